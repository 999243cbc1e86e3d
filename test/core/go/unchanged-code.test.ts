// The log of a Go test binary tells which files it used, and from where.
import { expect, test } from 'vitest'
import {
  countTestFileOpensInFolder,
  didTestBinaryUseAnyPath,
  didTestOpenPathOrBelow,
  parseUsedFilesOfTestLog,
} from '../../../src/core/go/unchanged-code.ts'

const log = `# test log
getenv HOME
stat .
open testdata/a b.json
chdir ../data
open in
stat /etc/hosts
`

const parse = (text: string, folder: string) => parseUsedFilesOfTestLog(text, folder, path => path)

test('names are of the folder that the program is in by then', () => {
  const { opened, stated } = parse(log, '/m/parse')
  expect([...opened.keys()]).toEqual(['/m/parse/testdata/a b.json', '/m/data/in'])
  expect([...stated]).toEqual(['/m/parse', '/etc/hosts'])
})

test('a file counts as used where it was opened, looked at, or could be listed', () => {
  const used = parse('open /m/docs\nstat /m/go.sum\nopen /m/a.txt\n', '/m')
  expect(didTestBinaryUseAnyPath(used, ['/m/b.txt', '/m/docs2/x.md'])).toBe(false)
  for (const path of ['/m/a.txt', '/m/go.sum', '/m/docs/x.md', '/m/docs/en/x.md'])
    expect(didTestBinaryUseAnyPath(used, [path]), path).toBe(true)
  expect(didTestBinaryUseAnyPath(parse('open .\n', '/'), ['/x'])).toBe(true)
  expect(didTestBinaryUseAnyPath(parse('', '/m'), ['/m/a.txt'])).toBe(false)
})

test('a path was opened if it or anything below it was opened; a stat alone does not count', () => {
  const used = parse('open .git/HEAD\nstat a.txt\nopen docs2\n', '/m')
  const isOpened = ['/m/.git', '/m/.git/HEAD', '/m/docs2', '/m/a.txt', '/m/docs'].map(path =>
    didTestOpenPathOrBelow(used, path),
  )
  expect(isOpened).toEqual([true, true, true, false, false])
})

test('openings are counted each time, and only those in the folder', () => {
  const used = parse('open a.txt\nopen a.txt\nopen ../lib/b.txt\nopen /m2/c.txt\nstat b.txt\n', '/m/parse')
  expect(countTestFileOpensInFolder(used, '/m')).toBe(3)
  expect(countTestFileOpensInFolder(used, '/m/parse')).toBe(2)
})

test('a path through a symbolic link is the one to which it leads', () => {
  const followLinks = (path: string) => path.replace('/m/parse/testdata', '/m/shared')
  const used = parseUsedFilesOfTestLog('open testdata\nopen testdata/../a.txt\n', '/m/parse', followLinks)
  expect([...used.opened.keys()]).toEqual(['/m/shared', '/m/a.txt'])
})
