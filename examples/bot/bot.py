#!/usr/bin/env python3
"""A small program that plays at a table of a Furrow server.

It needs Python 3 and nothing else, and speaks HTTP as docs/api.md describes it:
become a guest (or bring a token), sit down or set up a table, follow the stream
of the table, ask for the decision, choose, act, until the game is over.

What happens goes to stderr; the result is one line of JSON on stdout.
"""

import argparse
import collections
import hashlib
import http.client
import http.cookiejar
import json
import os
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 12  # how often the same is sent again before giving up
SILENCE = 60  # seconds without a line, not even a heartbeat, after which a stream counts as broken

# A connection that broke: it is not known whether the server has done what was asked.
BROKEN = (OSError, http.client.HTTPException)


def say(*words):
    print(*words, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the server


class Refused(Exception):
    """The server understood, and said no."""

    def __init__(self, status, refusal):
        super().__init__(f"{status} {refusal.get('why')}: {refusal.get('words')}")
        self.status = status
        self.why = refusal.get("why")


def refusal_of(error):
    """What an answer of 400 and above says; something between us and the server may have written it."""
    try:
        return json.loads(error.read())["refusal"]
    except (ValueError, KeyError, TypeError, *BROKEN):
        return {"why": "unknown", "words": error.reason}


class Server:
    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.token = token
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def open(self, method, path, body=None):
        headers = {"accept": "application/json", "accept-language": "en", "x-furrow": "1"}
        data = None
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        return self.opener.open(request, timeout=SILENCE)

    def call(self, method, path, body=None, repeatable=True):
        """Asks, and asks again while the server is busy, away or breaks off.

        What is not `repeatable` is not sent again when it may have been done already.
        """
        for attempt in range(PATIENCE):
            wait = min(0.25 * 2**attempt, 10)
            try:
                with self.open(method, path, body) as response:
                    return json.loads(response.read())
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503) and (error.code < 500 or not repeatable):
                    raise Refused(error.code, refusal_of(error)) from None
                after = error.headers.get("retry-after", "")
                wait = float(after) if after.isdigit() else wait
                trouble = f"{error.code} {refusal_of(error).get('why')}"
            except (*BROKEN, ValueError) as error:
                reason = getattr(error, "reason", error)
                if not repeatable and not isinstance(reason, ConnectionRefusedError):
                    raise
                trouble = reason
            say(f"  {method} {path.split('?')[0]}: {trouble}; again in {wait:g} s")
            time.sleep(wait)
        raise SystemExit(f"{self.url} did not answer {PATIENCE} times; giving up")

    def get(self, path):
        return self.call("GET", path)

    def lines(self, path):
        """The lines of JSON of a stream, until it breaks; heartbeats are left out."""
        with self.open("GET", path) as response:
            for line in response:
                if line.strip():
                    yield json.loads(line)

    def become_guest(self, name):
        self.call("POST", "/api/people/guest", {"name": name, "language": "en"}, repeatable=False)
        made = self.call("POST", "/api/me/tokens", {"name": "example bot"}, repeatable=False)
        self.token = made["token"]


# ---------------------------------------------------------------- choosing

GOODS = {
    "food": 2, "wood": 0.7, "clay": 0.7, "reed": 1, "stone": 1, "grain": 2, "vegetable": 4,
    "sheep": 2, "boar": 2.5, "pig": 2.5, "cattle": 3.5, "cow": 3.5, "horse": 3.5,
    "border": 0.5, "begging": -4,
}  # fmt: skip
GOOD = re.compile(rf"(\d+) (?:more |wild )*({'|'.join(GOODS)})")
WORTH = (
    (re.compile(r"grow your family"), 9),
    (re.compile(r"^room|any number of rooms|renovate"), 5),
    (re.compile(r"sow|plow|fence|pasture|number of borders"), 5),
    (re.compile(r"add 1 expansion"), 3),
    (re.compile(r"build 1 (special|major)|stalls? "), 4),
    (re.compile(r"occupation|minor improvement"), 1),
    (re.compile(r"stable|trough|border on|bake"), 1),
    (re.compile(r"^yes$"), 0.5),
)


