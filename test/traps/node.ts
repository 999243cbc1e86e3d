// Set-ups of JavaScript and TypeScript in which what runs may not be built from the checkout.
import { type SetUp, value } from './trap.ts'

const print =
  'console.log(`BenchmarkIt 1 $' +
  '{widget()}.$' +
  '{String(process.hrtime.bigint() % 1000000n).padStart(6, "0")} ns/op`)\n'
const files = {
  'src/widget.js': `export const widget = () => ${value}\n`,
  'bench/it.js': `import { widget } from '../dist/widget.js'\n${print}`,
  'build.mjs':
    "import { cpSync, mkdirSync } from 'node:fs'\nmkdirSync('dist', { recursive: true })\ncpSync('src', 'dist', { recursive: true, force: true })\n",
  'package.json':
    '{ "name": "widget", "version": "1.0.0", "type": "module", "scripts": { "build": "node build.mjs", "bench": "node bench/it.js" } }\n',
  '.gitignore': 'dist/\nnode_modules/\n.cache/\n',
}
const node = { ecosystem: 'JavaScript', needs: ['node', 'npm'], files }
const workspace = {
  ...files,
  'package.json': '{ "name": "root", "private": true, "workspaces": ["packages/*"] }\n',
  'packages/widget/package.json':
    '{ "name": "widget", "version": "1.0.0", "type": "module", "main": "index.js" }\n',
  'packages/widget/index.js': files['src/widget.js'],
  'packages/bench/package.json': '{ "name": "bench", "version": "1.0.0", "type": "module" }\n',
  'packages/bench/it.js': `import { widget } from 'widget'\n${print}`,
}
const workspaceOfTwo = {
  ...workspace,
  'packages/other/index.js': 'export const same = x => x\n',
  'packages/bench/it.js': `import { same } from '../other/index.js'\nimport { widget as copied } from 'widget'\nconst widget = same(copied)\n${print}`,
}
/** One package is bundled without the names of its sources, and the sources of another are read. */
const bundled = {
  ...node,
  files: {
    '.gitignore': files['.gitignore'],
    'package.json': workspace['package.json'],
    'packages/widget/package.json':
      '{ "name": "widget", "version": "1.0.0", "type": "module", "main": "dist/index.js" }\n',
    'packages/widget/src/fast.js': files['src/widget.js'],
    'packages/other/package.json': '{ "name": "other", "version": "1.0.0", "type": "module" }\n',
    'packages/other/index.js': workspaceOfTwo['packages/other/index.js'],
    'packages/bench/package.json': workspace['packages/bench/package.json'],
    'packages/bench/it.js': workspaceOfTwo['packages/bench/it.js'],
  },
}
/** The folder of the sources has a `package.json` that only says how they are loaded, and the name they export is short. */
const bundledOfModules = {
  ...bundled,
  files: {
    ...bundled.files,
    'packages/widget/src/package.json': '{ "type": "module" }\n',
    'packages/widget/src/fast.js': files['src/widget.js'].replace('widget', 'fast'),
    'packages/bench/it.js': bundled.files['packages/bench/it.js'].replace('{ widget as', '{ fast as'),
  },
}
const bundle =
  'mkdir -p node_modules packages/widget/dist && ln -sfn ../packages/widget node_modules/widget && (echo "/* made */"; cat packages/widget/src/fast.js) > packages/widget/dist/index.js'
/** A package is copied as it was at another commit, and its benchmarks read another source of the checkout. */
const copiedOlder = {
  ...workspace,
  'packages/widget/same.js': workspaceOfTwo['packages/other/index.js'],
  'packages/bench/it.js': workspaceOfTwo['packages/bench/it.js'].replace(
    '../other/index.js',
    '../widget/same.js',
  ),
}
const copyOlder =
  'mkdir -p node_modules && cp -r packages/widget node_modules/widget && echo "// older" >> node_modules/widget/index.js'
