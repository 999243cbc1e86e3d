// Lock files of each package manager are read, and the packages whose versions differ are found.
import { expect, test } from 'vitest'
import {
  isVersionOneOf,
  kindOfRequirementsFile,
  mayNameVersionsOfSomeEnvironments,
  packagesOfComposer,
  packagesWithOtherVersions,
  parseRequiredVersions,
  pythonProjectNames,
  type RequiredVersions,
} from '../../../src/core/change/required-packages.ts'

const texts = {
  npm: (version: string) =>
    `{"lockfileVersion": 3, "packages": {"": {"name": "it"}, "node_modules/@scope/widget": {"version": "${version}"},
      "node_modules/other": {"version": "2.0.0"}, "node_modules/other/node_modules/deep": {"version": "3.0.0"},
      "node_modules/own": {"resolved": "packages/own", "link": true}}}`,
  pnpm: (version: string) => `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      '@scope/widget':
        specifier: ^1.0.0
        version: ${version}
packages:
  '@scope/widget@${version}':
    resolution: {integrity: sha512-a}
  other@2.0.0:
    resolution: {integrity: sha512-b}
snapshots:
  '@scope/widget@${version}(deep@3.0.0)':
    dependencies:
      deep: 3.0.0
  deep@3.0.0: {}
`,
  yarn: (version: string) => `# yarn lockfile v1


"@scope/widget@^1.0.0", "@scope/widget@^1.0.1":
  version "${version}"
  resolved "https://registry.yarnpkg.com/@scope/widget/-/widget-${version}.tgz#a"
  dependencies:
    deep "^3.0.0"

deep@^3.0.0:
  version "3.0.0"

other@2:
  version "2.0.0"
`,
  berry: (version: string) => `__metadata:
  version: 8

"@scope/widget@npm:^1.0.0":
  version: ${version}
  resolution: "@scope/widget@npm:${version}"

"deep@npm:^3.0.0, deep@npm:^3.1.0":
  version: 3.0.0

"other@npm:2":
  version: 2.0.0
`,
  bun: (version: string) => `{
  "lockfileVersion": 1,
  "packages": {
    "@scope/widget": ["@scope/widget@${version}", "", { "dependencies": { "deep": "^3.0.0" } }, "sha512-a"],
    "deep": ["deep@3.0.0", "", {}, "sha512-b"],
    "other": ["other@2.0.0", "", {}, "sha512-c"],
  }
}`,
}

test.each(Object.entries(texts))('the versions in a lock file of %s', (_, text) => {
  const [base, head] = ['1.0.1', '1.2.0-rc.1'].map(version =>
    parseRequiredVersions('yarn.lock', text(version)),
  ) as [RequiredVersions, RequiredVersions]
  expect(Object.fromEntries([...base].map(([name, versions]) => [name, [...versions]]))).toEqual({
    '@scope/widget': ['1.0.1'],
    deep: ['3.0.0'],
    other: ['2.0.0'],
  })
  expect(packagesWithOtherVersions(base, head)).toEqual(['@scope/widget'])
  expect(packagesWithOtherVersions(base, base)).toEqual([])
})

test('other text names no version', () => {
  for (const text of ['', '{', 'null', '{"packages": null}', '{"packages": {"node_modules/a": {}}}'])
    for (const path of [
      'package-lock.json',
      'package.json',
      'Pipfile.lock',
      'pyproject.toml',
      'composer.lock',
      'composer.json',
    ])
      expect([...parseRequiredVersions(path, text)], path + text).toEqual([])
})

test.each([
  ['a/package-lock.json', 'javascript'],
  ['yarn.lock', 'javascript'],
  ['requirements-dev.txt', 'python'],
  ['a/pylock.dev.toml', 'python'],
  ['composer.lock', 'php'],
  ['packages/a/package.json', 'javascript'],
  ['pyproject.toml', 'python'],
  ['composer.json', 'php'],
  ['.nvmrc', 'interpreter'],
  ['a/.python-version', 'interpreter'],
  ['a/my-package.json', null],
  ['Cargo.lock', null],
  ['myarn.lock', null],
])('packages in %s are of kind %s', (path, kind) => {
  expect(kindOfRequirementsFile(path)).toBe(kind)
})

test.each([
  [
    'package.json',
    '{"dependencies": {"@a/b": "^1.2.0", "c": "~2.1", "any": "*", "own": "workspace:^1.0.0"}, "devDependencies": {"d": "3.0.0"}, "optionalDependencies": null}',
    ['d 3.0.0', '@a/b ^1.2.0', 'c ~2.1'],
  ],
  [
    'composer.json',
    '{"require": {"php": ">=8.1", "a/b": "^1.2"}, "require-dev": {"c/d": "v2.0.1"}}',
    ['c/d v2.0.1', 'a/b ^1.2'],
  ],
  [
    'pyproject.toml',
    'dependencies = ["Num.Py[fast]==2.0.1; python_version > \'3\'", "other>=3", "any==2.*"]\n',
    ['num_py 2.0.1'],
  ],
  ['.nvmrc', 'v20.11\n', ['node 20.11.*']],
  ['.nvmrc', 'lts/*\n', []],
  ['.python-version', '# newest first\n3.12\n3.11.4\n', ['python 3.12.*,3.11.4.*']],
  ['.tool-versions', 'nodejs 20.1.0 # LTS\nruby 3.3.0 system\n', ['node 20.1.0.*', 'ruby 3.3.0.*']],
])('the exact versions and simple ranges in %s', (path, text, expected) => {
  const versions = parseRequiredVersions(path, text)
  expect([...versions].map(([name, required]) => `${name} ${[...required]}`)).toEqual(expected)
})

