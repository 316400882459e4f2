"""Checks exchanges with a PeerTube server against PeerTube's own API description.

`python3 validate.py EXCHANGES… SPEC` needs openapi-core. EXCHANGES is the output of the tests if
PENTAD_EXCHANGES names a file, or that of record.py with a running server: `{"method", "url",
"headers", "body", "status", "reply"}` on each line. SPEC is openapi.json of PeerTube 8.1, from its
sources. It checks the address, the query, the headers and the body of each request, its
authentication where required, and each reply whose status the description contains. Prints the
checked parts and the departures from the description. Fails for a departure that KNOWN does not
explain, and for one of KNOWN that no longer occurs.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from openapi_core import OpenAPI  # type: ignore[import-not-found,unused-ignore]
from openapi_core.configurations import Config  # type: ignore[import-not-found,unused-ignore]
from openapi_core.datatypes import (  # type: ignore[import-not-found,unused-ignore]
    RequestParameters,
)
from werkzeug.datastructures import (  # type: ignore[import-not-found,unused-ignore]
    Headers,
    ImmutableMultiDict,
)

# Exchanges that contradict the description: the call, the part, the end of the problem, and the
# reason.
KNOWN = {
    (
        "PUT /api/v1/videos/{id}/rate",
        "request",
        "'none' is not one of ['like', 'dislike']",
    ): "takes a rating back; a rating that is asked for may be `none` by the description as well",
    **{
        (f"GET /api/v1/{call}", "reply", f"{field}: None is not of type '{kind}'"): (
            "null in the list of what to watch later, which has none"
        )
        for call in ("accounts/{name}/video-playlists", "video-playlists/{playlistId}")
        for field, kind in (
            ("description", "string"),
            ("thumbnailPath", "string"),
            ("videoChannelPosition", "integer"),
        )
    },
    (
        "GET /api/v1/videos/{id}",
        "reply",
        "tags: [] should be non-empty",
    ): "a video without tags",
    (
        "GET /api/v1/search/videos",
        "request",
        "'-hot', '-best']",
    ): "pypeertube wants the oldest first; PeerTube sorts in both directions",
    (
        "POST /api/v1/video-playlists/{playlistId}/videos",
        "request",
        "Valid mimetypes: ['application/json']",
    ): "pypeertube sends a form; PeerTube takes one for each object",
}

RATINGS = {"type": "array", "items": {"$ref": "#/components/schemas/VideoRating"}}

# Replies that contradict the description, with reasons.
CORRECTED: dict[str, tuple[dict[str, Any], str]] = {
    "/api/v1/users/me": (
        {"$ref": "#/components/schemas/User"},
        "the user, where the description has a list of users",
    ),
    "/api/v1/accounts/{name}/ratings": (
        {
            "anyOf": [
                {
                    "type": "object",
                    "required": ["total", "data"],
                    "properties": {"total": {"type": "integer"}, "data": RATINGS},
                },
                RATINGS,
            ]
        },
        "a part of the list with its total, as everywhere; the description has the list alone, "
        "which our client reads as well",
    ),
}

# Patterns that match nothing, since they are written as in JavaScript and lack a `+`.
REPAIRS = {
    "/^[a-z0-9._]+$/": "^[a-z0-9._]+$",
    "/^[a-z0-9]$/": "^[a-z0-9]+$",
    "/^[a-zA-Z0-9]$/": "^[a-zA-Z0-9]+$",
    "/^[a-zA-Z0-9\\\\-_.:]+$/": "^[a-zA-Z0-9\\-_.:]+$",
    "/magnet:\\?xt=urn:[a-z0-9]+:[a-z0-9]{32}/i": "(?i)magnet:\\?xt=urn:[a-z0-9]+:[a-z0-9]{32}",
}


@dataclass
class Request:
    """A request in the form that openapi-core requires."""

    host_url: str
    path: str
    method: str
    parameters: Any
    content_type: str
    body: bytes | None


@dataclass
class Response:
    """A reply in the form that openapi-core requires."""

    status_code: int
    data: bytes
    content_type: str
    headers: Any


class Departure(NamedTuple):
    """A departure of an exchange from the description."""

    call: str
    part: str
    problem: str

    @property
    def known(self) -> tuple[str, str, str] | None:
        """Returns the entry of KNOWN for this departure."""
        for one in KNOWN:
            if self[:2] == one[:2] and self.problem.endswith(one[2]):
                return one
        return None


def repaired(value: Any, spec: dict[str, Any]) -> Any:
    """Returns the description with patterns that can match, and with null where it is allowed: null
    next to an `allOf` is not among the values of its parts.
    """
    if isinstance(value, dict):
        if value.get("nullable") and len(value.get("allOf", [])) == 1:
            (part,) = value["allOf"]
            value = {**referred(part, spec), **value}
            del value["allOf"]
        return {
            name: REPAIRS.get(item, item)
            if name == "pattern" and isinstance(item, str)
            else repaired(item, spec)
            for name, item in value.items()
        }
    return [repaired(item, spec) for item in value] if isinstance(value, list) else value


def referred(schema: dict[str, Any], spec: dict[str, Any]) -> dict[str, Any]:
    """Returns the target of a schema's reference; the schema itself if it has none."""
    whole: Any = schema
    while "$ref" in whole:
        names = whole["$ref"].split("/")[1:]
        whole = spec
        for name in names:
            whole = whole[name]
    return dict(whole)