/** A bundle names none of its sources, and the benchmarks read another source of the package. */
const bundledAlone = {
  ...node,
  files: {
    ...files,
    'src/index.js': "export { widget } from './fast.js'\n",
    'src/fast.js': files['src/widget.js'],
    'src/widget.js': workspaceOfTwo['packages/other/index.js'],
    'bench/it.js': `import { widget as bundled } from '../dist/index.js'\nimport { same } from '../src/widget.js'\nconst widget = same(bundled)\n${print}`,
  },
}
/** The same where the repository keeps the bundle, which the change has not made again. */
const bundledInRepository = {
  ...bundledAlone,
  files: {
    ...bundledAlone.files,
    '.gitignore': 'node_modules/\n',
    'dist/index.js': 'export const widget = () => 100\n',
  },
}
const bundleAlone = 'mkdir -p dist && (echo "/* made */"; cat src/fast.js) > dist/index.js'
/** The same where the sources export lists. */
const bundledOfLists = {
  ...bundledAlone,
  files: {
    ...bundledAlone.files,
    'src/fast.js': `const widget = () => ${value}\nexport { widget }\n`,
  },
}
/** A package is compiled, and copied to where packages are installed, as npm pack, yalc and pnpm do, or npm install -g; sed is the compiler. */
const compiledCopy = {
  ...node,
  files: {
    '.gitignore': files['.gitignore'],
    'package.json':
      '{ "name": "@acme/widget", "version": "1.0.0", "type": "module", "main": "dist/fast.js" }\n',
    'src/fast.ts': `export const widget = (): number => ${value}\n`,
    'src/same.js': workspaceOfTwo['packages/other/index.js'],
    'bench/it.js': `import { same } from '../src/same.js'
const { widget: installed } = await import(process.env.WIDGET ?? '@acme/widget')
const widget = same(installed)
${print}`,
  },
}
const compileScript = "mkdir -p dist && sed 's/: number//' src/fast.ts > dist/fast.js"
/** Like npm, this leaves a copy as it is if nothing has changed. */
const installInto = (folder: string) =>
  `mkdir -p ${folder}/@acme/widget/dist && for f in package.json dist/fast.js; do cmp -s $f ${folder}/@acme/widget/$f || cp $f ${folder}/@acme/widget/$f; done`
/** An addon comes from a package for this system alone if none was built; text is the stand-in for it. */
const withAddon = {
  ...node,
  files: {
    '.gitignore': `${files['.gitignore']}*.node\n`,
    'package.json': '{ "name": "@acme/widget", "version": "1.0.0", "type": "module" }\n',
    'npm/linux/package.json': '{ "name": "@acme/widget-linux", "version": "1.0.0" }\n',
    'src/fast.rs': `const WIDGET: i32 = ${value};\n`,
    'index.js': `import { existsSync, readFileSync } from 'node:fs'
const path = ['widget.node', 'node_modules/@acme/widget-linux/widget.node'].find(one => existsSync(one))
export const widget = () => /= (\\d+)/.exec(readFileSync(path, 'utf8'))[1]
`,
    'bench/it.js': `import { widget } from '../index.js'\n${print}`,
  },
  earlier:
    'mkdir -p node_modules/@acme/widget-linux && cp src/fast.rs node_modules/@acme/widget-linux/widget.node',
}
/** Languages that are compiled to JavaScript, with stand-ins for their compilers. */
const compiledToScript = (
  [
    [
      'CoffeeScript',
      'src/fast.coffee',
      `export widget = -> ${value}\n`,
      's/ widget = -> / const widget = () => /',
    ],
    [
      'a grammar of Peggy',
      'src/fast.peggy',
      `widget = "" { ${value} }\n`,
      's/.*{\\(.*\\)}/export const widget = () =>\\1/',
    ],
  ] as const
).map(([language, path, text, script]) => ({
  ...node,
  language,
  compile: `mkdir -p dist && sed '${script}' ${path} > dist/widget.js`,
  files: { ...files, 'src/widget.js': 'export const unused = 1\n', [path]: text },
}))
const replaying = {
  ...files,
  'bench.sh':
    'mkdir -p .cache; key=.cache/$(cat src/*.js | cksum | cut -d" " -f1)\n[ -f $key ] || node bench/it.js > $key\ncat $key\n',
  'bench/it.js': `import { widget } from '../src/widget.js'\n${print}`,
}