def worth(words):
    """What a move seems to be worth, by the goods and works that its words mention."""
    plain = re.sub(r"\([^)]*\)|;.*", "", words).lower()  # what it costs for each, and what is lost
    sum_ = sum(value for pattern, value in WORTH if pattern.search(plain))
    sign = 1
    for part in re.split(r"\b(take|keep|get|into|for|give|pay|turn)\b", plain):
        if part in ("take", "keep", "get", "into"):
            sign = 1
        elif part in ("give", "pay", "turn"):
            sign = -1
        elif part == "for":  # "give 1 pig for 1 cow", "Shelter, for 2 wood"
            sign = 1 if sign < 0 else -0.2
        else:
            sum_ += sum(sign * int(number) * GOODS[good] for number, good in GOOD.findall(part))
    return sum_


def begging(words):
    return sum(int(number) for number in re.findall(r"(\d+) begging", words))


def choose(kind, moves, dice, chosen):
    """The best move by its words: feeds fully, and does not always do the same; the dice decide between equals."""

    def rate(move):
        if kind == "feed":
            return -begging(move["words"]), worth(move["words"])
        # What can be done again and again becomes less tempting, so that a game comes to its end.
        return 0, worth(move["words"]) - (0 if move["move"] == "done" else chosen[move["move"]])

    best = max(map(rate, moves))
    return dice.choice([move for move in moves if rate(move) == best])


# ---------------------------------------------------------------- the table


class Player:
    def __init__(self, server, table, dice):
        self.server = server
        self.table = f"/api/tables/{table}"
        self.dice = dice
        self.chosen = collections.Counter()
        self.commitment = None
        # A key stands for one act of a person at a table for ever, also when this program is started again.
        self.run, self.acts = secrets.token_hex(8), 0

    def act(self, **act):
        """Done exactly once: `call` sends the same key again if the connection breaks."""
        self.acts += 1
        return self.server.call("POST", f"{self.table}/acts", {"key": f"{self.run}-{self.acts}", "act": act})

    def facts(self):
        return self.server.get(self.table)

    def sit(self):
        if "seat" not in self.facts():
            self.act(act="sit")

    def answer(self):
        """Answers what this seat is asked, if the game waits for it."""
        refused = set()
        while len(refused) < 20:
            try:
                asked = self.server.get(f"{self.table}/decision?lang=en")
            except Refused as no:
                if no.why == "nothing-asked":
                    return
                raise
            if asked["open"]:
                return  # something may be done at any time; nobody waits for it
            number = asked["number"]
            moves = [m for m in asked["moves"] if (number, m["move"]) not in refused]
            if not moves:
                raise SystemExit(f"no move is left for question {number}: {asked['prompt']}")
            move = choose(asked["kind"], moves, self.dice, self.chosen)
            try:
                self.act(act="play", number=number, move=move["move"])
            except Refused as no:
                if no.status not in (409, 422):
                    raise
                # The game may have moved on (then the next number is another one), or the move is wrong.
                say(f"  {move['move']}: {no}")
                refused.add((number, move["move"]))
                continue
            self.chosen[move["move"]] += 1
            say(f"{number:4} {move['move']}  ({move['words']})")
            return
        raise SystemExit("too many moves were refused")

    def vote(self, offer):
        """Lets others go back, and plays every game to its end."""
        try:
            self.act(act="vote", offer=offer["offer"], yes=offer["wants"]["what"] == "undo")
        except Refused as no:
            say(f"  vote: {no}")

    def catch_up(self):
        """How the table stands now, and whatever is asked of this seat."""
        facts = self.facts()
        self.commitment = self.commitment or facts.get("commitment")
        if facts["phase"] == "playing":
            for offer in facts["offers"]:
                if facts["seat"] not in offer["yes"]:
                    self.vote(offer)
            self.answer()
        return facts

    def play(self):
        """Until the game is over; gives the facts of the table."""
        breaks = 0
        while True:
            facts = self.catch_up()
            if facts["phase"] in ("over", "dropped"):
                return facts
            if "seat" not in facts:
                raise SystemExit("this seat is somebody else's now")
            try:
                # What happened since the facts were read comes first, so nothing is missed in between.
                for line in self.server.lines(f"{self.table}/stream?from={facts['no']}"):
                    breaks = 0
                    if line["kind"] == "begin":
                        self.commitment = line["commitment"]
                    if line["kind"] in ("offer", "over"):
                        break
                    if "asked" in line and not line["asked"]["open"]:
                        self.answer()
                else:
                    raise ConnectionError("it ended")
                continue
            except urllib.error.HTTPError as error:
                if error.code != 429 and error.code < 500:
                    raise Refused(error.code, refusal_of(error)) from None
                trouble = error
            except (*BROKEN, ValueError) as error:
                trouble = error
            breaks += 1
            if breaks > PATIENCE:
                raise SystemExit(f"the stream broke {PATIENCE} times: {trouble}")
            say(f"  stream: {trouble}; follows again")
            time.sleep(min(0.25 * 2**breaks, 10))


