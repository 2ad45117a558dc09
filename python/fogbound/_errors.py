"""The errors of the games."""


class Refused(ValueError):
    """The rules refuse an answer or a setup. Nothing has changed."""

    def __init__(self, rule: str, reason: str, text: str) -> None:
        super().__init__(rule, reason, text)
        self.rule = rule
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return f"{self.rule} {self.reason}: {self.text}"


class FileError(ValueError):
    """A tile set or a level is wrong; the text names each place and what to write instead."""


class RecordError(ValueError):
    """A record cannot be read, or the rules refuse a line of it."""

    def __init__(self, text: str, line: int | None, rule: str, advice: str) -> None:
        super().__init__(text, line, rule, advice)
        self.text = text
        self.line = line
        self.rule = rule
        self.advice = advice

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line is not None else ""
        return f"{place}{self.text}; {self.advice}" if self.advice else place + self.text