/** Only the version of a dependency differs; the stand-in for a package manager installs the version that the lock file names. */
const dependent = {
  ...node,
  files: {
    '.gitignore': files['.gitignore'],
    'package.json': '{ "name": "it", "type": "module", "dependencies": { "widget": "^1.0.0" } }\n',
    'package-lock.json': `{ "lockfileVersion": 3, "packages": { "node_modules/widget": { "version": "1.0.${value}" } } }\n`,
    'install.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const { version } = JSON.parse(readFileSync('package-lock.json')).packages['node_modules/widget']
mkdirSync('node_modules/widget', { recursive: true })
writeFileSync('node_modules/widget/package.json', JSON.stringify({ name: 'widget', version, type: 'module', main: 'it.js' }))
writeFileSync('node_modules/widget/it.js', 'export const widget = () => ' + version.split('.')[2])
`,
    'bench/it.js': `import { widget } from 'widget'\n${print}`,
  },
}

/** The same where the package is not in the `node_modules` beside the lock file. */
const dependentElsewhere = (
  [
    ['of a package of the workspace', 'packages/it'],
    ['of another dependency', 'node_modules/other'],
    ['of another dependency, as pnpm installs it,', 'node_modules/.pnpm/other@1.0.0/node_modules/other'],
  ] as const
).flatMap(([whose, folder]) =>
  (['worktree', 'in-place'] as const).map(checkout => ({
    ...{ whose, checkout },
    setUp: {
      ...dependent,
      files: {
        ...dependent.files,
        'install.mjs': dependent.files['install.mjs']
          .replaceAll("'node_modules/widget", `'${folder}/node_modules/widget`)
          .replace(`['${folder}/node_modules`, "['node_modules"),
        'bench/it.js': `import { createRequire } from 'node:module'
const { widget } = createRequire(new URL('../${folder}/it.js', import.meta.url))('widget')
${print}`,
      },
      earlier: 'node install.mjs',
    },
  })),
)
/** The same without a lock file: a catalog of pnpm names the version. */
const dependentByCatalog = {
  ...dependent,
  files: {
    '.gitignore': `${files['.gitignore']}pnpm-lock.yaml\n`,
    'pnpm-workspace.yaml': `packages:\n  - packages/*\ncatalog:\n  widget: 1.0.${value}\n`,
    'packages/it/package.json': '{ "name": "it", "dependencies": { "widget": "catalog:" } }\n',
    'install.mjs': dependent.files['install.mjs']
      .replaceAll("'node_modules/widget", "'packages/it/node_modules/widget")
      .replace(
        /^const .*$/m,
        "const [version] = /1[.]0[.]\\d+/.exec(readFileSync('pnpm-workspace.yaml', 'utf8'))",
      ),
    'packages/it/it.mjs': dependent.files['bench/it.js'],
  },
  earlier: 'node install.mjs',
}
/** The same with a stand-in for Yarn, which keeps the package in an archive outside and names this in a file. */
const dependentInArchive = {
  ...dependent,
  files: {
    '.gitignore': `${files['.gitignore']}.pnp.cjs\n`,
    'package.json': '{ "name": "it", "dependencies": { "widget": "^1.0.0" } }\n',
    'yarn.lock': `__metadata:\n  version: 8\n\n"widget@npm:^1":\n  version: 1.0.${value}\n`,
    'install.js': `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const [version] = /1[.]0[.]\\d+/.exec(readFileSync('yarn.lock', 'utf8'))
const archive = process.env.OUTSIDE + '/cache/widget-npm-' + version + '-0123456789-10c0.zip'
mkdirSync(process.env.OUTSIDE + '/cache', { recursive: true })
writeFileSync(archive, version.split('.')[2])
writeFileSync('.pnp.cjs', 'exports.state = ' + JSON.stringify({ "packageLocation": archive + '/node_modules/widget/' }))
`,
    'bench/it.js': `const { packageLocation } = require('../.pnp.cjs').state
const text = require('node:fs').readFileSync(packageLocation.replace('/node_modules/widget/', ''), 'utf8')
const widget = () => text
${print}`,
  },
  earlier: 'node install.js',
}

