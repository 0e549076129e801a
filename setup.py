"""Builds the compiled engine where MIDWAY_COMPILE=1 asks for it. Everything else is in pyproject.toml."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED_PARTS = ("kernel", "titles", "bots")


class OnAllCores(build_ext):
    """Runs the C compiler on several files at once."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_some([source], **options), sources)
                return list(chain.from_iterable(objects))

        self.compiler.compile = compile_all
        super().build_extensions()


def files_to_compile() -> list[str]:
    """Give the modules that mypyc compiles: all of the compiled parts but those that opt out with `# mypyc: off`."""
    found = (path for part in COMPILED_PARTS for path in Path("src/midway", part).rglob("*.py"))
    return sorted(
        str(path)
        for path in found
        if path.name != "__init__.py" and "# mypyc: off" not in path.read_text(encoding="utf-8").splitlines()
    )


def compiled_modules() -> list[Any]:
    if os.environ.get("MIDWAY_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(files_to_compile(), opt_level="3", debug_level="0", multi_file=True)


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": OnAllCores})
