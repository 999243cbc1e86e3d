// Set-ups of Python in which the package that is imported may not be that of the checkout.
import { type SetUp, value } from './trap.ts'

const library = `VALUE = ${value}\n`
const benchmark = `import time, sys
import widget
print(f"BenchmarkIt 1 {widget.VALUE}.{time.time_ns() % 1000000:06d} ns/op")
`
const files = {
  'src/widget.py': library,
  'bench/bench_it.py': benchmark,
  '.gitignore': '.venv/\n.tox/\n__pycache__/\n*.egg-info/\nbuild/\n',
  'pyproject.toml':
    '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n[project]\nname = "widget"\nversion = "1.0"\n[tool.setuptools]\npackage-dir = {"" = "src"}\npy-modules = ["widget"]\n',
}
const python = { ecosystem: 'Python', needs: ['python3'], files }
/** Makes an environment without pip, as uv does, and names its folder for packages. */
const environment = (folder: string) =>
  `python3 -m venv --without-pip ${folder} && site=$(echo ${folder}/lib/python3*/site-packages)`
/** The benchmarks start an archive of modules that a variable names, and read another source. */
const archived = {
  ...python,
  files: {
    ...files,
    '.gitignore': '*.pyz\n__pycache__/\n',
    'src/same.py': 'same = list\n',
    'src/__main__.py': benchmark,
    'bench/bench_it.py':
      'import os, subprocess, sys\nfrom same import same\nsubprocess.run(same([sys.executable, os.environ["ARCHIVE"]]), check=True)\n',
  },
}
const archive = 'python3 -m zipapp src -o $ARCHIVE'
const finder = `import sys
from importlib.util import spec_from_file_location
class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == "widget": return spec_from_file_location(name, MAPPING["widget"])
sys.meta_path.append(Finder)
`

/** Only the version of a dependency differs; the stand-in for an installer puts what the lock file names into an environment. */
const dependent = (lock: string, text: string, module = 'widget/__init__.py') => ({
  ...python,
  files: {
    '.gitignore': files['.gitignore'],
    'bench/bench_it.py': module.startsWith('space/')
      ? benchmark.replace('import widget', 'from space import widget')
      : benchmark,
    [lock]: text,
    'install.py': `import pathlib, re, shutil, sys
version = re.search(r'1\\.0\\.\\d+', pathlib.Path('${lock}').read_text())[0]
packages = pathlib.Path(sys.argv[1], 'lib/python3.99/site-packages')
shutil.rmtree(packages, ignore_errors=True)
for path, text in {
    '${module}': f'VALUE = {version[4:]}\\n',
    f'Widget-{version}.dist-info/RECORD': '${module},sha256=a,12\\n',
}.items():
    (packages / path).parent.mkdir(parents=True)
    (packages / path).write_text(text)
pathlib.Path(sys.argv[1], 'pyvenv.cfg').touch()
`,
  },
})
const uvLock = dependent(
  'uv.lock',
  `version = 1\n\n[[package]]\nname = "widget"\nversion = "1.0.${value}"\nsource = { registry = "https://pypi.org/simple" }\n`,
)
const requirements = dependent('requirements.txt', `Widget==1.0.${value}\n`)
const pyproject = dependent(
  'pyproject.toml',
  `[project]\nname = "it"\ndependencies = ["widget==1.0.${value}"]\n`,
)
/** The same with other files that name a version, and environments in other places. */
const dependentOtherwise = (
  [
    [
      'a requirements file in a folder',
      '.venv',
      dependent('requirements/bench.txt', `Widget==1.0.${value}\n`),
    ],
    ['constraints.txt', '.venv', dependent('constraints.txt', `widget==1.0.${value}\n`)],
    [
      'setup.cfg',
      '.venv',
      dependent('setup.cfg', `[options]\ninstall_requires =\n    widget==1.0.${value}\n`),
    ],
    ['tox.ini', '.tox/bench', dependent('tox.ini', `[testenv:bench]\ndeps = widget==1.0.${value}\n`)],
    [
      'environment.yml',
      '$OUTSIDE/envs/widget',
      dependent('environment.yml', `dependencies:\n  - widget=1.0.${value}\n`),
    ],
    [
      'Pipfile.lock',
      '$OUTSIDE/.local/share/virtualenvs/it-1',
      dependent('Pipfile.lock', `{ "default": { "widget": { "version": "==1.0.${value}" } } }\n`),
    ],
    [
      'requirements.txt, a namespace package,',
      '.venv',
      dependent('requirements.txt', `Widget==1.0.${value}\n`, 'space/widget/__init__.py'),
    ],
  ] as const
).flatMap(([file, folder, setUp]) =>
  (['worktree', 'in-place'] as const).map(checkout => ({
    ...{ file, folder, checkout, install: `python3 install.py ${folder}` },
    setUp: { ...setUp, earlier: `python3 install.py ${folder}`, env: { HOME: '$OUTSIDE' } },
    run: `PYTHONPATH=${folder}/lib/python3.99/site-packages python3 bench/bench_it.py`,
  })),
)
/** Only the version of the interpreter differs; the stand-in for one has a figure of its own. */
const interpreter = {
  ...python,
  files: {
    '.gitignore': 'tools/\n',
    '.python-version': `3.${value}\n`,
    'install.sh': `mkdir -p $1 && cat > $1/python <<END
#!/bin/sh
[ "\\$1" = --version ] && exec echo "Python $(cat .python-version).0"
VALUE=$(sed 's/3.//' .python-version) exec python3 "\\$@"
END
chmod +x $1/python
`,
    'bench/bench_it.py': benchmark
      .replace('import widget', 'import os')
      .replace('widget.VALUE', "os.environ['VALUE']"),
  },
}
const inEnvironment = 'PYTHONPATH=.venv/lib/python3.99/site-packages python3 bench/bench_it.py'

