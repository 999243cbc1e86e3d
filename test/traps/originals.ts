// Set-ups in which the commands of both worktrees may load what was built in the user's own checkout.
import { type SetUp, value, widgetProgram } from './trap.ts'

const inWorktree = (run: string, setup?: string) => ({
  run,
  checkout: 'worktree',
  ...(setup === undefined ? {} : { setup }),
})
/** The user's checkout, by a path that is not replaced by that of a side. */
const checkout = '$OUTSIDE/../repository'

/** A package with a compiled module, which `build.sh` puts beside the other modules, and benchmarks in several files. */
const extension: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Python',
  needs: ['python3', 'cc'],
  files: {
    '.gitignore': '*.so\nbuild/\n.venv/\n__pycache__/\n*.egg-info/\n',
    'src/widget/__init__.py': 'from widget._fast import VALUE\n',
    'src/widget/_fast.c': `#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_fast", 0, -1, 0};
PyMODINIT_FUNC PyInit__fast(void) {
  PyObject *module = PyModule_Create(&definition);
  PyModule_AddIntConstant(module, "VALUE", ${value});
  return module;
}
`,
    'build.sh': `include=$(python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
cc -shared -fPIC "-I$include" -o src/widget/_fast.so src/widget/_fast.c $CFLAGS
`,
    'perf/print.py':
      'import time\nimport widget\nprint(f"BenchmarkIt 1 {widget.VALUE}.{time.time_ns() % 1000000:06d} ns/op")\n',
    'perf/run.py': 'import print\n',
  },
  env: { ENVIRONMENT: '$OUTSIDE/env' },
}
const editable =
  'python3 -m venv --without-pip $OUTSIDE/env && echo "$PWD/src" > $(echo $OUTSIDE/env/lib/python3*/site-packages)/widget.pth'
const build = 'sh build.sh'
const python = '$ENVIRONMENT/bin/python perf/run.py'

/** The same with setuptools, of which environments of this version of Python have one that builds without a network. */
const setuptools: Omit<SetUp, 'name' | 'inputs'> = {
  ...extension,
  needs: ['python3.11', 'cc'],
  files: {
    ...extension.files,
    'setup.py':
      'from setuptools import Extension, setup\nsetup(name="widget", version="1.0", package_dir={"": "src"}, packages=["widget"], ext_modules=[Extension("widget._fast", ["src/widget/_fast.c"])])\n',
  },
}
const develop = '$OUTSIDE/env/bin/python setup.py --quiet develop --no-deps 2>/dev/null'
const makeEnvironment = 'python3.11 -m venv $OUTSIDE/env'

const c: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'C and C++',
  needs: ['make', 'cc'],
  files: {
    '.gitignore': 'build/\n',
    'src/widget.c': `int widget(void) { return ${value}; }\n`,
    'util/util.c': `int util(int x) { return x; }\n`,
    'bench/main.c': widgetProgram
      .replace('widget(),', 'util(widget()),')
      .replace('widget(void);', 'widget(void);\nint util(int);'),
    Makefile: `all: build/bench build/libwidget.so
build/bench: bench/main.c util/util.c build/libwidget.so
\tcc -o $@ bench/main.c util/util.c -Lbuild -lwidget $(RPATH)
build/libwidget.so: src/widget.c
\tmkdir -p build && cc -shared -fPIC -o $@ src/widget.c
`,
  },
}

const addon: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['node', 'cc'],
  files: {
    '.gitignore': 'build/\n',
    'package.json': '{ "name": "widget", "version": "1.0.0", "main": "index.js" }\n',
    'index.js': 'module.exports = require("./build/Release/widget.node")\n',
    'src/widget.c': `int napi_create_int32(void *env, int value, void **result);
void *napi_register_module_v1(void *env, void *exports) {
  void *result;
  napi_create_int32(env, ${value}, &result);
  return result;
}
`,
    'build.sh': 'mkdir -p build/Release && cc -shared -fPIC -o build/Release/widget.node src/widget.c\n',
    'perf/print.js':
      'const time = String(process.hrtime.bigint() % 1000000n).padStart(6, "0")\nconsole.log(`BenchmarkIt 1 $' +
      '{require("widget")}.$' +
      '{time} ns/op`)\n',
    'perf/run.js': 'require("./print.js")\n',
  },
  env: { NODE_PATH: '$OUTSIDE/linked' },
}
const linkPackage = 'mkdir $OUTSIDE/linked && ln -s "$PWD" $OUTSIDE/linked/widget'