/** The same without a lock file: the manifest names a range. */
const dependentByRange = {
  ...dependent,
  files: {
    '.gitignore': files['.gitignore'],
    'package.json': `{ "name": "it", "type": "module", "dependencies": { "widget": "^${value}.0.0" } }\n`,
    'install.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const version = JSON.parse(readFileSync('package.json')).dependencies.widget.replace('^', '')
mkdirSync('node_modules/widget', { recursive: true })
writeFileSync('node_modules/widget/package.json', JSON.stringify({ name: 'widget', version, type: 'module', main: 'it.js' }))
writeFileSync('node_modules/widget/it.js', 'export const widget = () => ' + version.split('.')[0])
`,
    'bench/it.js': dependent.files['bench/it.js'],
  },
}

/** A server at a socket that both sides share, as they would share a port. */
const server = {
  ...node,
  needs: ['node', 'setsid'],
  env: { SOCKET: '$OUTSIDE/socket' },
  files: {
    ...files,
    'src/server.js': `import { createServer } from 'node:net'
import { widget } from './widget.js'
createServer(client => client.end(String(widget())))
  .on('error', () => process.exit(1))
  .listen(process.env.SOCKET)
`,
    'bench/it.js': `import { connect } from 'node:net'
let text = ''
for await (const piece of connect(process.env.SOCKET)) text += piece
const widget = () => text
${print}`,
  },
}
/** Babel's cache of what it has transformed knows nothing of the plugins of the repository; this is a stand-in. */
const transformed = {
  ...node,
  files: {
    ...files,
    'src/widget.js': 'export const widget = () => VALUE\n',
    'src/plugin.js': `export const transform = text => text.replace('VALUE', '${value}')\n`,
    'build.mjs': `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { transform } from './src/plugin.js'
const source = readFileSync('src/widget.js', 'utf8')
const cache = process.env.BABEL_CACHE_PATH ?? 'node_modules/.cache/babel/widget.json'
if (!existsSync(cache)) {
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(transform(source)))
}
mkdirSync('dist', { recursive: true })
writeFileSync('dist/widget.js', JSON.parse(readFileSync(cache, 'utf8')))
`,
  },
}
/** Vite bundles packages of a workspace that its settings name, and keeps them until these or the lock file differ; cp is the stand-in. */
const bundledOnce = {
  ...node,
  files: {
    ...workspaceOfTwo,
    '.gitignore': files['.gitignore'],
    'packages/bench/it.js': workspaceOfTwo['packages/bench/it.js'].replace(
      "'widget'",
      "'../../node_modules/.vite/deps/widget.js'",
    ),
  },
}
const bundleOnce =
  'mkdir -p node_modules/.vite/deps && cp -n packages/widget/index.js node_modules/.vite/deps/widget.js && echo "{ \\"type\\": \\"module\\" }" > node_modules/.vite/package.json'
/** The same where the settings name another folder, and a source map says of what a bundle is. */
const bundledIntoCache = {
  ...node,
  files: {
    ...bundled.files,
    'packages/bench/it.js': `import { same } from '../other/index.js'\nconst { widget: kept } = await import(process.env.DEPS + '/acme.mjs')\nconst widget = same(kept)\n${print}`,
  },
}
const bundleIntoCache =
  'test -e $DEPS/acme.mjs || { mkdir -p $DEPS && cp packages/widget/src/fast.js $DEPS/acme.mjs && echo "{ \\"sources\\": [\\"$(realpath --relative-to=$DEPS packages/widget/src/fast.js)\\"] }" > $DEPS/acme.mjs.map; }'
const cachesOfBundles = [
  { cache: 'a cache outside', DEPS: '$OUTSIDE/vite/deps' },
  { cache: 'a cache in the checkout', DEPS: '$PWD/.cache/vite/deps' },
].flatMap(one => (['worktree', 'in-place'] as const).map(checkout => ({ ...one, checkout })))
const start = 'setsid node src/server.js > /dev/null 2>&1 &'

export const nodeTraps: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...transformed,
      name: `a plugin of the repository differs, which a cache in node_modules takes no notice of (${checkout}, with a stand-in for Babel)`,
      isApart: true,
      earlier: 'node build.mjs',
      inputs: { setup: 'node build.mjs', run: 'node bench/it.js', checkout },
    },
    {
      ...transformed,
      name: `a plugin of the repository differs, which a cache outside takes no notice of (${checkout}, with a stand-in for Babel)`,
      isApart: true,
      earlier: 'node build.mjs',
      env: { BABEL_CACHE_PATH: '$OUTSIDE/babel.json' },
      inputs: { setup: 'node build.mjs', run: 'node bench/it.js', checkout },
    },
    {
      ...bundledOnce,
      name: `an earlier step bundled a package of the workspace into node_modules/.vite (${checkout}, with a stand-in for Vite)`,
      isApart: true,
      earlier: bundleOnce,
      inputs: { run: `${bundleOnce} && node packages/bench/it.js`, checkout },
    },
  ]),
  ...cachesOfBundles.map(({ cache, DEPS, checkout }) => ({
    ...bundledIntoCache,
    name: `an earlier step bundled a package of the workspace into ${cache}, with a source map (${checkout}, with a stand-in for Vite)`,
    earlier: bundleIntoCache,
    env: { DEPS },
    inputs: { run: `${bundleIntoCache}; node packages/bench/it.js`, checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentByCatalog,
    name: `only the version of a dependency in a catalog differs, and an earlier step installed it (${checkout}, with a stand-in for pnpm)`,
    inputs: { run: 'node packages/it/it.mjs', checkout },
  })),
  ...dependentElsewhere.map(({ whose, checkout, setUp }) => ({
    ...setUp,
    name: `only the version of a dependency ${whose} differs, and an earlier step installed it (${checkout}, with a stand-in)`,
    inputs: { run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentInArchive,
    name: `only the version of a dependency differs, and an earlier step put it into an archive (${checkout}, with a stand-in for Yarn Plug'n'Play)`,
    inputs: { run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependent,
    name: `only the version of a dependency differs, and an earlier step installed it (${checkout}, with a stand-in for npm)`,
    earlier: 'node install.mjs',
    inputs: { run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentByRange,
    name: `only the range of a dependency differs, and an earlier step installed it (${checkout}, with a stand-in for npm)`,
    earlier: 'node install.mjs',
    inputs: { run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...node,
    name: `an earlier step built dist, and run only measures it (${checkout})`,
    earlier: 'npm run --silent build',
    inputs: { run: 'npm run --silent bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...node,
    name: `an earlier step built dist in a repository of Turborepo, and run only measures it (${checkout})`,
    files: { ...files, 'turbo.json': '{ "tasks": { "build": { "outputs": ["dist/**"] } } }\n' },
    earlier: 'npm run --silent build && echo "// built" >> dist/widget.js',
    inputs: { run: 'npm run --silent bench', checkout },
  })),
  {
    ...node,
    name: 'NODE_PATH names a folder of the checkout',
    isApart: true,
    files: {
      ...files,
      'src/widget.js': `exports.widget = () => ${value}\n`,
      'bench/it.js': `const { widget } = require('widget')\n${print}`,
      'package.json': '{ "name": "it" }\n',
    },
    env: { NODE_PATH: '$PWD/src' },
    inputs: { run: 'node bench/it.js', checkout: 'worktree' },
  },
  {
    ...node,
    name: 'a package of the workspace is linked by an absolute path (npm link, pnpm, yarn)',
    isApart: true,
    files: workspace,
    earlier: 'mkdir -p node_modules && ln -s "$PWD/packages/widget" node_modules/widget',
    inputs: { run: 'node packages/bench/it.js', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...node,
    name: `a copy of the package is in node_modules, as npm pack or file: installs it (${checkout})`,
    files: workspace,
    earlier: 'mkdir -p node_modules && cp -r packages/widget node_modules/widget',
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...node,
    name: `a copy of one package is in node_modules, and the sources of another are read (${checkout})`,
    files: workspaceOfTwo,
    earlier: 'mkdir -p node_modules && cp -r packages/widget node_modules/widget',
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...bundled,
    name: `an earlier step bundled one package, and the sources of another are read (${checkout})`,
    earlier: bundle,
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...bundledOfModules,
    name: `an earlier step bundled one package, whose sources have a package.json without a name, and the sources of another are read (${checkout})`,
    earlier: bundle,
    inputs: { run: 'node packages/bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...node,
      name: `an older copy of a package is in node_modules, and another of its sources is read (${checkout})`,
      files: copiedOlder,
      earlier: copyOlder,
      inputs: { run: 'node packages/bench/it.js', checkout },
    },
    {
      ...bundledAlone,
      name: `an earlier step bundled the package, and another of its sources is read (${checkout})`,
      earlier: bundleAlone,
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...bundledOfLists,
      name: `an earlier step bundled the package, whose sources export lists, and another of its sources is read (${checkout})`,
      earlier: bundleAlone,
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...bundledInRepository,
      name: `the repository keeps a bundle, which the change has not made again, and another of its sources is read (${checkout})`,
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...compiledCopy,
      name: `an earlier step compiled a package and installed a copy, as npm pack and yalc do, and another of its sources is read (${checkout})`,
      earlier: `${compileScript} && ${installInto('node_modules')}`,
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...compiledCopy,
      name: `an earlier step compiled a package and installed a copy, and setup only compiles it (${checkout})`,
      earlier: `${compileScript} && ${installInto('node_modules')}`,
      inputs: { setup: compileScript, run: 'node bench/it.js', checkout },
    },
    {
      ...compiledCopy,
      name: `an earlier step compiled a package and installed a copy outside, as npm install -g does (${checkout})`,
      earlier: `${compileScript} && ${installInto('$OUTSIDE/lib/node_modules')}`,
      env: { WIDGET: '$OUTSIDE/lib/node_modules/@acme/widget/dist/fast.js' },
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...withAddon,
      name: `the addon of the published version is in node_modules, and none was built (${checkout}, with a stand-in)`,
      inputs: { run: 'node bench/it.js', checkout },
    },
    ...compiledToScript.map(({ language, compile, ...one }) => ({
      ...one,
      name: `an earlier step compiled ${language} (${checkout}, with a stand-in for the compiler)`,
      earlier: compile,
      inputs: { run: 'node bench/it.js', checkout },
    })),
  ]),
  {
    ...node,
    name: 'setup copies the package to where both sides look for it',
    files: {
      ...files,
      'src/widget.js': `exports.widget = () => ${value}\n`,
      'bench/it.js': `const { widget } = require('widget')\n${print}`,
      'package.json': '{ "name": "it" }\n',
    },
    env: { NODE_PATH: '$OUTSIDE/lib/node_modules' },
    inputs: {
      setup: 'mkdir -p $OUTSIDE/lib/node_modules && cp src/widget.js $OUTSIDE/lib/node_modules/',
      run: 'node bench/it.js',
      checkout: 'worktree',
    },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...node,
    name: `setup copies all packages with deep folders to a folder outside (${checkout})`,
    files: {
      'packages/core/package.json': '{ "type": "module" }\n',
      'packages/core/src/lib/internal/widget.js': files['src/widget.js'],
      'packages/bench/it.mjs': `import { widget } from '../core/src/lib/internal/widget.js'\n${print}`,
    },
    inputs: {
      setup: 'mkdir -p $OUTSIDE/app && cp -r packages $OUTSIDE/app/',
      run: 'node $OUTSIDE/app/packages/bench/it.mjs',
      checkout,
    },
  })),
  {
    ...node,
    name: 'a task runner replays what a side printed first',
    files: replaying,
    inputs: { run: 'sh bench.sh', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...server,
    name: `setup leaves a server running, which answers for both sides (${checkout})`,
    inputs: { setup: `${start} sleep 0.5`, run: 'node bench/it.js', checkout },
  })),
  {
    ...server,
    name: 'setup starts the main file of the package as a server, which answers for both sides',
    files: {
      ...server.files,
      'package.json': '{ "name": "it", "type": "module", "main": "src/server.js" }\n',
    },
    inputs: {
      setup: 'setsid node . >/dev/null 2>&1 & sleep 0.5',
      run: 'node bench/it.js',
      checkout: 'worktree',
    },
  },
  {
    ...server,
    name: 'setup installs a server outside and starts it, and it answers for both sides',
    files: {
      ...server.files,
      'src/server.js': server.files['src/server.js'].replace("'./widget.js'", "'./lib/widget.js'"),
    },
    inputs: {
      setup:
        'mkdir -p $OUTSIDE/app/lib && cp src/widget.js $OUTSIDE/app/lib/ && cp src/server.js package.json $OUTSIDE/app/ && setsid node $OUTSIDE/app/server.js >/dev/null 2>&1 & sleep 0.5',
      run: 'node bench/it.js',
      checkout: 'worktree',
    },
  },
]

export const nodeHonest: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentByCatalog,
    name: `only the version of a dependency in a catalog differs, and run installs it (${checkout}, with a stand-in for pnpm)`,
    inputs: { run: 'node install.mjs && node packages/it/it.mjs', checkout },
  })),
  ...dependentElsewhere.map(({ whose, checkout, setUp }) => ({
    ...setUp,
    name: `only the version of a dependency ${whose} differs, and setup installs it (${checkout}, with a stand-in)`,
    inputs: { setup: 'node install.mjs', run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentInArchive,
    name: `only the version of a dependency differs, and run puts it into an archive (${checkout}, with a stand-in for Yarn Plug'n'Play)`,
    inputs: { run: 'node install.js && node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependent,
    name: `only the version of a dependency differs, and setup installs it (${checkout}, with a stand-in for npm)`,
    earlier: 'node install.mjs',
    inputs: { setup: 'node install.mjs', run: 'node bench/it.js', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...dependentByRange,
    name: `only the range of a dependency differs, and setup installs it (${checkout}, with a stand-in for npm)`,
    earlier: 'node install.mjs',
    inputs: { setup: 'node install.mjs', run: 'node bench/it.js', checkout },
  })),
  ...cachesOfBundles.map(({ cache, DEPS, checkout }) => ({
    ...bundledIntoCache,
    name: `an earlier step and run bundle a package of the workspace into ${cache}, with a source map (${checkout}, with a stand-in for Vite)`,
    earlier: bundleIntoCache,
    env: { DEPS },
    inputs: { run: `rm -rf $DEPS; ${bundleIntoCache}; node packages/bench/it.js`, checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...node,
      name: `setup or run builds dist (${checkout})`,
      inputs: { run: 'npm run --silent build && npm run --silent bench', checkout },
    },
    {
      ...bundled,
      name: `an earlier step and run bundle one package, and the sources of another are read (${checkout})`,
      earlier: bundle,
      inputs: { run: `${bundle} && node packages/bench/it.js`, checkout },
    },
    {
      ...node,
      name: `an older copy of a package is in node_modules, and setup replaces it (${checkout})`,
      files: copiedOlder,
      earlier: copyOlder,
      inputs: { setup: 'cp -r packages/widget node_modules/', run: 'node packages/bench/it.js', checkout },
    },
    {
      ...bundledAlone,
      name: `an earlier step and run bundle the package, and another of its sources is read (${checkout})`,
      earlier: bundleAlone,
      inputs: { run: `${bundleAlone} && node bench/it.js`, checkout },
    },
    {
      ...bundledAlone,
      name: `an earlier step and setup bundle the package, and another of its sources is read (${checkout})`,
      earlier: bundleAlone,
      inputs: { setup: bundleAlone, run: 'node bench/it.js', checkout },
    },
    {
      ...bundledInRepository,
      name: `the repository keeps a bundle, and setup makes it again (${checkout})`,
      inputs: { setup: bundleAlone, run: 'node bench/it.js', checkout },
    },
    {
      ...bundledInRepository,
      name: `the repository keeps a bundle, which the change has made again (${checkout})`,
      files: { ...bundledInRepository.files, 'dist/index.js': files['src/widget.js'] },
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...bundledInRepository,
      name: `the repository keeps a bundle, which is measured beside the sources (${checkout})`,
      files: {
        ...bundledInRepository.files,
        'bench/it.js': `import '../dist/index.js'\nimport { widget } from '../src/fast.js'\n${print}`,
      },
      inputs: { run: 'node bench/it.js', checkout },
    },
    {
      ...compiledCopy,
      name: `an earlier step and setup compile a package and install a copy (${checkout})`,
      earlier: `${compileScript} && ${installInto('node_modules')}`,
      inputs: {
        setup: `${compileScript} && ${installInto('node_modules')}`,
        run: 'node bench/it.js',
        checkout,
      },
    },
    {
      ...compiledCopy,
      name: `setup compiles a package, and run also uses its published version (${checkout})`,
      earlier: `${compileScript} && ${installInto('node_modules')}`,
      env: { WIDGET: '../dist/fast.js' },
      inputs: { setup: compileScript, run: 'node --import @acme/widget bench/it.js', checkout },
    },
    {
      ...withAddon,
      name: `setup builds an addon, and run also uses that of the published version (${checkout}, with a stand-in)`,
      inputs: {
        setup: 'cp src/fast.rs widget.node',
        run: 'cat node_modules/@acme/widget-linux/widget.node > /dev/null; node bench/it.js',
        checkout,
      },
    },
    ...compiledToScript.map(({ language, compile, ...one }) => ({
      ...one,
      name: `an earlier step and setup compile ${language} (${checkout}, with a stand-in for the compiler)`,
      earlier: compile,
      inputs: { setup: compile, run: 'node bench/it.js', checkout },
    })),
    {
      ...node,
      name: `run replaces an earlier copy of a package (${checkout})`,
      files: workspaceOfTwo,
      earlier: 'mkdir -p node_modules && cp -r packages/widget node_modules/widget',
      inputs: { run: 'cp -r packages/widget node_modules/ && node packages/bench/it.js', checkout },
    },
    {
      ...node,
      name: `a package of the workspace is linked by a relative path (${checkout})`,
      files: workspace,
      earlier: 'mkdir -p node_modules && ln -s ../packages/widget node_modules/widget',
      inputs: { run: 'node packages/bench/it.js', checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...server,
    name: `run starts a server and stops it (${checkout})`,
    inputs: { run: `rm -f $SOCKET; ${start} sleep 0.5; node bench/it.js; kill $!`, checkout },
  })),
  {
    ...node,
    name: 'setup builds dist, and run measures it',
    earlier: 'npm run --silent build',
    inputs: { setup: 'npm run --silent build', run: 'npm run --silent bench', checkout: 'worktree' },
  },
]