/** A stand-in for cffi, whose scripts name the module that they compile. */
const cffi = {
  ...python,
  needs: ['python3', 'cc'],
  files: {
    'src/build_fast.py': `from cffi import FFI\nffi = FFI()\nffi.set_source("widget._fast", "int value(void) { return ${value}; }")\nif __name__ == "__main__":\n    ffi.compile(tmpdir="src")\n`,
    'src/widget.py':
      'import ctypes, os\nVALUE = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "_fast.abi3.so")).value()\n',
    'tools/cffi.py': `import subprocess
class FFI:
    def set_source(self, name, text): self.name, self.text = name.split(".")[-1], text
    def compile(self, tmpdir):
        path = tmpdir + "/" + self.name
        with open(path + ".c", "w") as file: file.write(self.text)
        subprocess.run(["cc", "-s", "-shared", "-fPIC", "-o", path + ".abi3.so", path + ".c"], check=True)
`,
    'bench/bench_it.py': benchmark,
    '.gitignore': '*.so\n*.c\n__pycache__/\n',
  },
}
const compile = 'PYTHONPATH=tools python3 src/build_fast.py'

/**
 * A stand-in for uv, which builds a package for each folder and time of its manifest, keeps it in a cache that both sides share, and
 * installs it from there.
 */
const cachingInstaller = (built: string) => ({
  ...python,
  env: { HOME: '$OUTSIDE/home' },
  files: {
    ...files,
    'tools/check.py': 'VALUE = 1\n',
    'bench/bench_it.py': benchmark.replace('import widget', 'import check, widget'),
    'install.sh': `key=$(stat -c %y ${built}) && cache=$HOME/.cache/uv/archive-v0/widget/1
[ "$(cat $cache/key 2>/dev/null)" = "$key" ] || { mkdir -p $cache && cp src/widget.py $cache && echo $key >$cache/key; }
site=.venv/lib/python3.99/site-packages
[ "$(cat $site/key 2>/dev/null)" = "$key" ] || { mkdir -p $site && rm -rf $site/* && cp $cache/* $site; }
`,
  },
})
const installAndMeasure =
  'sh install.sh && PYTHONPATH=.venv/lib/python3.99/site-packages:tools python3 bench/bench_it.py'

