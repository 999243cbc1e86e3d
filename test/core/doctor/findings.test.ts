// What findings add up to.
import { describe, expect, test } from 'vitest'
import {
  createDoctorFinding,
  type DoctorSection,
  doctorFindingsInState,
  doctorFindingsText,
} from '../../../src/core/doctor/findings.ts'
import { displayWidth, noColour } from '../../../src/core/words/terminal.ts'
import { brokenRunner, doubtfulLaptop, nothingWrong } from './facts.ts'

describe('finding', () => {
  const parts: readonly DoctorSection[] = [
    {
      title: 'A',
      findings: [createDoctorFinding('good', 'a', '1'), createDoctorFinding('doubtful', 'b', '2', 'w', 'x')],
    },
    {
      title: 'B',
      findings: [
        createDoctorFinding('blocking', 'c', '3', 'w', 'x'),
        createDoctorFinding('doubtful', 'd', '4', 'w', 'x'),
      ],
    },
  ]

  test('those of one state are found in every part, in order', () => {
    expect(doctorFindingsInState(parts, 'doubtful').map(({ subject }) => subject)).toEqual(['b', 'd'])
    expect(doctorFindingsInState([], 'good')).toEqual([])
  })

  test('doubtful and blocking findings have a reason and advice, and good ones have neither', () => {
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
    const text = doctorFindingsText(parts, noColour, columns)
    for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
    await expect(text).toMatchFileSnapshot(golden(name))
  })

  test('signs have the colours of their states, titles are bold', () => {
    const findings = [
      createDoctorFinding('good', 'a', '1'),
      createDoctorFinding('doubtful', 'b', '2', 'why', 'do'),
      createDoctorFinding('blocking', 'c', '3', 'why', ''),
    ]
    const text = doctorFindingsText([{ title: 'T', findings }], (colour, what) => `<${colour}>${what}</>`, 80)
    expect(text.split('\n').slice(0, 5)).toEqual([
      '<bold>T</>',
      '<green>✓</> a  1',
      '<yellow>!</> b  2: why',
      '     → do',
      '<red>✗</> c  3: why',
    ])
    expect(text).toContain('<red>Nothing can be measured: c.</>')
  })

  test('text from outside has no control characters', () => {
    const hostile = '\u001b[2J\u202ex\r\n'
    const parts: readonly DoctorSection[] = [
      { title: 'T', findings: [createDoctorFinding('doubtful', 's', hostile, hostile, hostile)] },
    ]
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(doctorFindingsText(parts, noColour, 80)).not.toMatch(/[\u001b\u202e\r]/)
  })

  test('a part without findings is not there, and a narrow terminal gets lines all the same', () => {
    const parts = [{ title: 'Empty', findings: [] }, ...nothingWrong]
    expect(doctorFindingsText(parts, noColour, 80)).toBe(doctorFindingsText(nothingWrong, noColour, 80))
    expect(doctorFindingsText(nothingWrong, noColour, 1)).toBe(doctorFindingsText(nothingWrong, noColour, 40))
  })
})
