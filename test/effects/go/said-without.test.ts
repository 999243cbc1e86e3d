// What TestMain prints is no doubt about a benchmark, and what a benchmark prints beside it still is.
// @module-tag long
import { expect, test } from 'vitest'
import { file, goMod, goTest, makeSides, openMeasurementDriver } from './support.ts'

const main = `func TestMain(m *testing.M) {
	fmt.Fprintln(os.Stderr, "starting", os.Getpid())
	code := m.Run()
	fmt.Println("ended", os.Getpid())
	os.Exit(code)
}
func BenchmarkQuiet(b *testing.B) {}
func BenchmarkLoud(b *testing.B) { fmt.Println("hello") }`

test('only what a benchmark prints itself is kept', async () => {
  const code = `${goMod('example.com/m')}${file('a_test.go', goTest('m', main, ['fmt', 'os']))}`
  await using repository = await makeSides(code)
  await using opened = await openMeasurementDriver(repository)
  await opened.driver.prepare('base')
  await opened.driver.prepare('head')
  expect((await opened.visit('BenchmarkQuiet', 'head')).printed).toBeNull()
  expect((await opened.visit('BenchmarkLoud', 'head')).printed).toBe('hello')
})