/** A server at a socket that both sides share, as they would share a port, and a script that measures it. */
const server = {
  ...python,
  needs: ['python3', 'setsid'],
  env: { SOCKET: '$OUTSIDE/socket' },
  files: {
    ...files,
    'app/__init__.py': '',
    'app/value.py': library,
    'app/main.py': `import os, socket
from app.value import VALUE
server = socket.socket(socket.AF_UNIX)
server.bind(os.environ["SOCKET"])
server.listen()
while True:
    client = server.accept()[0]
    client.send(str(VALUE).encode())
    client.close()
`,
    'bench/bench_it.py': `import os, socket, time
client = socket.socket(socket.AF_UNIX)
client.connect(os.environ["SOCKET"])
print(f"BenchmarkIt 1 {client.recv(9).decode()}.{time.time_ns() % 1000000:06d} ns/op")
`,
  },
}

/** A package of several modules, and benchmarks in several files. */
const packaged = {
  '.gitignore': files['.gitignore'],
  'src/widget/__init__.py': 'from widget.core import VALUE\n',
  'src/widget/core.py': library,
  'perf/print.py': benchmark,
  'perf/run.py': 'import print\n',
}

/** A module in no package, whose name is all that a copy has in common with it but its lines. */
const single = {
  ...python,
  files: {
    '.gitignore': files['.gitignore'],
    'src/widget.py': `def widget(count):\n    return count\n\nVALUE = widget(${value})\n`,
    'perf/print.py': benchmark,
    'perf/run.py': 'import print\n',
  },
}

/** A compiled module of which an installer notes the files, but not the folder, as of a package from an index or a folder of wheels. */
const compiled = {
  ...python,
  needs: ['python3', 'cc'],
  files: {
    '.gitignore': `${files['.gitignore']}*.so\n`,
    'pyproject.toml': files['pyproject.toml'],
    'native/widget.c': `#include <Python.h>
#define MODULE(name) PyMODINIT_FUNC PyInit_##name(void)
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "fast", 0, -1, 0};
MODULE(fast) {
  PyObject *it = PyModule_Create(&module);
  PyModule_AddIntConstant(it, "VALUE", ${value});
  return it;
}
`,
    'build.sh':
      'cc -shared -fPIC -s -I$(python3 -c "import sysconfig; print(sysconfig.get_paths()[\'include\'])") -o $1/fast.so native/widget.c\n',
    'perf/print.py': benchmark.replace('import widget', 'import fast as widget'),
    'perf/run.py': 'import print\n',
  },
  earlier: `${environment('$OUTSIDE/envs/widget')} && sh build.sh $site && mkdir $site/widget-1.0.dist-info && echo fast.so,sha256=a,1 > $site/widget-1.0.dist-info/RECORD`,
  env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
}

/** Data that a script generates, and a module that only reads it. */
const generated = {
  ...python,
  files: {
    'tools/generate.py': `import os
os.makedirs("build", exist_ok=True)
with open("build/table.txt", "w") as table:
    table.write("${value}")
`,
    'src/widget.py': 'VALUE = int(open("build/table.txt").read())\n',
    'perf/print.py': benchmark,
    'perf/run.py': 'import print\n',
    '.gitignore': 'build/\n__pycache__/\n',
  },
  earlier: 'python3 tools/generate.py',
}
const runGenerated = 'PYTHONPATH=src python3 perf/run.py'