# ---------------------------------------------------------------- the program


def table_id(link):
    """The id of 16 letters in a link, or the id itself."""
    found = re.findall(r"(?<![\w-])[\w-]{16}(?![\w-])", link)
    if not found:
        raise SystemExit(f"there is no id of a table in {link!r}")
    return found[-1]


def arguments():
    take = argparse.ArgumentParser(description="Plays one game at a Furrow server.")
    take.add_argument("--server", help="such as http://localhost:3000 (else FURROW_SERVER, or where the link leads)")
    take.add_argument("--table", help="link or id of a table to sit down at; without it one is set up")
    take.add_argument("--game", default="creatures")
    take.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given more than once")
    take.add_argument("--seats", type=int, default=2)
    take.add_argument("--against", default="level-1", help="level-1 to level-5, or people: wait until they sit down")
    take.add_argument("--name", default="Ploughman", help="the name of the guest")
    take.add_argument("--seed", type=int, default=1, help="decides between moves that seem equal")
    take.add_argument("--token-file", help="the token is kept there, so that the game can be gone on with later")
    return take.parse_args()


def server_of(given):
    url = given.server or os.environ.get("FURROW_SERVER")
    if not url and given.table and "://" in given.table:
        link = urllib.parse.urlsplit(given.table)
        url = f"{link.scheme}://{link.netloc}"
    server = Server(url or "http://localhost:3000", os.environ.get("FURROW_TOKEN") or None)
    file = given.token_file
    if server.token is None and file and os.path.exists(file):
        with open(file, encoding="utf-8") as kept:
            server.token = kept.read().strip()
    if server.token is None:
        server.become_guest(given.name)
        if file:
            with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as kept:
                kept.write(server.token)
    return server


def seat_of(given, server):
    """A player who sits at a table."""
    dice = random.Random(given.seed)
    if given.table:
        player = Player(server, table_id(given.table), dice)
        player.sit()
        return player
    wish = {
        "game": given.game,
        "options": dict(option.split("=", 1) for option in given.option),
        "seats": given.seats,
        "public": False,
        "rated": False,
        "pace": {"pace": "free"},
    }
    facts = server.call("POST", "/api/tables", wish, repeatable=False)
    player = Player(server, facts["id"], dice)
    say(f"table {facts['id']}")
    if given.against != "people":
        for seat, sitter in enumerate(facts["sitters"]):
            if sitter is None:
                player.act(act="bot", seat=seat, bot=given.against)
        player.act(act="start")
    return player


def main():
    given = arguments()
    try:
        player = seat_of(given, server_of(given))
        facts = player.play()
    except Refused as no:
        raise SystemExit(f"refused: {no}") from None
    except BROKEN as error:
        raise SystemExit(f"the connection broke: {error}") from None
    if facts["phase"] == "dropped":
        raise SystemExit("the table was given up before the game began")
    result = facts["result"]
    # The commitment was told before the first move. Both are hex; the bytes of the seed are hashed, not its letters.
    honest = hashlib.sha256(bytes.fromhex(result.get("seed", ""))).hexdigest() == player.commitment
    for seat, (sitter, score) in enumerate(zip(facts["sitters"], result["scores"], strict=True)):
        say(f"{score:5} {sitter['name']}{' (this bot)' if seat == facts['seat'] else ''}")
    say("the seed fits the commitment" if honest else "THE SEED DOES NOT FIT THE COMMITMENT")
    print(json.dumps({"table": facts["id"], "seat": facts["seat"], **result, "honest": honest}))
    return 0 if honest else 1


if __name__ == "__main__":
    sys.exit(main())
