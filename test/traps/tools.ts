// Set-ups with real package managers and build tools, which fetch what they need. They run with ALL=1, where these are on PATH.
import { type SetUp, value } from './trap.ts'

const modes = ['worktree', 'in-place'] as const

const python: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Python',
  needs: ['python3', 'tox'],
  files: {
    'src/widget.py': `VALUE = ${value}\n`,
    'bench/bench_it.py':
      'import time\nimport widget\nprint(f"BenchmarkIt 1 {widget.VALUE}.{time.time_ns() % 1000000:06d} ns/op")\n',
    '.gitignore': '.venv/\n.tox/\n__pycache__/\n*.egg-info/\nbuild/\n',
    'pyproject.toml':
      '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n[project]\nname = "widget"\nversion = "1.0"\nrequires-python = ">=3.9"\n[tool.setuptools]\npackage-dir = {"" = "src"}\npy-modules = ["widget"]\n',
    'tox.ini': '[tox]\nenvlist = bench\n[testenv:bench]\ncommands = python bench/bench_it.py\n',
  },
}

const print =
  'console.log(`BenchmarkIt 1 $' +
  '{widget()}.$' +
  '{String(process.hrtime.bigint() % 1000000n).padStart(6, "0")} ns/op`)\n'
const packages = {
  'packages/widget/package.json':
    '{ "name": "widget", "version": "1.0.0", "type": "module", "main": "index.js" }\n',
  'packages/widget/index.js': `export const widget = () => ${value}\n`,
  'packages/bench/it.js': `import { widget } from 'widget'\n${print}`,
  '.gitignore': 'node_modules/\n',
}
const manifest = (fields: string) =>
  `{ "name": "bench", "version": "1.0.0", "type": "module", "scripts": { "bench": "node it.js" }, ${fields} }\n`
const root = '{ "name": "root", "version": "1.0.0", "private": true, "workspaces": ["packages/*"] }\n'
const pnpm: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['pnpm'],
  earlier: 'pnpm install --silent --offline --store-dir $OUTSIDE/store',
  files: {
    ...packages,
    'package.json': '{ "name": "root", "version": "1.0.0", "private": true }\n',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/bench/package.json': manifest('"dependencies": { "widget": "workspace:*" }'),
  },
}
const yarn: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['yarn'],
  earlier: 'yarn install --silent --offline --cache-folder $OUTSIDE/cache',
  files: {
    ...packages,
    'package.json': root,
    'packages/bench/package.json': manifest('"dependencies": { "widget": "1.0.0" }'),
  },
}
const turbo: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['turbo', 'npm'],
  earlier: 'npm install --silent --offline',
  files: {
    ...packages,
    '.gitignore': 'node_modules/\n.turbo/\n',
    'package.json':
      '{ "name": "root", "version": "1.0.0", "private": true, "workspaces": ["packages/*"], "packageManager": "npm@11.0.0" }\n',
    'packages/bench/package.json': manifest('"dependencies": { "widget": "1.0.0" }'),
    'turbo.json': '{ "tasks": { "bench": {} } }\n',
  },
}
const npmWorkspace: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['npm'],
  earlier: 'npm install --silent --offline',
  files: {
    ...packages,
    'package.json': root,
    'packages/bench/package.json': manifest('"dependencies": { "widget": "1.0.0" }'),
  },
}
/** Benchmarks that import the package by its name, as one that is installed for all projects, and read another of its sources. */
const npmGlobal: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'JavaScript',
  needs: ['npm'],
  env: { NPM_CONFIG_PREFIX: '$OUTSIDE/npm', NODE_PATH: '$OUTSIDE/npm/lib/node_modules' },
  files: {
    'package.json': '{ "name": "widget", "version": "1.0.0", "main": "src/widget.js" }\n',
    'src/widget.js': `exports.widget = () => ${value}\n`,
    'src/other.js': `exports.other = ${value}\n`,
    'bench/it.js': `const { widget } = require('widget')\nrequire('../src/other.js')\n${print}`,
  },
}

