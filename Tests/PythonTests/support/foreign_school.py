"""A server of the Stellar protocol with the catalogue of a school that is not MIT."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlparse


class ForeignSchool:
    """Answers under ``/stellar/api/``; ``classes`` are objects of the wire, by their courses."""

    def __init__(self, classes: dict[str, list[dict[str, Any]]]) -> None:
        self.classes = classes
        #: Additional members of class_info's answer, by id.
        self.announcements: dict[str, list[dict[str, Any]]] = {}
        #: The commands that were asked, in order.
        self.asked: list[str] = []
        school = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                address = urlparse(self.path)
                query = {name: values[0] for name, values in parse_qs(address.query).items()}
                found = address.path == "/stellar/api/"
                body = json.dumps(school.answer(query)).encode() if found else b""
                self.send_response(200 if found else 404)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def answer(self, query: dict[str, str]) -> Any:
        self.asked.append(query["command"])
        if query["command"] == "courses":
            return [{"short": name, "name": name, "is_course": 1} for name in self.classes]
        if query["command"] == "subjectList":
            listed = self.classes[query["id"]]
            if "checksum" not in query:
                return listed
            full = {"classes": listed} if "full" in query else {}
            return {"checksum": str(hash(json.dumps(listed))), **full}
        if query["command"] == "subjectInfo":
            for item in (item for items in self.classes.values() for item in items):
                if item["masterId"] == query["id"]:
                    return {**item, "announcements": self.announcements.get(query["id"], [])}
            return {"error": "SubjectNotFound"}
        return {"term": "fa26"} if query["command"] == "term" else []

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def listed(number: str, title: str, **more: Any) -> dict[str, Any]:
    """A class as the wire has it."""
    return {"masterId": number, "name": number, "title": title, "term": "fa26", **more}
