"""A bot for `fogbound arena`: --bot "cmd:python3 arena_bot.py". docs/bot-protocol.md tells the lines; it needs nothing but Python."""
import json, random, sys


def say(**line):
    print(json.dumps(line), flush=True)


def choose(asked, chance):
    """Here a better bot would think: `legal` are the answers, `position` is what the seat may know."""
    # Whoever passes gets no points.
    rest = [action for action in asked["legal"] if action != "pass"]
    return chance.choice(rest or asked["legal"])


chance = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        if 1 not in told["versions"]:
            sys.exit("only version 1 of the protocol is spoken")
        say(type="welcome", version=1)
    elif told["type"] == "game":
        # The same seed in the same seat plays the same game: so results can be had again.
        chance.seed(f"{told['seed']} {told['seat']}")
    elif told["type"] == "asked":
        say(type="choose", action=choose(told, chance))
    elif told["type"] == "error":
        print(told["text"], file=sys.stderr)
    elif told["type"] == "quit":
        break
