"""A bot that plays at an online table: python3 online_bot.py 127.0.0.1:8080 TABLE SEAT. Needs nothing but Python."""
import base64, json, os, socket, struct, sys


class Table:
    def __init__(self, server, table):
        host, port = server.rsplit(":", 1)
        self.stream = socket.create_connection((host, int(port))).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: fogbound.1\r\n\r\n".encode())
        self.stream.flush()
        if b" 101 " not in self.stream.readline():
            sys.exit("no such table")
        while self.stream.readline().strip():
            pass
        self.say(type="hello", versions=[1], legal=True)

    def say(self, **message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.stream.write(b"\x81" + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))
        self.stream.flush()

    def hear(self):
        while True:
            kind, length = self.stream.read(2)
            if length > 125:
                length = int.from_bytes(self.stream.read(2 if length == 126 else 8), "big")
            data = self.stream.read(length)
            if kind == 0x81:
                return json.loads(data)


server, name, seat = sys.argv[1], sys.argv[2], int(sys.argv[3])
table, turn = Table(server, name), 0
# Whoever knows this secret sits there.
table.say(type="sit", id=f"sit-{seat}", seat=seat, name="Python", token=os.urandom(16).hex())
while not (message := table.hear()).get("over"):
    if message["type"] == "refused" and message["reason"] != "draft-old":
        sys.exit(message["text"])
    if message["type"] == "asked":
        # Here a better bot would think.
        action, turn = message["legal"][turn % len(message["legal"])], turn + 1
        table.say(type="act", id=f"python-{seat}-{message['on']}-{turn}", seat=seat, on=message["on"], actions=[action])
