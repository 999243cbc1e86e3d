// package.json, as it may be.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPackage } from '../../../../src/core/init/find/node.ts'

test('is read as far as it matters', () => {
  const text = JSON.stringify({
    scripts: { bench: 'node b.mjs', odd: 1 },
    dependencies: { a: '1' },
    devDependencies: { b: '2' },
    packageManager: 'yarn@4.1.0',
  })
  const read = readPackage(`\ufeff${text}`)
  expect({ ...read?.scripts }).toEqual({ bench: 'node b.mjs' })
  expect({ ...read?.dependencies }).toEqual({ a: '1', b: '2' })
  expect(read?.packageManager).toBe('yarn@4.1.0')
})

test.each(['', '{', '[]', 'null', '"a"'])('%j is none', text => {
  expect(readPackage(text)).toBeNull()
})

test('odd keys are data', () => {
  const read = readPackage('{"scripts":{"__proto__":"x"},"dependencies":{"constructor":"1"}}')
  expect(read?.scripts.bench).toBeUndefined()
  expect(read?.dependencies.toString).toBeUndefined()
  expect(Object.keys(read?.scripts ?? {})).toEqual(['__proto__'])
})

test('nothing that JSON can say makes it throw', () => {
  const shape = fc.dictionary(
    fc.constantFrom('scripts', 'dependencies', 'devDependencies', 'packageManager'),
    fc.jsonValue(),
  )
  fc.assert(fc.property(shape, value => readPackage(JSON.stringify(value)) !== null))
})
