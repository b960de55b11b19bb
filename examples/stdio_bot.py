"""A bot that needs nothing but Python: it takes the move with the longest name. See `docs/research/bots.md`."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "begin":
        answer = {"type": "ready"}
    else:
        answer = {"type": "move", "move": max(question["legal"], key=len)}
    print(json.dumps(answer), flush=True)
