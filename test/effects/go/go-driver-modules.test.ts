// The Go driver on modules that differ: in the Go that they ask for, and in the processors that they run on.
// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Repository } from '../../support/repository.ts'
import { file, goMod, goScript, goTest, makeSides, prepared, valuesIn } from './support.ts'

const first = `func BenchmarkPath(b *testing.B) {
	path, _, _ := strings.Cut(os.Getenv("PATH"), ":")
	b.ReportMetric(1, path)
}`
const sized = `func TestMain(m *testing.M) {
	runtime.GOMAXPROCS(1)
	os.Exit(m.Run())
}
func BenchmarkX(b *testing.B) { for _, name := range []string{"size-2", "size-4"} { b.Run(name, func(*testing.B) {}) } }`

/** A go that calls itself old in the module of that name, and cannot lay code out there. */
const twoVersions = `case "$PWD $*" in
*/old\\ *GOVERSION*) echo go1.20; echo /usr/old-go ;;
*/old\\ *link*randlayout*) exit 2 ;;
*GOVERSION*) echo go1.26.1; echo /usr/new-go ;;
*) exec "$GO" "$@" ;;
esac`

let repository: Repository

beforeAll(async () => {
  repository = await makeSides(`${goMod('example.com/new')}${goMod('example.com/old', 'old')}
${file('x_test.go', goTest('m', first, ['os', 'strings']))}
${file('old/x_test.go', goTest('m', first, ['os', 'strings']))}
${goMod('example.com/sized', 'sized')}${file('sized/x_test.go', goTest('sized', sized, ['os', 'runtime']))}`)
})

afterAll(() => repository?.[Symbol.asyncDispose]())

describe('each module', () => {
  test('has the version, the programs and the linker of its own Go', async () => {
    await using opened = await prepared(repository, {
      env: goScript(repository, twoVersions),
      settings: { packages: ['.', './old'] },
    })
    const { driver, console } = opened
    expect(driver.report().toolchains.head).toBe('go1.26.1, go1.20')
    expect(valuesIn(await opened.visit('new.BenchmarkPath', 'base'))).toEqual(['Path /usr/new-go/bin: 1'])
    expect(valuesIn(await opened.visit('old.BenchmarkPath', 'base'))).toEqual(['Path /usr/old-go/bin: 1'])
    const [ofNew, ofOld] = [await opened.item('new.BenchmarkPath'), await opened.item('old.BenchmarkPath')]
    await driver.relink([ofNew], [3])
    expect(driver.isRelinked).toBe(true)
    await driver.relink([ofNew, ofOld], [3])
    expect(driver.isRelinked).toBe(false)
    expect(console.said.at(-1)).toMatch(/^this version of Go cannot link code in another order/)
  })
})

test('a name is known to end in no number of processors by what its binary reports beside it', async () => {
  await using opened = await prepared(repository, { settings: { packages: ['./sized'], cpu: null } })
  await opened.visit('BenchmarkX', 'head')
  const found = opened.driver.binaries('X/size-2', 'example.com/sized')
  expect(found?.head.args).toContain('-test.bench=^BenchmarkX$/^size-2$')
})