const rust: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Rust',
  needs: ['cargo'],
  files: {
    '.gitignore': 'target/\n',
    'Cargo.toml': '[package]\nname = "widget"\nversion = "0.1.0"\nedition = "2021"\n',
    'Cargo.lock': 'version = 3\n\n[[package]]\nname = "widget"\nversion = "0.1.0"\n',
    'src/main.rs': `use std::time::*;\nfn main() { println!("BenchmarkIt 1 {}.{:06} ns/op", ${value}, SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_micros()); }\n`,
  },
  env: { PATH: '$OUTSIDE/bin:$PATH' },
}
const cargo = 'cargo build --quiet --offline --release'

const java: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Java',
  needs: ['javac', 'java'],
  files: {
    '.gitignore': 'target/\n',
    'src/org/it/Widget.java': `package org.it;\npublic class Widget { public static int widget() { return ${value}; } }\n`,
    'bench/Main.java':
      'public class Main { public static void main(String[] a) { System.out.printf("BenchmarkIt 1 %d.%06d ns/op%n", org.it.Widget.widget(), System.nanoTime() / 1000 % 1000000); } }\n',
  },
}
const javac = 'mkdir -p target/classes && javac -d target/classes src/org/it/Widget.java bench/Main.java'

export const originalTraps: readonly SetUp[] = [
  {
    ...extension,
    name: 'an environment outside has an editable install with a compiled module, and run reads other sources of the side',
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(python),
  },
  {
    ...extension,
    name: "an environment outside has an editable install with a compiled module, and setup builds the side's own module",
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(python, build),
  },
  {
    ...extension,
    name: "an environment outside has an editable install with a compiled module, and run builds the side's own module each time",
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(`${build} && ${python}`),
  },
  {
    ...extension,
    name: "an environment outside has an editable install whose stripped module was read shortly before the run, and setup builds the side's own module",
    earlier: `CFLAGS=-s ${build} && ${editable} && sleep 0.1 && $OUTSIDE/env/bin/python perf/run.py`,
    inputs: inWorktree(python, build),
  },
  {
    ...extension,
    name: 'PYTHONPATH names the sources of the checkout by a path that Benchgate does not replace, and setup builds the compiled module of the side',
    earlier: build,
    inputs: inWorktree(`PYTHONPATH=${checkout}/src python3 perf/run.py`, build),
  },
  {
    ...setuptools,
    name: 'setuptools has made an editable install in an environment outside, and setup builds in the side',
    earlier: `${makeEnvironment} && ${develop}`,
    inputs: inWorktree(python, '$ENVIRONMENT/bin/python setup.py --quiet build_ext --inplace'),
  },
  {
    ...c,
    name: "LD_LIBRARY_PATH names the libraries of the checkout by a path that Benchgate does not replace, and setup builds the side's own libraries",
    earlier: 'make -s',
    inputs: inWorktree(`LD_LIBRARY_PATH=${checkout}/build build/bench`, 'make -s -B'),
  },
  {
    ...c,
    name: "a script outside names the libraries of the checkout, and run builds the side's own libraries",
    earlier: 'make -s && echo "LD_LIBRARY_PATH=$PWD/build build/bench" > $OUTSIDE/bench.sh',
    inputs: inWorktree('make -s && sh $OUTSIDE/bench.sh'),
  },
  {
    ...c,
    name: 'the program was linked with the path of the checkout (rpath), and setup only builds the library of the side',
    earlier: 'make -s RPATH="-Wl,-rpath,$PWD/build"',
    inputs: inWorktree('cat util/util.c >/dev/null; build/bench', 'make -s -B build/libwidget.so'),
  },
  {
    ...c,
    name: 'a file outside, such as one of pkg-config, names a library of the checkout, which setup links while it builds other sources',
    earlier:
      'mkdir build && cc -c -o build/widget.o src/widget.c && ar rc build/libcore.a build/widget.o && echo "$PWD/build/libcore.a" > $OUTSIDE/core.pc',
    inputs: inWorktree(
      'build/bench',
      'mkdir -p build && cc -o build/bench bench/main.c util/util.c $(cat $OUTSIDE/core.pc)',
    ),
  },
  {
    ...c,
    name: "a link on PATH leads to a program of the checkout, and setup builds the side's own program",
    earlier:
      'make -s RPATH="-Wl,-rpath,$PWD/build" && mkdir $OUTSIDE/bin && ln -s "$PWD/build/bench" $OUTSIDE/bin/widget-bench',
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: inWorktree('widget-bench', 'make -s -B'),
  },
  {
    ...addon,
    name: "a package with an addon is linked for all projects (npm link, yarn, pnpm), and setup builds the side's own addon",
    earlier: `sh build.sh && ${linkPackage}`,
    inputs: inWorktree('node perf/run.js', 'sh build.sh'),
  },
  {
    ...rust,
    name: "a link on PATH leads to the program that cargo built in the checkout, and setup builds the side's own program",
    earlier: `${cargo} && mkdir $OUTSIDE/bin && ln -s "$PWD/target/release/widget" $OUTSIDE/bin/widget`,
    inputs: inWorktree('widget', cargo),
  },
  {
    ...java,
    name: "the class path names the classes of the checkout by a path that Benchgate does not replace, and setup compiles the side's own classes",
    earlier: javac,
    inputs: inWorktree(`java -cp ${checkout}/target/classes Main`, javac),
  },
]

