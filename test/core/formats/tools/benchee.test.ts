// What Benchee writes as JSON.
import { expect, test } from 'vitest'
import { bencheeFormat } from '../../../../src/core/formats/tools/benchee.ts'
import { output, read } from '../recorded-output.ts'

test('reads the medians of time and memory, for each input', () => {
  expect(read(bencheeFormat, output('benchee/output.json'))).toMatchInlineSnapshot(`
    [
      "flat_map/Bigger 0.000022464 sec/op of 6270",
      "flat_map/Bigger 64000 B/op of 884",
      "map.flatten/Bigger 0.000034005 sec/op of 5325",
      "map.flatten/Bigger 80000 B/op of 619",
      "flat_map/Small 0.00000194 sec/op of 80617",
      "flat_map/Small 6144 B/op of 2838",
      "map.flatten/Small 0.000001948 sec/op of 68703",
      "map.flatten/Small 8000 B/op of 2495",
    ]
  `)
})

test('reads an older version, without inputs and memory', () => {
  expect(read(bencheeFormat, output('benchee/version1.2.json'))).toMatchInlineSnapshot(`
    [
      "one 9.3e-8 sec/op of 24726",
      "two 1.66e-7 sec/op of 19610",
    ]
  `)
})

test('says what a scenario lacks', () => {
  const nothing = { statistics: { median: null } }
  const of = (scenario: object) => JSON.stringify([scenario])
  expect(() =>
    read(bencheeFormat, of({ name: 'a', run_time_data: nothing, memory_usage_data: nothing })),
  ).toThrow('The scenario a was not measured')
  expect(() => read(bencheeFormat, of({ run_time_data: nothing }))).toThrow('has no "name"')
  expect(read(bencheeFormat, '[]')).toEqual([])
})
