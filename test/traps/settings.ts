// Set-ups in which base and head have the same sources, and only the settings of their build differ.
import { type SetUp, value, widgetProgram } from './trap.ts'

const checkouts = ['worktree', 'in-place'] as const

const sources = {
  '.gitignore': 'build/\ntarget/\ndist/\n*.so\n',
  'src/widget.c': 'int widget(void) { return COST; }\n',
  'bench/main.c': widgetProgram,
}
const make = {
  ecosystem: 'C and C++',
  needs: ['make', 'cc'],
  files: {
    ...sources,
    Makefile: `CFLAGS = -O2 -DCOST=${value}\nPREFIX = build\nbuild/bench: src/widget.c bench/main.c\n\tmkdir -p build && cc $(CFLAGS) -o $@ $^\ninstall: build/bench\n\tmkdir -p $(PREFIX) && cp $< $(PREFIX)/widget-bench\n`,
  },
}
const cmake = {
  ecosystem: 'C and C++',
  needs: ['cmake', 'cc'],
  files: {
    ...sources,
    'CMakeLists.txt': `cmake_minimum_required(VERSION 3.10)\nproject(widget C)\nadd_executable(bench src/widget.c bench/main.c)\ntarget_compile_definitions(bench PRIVATE COST=${value})\n`,
  },
}
const cargo = {
  ecosystem: 'Rust',
  needs: ['cargo'],
  files: {
    '.gitignore': 'target/\n',
    'Cargo.toml': '[package]\nname = "widget"\nversion = "0.1.0"\nedition = "2021"\n',
    '.cargo/config.toml': `[env]\nCOST = "${value}"\n`,
    'src/cost.rs': 'pub fn cost() -> u32 { env!("COST").parse().unwrap() }\n',
    'src/main.rs':
      'mod cost;\nfn main() {\n    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();\n    println!("BenchmarkIt 1 {}.{:06} ns/op", cost::cost(), now.subsec_micros());\n}\n',
  },
}
/** A stand-in for scikit-build-core, which takes options of the compiler from `pyproject.toml`. */
const backend = {
  ecosystem: 'Python',
  needs: ['python3', 'cc'],
  files: {
    ...sources,
    'pyproject.toml': `[build-system]\nrequires = ["scikit-build-core>=0.10"]\n[tool.scikit-build.cmake.define]\nCOST = "${value}"\n[tool.ruff]\nline-length = 100\n`,
    'build.sh':
      'cost=$(sed -n "s/^COST = //p" pyproject.toml | tr -d \'"\')\ncc -DCOST=$cost -shared -fPIC -o _widget.so src/widget.c\n',
    'bench.py':
      'import ctypes, time\nwidget = ctypes.CDLL("./_widget.so")\nprint(f"BenchmarkIt 1 {widget.widget()}.{time.time_ns() % 1000000:06d} ns/op")\n',
  },
}
/** A stand-in for a compiler that takes a setting from `tsconfig.json`. */
const compiler = {
  ecosystem: 'JavaScript',
  needs: ['node'],
  files: {
    '.gitignore': 'dist/\n',
    'package.json': '{ "name": "widget", "type": "module" }\n',
    'tsconfig.json': `{ "compilerOptions": { "target": "${value}" } }\n`,
    'src/widget.ts': 'export const widgetCost = (target: number) => target\n',
    'bench/bench.js':
      "import { widgetCost } from '../dist/widget.js'\nconst digits = String(process.hrtime()[1] % 1000000).padStart(6, '0')\nconsole.log('BenchmarkIt 1 ' + widgetCost() + '.' + digits + ' ns/op')\n",
    'scripts/compile.sh':
      'mkdir -p dist\ntarget=$(grep -o "[0-9]\\+" tsconfig.json)\nread -r source < src/widget.ts\necho "export const widgetCost = () => $target // $source" > dist/widget.js\n',
  },
}
const python = {
  ecosystem: 'Python',
  needs: ['python3', 'cc'],
  files: {
    ...sources,
    'setup.py': `import os\nos.system("cc -DCOST=${value} -shared -fPIC -o _widget.so src/widget.c")\n`,
    'bench.py':
      'import ctypes, time\nwidget = ctypes.CDLL("./_widget.so")\nprint(f"BenchmarkIt 1 {widget.widget()}.{time.time_ns() % 1000000:06d} ns/op")\n',
  },
}

