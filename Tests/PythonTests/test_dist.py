"""The tools of make dist: the packed files, the reports, and the rejected input."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import archive
import carried
import dist
import documents
import linked
import notices
import pytest
import runtime
import sbom
import sources
import variant as variants
import wheel
from components import Component
from variant import VARIANTS, VERSION, Variant

APACHE = "Apache License\n"


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A scratch folder: a library of two packages, one of them in C, and of a module of ours."""
    for name, text in {
        "checkouts/swift-nio/LICENSE.txt": APACHE,
        "checkouts/swift-nio/NOTICE.txt": "Influenced by Netty.\n",
        "checkouts/swift-nio/Sources/CNIOLLHTTP/LICENSE": "MIT\n",
        "checkouts/swift-nio/Sources/CNIOLLHTTP/a.c": "/* Permission is hereby granted */\nint a;",
        "checkouts/swift-nio/Sources/Unlinked/LICENSE": "GPL\n",
        "checkouts/swift-log/LICENSE.txt": APACHE,
        "checkouts/swift-log/Sources/Logging/L.swift": "// plain\n",
        "release/CNIOLLHTTP.build/a.c.d": "dependencies: \\\n"
        "  {0}/swift-nio/Sources/CNIOLLHTTP/a.c \\\n  /usr/include/stdio.h\n",
        "release/Logging.build/sources": "{0}/swift-log/Sources/Logging/L.swift\n",
        "release/Unlinked.build/sources": "{0}/swift-nio/Sources/Unlinked/U.swift\n",
        "release/Kit.build/sources": "/here/Sources/Kit/K.swift\n",
        "release/pentad.product/Objects.LinkFileList": "/r/CNIOLLHTTP.build/a.c.o\n"
        "/r/Logging.build/L.swift.o\n/r/Kit.build/K.swift.o\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{0}", str(tmp_path / "checkouts")), encoding="utf-8")
    return tmp_path


def test_linked_files_are_those_of_the_linker(packages: Path) -> None:
    found = linked.linked(packages / "release", "pentad")
    nio, log = packages / "checkouts/swift-nio", packages / "checkouts/swift-log"
    assert found == {
        nio: {nio / "Sources/CNIOLLHTTP/a.c"},
        log: {log / "Sources/Logging/L.swift"},
    }


def test_licences_are_those_of_packages_and_sources_that_are_linked(packages: Path) -> None:
    nio = packages / "checkouts/swift-nio"
    sources = linked.linked(packages / "release", "pentad")[nio]
    found = [(str(file.relative_to(nio)), text) for file, text in notices.of_package(nio, sources)]
    assert found == [
        ("LICENSE.txt", APACHE),
        ("Sources/CNIOLLHTTP/LICENSE", "MIT\n"),
        ("NOTICE.txt", "Influenced by Netty.\n"),
        ("Sources/CNIOLLHTTP/a.c", "/* Permission is hereby granted */"),
    ]


def test_a_package_without_a_licence_ends_it(packages: Path) -> None:
    log = packages / "checkouts/swift-log"
    (log / "LICENSE.txt").unlink()
    with pytest.raises(SystemExit, match="swift-log has no licence file"):
        list(notices.of_package(log, {log / "Sources/Logging/L.swift"}))


def test_common_licence_text_appears_once() -> None:
    text = notices.joined([("swift-nio", APACHE), ("GRDB.swift", "MIT"), ("swift-log", APACHE)])
    assert text.count(APACHE) == 1
    assert "swift-nio\nswift-log\n=" in text