def whole(schemas: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """Returns an `allOf` of objects as one object: the fields of a form are not searched in its
    parts.
    """
    merged = {key: value for key, value in schema.items() if key != "allOf"}
    for part in schema["allOf"]:
        found = schemas[part["$ref"].split("/")[-1]] if "$ref" in part else part
        merged["properties"] = {**merged.get("properties", {}), **found["properties"]}
    return {"type": "object", **merged}


class Description:
    """PeerTube's description, for servers at any address."""

    def __init__(self, file: str) -> None:
        raw = json.loads(Path(file).read_text())
        spec = repaired(raw, raw)
        spec["servers"] = [{"url": "/"}]
        schemas = spec["components"]["schemas"]
        # Otherwise each UUID would match as a short one as well, and an id must match only one of
        # them.
        schemas["shortUUID"]["pattern"] = "^[1-9A-HJ-NP-Za-km-z]{22}$"
        for name in ("OAuthToken-password", "OAuthToken-refresh_token"):
            schemas[name] = whole(schemas, schemas[name])
        self.paths: dict[str, Any] = spec["paths"]
        for path, (schema, _) in CORRECTED.items():
            content = self.paths[path]["get"]["responses"]["200"]["content"]
            content["application/json"]["schema"] = schema
        self.spec = spec
        self.strict = OpenAPI.from_dict(
            spec, config=Config(additional_properties_default_policy="forbid")
        )
        self.lenient = OpenAPI.from_dict(spec)

    def call(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        """Returns the operation of a path; one without variables comes first."""
        for template in sorted(self.paths, key=lambda one: one.count("{")):
            pattern = re.sub(r"\\\{[^/]+?\\\}", "[^/]+", re.escape(template))
            operation = self.paths[template].get(method.lower())
            if operation and re.fullmatch(pattern, path):
                return f"{method} {template}", operation
        return None

    def query(self, call: str, operation: dict[str, Any]) -> set[str]:
        """Returns the names that are allowed in the query of an operation."""
        listed = self.paths[call.split(" ", 1)[1]].get("parameters", [])
        names = set()
        for parameter in [*listed, *operation.get("parameters", [])]:
            whole = parameter
            if "$ref" in parameter:
                whole = self.spec["components"]["parameters"][parameter["$ref"].split("/")[-1]]
            if whole["in"] == "query":
                names.add(whole["name"])
        return names

    def departures(self, exchange: dict[str, Any], counts: Counter[str]) -> list[Departure]:
        """Returns the departures of an exchange from the description."""
        address = urlsplit(exchange["url"])
        # A server may be located below a path.
        path = address.path[address.path.find("/api/v1/") :]
        found = self.call(exchange["method"], path)
        if found is None:
            return [Departure(f"{exchange['method']} {path}", "request", "no such call")]
        call, operation = found
        counts[call] += 1
        query = parse_qsl(address.query, keep_blank_values=True)
        headers = Headers(list(exchange["headers"].items()))
        problems = [
            ("request", f"the query has `{name}`")
            for name, _ in query
            if name not in self.query(call, operation)
        ]
        if operation.get("security") and "Authorization" not in headers:
            problems.append(("request", "nobody asks"))
        request = Request(
            f"{address.scheme}://{address.netloc}",
            path,
            exchange["method"].lower(),
            RequestParameters(query=ImmutableMultiDict(query), header=headers),
            headers.get("Content-Type", ""),
            exchange["body"].encode() or None,
        )
        problems += self.request_problems(request)
        if str(exchange["status"]) in operation["responses"] and exchange["status"] < 400:
            counts["replies"] += 1
            problems += self.reply_problems(request, exchange)
        else:
            counts["replies of statuses that are not described"] += 1
        return [Departure(call, part, problem) for part, problem in problems]

    def request_problems(self, request: Request) -> list[tuple[str, str]]:
        errors = self.strict.iter_request_errors(request)
        return [("request", text) for error in errors for text in texts(error)]

    def reply_problems(self, request: Request, exchange: dict[str, Any]) -> list[tuple[str, str]]:
        # Strictly, no part of an `allOf` would allow the members of the others.
        response = Response(
            exchange["status"], exchange["reply"].encode(), "application/json", Headers()
        )
        errors = self.lenient.iter_response_errors(request, response)
        return [("reply", text) for error in errors for text in texts(error)]


def texts(error: BaseException) -> list[str]:
    """Returns the errors with their causes; positions in lists are not distinguished."""
    cause = error.__cause__ or error
    problems: dict[str, None] = {}
    for one in getattr(cause, "schema_errors", ()):
        place = "/".join("#" if isinstance(part, int) else part for part in one.absolute_path)
        message = one.message
        if len(message) > 120:
            message = f"{message[:40]} … {message[-80:]}"
        # The wrong type is reported as well.
        if not message.endswith("for not nullable"):
            problems[f"{place}: {message}"] = None
    return list(problems) or [str(cause)[:300]]


def main() -> int:
    """Runs the comparison; returns 1 for an unexplained departure."""
    description = Description(sys.argv[-1])
    counts: Counter[str] = Counter()
    departures: Counter[Departure] = Counter()
    for file in sys.argv[1:-1]:
        for line in Path(file).read_text().splitlines():
            counts["exchanges"] += 1
            departures.update(description.departures(json.loads(line), counts))
    for name, count in sorted(counts.items()):
        print(f"{count:6} {name}")
    explained = set()
    for departure, count in sorted(departures.items()):
        known = departure.known
        explained |= {known} - {None}
        print(f"{'known' if known else 'DEPARTS':8} {count:4} {': '.join(departure)}")
        if known:
            print(f"{'':13} {KNOWN[known]}")
    for path, (_, reason) in CORRECTED.items():
        print(f"corrected     GET {path}: {reason}")
    gone = KNOWN.keys() - explained
    for known in sorted(gone):
        print(f"GONE          {': '.join(known)}")
    return 1 if gone or any(departure.known is None for departure in departures) else 0


if __name__ == "__main__":
    sys.exit(main())