export const settingsTraps: readonly SetUp[] = [
  ...checkouts.flatMap(checkout => [
    {
      ...make,
      name: `only a Makefile differs, and run starts the program that make built before (${checkout})`,
      earlier: 'make >/dev/null',
      inputs: { run: 'build/bench', checkout },
    },
    {
      ...make,
      name: `only a Makefile differs, and setup installs the program for both sides (${checkout})`,
      inputs: { setup: 'make install PREFIX=$OUTSIDE/bin', run: '$OUTSIDE/bin/widget-bench', checkout },
    },
    {
      ...make,
      name: `only a Makefile differs, and an earlier step installed the program outside (${checkout})`,
      env: { PATH: '$OUTSIDE/bin:$PATH' },
      earlier: 'make install PREFIX=$OUTSIDE/bin',
      inputs: { run: 'widget-bench', checkout },
    },
    {
      ...cmake,
      name: `only CMakeLists.txt differs, and run starts the program that CMake built before (${checkout})`,
      earlier: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null',
      inputs: { run: 'build/bench', checkout },
    },
    {
      ...cargo,
      name: `only the configuration of cargo differs, and run starts the program that cargo built before (${checkout})`,
      earlier: 'cargo build --quiet',
      inputs: { run: 'target/debug/widget', checkout },
    },
    {
      ...compiler,
      name: `only tsconfig.json differs, and run measures what an earlier step compiled (${checkout})`,
      earlier: 'bash scripts/compile.sh',
      inputs: { run: 'node bench/bench.js', checkout },
    },
    {
      ...python,
      name: `only setup.py differs, and an earlier step built the extension (${checkout})`,
      earlier: 'python3 setup.py',
      inputs: { run: 'python3 bench.py', checkout },
    },
    {
      ...backend,
      name: `only options of the build in pyproject.toml differ, and an earlier step built the extension (${checkout}, with a stand-in for scikit-build-core)`,
      earlier: 'sh build.sh',
      inputs: { run: 'python3 bench.py', checkout },
    },
  ]),
  {
    ...make,
    name: 'only a Makefile differs, and setup runs make after an earlier step (in-place)',
    isApart: true,
    earlier: 'make >/dev/null',
    inputs: { setup: 'make', run: 'build/bench', checkout: 'in-place' },
  },
  {
    ...make,
    name: 'only a Makefile differs, and run runs make after an earlier step (in-place)',
    isApart: true,
    earlier: 'make >/dev/null',
    inputs: { run: 'make >/dev/null && build/bench', checkout: 'in-place' },
  },
]

export const settingsHonest: readonly SetUp[] = [
  ...checkouts.flatMap(checkout => [
    {
      ...make,
      name: `only a Makefile differs, and make builds in setup (${checkout})`,
      inputs: { setup: 'make', run: 'build/bench', checkout },
    },
    {
      ...make,
      name: `only a Makefile differs, and run builds anew what was built before (${checkout})`,
      earlier: 'make >/dev/null',
      inputs: { run: 'make -B >/dev/null && build/bench', checkout },
    },
    {
      ...cmake,
      name: `only CMakeLists.txt differs, and CMake configures and builds (${checkout})`,
      earlier: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null',
      inputs: { run: 'cmake --build build >/dev/null && build/bench', checkout },
    },
    {
      ...cargo,
      name: `only the configuration of cargo differs, and cargo builds what was built before (${checkout})`,
      earlier: 'cargo build --quiet',
      inputs: { run: 'cargo run --quiet', checkout },
    },
    {
      ...compiler,
      name: `only tsconfig.json differs, and setup compiles (${checkout})`,
      earlier: 'bash scripts/compile.sh',
      inputs: { setup: 'bash scripts/compile.sh', run: 'node bench/bench.js', checkout },
    },
    {
      ...python,
      name: `only setup.py differs, and setup builds the extension (${checkout})`,
      earlier: 'python3 setup.py',
      inputs: { setup: 'python3 setup.py', run: 'python3 bench.py', checkout },
    },
    {
      ...backend,
      name: `only options of the build in pyproject.toml differ, and setup builds the extension (${checkout})`,
      earlier: 'sh build.sh',
      inputs: { setup: 'sh build.sh', run: 'python3 bench.py', checkout },
    },
  ]),
  {
    ...make,
    name: 'only a Makefile differs, and run runs make (in-place)',
    inputs: { run: 'make >/dev/null && build/bench', checkout: 'in-place' },
  },
]

/** The tools notice that no setting differs, and keep what they have built before. */
export const settingsUnchanged: readonly SetUp[] = checkouts.flatMap(checkout => [
  {
    ...backend,
    files: {
      ...backend.files,
      'pyproject.toml': backend.files['pyproject.toml']
        .replace(value, '100')
        .replace('length = 100', `length = ${value}`),
    },
    name: `only settings of a linter in pyproject.toml differ, and an earlier step built the extension (${checkout})`,
    earlier: 'sh build.sh',
    inputs: { run: 'python3 bench.py', checkout },
  },
  {
    ...cmake,
    files: { ...cmake.files, 'CMakeLists.txt': inComment(cmake.files['CMakeLists.txt']) },
    name: `only a comment in CMakeLists.txt differs, and CMake builds what was built before (${checkout})`,
    earlier: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null',
    inputs: { setup: 'cmake --build build', run: 'build/bench', checkout },
  },
  {
    ...cargo,
    files: { ...cargo.files, '.cargo/config.toml': inComment(cargo.files['.cargo/config.toml']) },
    name: `only a comment in the configuration of cargo differs, and cargo builds what was built before (${checkout})`,
    earlier: 'cargo build --quiet',
    inputs: { setup: 'cargo build --quiet', run: 'target/debug/widget', checkout },
  },
  {
    ...make,
    files: { ...make.files, Makefile: inComment(make.files.Makefile) },
    name: `only a comment in a Makefile differs, and setup runs make (${checkout})`,
    inputs: { setup: 'make', run: 'build/bench', checkout },
  },
])

function inComment(settings: string): string {
  return `# ${value}\n${settings.replaceAll(value, '100')}`
}