export const pythonTraps: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...archived,
    name: `an earlier step packed the modules into an archive outside, as zipapp and pex make it, and run reads other sources (${checkout})`,
    earlier: archive,
    env: { ARCHIVE: '$OUTSIDE/it.pyz' },
    inputs: { run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...interpreter,
    name: `only the version of the interpreter differs, and an earlier step installed it (${checkout}, with a stand-in)`,
    earlier: 'sh install.sh $OUTSIDE/bin',
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: { run: 'python bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...uvLock,
    name: `only the version of a dependency differs, and an earlier step installed it (${checkout}, with a stand-in for uv)`,
    earlier: 'python3 install.py .venv',
    inputs: { run: inEnvironment, checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...pyproject,
    name: `only the version of a dependency in pyproject.toml differs, and an earlier step installed it (${checkout}, with a stand-in for uv)`,
    earlier: 'python3 install.py .venv',
    inputs: { run: inEnvironment, checkout },
  })),
  ...dependentOtherwise.map(({ file, checkout, setUp, run }) => ({
    ...setUp,
    name: `only the version of a dependency in ${file} differs, and an earlier step installed it (${checkout}, with a stand-in)`,
    inputs: { run, checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...requirements,
    name: `only the version of a dependency differs, and an earlier step installed it outside (${checkout}, with a stand-in for pip)`,
    earlier: 'python3 install.py $OUTSIDE/env',
    env: { PATH: '$OUTSIDE/env/bin:$PATH' },
    inputs: {
      run: 'PYTHONPATH=$OUTSIDE/env/lib/python3.99/site-packages python3 bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...single,
      name: `an environment outside has another version of a single module, and run reads other sources (${checkout})`,
      earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/ && echo "# 1.0" >> $site/widget.py`,
      env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
      inputs: { run: '$CONDA_PREFIX/bin/python perf/run.py', checkout },
    },
    {
      ...single,
      name: `PYTHONPATH names another version of a single module, and run reads other sources (${checkout})`,
      env: { PYTHONPATH: '$OUTSIDE/copy' },
      earlier:
        'mkdir $OUTSIDE/copy && cp src/widget.py $OUTSIDE/copy/ && echo "# 1.0" >> $OUTSIDE/copy/widget.py',
      inputs: { run: 'python3 perf/run.py', checkout },
    },
    {
      ...generated,
      name: `a script generated data before, and run only reads the data (${checkout})`,
      inputs: { run: runGenerated, checkout },
    },
  ]),
  {
    ...python,
    name: 'PYTHONPATH names the checkout',
    isApart: true,
    env: { PYTHONPATH: '$PWD/src' },
    inputs: { run: 'python3 bench/bench_it.py', checkout: 'worktree' },
  },
  {
    ...python,
    name: 'a virtual environment in the checkout has the project as an editable install (.pth), as uv makes it',
    isApart: true,
    earlier: `${environment('.venv')} && echo "$PWD/src" > $site/widget.pth`,
    inputs: { run: '.venv/bin/python bench/bench_it.py', checkout: 'worktree' },
  },
  {
    ...python,
    name: 'a virtual environment in the checkout has an editable install with a finder, as setuptools makes it',
    isApart: true,
    earlier: `${environment('.venv')} && printf 'MAPPING = {"widget": "%s/src/widget.py"}\\n' "$PWD" > $site/__editable___widget_finder.py
cat >> $site/__editable___widget_finder.py <<'EOF'
${finder}EOF
echo 'import __editable___widget_finder' > $site/__editable__.widget.pth`,
    inputs: { run: '.venv/bin/python bench/bench_it.py', checkout: 'worktree' },
  },
  {
    ...python,
    name: 'the activated environment of the checkout comes first on PATH',
    isApart: true,
    earlier: `${environment('.venv')} && echo "$PWD/src" > $site/widget.pth`,
    env: { PATH: '$PWD/.venv/bin:$PATH', VIRTUAL_ENV: '$PWD/.venv' },
    inputs: { run: 'python bench/bench_it.py', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `tests ran before, and Numba has kept what it compiled (${checkout}, with a stand-in for Numba)`,
    isApart: true,
    files: {
      ...files,
      'src/widget.py': 'from inner import VALUE\n',
      'src/inner.py': library,
      'bench/bench_it.py': `import os, time
import widget
cache = os.environ.get("NUMBA_CACHE_DIR", "src/__pycache__")
os.makedirs(cache, exist_ok=True)
kept = f"{cache}/widget.VALUE.nbc"
if not os.path.exists(kept):
    open(kept, "w").write(str(widget.VALUE))
print(f"BenchmarkIt 1 {open(kept).read()}.{time.time_ns() % 1000000:06d} ns/op")
`,
    },
    earlier: 'PYTHONPATH=src python3 bench/bench_it.py',
    inputs: { run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
  })),
  {
    ...python,
    name: 'an environment outside has an editable install of the checkout, as poetry, pdm, pipenv and hatch make it',
    earlier: `${environment('$OUTSIDE/virtualenvs/widget-py3')} && echo "$PWD/src" > $site/widget.pth`,
    env: { POETRY: '$OUTSIDE/virtualenvs/widget-py3' },
    inputs: { run: '$POETRY/bin/python bench/bench_it.py', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `an environment of tox in the checkout has a copy of the package (${checkout})`,
    earlier: `${environment('.tox/bench')} && cp src/widget.py $site/`,
    inputs: { run: '.tox/bench/bin/python bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `an environment outside, for example of conda, has a copy of the package (${checkout})`,
    earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/`,
    env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
    inputs: { run: '$CONDA_PREFIX/bin/python bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...python,
      name: `an environment outside has a copy of the package, and run reads other sources of the checkout (${checkout})`,
      files: { ...files, 'perf/print.py': benchmark, 'perf/run.py': 'import print\n' },
      earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/`,
      env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
      inputs: { run: '$CONDA_PREFIX/bin/python perf/run.py', checkout },
    },
    {
      ...python,
      name: `an environment outside has another version of the package, and run reads other sources of the checkout (${checkout})`,
      files: packaged,
      earlier: `${environment('$OUTSIDE/envs/widget')} && cp -r src/widget $site/ && echo "# 1.0" >> $site/widget/core.py`,
      env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
      inputs: { run: '$CONDA_PREFIX/bin/python perf/run.py', checkout },
    },
    {
      ...python,
      name: `PYTHONPATH names a copy of another version of the package, and run reads other sources of the checkout (${checkout})`,
      files: { ...packaged, 'src/widget/other.py': 'other = 1\n' },
      env: { PYTHONPATH: '$OUTSIDE/copy' },
      earlier:
        'mkdir $OUTSIDE/copy && cp -r src/widget $OUTSIDE/copy/ && echo "# 1.0" >> $OUTSIDE/copy/widget/core.py',
      inputs: { run: 'python3 perf/run.py', checkout },
    },
    {
      ...python,
      needs: ['python3', 'cc'],
      name: `setup builds a package, and an installer finds its version in an environment outside, with what was compiled before (${checkout})`,
      files: {
        ...files,
        'src/widget.py':
          'import ctypes, os\nVALUE = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "core.so")).value()\n',
        'src/core.c': `int value(void) { return ${value}; }\n`,
        'build.sh':
          'mkdir -p build && cp src/widget.py build && cc -shared -fPIC -o build/core.so src/core.c\n',
      },
      earlier: `${environment('$OUTSIDE/envs/widget')} && sh build.sh && cp build/* $site/`,
      env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
      inputs: { setup: 'sh build.sh', run: '$CONDA_PREFIX/bin/python bench/bench_it.py', checkout },
    },
    {
      ...python,
      needs: ['python3', 'cc'],
      name: `a module was compiled to a library beside it before, as by mypyc and Cython, and others are read (${checkout})`,
      files: {
        ...files,
        'src/inner.py': library,
        'src/widget.py': 'from inner import VALUE\n',
        'compile.py': `import os, re, subprocess, sysconfig
value = re.search(r"\\d+", open("src/inner.py").read())[0]
open("src/inner.c", "w").write('#include <Python.h>\\nstatic struct PyModuleDef d = {PyModuleDef_HEAD_INIT, "inner", 0, -1, 0};\\nPyMODINIT_FUNC PyInit_inner(void) { PyObject *m = PyModule_Create(&d); PyModule_AddIntConstant(m, "VALUE", ' + value + '); return m; }\\n')
subprocess.run(["cc", "-shared", "-fPIC", "-I" + sysconfig.get_paths()["include"], "-o", "src/inner.so", "src/inner.c"], check=True)
`,
        '.gitignore': `${files['.gitignore']}*.c\n*.so\n`,
      },
      earlier: 'python3 compile.py',
      inputs: { run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...cffi,
    name: `a script compiled a module whose name it has, as those of cffi do, and others are read (${checkout}, with a stand-in for cffi)`,
    earlier: compile,
    inputs: { run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
  })),
  {
    ...cachingInstaller('pyproject.toml'),
    name: 'run installs for head what a cache has of base (in-place, with a stand-in for uv)',
    inputs: { run: installAndMeasure, checkout: 'in-place' },
  },
  {
    ...cachingInstaller('pyproject.toml'),
    name: 'run installs for base what a cache has of head, after the first round (in-place, with a stand-in for uv)',
    earlier: 'mkdir -p $HOME',
    inputs: {
      run: `echo >>$HOME/runs; touch -d @$(($(wc -l <$HOME/runs) > 1)) pyproject.toml; ${installAndMeasure}`,
      checkout: 'in-place',
    },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...compiled,
    name: `an earlier step installed a wheel with a stripped module, which notes no folder, and run reads other sources (${checkout})`,
    inputs: { run: 'PYTHONPATH=perf $CONDA_PREFIX/bin/python perf/run.py', checkout },
  })),
  {
    ...python,
    name: 'make starts the benchmarks of an installed copy, in place',
    needs: ['python3', 'make'],
    files: { ...files, Makefile: '.PHONY: bench\nbench:\n\t@$(CONDA_PREFIX)/bin/python bench/bench_it.py\n' },
    earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/`,
    env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
    inputs: { run: 'make -s bench', checkout: 'in-place' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `an installed copy is run, and the tool asks git whether the tree is clean, as pytest-benchmark does (${checkout})`,
    earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/`,
    env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
    inputs: {
      run: 'git describe --dirty --always; git status --porcelain; $CONDA_PREFIX/bin/python bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `setup installs the package into an environment that both sides share (${checkout})`,
    needs: ['python3'],
    earlier: 'python3 -m venv $OUTSIDE/shared',
    env: { VIRTUAL_ENV: '$OUTSIDE/shared', PATH: '$OUTSIDE/shared/bin:$PATH' },
    inputs: {
      setup:
        'pip install --quiet --no-index --no-build-isolation . || cp src/widget.py $VIRTUAL_ENV/lib/python3*/site-packages/',
      run: 'python bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    needs: ['python3', 'cc'],
    name: `run compiles a library into the home folder if its source is newer, and there is a setup, too (${checkout})`,
    files: {
      'fast.c': `int value(void) { return ${value}; }\n`,
      'build.sh':
        'library=$HOME/.cache/widget/libfast.so\n[ $library -nt fast.c ] || { mkdir -p $(dirname $library) && cc -shared -fPIC -o $library fast.c; }\n',
      'bench.py':
        'import ctypes, os, time\nvalue = ctypes.CDLL(os.path.expanduser("~/.cache/widget/libfast.so")).value\nprint(f"BenchmarkIt 1 {value()}.{time.time_ns() % 1000000:06d} ns/op")\n',
    },
    env: { HOME: '$OUTSIDE/home' },
    inputs: { setup: 'true', run: 'bash build.sh && python3 bench.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `setup installs a program into an environment of its own, as pipx and uv do (${checkout})`,
    files: {
      ...files,
      // The command does not name the folder.
      'install.sh': `${environment('~/.local/share/pipx/venvs/widget')} && cp src/widget.py $site
cd ~/.local/share/pipx/venvs/widget/bin && mkdir -p ~/.local/bin
printf '#!%s/python\\nimport sys\\nexec(open(sys.argv[1]).read())\\n' "$PWD" > widget
chmod +x widget && ln -sf "$PWD/widget" ~/.local/bin
`,
    },
    env: { HOME: '$OUTSIDE/home', PATH: '$OUTSIDE/home/.local/bin:$PATH' },
    inputs: {
      setup: 'sh install.sh',
      run: 'widget bench/bench_it.py',
      checkout,
    },
  })),
  {
    ...python,
    name: 'setup installs a package with folders in it into an activated environment',
    files: {
      'widget/__init__.py': 'from widget.core.impl import work\n',
      'widget/core/__init__.py': '',
      'widget/core/impl.py': `def work():\n    return ${value}\n`,
      'bench/run.py':
        'import time, widget\nprint(f"BenchmarkIt 1 {widget.work()}.{time.time_ns() % 1000000:06} ns/op")\n',
      'setup.py':
        'from setuptools import setup\nsetup(name="widget", version="1.0", packages=["widget", "widget.core"])\n',
      '.gitignore': 'build/\n*.egg-info/\n__pycache__/\n',
    },
    needs: ['python3'],
    earlier: 'python3 -m venv $OUTSIDE/shared',
    env: { VIRTUAL_ENV: '$OUTSIDE/shared', PATH: '$OUTSIDE/shared/bin:$PATH' },
    inputs: {
      setup:
        'pip install --quiet --no-index --no-build-isolation . || cp -r widget $VIRTUAL_ENV/lib/python3*/site-packages/',
      run: 'cd bench && python run.py',
      checkout: 'worktree',
    },
  },
  {
    ...python,
    name: 'a script of setup copies the package to a folder that both sides share',
    files: { ...files, 'install.sh': 'mkdir -p $HOME/lib && cp src/*.py $HOME/lib/' },
    env: { HOME: '$OUTSIDE', PYTHONPATH: '$OUTSIDE/lib' },
    inputs: { setup: 'sh install.sh', run: 'python3 bench/bench_it.py', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `setup packs the package into an archive that both sides share, as zipapp makes it (${checkout})`,
    files: { ...files, 'src/__main__.py': benchmark },
    inputs: {
      setup: 'python3 -m zipapp src -o $OUTSIDE/widget.pyz',
      run: 'python3 $OUTSIDE/widget.pyz',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `only a dependency differs, which setup installs into the environment of poetry (${checkout}, with a stand-in for poetry)`,
    files: {
      ...files,
      'src/widget.py': 'from dependency import VALUE\n',
      'poetry.lock': library,
      'poetry.sh':
        'packages=$HOME/.cache/pypoetry/virtualenvs/widget-1-py3/lib/python3/site-packages\nif [ $1 = install ]; then mkdir -p $packages/dependency && cp poetry.lock $packages/dependency/__init__.py; else shift; PYTHONPATH=src:$packages "$@"; fi\n',
    },
    env: { HOME: '$OUTSIDE' },
    inputs: { setup: 'sh poetry.sh install', run: 'sh poetry.sh run python3 bench/bench_it.py', checkout },
  })),
  {
    ...python,
    name: 'a wheel that was built before is installed by setup',
    earlier: 'mkdir -p build/dist && cp src/widget.py build/dist/',
    inputs: {
      setup: 'mkdir -p build/site && cp build/dist/widget.py build/site/',
      run: 'PYTHONPATH=build/site python3 bench/bench_it.py',
      checkout: 'worktree',
    },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...server,
    name: `setup starts a server by the name of its module, which answers for both sides (${checkout})`,
    inputs: {
      setup: 'setsid python3 -m app.main >/dev/null 2>&1 & sleep 1',
      run: 'python3 bench/bench_it.py',
      checkout,
    },
  })),
]

export const pythonHonest: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...python,
      name: `the program that starts the benchmarks depends on another version of the package, as nox on attrs, and setup installs that of the side (${checkout})`,
      files: packaged,
      earlier: `${environment('$OUTSIDE/envs/tool')} && cp -r src/widget $site/ && echo "# 1.0" >> $site/widget/core.py`,
      env: { CONDA_PREFIX: '$OUTSIDE/envs/tool' },
      inputs: {
        setup: `${environment('.tox')} && cp -r src/widget $site/`,
        run: "$CONDA_PREFIX/bin/python -c 'import widget.core' && .tox/bin/python perf/run.py",
        checkout,
      },
    },
    {
      ...python,
      name: `another program sets times and the mode of a module outside while setup runs on the second side (${checkout})`,
      files: { ...files, 'bench/bench_it.py': `import outside\n${benchmark}` },
      earlier: 'mkdir $OUTSIDE/lib && echo "same = 1" > $OUTSIDE/lib/outside.py && sleep 0.1',
      env: { PYTHONPATH: '$OUTSIDE/lib', PYTHONDONTWRITEBYTECODE: '1' },
      inputs: {
        setup:
          'echo >> $OUTSIDE/count; [ $(wc -l < $OUTSIDE/count) = 1 ] || chmod 600 $OUTSIDE/lib/outside.py',
        run: 'PYTHONPATH=src:$PYTHONPATH python3 bench/bench_it.py',
        checkout,
      },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...archived,
    name: `an earlier step and setup pack the modules into an archive (${checkout})`,
    earlier: `${archive} && cp $ARCHIVE $OUTSIDE/`,
    env: { ARCHIVE: './it.pyz' },
    inputs: { setup: archive, run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...cffi,
      name: `a script compiled a module whose name it has, and setup compiles it again (${checkout}, with a stand-in for cffi)`,
      earlier: compile,
      inputs: { setup: compile, run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
    },
    {
      ...cachingInstaller('src/widget.py'),
      name: `run installs for each side what it has built of its own (${checkout}, with a stand-in for uv)`,
      inputs: { run: installAndMeasure, checkout },
    },
  ]),
  ...dependentOtherwise.map(({ file, checkout, setUp, install, run }) => ({
    ...setUp,
    name: `only the version of a dependency in ${file} differs, and run installs it (${checkout}, with a stand-in)`,
    inputs: { run: `${install} && ${run}`, checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...interpreter,
    name: `only the version of the interpreter differs, and run installs it (${checkout}, with a stand-in)`,
    earlier: 'sh install.sh $OUTSIDE/bin',
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: { run: 'sh install.sh tools && PATH=$(pwd)/tools:$PATH python bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...uvLock,
    name: `only the version of a dependency differs, and setup installs it (${checkout}, with a stand-in for uv)`,
    earlier: 'python3 install.py .venv',
    inputs: { setup: 'python3 install.py .venv', run: inEnvironment, checkout },
  })),
  {
    ...uvLock,
    name: 'only the version of a dependency differs, and run installs it (with a stand-in for uv)',
    earlier: 'python3 install.py .venv',
    inputs: {
      run: `cat .venv/lib/python3.99/site-packages/widget/*.py > log; python3 install.py .venv; ${inEnvironment}`,
      checkout: 'worktree',
    },
  },
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...single,
      name: `PYTHONPATH names the sources of the checkout before another version of a single module (${checkout})`,
      env: { PYTHONPATH: '$PWD/src:$OUTSIDE/copy' },
      earlier:
        'mkdir $OUTSIDE/copy && cp src/widget.py $OUTSIDE/copy/ && echo "# 1.0" >> $OUTSIDE/copy/widget.py',
      inputs: { run: 'python3 perf/run.py', checkout },
    },
    {
      ...generated,
      name: `a script generated data before, and generates it again in setup (${checkout})`,
      inputs: { setup: 'python3 tools/generate.py', run: runGenerated, checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `PYTHONPATH names the sources of the checkout before a copy of another version (${checkout})`,
    files: packaged,
    env: { PYTHONPATH: '$PWD/src:$OUTSIDE/copy' },
    earlier:
      'mkdir $OUTSIDE/copy && cp -r src/widget $OUTSIDE/copy/ && echo "# 1.0" >> $OUTSIDE/copy/widget/core.py',
    inputs: { run: 'python3 perf/run.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `setup leaves a database running, of which the files are in the checkout (${checkout})`,
    needs: ['python3', 'setsid'],
    inputs: {
      setup: 'setsid python3 -m http.server 0 --directory bench >/dev/null 2>&1 & sleep 0.5',
      run: 'PYTHONPATH=src python3 bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `the command names the folder of the sources (${checkout})`,
    inputs: { run: 'PYTHONPATH=src python3 bench/bench_it.py', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `setup makes an environment in the checkout and copies the package (${checkout})`,
    inputs: {
      setup: `rm -rf .venv && ${environment('.venv')} && cp src/widget.py $site/`,
      run: '.venv/bin/python bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...python,
    name: `an environment outside has a copy of the package, and the command names the folder of the sources (${checkout})`,
    earlier: `${environment('$OUTSIDE/envs/widget')} && cp src/widget.py $site/`,
    env: { CONDA_PREFIX: '$OUTSIDE/envs/widget' },
    inputs: {
      run: 'cat $CONDA_PREFIX/lib/python3*/site-packages/widget.py >/dev/null; PYTHONPATH=src $CONDA_PREFIX/bin/python bench/bench_it.py',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...compiled,
    name: `a wheel with a compiled module is installed outside, and setup builds that of the side (${checkout})`,
    inputs: {
      setup: 'sh build.sh perf',
      run: 'PYTHONPATH=perf $CONDA_PREFIX/bin/python perf/run.py',
      checkout,
    },
  })),
  {
    ...python,
    name: 'an editable install in place',
    earlier: `${environment('.venv')} && echo "$PWD/src" > $site/widget.pth`,
    inputs: { run: '.venv/bin/python bench/bench_it.py', checkout: 'in-place' },
  },
]
