"""What pyproject.toml cannot say: the compiled engine, and the browser client inside a wheel.

``REGIO_COMPILE=1`` compiles the engine with mypyc; without it the package is plain Python.
"""

import os
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILE = os.environ.get("REGIO_COMPILE", "0") == "1"


def engine_modules() -> list[str]:
    """The files to compile, relative to this folder: [tool.regio.compile] of pyproject.toml."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["regio"]["compile"]
    paths = [path for room in rules["rooms"] for path in (ROOT / "src" / "regio" / room).rglob("*.py")]
    names = [path.relative_to(ROOT).as_posix() for path in paths if path.name != "__init__.py"]
    return sorted(set(names) - set(rules["interpreted"]))


def extensions() -> list[Extension]:
    # "egg_info" is the step in which the build front end asks what to install: mypyc is not there yet.
    if not COMPILE or "egg_info" in sys.argv:
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    level = os.environ.get("REGIO_COMPILE_LEVEL", "3")
    return list(mypycify(engine_modules(), opt_level=level, group_name="regio_engine"))


class BuildWithClient(build_py):
    """Copies the built browser client (web/dist) into the package as regio/table/static."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # a checkout serves web/dist itself
        client = ROOT / "web" / "dist"
        if not (client / "index.html").is_file():
            self.warn("web/dist is not built: this package will have no browser client (run `make setup` first)")
            return
        target = Path(self.build_lib) / "regio" / "table" / "static"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(client, target)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient},
    setup_requires=["mypy==2.4.1"] if COMPILE else [],
)