const project = (fields: string) => `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
${fields}
</project>
`
const module = (name: string, dependencies = '') =>
  project(
    `<parent><groupId>widget</groupId><artifactId>root</artifactId><version>1</version></parent><artifactId>${name}</artifactId>${dependencies}`,
  )
const maven: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Java',
  needs: ['mvn', 'java', 'javac'],
  files: {
    'pom.xml': project(
      '<groupId>widget</groupId><artifactId>root</artifactId><version>1</version><packaging>pom</packaging><modules><module>widget</module><module>bench</module></modules><properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>',
    ),
    'widget/pom.xml': module('widget'),
    'widget/src/main/java/Widget.java': `public class Widget { public static int widget() { return ${value}; } }\n`,
    'bench/pom.xml': module(
      'bench',
      '<dependencies><dependency><groupId>widget</groupId><artifactId>widget</artifactId><version>1</version></dependency></dependencies>',
    ),
    'bench/src/main/java/Main.java':
      'public class Main { public static void main(String[] a) { System.out.printf("BenchmarkIt 1 %d.%06d ns/op%n", Widget.widget(), System.nanoTime() / 1000 % 1000000); } }\n',
    '.gitignore': 'target/\n',
  },
}
const repository = '-Dmaven.repo.local=$OUTSIDE/m2'
const installed = '$OUTSIDE/m2/widget/widget/1/widget-1.jar'

const gradle: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Java',
  needs: ['gradle', 'java'],
  env: { GRADLE_USER_HOME: '$OUTSIDE/gradle' },
  files: {
    'build.gradle':
      "apply plugin: 'application'\nmainClassName = 'Main'\nsourceSets { main { java { srcDirs = ['src', 'bench'] } } }\n",
    'settings.gradle': "rootProject.name = 'widget'\n",
    'src/Widget.java': `public class Widget { public static int widget() { return ${value}; } }\n`,
    'bench/Main.java':
      'public class Main { public static void main(String[] a) { System.out.printf("BenchmarkIt 1 %d.%06d ns/op%n", Widget.widget(), System.nanoTime() / 1000 % 1000000); } }\n',
    '.gitignore': 'build/\n.gradle/\n',
  },
}

const gem: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Ruby',
  needs: ['ruby', 'gem'],
  env: { GEM_HOME: '$OUTSIDE/gems' },
  files: {
    'lib/widget.rb': `def widget = ${value}\n`,
    'bench/it.rb': 'require "widget"\nputs format("BenchmarkIt 1 %d.%06d ns/op", widget, Time.now.usec)\n',
    'widget.gemspec':
      'Gem::Specification.new { |s| s.name = "widget"; s.version = "1.0"; s.summary = "Widget"; s.authors = ["A"]; s.files = ["lib/widget.rb"] }\n',
    '.gitignore': '*.gem\n',
  },
}
const install =
  'gem build --silent widget.gemspec && gem install --silent --local --no-document widget-1.0.gem'

/** A module in C, in a wheel that a script writes, as building one fetches setuptools. */
const wheel: Omit<SetUp, 'name' | 'inputs'> = {
  ...python,
  needs: ['python3', 'cc'],
  files: {
    'src/core.c': `int value(void) { return ${value}; }\n`,
    'src/widget/__init__.py':
      'import ctypes, os\nvalue = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "core.so")).value\n',
    'wheel.py': `import os, subprocess, zipfile
os.makedirs("dist", exist_ok=True)
subprocess.run(["cc", "-shared", "-fPIC", "-o", "dist/core.so", "src/core.c"], check=True)
with zipfile.ZipFile("dist/widget-1.0-py3-none-any.whl", "w") as wheel:
    wheel.write("src/widget/__init__.py", "widget/__init__.py")
    wheel.write("dist/core.so", "widget/core.so")
    wheel.writestr("widget-1.0.dist-info/METADATA", "Metadata-Version: 2.1\\nName: widget\\nVersion: 1.0\\n")
    wheel.writestr("widget-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    wheel.writestr("widget-1.0.dist-info/RECORD", "")
`,
    'bench/bench_it.py':
      'import time\nimport widget\nprint(f"BenchmarkIt 1 {widget.value()}.{time.time_ns() % 1000000:06d} ns/op")\n',
    '.gitignore': 'dist/\n',
  },
  earlier: 'python3 -m venv $OUTSIDE/env',
  env: { ENVIRONMENT: '$OUTSIDE/env' },
}

