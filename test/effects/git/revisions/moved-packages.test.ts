// Go packages that have moved between two commits of real repositories.
import { expect, test } from 'vitest'
import { findMovedPackages } from '../../../../src/effects/git/revisions/changes.ts'
import { file, goMod, goTest, idle, makeSides } from '../../go/support.ts'
import { commitsOf } from '../checkout/sides.ts'

const code = (name: string, turns: number) =>
  `package ${name}\n\n// Work adds up the numbers below n.\nfunc Work() int {\n\tsum := 0\n\tfor i := 0; i < ${turns}; i++ {\n\t\tsum += i\n\t}\n\treturn sum\n}`
const parse = `${file('parse/parse.go', code('parse', 10))}${file('parse/parse_test.go', goTest('parse', idle('Work')))}`

async function moved(base: string, head: string) {
  await using repository = await makeSides(base, head)
  return Object.fromEntries(await findMovedPackages(repository.git, commitsOf(repository)))
}

test('a module with another path, also one in a folder of its own', async () => {
  const base = `${goMod('example.com/a')}${parse}${goMod('example.com/b', 'other')}${file('other/ü/x_test.go', goTest('x', idle('X')))}`
  expect(await moved(base, 'sed -i "s|^module.*|module \\"example.com/a/v2\\" // next|" go.mod')).toEqual({
    'example.com/a/parse': 'example.com/a/v2/parse',
  })
  expect(await moved(base, 'sed -i "s|/b$|/c|" other/go.mod')).toEqual({
    'example.com/b/ü': 'example.com/c/ü',
  })
})

test('a folder with another name, and other code in it', async () => {
  const rename = 'git mv parse reader; sed -i "s/package parse/package reader/; s/< 10/< 1000/" reader/*.go'
  expect(await moved(`${goMod('example.com/a')}${parse}`, rename)).toEqual({
    'example.com/a/parse': 'example.com/a/reader',
  })
})

test('an unrelated package with a benchmark of the same name has not moved', async () => {
  const other = `package prices

import "strings"

type Price struct{ Cents int }

func (p Price) String() string { return strings.Repeat("$", p.Cents) }
func Work() string { return Price{Cents: 12}.String() + Price{Cents: 13}.String() }`
  const head = `git rm -rq parse; ${file('prices/prices.go', other)}${file('prices/prices_test.go', goTest('prices', idle('Work')))}`
  expect(await moved(`${goMod('example.com/a')}${parse}`, head)).toEqual({})
})

test('nothing where nothing of Go has moved', async () => {
  expect(await moved(`${goMod('example.com/a')}${parse}`, 'sed -i "s/< 10/< 1000/" parse/parse.go')).toEqual(
    {},
  )
  expect(await moved('echo text > a', 'git mv a b')).toEqual({})
})