export const originalHonest: readonly SetUp[] = [
  {
    ...extension,
    name: 'an environment outside has an editable install with a compiled module, and the command names the sources of the side',
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(`PYTHONPATH=src ${python}`, build),
  },
  {
    ...extension,
    name: "an environment outside has an editable install with a compiled module, and run builds the side's own module and names its sources",
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(`${build} && PYTHONPATH=src ${python}`),
  },
  {
    ...extension,
    name: 'an environment outside has an editable install with a compiled module, and setup installs a copy in the side',
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(
      'build/env/bin/python perf/run.py',
      `${build} && python3 -m venv --without-pip build/env && cp -r src/widget build/env/lib/python3*/site-packages`,
    ),
  },
  {
    ...extension,
    name: 'an environment outside has an editable install of which the benchmarks use nothing',
    needs: ['python3', 'cc'],
    files: {
      ...extension.files,
      'perf/start.py': 'import subprocess\nsubprocess.run(["build/bench"], check=True)\n',
      'perf/run.py': 'import start\n',
      'src/core.c': `int widget(void) { return ${value}; }\n`,
      'bench/main.c': widgetProgram,
    },
    earlier: `${build} && ${editable}`,
    inputs: inWorktree(`mkdir -p build && cc -o build/bench src/core.c bench/main.c && ${python}`),
  },
  {
    ...setuptools,
    name: 'setuptools has made an editable install in an environment outside, and run makes it anew',
    earlier: `${makeEnvironment} && ${develop}`,
    inputs: inWorktree(`${develop} && ${python}`),
  },
  {
    ...setuptools,
    name: 'setuptools has made an editable install in an environment outside, and setup makes one in the side',
    earlier: `${makeEnvironment} && ${develop}`,
    inputs: inWorktree(
      '.venv/bin/python perf/run.py',
      `${makeEnvironment} && ${develop}`.replaceAll('$OUTSIDE/env', '.venv'),
    ),
  },
  {
    ...c,
    name: "libraries of the checkout are found after the side's own libraries, which setup builds",
    earlier: 'make -s',
    inputs: inWorktree(`LD_LIBRARY_PATH=build:${checkout}/build build/bench`, 'make -s -B'),
  },
  {
    ...addon,
    name: "a package with an addon is linked for all projects, and setup builds and links the side's own addon",
    earlier: `sh build.sh && ${linkPackage}`,
    inputs: inWorktree(
      'NODE_PATH=build/linked node perf/run.js',
      'sh build.sh && mkdir -p build/linked && ln -sfn "$PWD" build/linked/widget',
    ),
  },
]