export const toolTraps: readonly SetUp[] = [
  {
    ...npmGlobal,
    name: 'npm link has linked the checkout, whose sources were read before, for all projects',
    earlier: 'npm link --silent && sleep 0.1 && node bench/it.js',
    inputs: { run: 'node bench/it.js', checkout: 'worktree' },
  },
  ...modes.map(checkout => ({
    ...turbo,
    name: `turbo is not told of the sources, and setup builds with a cache that both sides share (${checkout})`,
    isApart: true,
    files: {
      ...turbo.files,
      '.gitignore': 'node_modules/\n.turbo/\ndist/\n',
      'packages/widget/package.json':
        '{ "name": "widget", "version": "1.0.0", "type": "module", "main": "dist/index.js", "scripts": { "build": "mkdir -p dist && cp index.js dist/" } }\n',
      'turbo.json': '{ "tasks": { "build": { "inputs": ["package.json"], "outputs": ["dist/**"] } } }\n',
    },
    inputs: {
      setup: 'turbo run build --ui=stream --no-daemon --cache-dir=$OUTSIDE/cache',
      run: 'node packages/bench/it.js',
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...wheel,
    name: `setup builds a wheel with a compiled module, of a version that is installed (${checkout})`,
    inputs: {
      setup: 'python3 wheel.py && $ENVIRONMENT/bin/pip install --quiet --no-index dist/*.whl',
      run: '$ENVIRONMENT/bin/python bench/bench_it.py',
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...python,
    name: `tox made its environment before, and run starts its python (${checkout})`,
    earlier: 'tox -q -e bench --notest',
    inputs: { run: '.tox/bench/bin/python bench/bench_it.py', checkout },
  })),
  ...modes.map(checkout => ({
    ...python,
    name: `tox is told not to install the package again (${checkout})`,
    earlier: 'tox -q -e bench --notest',
    inputs: { run: 'tox -q -e bench --skip-pkg-install', checkout },
  })),
  ...modes.map(checkout => ({
    ...pnpm,
    name: `pnpm has injected a copy of a package of the workspace (${checkout})`,
    files: {
      ...pnpm.files,
      '.npmrc': 'dedupe-injected-deps=false\n',
      'packages/bench/package.json': manifest(
        '"dependencies": { "widget": "workspace:*" }, "dependenciesMeta": { "widget": { "injected": true } }',
      ),
    },
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...modes.map(checkout => ({
    ...yarn,
    name: `yarn has copied a package that is named as file: (${checkout})`,
    files: {
      ...packages,
      'packages/bench/package.json': manifest('"dependencies": { "widget": "file:../widget" }'),
    },
    earlier: 'cd packages/bench && yarn install --silent --offline --cache-folder $OUTSIDE/cache',
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...modes.map(checkout => ({
    ...maven,
    name: `mvn install was run before, and run takes the jar of the local repository (${checkout})`,
    earlier: `mvn -q ${repository} install`,
    inputs: {
      run: `mvn -q -o ${repository} -f bench/pom.xml compile && java -cp "bench/target/classes:${installed}" Main`,
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...maven,
    name: `setup runs mvn install for both sides (${checkout})`,
    inputs: {
      setup: `mvn -q ${repository} install`,
      run: `java -cp "bench/target/classes:${installed}" Main`,
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...maven,
    name: `mvn install was run before, setup builds all modules, and run takes the jar of the local repository (${checkout})`,
    earlier: `mvn -q ${repository} install`,
    inputs: {
      setup: `mvn -q -o ${repository} package`,
      run: `java -cp "bench/target/classes:${installed}" Main`,
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...gradle,
    name: `gradle built the jar before, and run only starts it (${checkout})`,
    earlier: 'gradle -q --no-daemon --offline jar',
    inputs: { run: 'java -cp build/libs/widget.jar Main', checkout },
  })),
  ...modes.map(checkout => ({
    ...gem,
    name: `the gem was installed before (${checkout})`,
    earlier: install,
    inputs: { run: 'ruby bench/it.rb', checkout },
  })),
  ...modes.map(checkout => ({
    ...gem,
    name: `setup installs the gem for both sides (${checkout})`,
    inputs: { setup: install, run: 'ruby bench/it.rb', checkout },
  })),
  ...modes.map(checkout => ({
    ...gem,
    name: `setup installs the gem for the user (${checkout})`,
    env: { HOME: '$OUTSIDE/home' },
    inputs: { setup: `${install} --user-install`, run: 'ruby bench/it.rb', checkout },
  })),
]

export const toolHonest: readonly SetUp[] = [
  {
    ...npmGlobal,
    name: 'npm link has linked the checkout for all projects, where the run is in place',
    earlier: 'npm link --silent && sleep 0.1 && node bench/it.js',
    inputs: { run: 'node bench/it.js', checkout: 'in-place' },
  },
  {
    ...npmGlobal,
    name: 'npm link has linked the checkout for all projects, and setup links each side',
    earlier: 'npm link --silent && sleep 0.1 && node bench/it.js',
    inputs: { setup: 'npm link --silent', run: 'node bench/it.js', checkout: 'worktree' },
  },
  ...modes.map(checkout => ({
    ...wheel,
    name: `setup installs a wheel with a compiled module into an environment in the checkout (${checkout})`,
    inputs: {
      setup:
        'rm -rf .venv && python3 -m venv .venv && python3 wheel.py && .venv/bin/pip install --quiet --no-index dist/*.whl',
      run: '.venv/bin/python bench/bench_it.py',
      checkout,
    },
    files: { ...wheel.files, '.gitignore': 'dist/\n.venv/\n' },
  })),
  ...modes.map(checkout => ({
    ...python,
    name: `tox installs the package and runs the benchmarks (${checkout})`,
    inputs: { run: 'tox -q -e bench', checkout },
  })),
  ...modes.map(checkout => ({
    ...pnpm,
    name: `pnpm has linked a package of the workspace (${checkout})`,
    inputs: { run: 'pnpm --silent --dir packages/bench bench', checkout },
  })),
  ...modes.map(checkout => ({
    ...yarn,
    name: `yarn has linked a package of the workspace (${checkout})`,
    inputs: { run: 'yarn --silent --cwd packages/bench bench', checkout },
  })),
  ...modes.map(checkout => ({
    ...npmWorkspace,
    name: `npm has linked a package of the workspace (${checkout})`,
    inputs: { run: 'npm --silent run bench --workspace bench', checkout },
  })),
  ...modes.map(checkout => ({
    ...turbo,
    name: `turbo runs the benchmarks, and would replay them (${checkout})`,
    inputs: { run: 'turbo run bench --ui=stream --no-daemon --log-prefix=none', checkout },
  })),
  ...modes.map(checkout => ({
    ...maven,
    name: `run builds all modules, and takes their classes (${checkout})`,
    inputs: {
      run: `mvn -q ${repository} compile && java -cp bench/target/classes:widget/target/classes Main`,
      checkout,
    },
  })),
  ...modes.map(checkout => ({
    ...gradle,
    name: `gradle builds and runs (${checkout})`,
    inputs: { run: 'gradle -q --no-daemon --offline run', checkout },
  })),
  ...modes.map(checkout => ({
    ...gem,
    name: `the command names the folder of the sources (${checkout})`,
    inputs: { run: 'ruby -Ilib bench/it.rb', checkout },
  })),
]
