// What findings add up to.
import { describe, expect, test } from 'vitest'
import {
  blocking,
  canMeasure,
  type DoctorSection,
  doubtful,
  findingsInState,
  findingsText,
  good,
} from '../../../src/core/doctor/findings.ts'
import { plain, widthOf } from '../../../src/core/words/terminal.ts'
import { brokenRunner, doubtfulLaptop, nothingWrong } from './facts.ts'

describe('finding', () => {
  const parts: readonly DoctorSection[] = [
    { title: 'A', findings: [good('a', '1'), doubtful('b', '2', 'w', 'x')] },
    { title: 'B', findings: [blocking('c', '3', 'w', 'x'), doubtful('d', '4', 'w', 'x')] },
  ]

  test('those of one state are found in every part, in order', () => {
    expect(findingsInState(parts, 'doubtful').map(({ subject }) => subject)).toEqual(['b', 'd'])
    expect(findingsInState([], 'good')).toEqual([])
  })

  test('doubts do not stand in the way', () => {
    expect([nothingWrong, doubtfulLaptop, brokenRunner, parts].map(canMeasure)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('whatever is not well says why and what to do, and what is well neither', () => {
    for (const { state, why, advice } of [nothingWrong, doubtfulLaptop, brokenRunner]
      .flat()
      .flatMap(one => one.findings)) {
      if (state === 'good') expect([why, advice]).toEqual(['', ''])
      else {
        expect(why).toMatch(/^[a-z"]/)
        expect(advice).toMatch(/\.("|)$|\?$/)
      }
    }
  })
})

// The examination as people see it.
describe('text', () => {
  const golden = (name: string) => `../../golden/doctor/${name}.txt`

  test.each([
    ['nothing-wrong', nothingWrong, 80],
    ['laptop', doubtfulLaptop, 80],
    ['laptop-wide', doubtfulLaptop, 120],
    ['broken', brokenRunner, 80],
  ] as const)('%s', async (name, parts, columns) => {
    const text = findingsText(parts, plain, columns)
    for (const line of text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns)
    await expect(text).toMatchFileSnapshot(golden(name))
  })

  test('signs have the colours of their states, titles are bold', () => {
    const findings = [good('a', '1'), doubtful('b', '2', 'why', 'do'), blocking('c', '3', 'why', '')]
    const text = findingsText([{ title: 'T', findings }], (colour, what) => `<${colour}>${what}</>`, 80)
    expect(text.split('\n').slice(0, 5)).toEqual([
      '<bold>T</>',
      '<green>✓</> a  1',
      '<yellow>!</> b  2: why',
      '     → do',
      '<red>✗</> c  3: why',
    ])
    expect(text).toContain('<red>Nothing can be measured: c.</>')
  })

  test('what comes from elsewhere cannot steer the terminal', () => {
    const hostile = '\u001b[2J\u202ex\r\n'
    const parts: readonly DoctorSection[] = [
      { title: 'T', findings: [doubtful('s', hostile, hostile, hostile)] },
    ]
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(findingsText(parts, plain, 80)).not.toMatch(/[\u001b\u202e\r]/)
  })

  test('a part without findings is not there, and a narrow terminal gets lines all the same', () => {
    const parts = [{ title: 'Empty', findings: [] }, ...nothingWrong]
    expect(findingsText(parts, plain, 80)).toBe(findingsText(nothingWrong, plain, 80))
    expect(findingsText(nothingWrong, plain, 1)).toBe(findingsText(nothingWrong, plain, 40))
  })
})
