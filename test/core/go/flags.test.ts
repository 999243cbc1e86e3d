// Flags as GOFLAGS has them: what is taken, what is refused, and what comes of them when they are joined again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNonBuildFlag,
  formatGoflagsValue,
  isBenchtime,
  ldflagsForRandomLayout,
  sixteenthOfBenchtime,
  splitGoFlags,
} from '../../../src/core/go/flags.ts'

describe('go flags', () => {
  /** Go's own: cmd/internal/quoted Split. Null where it gives an error. */
  function asGoSplits(text: string): readonly string[] | null {
    const fields: string[] = []
    let rest = text
    for (;;) {
      rest = rest.replace(/^[ \t\n\r]+/, '')
      if (rest === '') return fields
      const quote = rest[0]
      if (quote === '"' || quote === "'") {
        const end = rest.indexOf(quote, 1)
        if (end < 0) return null
        fields.push(rest.slice(1, end))
        rest = rest.slice(end + 1)
        continue
      }
      const field = /^[^ \t\n\r]+/.exec(rest)?.[0] ?? ''
      fields.push(field)
      rest = rest.slice(field.length)
    }
  }

  describe('splitting', () => {
    test.each<[string, readonly string[]]>([
      ['', []],
      [' \n', []],
      ['-race', ['-race']],
      [' -race\t--mod=vendor\n-a ', ['-race', '--mod=vendor', '-a']],
      [`'-ldflags=-s -w' "-gcflags=all=-N -l" -v`, ['-ldflags=-s -w', '-gcflags=all=-N -l', '-v']],
      [`"-ldflags=-X=main.who='a b'"`, ["-ldflags=-X=main.who='a b'"]],
      [`-ldflags=-X=main.who='a'`, ["-ldflags=-X=main.who='a'"]],
      ['-X=a"b"\'c\'', ['-X=a"b"\'c\'']],
    ])('%j gives its flags', (text, flags) => {
      expect(splitGoFlags(text)).toEqual(flags)
    })

    test.each([
      ['a word that is no flag', 'race'],
      ['a value apart from its flag', '-tags integration'],
      ['no name', '-'],
      ['no name after two', '--'],
      ['a third hyphen', '---race'],
      ['a value without a name', '-=x'],
      ['nothing in quotes', "''"],
      ['a quote that is left open', "'-race"],
      ['quotes inside of a flag, which Go does not heed', "-ldflags='-s -w'"],
      ['the same with a blank at the end', '-ldflags="-s "'],
      ['what stands right behind a quote', `'-a'-b`],
    ])('%s is refused', (_, text) => {
      expect(splitGoFlags(text)).toBeNull()
    })

    test('whatever is taken, Go splits likewise', () => {
      let taken = 0
      const text = fc
        .array(fc.constantFrom('-', '-a', '-b=', '--c=x', ' ', '  ', '\t', '\n', "'", '"', 'x', 'é', '='))
        .map(parts => parts.join(''))
      fc.assert(
        fc.property(text, written => {
          const flags = splitGoFlags(written)
          if (flags === null) return
          taken++
          expect(asGoSplits(written)).toEqual(flags)
        }),
        { numRuns: 5000 },
      )
      expect(taken).toBeGreaterThan(100)
    })
  })

  /** Flags that can be written: one with blanks needs a quote that is not in it. */
  const flag = fc
    .tuple(fc.constantFrom('-', '--'), fc.stringMatching(/^[a-z]{1,5}(=[a-z '"=\t,-]{0,12})?$/))
    .map(([hyphens, rest]) => hyphens + rest)
    .filter(one => !(one.includes("'") && one.includes('"')))

  describe('joining', () => {
    test('is undone by splitting, for us and for Go', () => {
      fc.assert(
        fc.property(fc.array(flag), flags => {
          const joined = formatGoflagsValue(flags)
          expect(splitGoFlags(joined)).toEqual(flags)
          expect(asGoSplits(joined)).toEqual(flags)
        }),
        { numRuns: 1000 },
      )
    })

    test('gives back whatever was split', () => {
      const written = fc.array(fc.constantFrom('-a', '-b=', "'", '"', ' ', 'x')).map(parts => parts.join(''))
      fc.assert(
        fc.property(written, text => {
          const flags = splitGoFlags(text)
          if (flags !== null) expect(splitGoFlags(formatGoflagsValue(flags))).toEqual(flags)
        }),
        { numRuns: 5000, examples: [[`-a=x'"'"`], [`-b="'"'`], [`'-a"x'`]] },
      )
    })

    test('leaves flags without blanks and quotes as they are', () => {
      expect(formatGoflagsValue(['-race', '-tags=a,b', '-ldflags=-s -w'])).toBe(
        "-race -tags=a,b '-ldflags=-s -w'",
      )
    })
  })

  test('tells flags that run tests from those that build them', () => {
    for (const flag of [
      '-short',
      '--count=3',
      '-test.v',
      '-benchtime=1s',
      '-args',
      '-cpuprofile=x',
      '-run=^$',
      '-exec=nice',
      '-json',
    ])
      expect(findNonBuildFlag(['-race', flag]), flag).toBe(flag)
    expect(
      findNonBuildFlag(['-race', '-shortened', '-ldflags=-run', '-cover', '-vet=off', '-tags=short']),
    ).toBeNull()
  })

  describe('linking anew', () => {
    test.each<[string, readonly string[], string]>([
      ['nothing else', [], '-ldflags=-randlayout=7'],
      ['what the user gives the linker', ['-race', '-ldflags=-s -w'], '-ldflags=-s -w -randlayout=7'],
      ['the last of it', ['-ldflags=-s', '--ldflags=-w'], '-ldflags=-w -randlayout=7'],
      ['no other flags', ['-gcflags=-N', '-x=-ldflags=-s'], '-ldflags=-randlayout=7'],
    ])('keeps %s', (_, flags, linked) => {
      expect(ldflagsForRandomLayout(flags, 7)).toBe(linked)
    })
  })
})

// Which times Go takes for a benchmark, and what a sixteenth of them is.
describe('benchtime', () => {
  describe('a benchtime', () => {
    test.each([
      ...['1s', '100ms', '1m30s', '1.5h', '.5s', '1.s', '2us', '2µs', '2μs', '1ns', '1h1ns'],
      ...['1x', '100x', '007x', '1000000000000x', '2562047h'],
    ])('is %s', text => {
      expect(isBenchtime(text)).toBe(true)
    })

    test.each([
      ...['', '1', '0', '0s', '0x', '-1s', '-5x', '1.5x', 'x', 's', '.s', '1d', '1 s', '1s ', '1S', '1e3s'],
      ...['0.5ns', '0.5ns0.5ns', '1s1', '1_000x', '2562048h', '9223372036854775808x'],
    ])('is not %j', text => {
      expect(isBenchtime(text)).toBe(false)
    })
  })

  describe('a sixteenth', () => {
    test.each([
      ['100ms', '6250000ns'],
      ['1s', '62500000ns'],
      ['1m30s', '5625000000ns'],
      ['1ns', '1ns'],
      ['100x', '6x'],
      ['16x', '1x'],
      ['1x', '1x'],
    ])('of %s is %s', (text, short) => {
      expect(sixteenthOfBenchtime(text)).toBe(short)
    })

    test('of whatever Go takes is a benchtime again, and not longer', () => {
      const part = fc.tuple(
        fc.oneof(
          fc.nat(5000).map(String),
          fc.nat(5000).map(hundredths => (hundredths / 100).toFixed(2)),
        ),
        fc.constantFrom('ns', 'us', 'µs', 'μs', 'ms', 's', 'm', 'h'),
      )
      const durations = fc
        .array(part, { minLength: 1, maxLength: 3 })
        .map(parts => parts.map(([number, unit]) => number + unit).join(''))
      const counts = fc.maxSafeNat().map(count => `${count}x`)
      const least = (text: string) => Number.parseInt(text, 10)
      fc.assert(
        fc.property(fc.oneof(durations, counts).filter(isBenchtime), text => {
          const short = sixteenthOfBenchtime(text)
          expect(short).toMatch(text.endsWith('x') ? /^\d+x$/ : /^\d+ns$/)
          expect(isBenchtime(short)).toBe(true)
          // A sixteenth of a sixteenth is no more than that of the whole.
          expect(least(sixteenthOfBenchtime(short))).toBeLessThanOrEqual(least(short))
          if (text.endsWith('x')) expect(least(short)).toBe(Math.max(1, Math.floor(least(text) / 16)))
        }),
      )
    })
  })
})
