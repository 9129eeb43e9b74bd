"""What pyproject.toml cannot say: the compiled engine, and the browser client inside a wheel.

``REGIO_COMPILE=1`` compiles the engine with mypyc; without it the package is plain Python.
"""

import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILE = os.environ.get("REGIO_COMPILE", "0") == "1"
LEVEL = os.environ.get("REGIO_COMPILE_LEVEL", "3")
"""How far the C compiler optimises, 0 to 3."""


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
    # One C file a module, so that they compile side by side; the flags given here come after the interpreter's own.
    engine, *shims = mypycify(
        engine_modules(), opt_level=LEVEL, debug_level="0", multi_file=True, group_name="regio_engine"
    )
    for shim in shims:  # one small entry point a module: nothing to optimise
        shim.extra_compile_args = [*shim.extra_compile_args, "-O0"]
    return [engine, *shims]


class BuildSideBySide(build_ext):
    """Compiles the C files on all cores, and only those that changed: setuptools takes all of them one by one.

    mypyc leaves files alone that would not change, so times tell. Objects lie in a folder for each level of
    optimisation and version of mypyc.
    """

    def build_extensions(self) -> None:
        self.build_temp += f"-O{LEVEL}-mypyc-{version('mypy')}"
        self.parallel = os.cpu_count() or 1
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], output_dir: str, depends: list[str], **more: Any) -> list[str]:
            headers = max(map(os.path.getmtime, depends), default=0.0)

            def compile_one(source: str) -> str:
                made: str = self.compiler.object_filenames([source], output_dir=output_dir)[0]
                if not os.path.exists(made) or os.path.getmtime(made) <= max(headers, os.path.getmtime(source)):
                    one_by_one([source], output_dir=output_dir, **more)
                return made

            with ThreadPoolExecutor(self.parallel) as pool:
                return list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))

        self.compiler.compile = side_by_side
        super().build_extensions()


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
    cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithClient},
    setup_requires=["mypy==2.4.1"] if COMPILE else [],
)
