// Lock files of each package manager are read, and the packages whose versions differ are found.
import { expect, test } from 'vitest'
import {
  isLockFile,
  type LockedVersions,
  packagesWithOtherVersions,
  parseVersionsOfLockFile,
} from '../../../src/core/change/locked-packages.ts'

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
    parseVersionsOfLockFile('yarn.lock', text(version)),
  ) as [LockedVersions, LockedVersions]
  expect(Object.fromEntries([...base].map(([name, versions]) => [name, [...versions]]))).toEqual({
    '@scope/widget': ['1.0.1'],
    deep: ['3.0.0'],
    other: ['2.0.0'],
  })
  expect(packagesWithOtherVersions(base, head)).toEqual(['@scope/widget'])
  expect(packagesWithOtherVersions(base, base)).toEqual([])
})

test('what is no lock file names no version', () => {
  for (const text of ['', '{', 'null', '{"packages": null}', '{"packages": {"node_modules/a": {}}}'])
    expect([...parseVersionsOfLockFile('package-lock.json', text)], text).toEqual([])
  const paths = ['a/package-lock.json', 'yarn.lock', 'requirements-dev.txt', 'Cargo.lock', 'myarn.lock']
  expect(paths.map(isLockFile)).toEqual([true, true, true, false, false])
})

test.each([
  [
    'uv.lock',
    'version = 1\n\n[[package]]\nname = "it"\nversion = "0.2.0"\nsource = { editable = "." }\n\n[[package]]\nname = "Num.Py-x"\nversion = "2.0.1"\nsource = { registry = "https://pypi.org/simple" }\n',
  ],
  ['poetry.lock', '[[package]]\nname = "num-py_x"\nversion = "2.0.1"\ndescription = ""\n'],
  [
    'requirements.txt',
    '# pinned\nnum.py-x[fast]==2.0.1 ; python_version > "3" \\\n    --hash=sha256:a\nother>=3\n',
  ],
])('the versions in %s', (path, text) => {
  expect([...parseVersionsOfLockFile(path, text)]).toEqual([['num_py_x', new Set(['2.0.1'])]])
})
