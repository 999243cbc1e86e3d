// Commands for people: a shell must be able to run them.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { goBenchCommand, shellCommandToRepeatInGoModule } from '../../../src/core/go/flags.ts'
import { long } from '../../support/long.ts'
import { makeRepository } from '../../support/repository.ts'
import { file, goEnv, goMod, goTest, usual } from './support.ts'

const one = { path: 'example.com/m/a', folder: 'a', module: '.', env: {} }
const nested = { path: 'example.com/n', folder: 'in here', module: 'in here', env: { GOWORK: 'off' } }
const settings = { ...usual, benchmem: true, tags: 'a,b', goFlags: ['-race', '-ldflags=-X m.v=1'] }

test('measuring is repeated with all that was set', () => {
  expect(goBenchCommand(settings, one, '^BenchmarkX$/a b')).toBe(
    "go test -race '-ldflags=-X m.v=1' -tags a,b -run '^$' -bench '^BenchmarkX$/a b' -benchtime 1x -benchmem -cpu 1 example.com/m/a",
  )
})

test('testing is repeated with what it knows', () => {
  expect(shellCommandToRepeatInGoModule('test', settings, one, one.path, 'example.com/m/b')).toBe(
    "go test -race '-ldflags=-X m.v=1' -tags=a,b example.com/m/a example.com/m/b",
  )
  expect(shellCommandToRepeatInGoModule('test', usual, one, one.path)).toBe('go test example.com/m/a')
})

test('listing is repeated in a folder with a blank, too', () => {
  expect(shellCommandToRepeatInGoModule('list', { tags: 'a,b', goFlags: [] }, nested, './...')).toBe(
    "GOWORK=off go list '-C=in here' -tags=a,b ./...",
  )
})

test('both run in the module that they are of', long, async () => {
  const printing =
    'func BenchmarkX(b *testing.B) {}\nfunc TestX(t *testing.T) { if v != "a b" { t.Fatal(v) } }\nvar v string'
  await using repository = await makeRepository(`${file('go.work', 'go 1.21')}
${goMod('example.com/n', 'in here')}${file('in here/x_test.go', goTest('n', printing))}`)
  const run = (command: string) =>
    execFileSync('sh', ['-euc', command], { cwd: repository.folder, env: goEnv, encoding: 'utf8' })
  const linked = { ...usual, goFlags: ["-ldflags=-X 'example.com/n.v=a b'"] }
  expect(run(goBenchCommand(linked, nested, '^BenchmarkX$'))).toMatch(/^BenchmarkX\s+1\s/m)
  expect(run(shellCommandToRepeatInGoModule('test', linked, nested, nested.path))).toMatch(/^ok\s/)
})