def test_the_same_content_makes_the_same_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795219200")
    for name in ("one", "other"):
        tree = tmp_path / name
        (tree / "bin").mkdir(parents=True)
        for file in ("b", "bin/a") if name == "one" else ("bin/a", "b"):
            (tree / file).write_text("content", encoding="utf-8")
        (tree / "bin/a").chmod(0o700)
        (tree / "link").symlink_to("b")
        os.utime(tree / "b", (1, 1 if name == "one" else 2))
        archive.tar(archive.files(tree, "pentad"), tmp_path / f"{name}.tar.gz")
    one, other = tmp_path / "one.tar.gz", tmp_path / "other.tar.gz"
    assert one.read_bytes() == other.read_bytes()
    assert gzip.decompress(one.read_bytes())
    with tarfile.open(one) as packed:
        members = {member.name: member for member in packed}
    assert list(members) == ["pentad/b", "pentad/bin/a", "pentad/link"]
    assert (members["pentad/b"].mode, members["pentad/bin/a"].mode) == (0o644, 0o755)
    assert members["pentad/link"].linkname == "b"
    assert {(member.uid, member.uname, member.mtime) for member in members.values()} == {
        (0, "", 1795219200)
    }
    (tmp_path / "SHA256SUMS").write_text(archive.sums([other, one]), encoding="utf-8")
    subprocess.run(["sha256sum", "-c", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


def test_the_bill_of_materials_names_each_part_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795219200")
    parts = [
        Component(
            "swift-nio", "2.101.2", "pkg:swift/github.com/apple/swift-nio@2.101.2", "https://x"
        ),
        Component("libstdc++-12-dev", "12.2.0-14", "pkg:deb/debian/x@12.2.0-14", "https://y"),
        Component("Swift runtime libraries", "6.3.1", "", "https://z"),
    ]
    monkeypatch.setattr(sbom, "components", lambda _: iter(parts))
    text = sbom.sbom(VARIANTS[0])
    assert text == sbom.sbom(VARIANTS[0])
    bill = json.loads(text)
    pentad, *others = bill["packages"]
    assert (pentad["versionInfo"], pentad["licenseDeclared"]) == (VERSION, VARIANTS[0].licence)
    assert [(part["name"], part["versionInfo"]) for part in others] == [
        (part.name, part.version) for part in parts
    ]
    names = [part["SPDXID"] for part in bill["packages"]]
    assert len(set(names)) == 4
    assert all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", name) for name in names)
    contained = [
        relation["relatedSpdxElement"]
        for relation in bill["relationships"]
        if relation["relationshipType"] == "CONTAINS"
    ]
    assert contained == names[1:]
    assert bill["creationInfo"]["created"] == "2026-11-21T00:00:00Z"


def test_missing_files_of_a_source_package_are_found(tmp_path: Path) -> None:
    assert sources.lacking(tmp_path) == ["all"]
    lines = "".join(f" {'a' * 64} 12 {name}\n" for name in ("a.orig.tar.gz", "a.debian.tar.xz"))
    (tmp_path / "a.dsc").write_text(f"Checksums-Sha256:\n{lines}Files:\n", encoding="utf-8")
    (tmp_path / "a.orig.tar.gz").touch()
    assert sources.lacking(tmp_path) == ["a.debian.tar.xz"]
    (tmp_path / "a.debian.tar.xz").touch()
    assert sources.lacking(tmp_path) == []


def test_unusual_system_libraries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    python = Path(sys.executable).resolve()
    assert int(runtime.glibc(python).split(".")[1]) >= 2
    needs = "(NEEDED) Shared library: [libz.so.1]\n(NEEDED) Shared library: [libc.so.6]\n"
    monkeypatch.setattr(runtime, "_readelf", lambda *_: needs)
    assert runtime.packages(python) == ["libc6", "zlib1g"]
    monkeypatch.setattr(runtime, "_readelf", lambda *_: needs + "(NEEDED) [libcurl.so.4]\n")
    with pytest.raises(SystemExit, match=r"libcurl\.so\.4"):
        runtime.packages(python)


def test_the_variants_are_not_taken_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, without = VARIANTS
    monkeypatch.setattr(documents, "third_party", lambda _: "")
    assert f"pentad-{VERSION}-without-astro-linux-x86_64" == without.name != whole.name
    assert without.wheel_version == f"{VERSION}+without.astro"
    assert "AGPL" in whole.licence
    assert without.licence == "Apache-2.0"
    assert "LICENSE-AGPL-3.0.txt" in documents.legal(whole)
    texts = documents.legal(without)
    assert set(texts) == {"LICENSE", "LICENSE-third-party.txt", "NOTICE.txt"}
    assert "Affero" not in "".join(texts.values())


def test_the_wheels_project_has_the_version_and_the_licence_of_its_variant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel, "legal", lambda _: {"NOTICE.txt": "whose"})
    for variant in VARIANTS:
        project = tmp_path / variant.name
        project.mkdir()
        wheel.copy(project, variant)
        text = (project / "pyproject.toml").read_text("utf-8")
        assert f'license = "{variant.licence}"' in text
        assert (project / "VERSION").read_text("utf-8") == variant.wheel_version
        assert (project / "NOTICE.txt").read_text("utf-8") == "whose"
        package = project / "Sources/PentadPython/pentad"
        assert (package / "libswe.so.2.0").exists() == variant.has_astro
        assert len(list(package.glob("*.se1"))) == (2 if variant.has_astro else 0)
        assert not list(package.glob("*.so"))


def test_a_damaged_ephemeris_file_is_not_carried(tmp_path: Path) -> None:
    published = Path("/usr/share/libswe/ephe/sepl_18.se1")
    assert carried.verified(published) == published
    content = bytearray(published.read_bytes())
    content[len(content) // 2] ^= 1
    for name, changed in {
        published.name: bytes(content),
        "semo_18.se1": published.read_bytes(),
        "sepl_90.se1": published.read_bytes(),
    }.items():
        path = tmp_path / name
        path.write_bytes(changed)
        with pytest.raises(SystemExit, match="is damaged, or of another edition"):
            carried.verified(path)


@pytest.mark.parametrize("wrong", ["bin/pentad", "lib/libpentad.so.0.1.0", "the wheel's"])
@pytest.mark.parametrize("kind", VARIANTS, ids=lambda one: one.name)
def test_files_of_the_other_variant_are_not_packed(
    kind: Variant, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variants, "OUTPUT", tmp_path / "output")
    monkeypatch.setattr(variants, "ROOT", tmp_path)
    content = {True: b"..swe_set_ephe_path..", False: b"...."}
    programs = {name: kind.tree / name for name in ("bin/pentad", "lib/libpentad.so.0.1.0")}
    programs["the wheel's"] = kind.wheel_library
    for path in programs.values():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content[kind.has_astro])
    dist.check(kind)
    programs[wrong].write_bytes(content[not kind.has_astro])
    with pytest.raises(SystemExit, match="is of the other variant"):
        dist.check(kind)