test.each([
  ['1.2.3', '1.2.3', true],
  ['v1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.0.0', '^2', false],
  ['2.5.0-beta.1', '^2', true],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['0.0.3', '^0.0.3', true],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.3.0', '~1.2', true],
  ['2.0.0', '~1.2', false],
  ['1.3.0', '~1', true],
  ['2.0.0', '~1', false],
  ['20.11.1', '20.*', true],
  ['20.11.1', '20.11.1.*', true],
  ['20.11.1', '20.1.*', false],
  ['2.0.0', '20.*', false],
])('version %s for %s: %s', (version, required, isAllowed) => {
  expect(isVersionOneOf(version, new Set([required]))).toBe(isAllowed)
  expect(isVersionOneOf(version, new Set(['9.9.9', required]))).toBe(isAllowed)
})

test('packages of Composer have the commit of a branch and their folder', () => {
  const lock = (commit: string) =>
    JSON.stringify({
      packages: [{ name: 'acme/widget', version: '1.0.1', dist: { reference: commit } }],
      'packages-dev': [{ name: 'acme/bench', version: 'dev-main', source: { reference: commit } }],
    })
  const [base, head] = ['a', 'b'].map(commit => parseRequiredVersions('composer.lock', lock(commit))) as [
    RequiredVersions,
    RequiredVersions,
  ]
  expect(packagesWithOtherVersions(base, head)).toEqual(['acme/bench'])
  const installed = `{"packages": [{"name": "acme/widget", "version": "1.0.1", "install-path": "../acme/widget"}], "dev": true}`
  expect(packagesOfComposer(installed)).toEqual([['acme/widget', '1.0.1', '../acme/widget']])
})

test.each([
  [
    'uv.lock',
    'version = 1\n\n[[package]]\nname = "it"\nversion = "0.2.0"\nsource = { editable = "." }\n\n[[package]]\nname = "Num.Py-x"\nversion = "2.0.1"\nsource = { registry = "https://pypi.org/simple" }\n',
  ],
  [
    'Pipfile.lock',
    '{"_meta": {}, "default": {"num.py-x": {"version": "==2.0.1"}, "it": {"editable": true, "path": "."}}, "develop": {}}',
  ],
  [
    'pylock.toml',
    'lock-version = "1.0"\n\n[[packages]]\nname = "it"\nversion = "0.2.0"\n[packages.directory]\npath = "."\n\n[[packages]]\nname = "num-py-x"\nversion = "2.0.1"\n[[packages.wheels]]\nname = "a.whl"\n',
  ],
  ['poetry.lock', '[[package]]\nname = "num-py_x"\nversion = "2.0.1"\ndescription = ""\n'],
  [
    'requirements.txt',
    '# pinned\nnum.py-x[fast]==2.0.1 ; python_version > "3" \\\n    --hash=sha256:a\nother>=3\n',
  ],
])('the versions in %s', (path, text) => {
  expect([...parseRequiredVersions(path, text)]).toEqual([['num_py_x', new Set(['2.0.1'])]])
})

test.each([
  ['setup.cfg', '[options]\ninstall_requires =\n    widget==1.0\n    other>=2\n', '1.0'],
  ['setup.py', "setup(install_requires=['widget[fast] == 1.0'])\n", '1.0'],
  ['tox.ini', '[testenv]\ndeps = widget==1.0\n', '1.0'],
  ['noxfile.py', 'session.install("widget==1.0", "other")\n', '1.0'],
  ['pyproject.toml', 'dependencies = ["widget==1.0; python_version >= \'3.9\'"]\n', '1.0'],
  ['pyproject.toml', 'dependencies = ["widget==1.0,!=1.0.1"]\n', undefined],
  ['pyproject.toml', 'dependencies = ["widget==1.0.*"]\n', undefined],
  ['environment.yml', 'dependencies:\n  - widget=1.0=py_0\n', '1.0.*'],
  ['environment.yml', 'dependencies:\n  - pip:\n    - widget==1.0\n', '1.0.*'],
  ['requirements/bench.txt', 'widget==1.0\n', '1.0'],
  ['constraints.txt', 'widget==1.0\n', '1.0'],
])('exact versions of Python packages are taken from %s: %j', (path, text, version) => {
  expect([...(parseRequiredVersions(path, text).get('widget') ?? [])]).toEqual(version ? [version] : [])
})

test('some files may name the versions of some environments only', () => {
  const paths = ['uv.lock', 'requirements-dev.txt', 'requirements/oldest.txt', 'constraints.txt', 'tox.ini']
  expect(paths.map(mayNameVersionsOfSomeEnvironments)).toEqual([false, false, true, true, true])
})

test.each([
  [
    '[build-system]\nrequires = ["other"]\n[project]\nversion = "1"\nname = "Num-Py.x"\n[[tool.uv.index]]\nname = "other"\n',
  ],
  ['[tool.poetry]\nname = "num_py_x"\n[[tool.poetry.source]]\nname = "other"\n'],
  ['[metadata]\r\nname = num-py-x\r\n[options]\r\n'],
  ['from setuptools import setup\nname = "other"\nsetup(\n    version="1",\n    name="num-py-x",\n)\n'],
])('the name of the project itself is in %j', text => {
  expect(pythonProjectNames(text)).toEqual(['num_py_x'])
})
