"""What visitors who look back need: records brought in and looked back at, by the page's own words to the server."""

from typing import Any

from tests.e2e.visitor import ENTER, Visitor
from tests.waiting import wait_until

ASK = """async ([method, path, body]) => {
  const token = localStorage.getItem('kingcraft.token')
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) })
  return answer.json()
}"""


PLAY = """async ([match, most]) => {
  const token = localStorage.getItem('kingcraft.token')
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/live`)
  let id = 0, seen = -1
  await new Promise((done) => {
    const say = (message) => socket.send(JSON.stringify(message))
    socket.onopen = () => say({ type: 'hello', protocol: 2, token, lang: 'en' })
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data)
      if (news.type !== 'news') return
      const { sight, match, you } = news
      if (match.phase !== 'playing' || sight.ply >= most) return done()
      const turn = match.to_act
      if (turn !== sight.seat && you.seats.includes(turn)) return say({ type: 'look', id: ++id, seat: turn })
      if (sight.to_act === sight.seat && sight.ply > seen) {
        seen = sight.ply
        say({ type: 'play', id: ++id, ply: sight.ply, move: sight.legal[sight.ply % sight.legal.length] })
      }
    }
  })
  socket.close()
}"""
"""Plays every seat of one's own, any move, until the game is over or so many moves are made."""


def ask(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """What the server answers this visitor."""
    return visitor.page.evaluate(ASK, [method, path, body])


def enter(visitor: Visitor) -> None:
    """Ann enters the house, unless she is there."""
    if not visitor.page.url.startswith(visitor.house):
        visitor.go()
    if not visitor.page.evaluate("localStorage.getItem('kingcraft.token')"):
        visitor.page.evaluate(f"async () => {{ {ENTER} }}")


def imported(visitor: Visitor, record: str) -> str:
    """A record brought in; gives the match that shows it."""
    enter(visitor)
    return str(ask(visitor, "POST", "records", {"text": record})["match"]["id"])


def looked_back(visitor: Visitor, record: str) -> str:
    """A record brought in and looked back at."""
    match = imported(visitor, record)
    ask(visitor, "POST", f"matches/{match}/look-back")
    wait_until("the look back", lambda: ask(visitor, "GET", f"matches/{match}/look-back")["state"] == "done")
    return match
