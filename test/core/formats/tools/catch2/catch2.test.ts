// Catch2 says the same in XML and in lines.
import { expect, test } from 'vitest'
import { catch2 } from '../../../../../src/core/formats/tools/catch2.ts'
import { output, read } from '../../recorded-output.ts'

test('has the same names in both', () => {
  const names = (file: string) =>
    read(catch2, output(`catch2/${file}`)).map(line => line.replace(/ \S+ sec\/op.*/, ''))
  expect(names('output.xml')).toEqual(names('output.txt'))
  expect(names('output.xml')).toContain('Fibonacci > inner > fibonacci 10')
})
