"""A bill of materials in SPDX 2.3, https://spdx.github.io/spdx-spec/v2.3/, for each variant.

It lists the contents; the terms are in LICENSE-third-party.txt, so no licence is concluded here.
"""

from __future__ import annotations

import json
import re
import uuid
from datetime import datetime, timezone
from typing import Any

from archive import epoch
from components import Component, components
from variant import VERSION, Variant

_NONE = "NOASSERTION"
_TERMS = {"licenseConcluded": _NONE, "licenseDeclared": _NONE, "copyrightText": _NONE}


def sbom(variant: Variant) -> str:
    """Returns the document, which is identical, byte for byte, for the same parts and the same
    commit.
    """
    parts = [_package(part) for part in components(variant)]
    pentad = {
        "SPDXID": "SPDXRef-pentad",
        "name": "pentad",
        "versionInfo": VERSION,
        "downloadLocation": _NONE,
        "filesAnalyzed": False,
        **_TERMS,
        "licenseDeclared": variant.licence,
    }
    document: dict[str, Any] = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": variant.name,
        "creationInfo": {
            "created": datetime.fromtimestamp(epoch(), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: pentad-dist"],
        },
        "packages": [pentad, *parts],
        "relationships": [
            _relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-pentad"),
            *(_relation("SPDXRef-pentad", "CONTAINS", part["SPDXID"]) for part in parts),
        ],
    }
    content = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(document))
    document["documentNamespace"] = f"https://spdx.org/spdxdocs/{variant.name}-{content}"
    return json.dumps(document, indent=2) + "\n"


def _package(part: Component) -> dict[str, Any]:
    package: dict[str, Any] = {
        "SPDXID": f"SPDXRef-{re.sub(r'[^A-Za-z0-9.]+', '-', part.name)}",
        "name": part.name,
        "versionInfo": part.version,
        "downloadLocation": part.location,
        "filesAnalyzed": False,
        **_TERMS,
    }
    if part.purl:
        package["externalRefs"] = [
            {
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": part.purl,
            }
        ]
    return package


def _relation(one: str, kind: str, other: str) -> dict[str, Any]:
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
