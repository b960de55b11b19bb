"""A real nginx before a house, as the sample in the documents says."""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.wire import free_port
from tests.waiting import wait_until

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
SAMPLE = Path(__file__).parents[2] / "docs" / "host" / "nginx.conf"
NAME = "play.example.org"
FRAME = """
{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 768; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/kingcraft.conf;
}}
"""


@contextlib.contextmanager
def behind_nginx(folder: Path, house: str, patience: str = "10s") -> Iterator[int]:
    """Starts nginx before a house, given as host and port; gives the port of nginx."""
    ports = free_port(), free_port()
    make_certificate(folder, NAME)
    (folder / "kingcraft.conf").write_text(_adapted(folder, house, *ports, patience))
    (folder / "nginx.conf").write_text(FRAME.format(folder=folder, user=_user()))
    process = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        wait_until("nginx to listen", lambda: process.poll() is not None or _listens(ports[1]))
        assert process.poll() is None, (folder / "error.log").read_text()
        yield ports[1]
    finally:
        process.terminate()
        process.wait()


def _user() -> str:
    """Who started as root would serve as somebody who may not read the folders of the tests."""
    return "user root;" if hasattr(os, "getuid") and os.getuid() == 0 else ""


def _adapted(folder: Path, house: str, plain: int, secure: int, patience: str) -> str:
    """The sample with other ports, another certificate and another patience: nothing else is changed."""
    text = SAMPLE.read_text()
    changes = {
        "127.0.0.1:8000": house, "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl", "/var/cache/nginx-kingcraft": str(folder / "files"),
        f"/etc/letsencrypt/live/{NAME}": str(folder), "client_header_timeout 10s": f"client_header_timeout {patience}",
    }  # fmt: skip
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def make_certificate(folder: Path, name: str) -> None:
    """A key and a certificate that nobody vouches for: `privkey.pem` and `fullchain.pem`."""
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}"]
    subprocess.run([*command, *files], check=True, capture_output=True)


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def trusting() -> ssl.SSLContext:
    """A client that takes any certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
