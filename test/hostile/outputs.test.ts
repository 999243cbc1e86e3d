// Hostile output of benchmarks is read without harm or refused: by the gate, and from files by `benchgate compare`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run as compare } from '../../src/commands/compare.ts'
import { supportedFormats } from '../../src/core/formats/formats.ts'
import { NotInFormatError } from '../../src/core/formats/reading/format.ts'
import { readTextInKnownOrDetectedFormat } from '../../src/core/formats/recognise.ts'
import { CouldNotMeasureError } from '../../src/core/model/errors.ts'
import { invisibleCharacterPattern } from '../../src/core/words/escape.ts'
import { outputs, texts } from './rows.ts'

test.each(outputs)('%s: is read to its end, or refused', (_, text) => {
  try {
    const { parsed, problem } = readTextInKnownOrDetectedFormat(text, supportedFormats, null)
    for (const { value } of parsed.measurements) expect(value).toSatisfy(Number.isFinite)
    expect(problem ?? '').toSatisfy((said: string) => said.length < 2000)
  } catch (error) {
    expect(error).toBeInstanceOf(NotInFormatError)
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

/** What `benchgate compare` prints of these files, on both streams. */
async function compared(base: string, head: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-compare-'))
  const printed: string[] = []
  const stream = { write: (text: string) => printed.push(text), isTTY: false } as never
  try {
    await writeFile(join(folder, 'base.txt'), base)
    await writeFile(join(folder, 'head.txt'), head)
    for (const form of [[], ['--csv'], ['--markdown']])
      await compare(['base.txt', 'head.txt', ...form], { env: {}, folder, stdout: stream, stderr: stream })
  } catch (error) {
    expect(error).toBeInstanceOf(CouldNotMeasureError)
  } finally {
    await rm(folder, { recursive: true })
  }
  return printed.join('')
}

const nothingUnseen = async (base: string, head: string) =>
  expect(
    invisibleCharacterPattern.exec((await compared(base, head)).replaceAll(/\r?\n/g, ''))?.[0],
  ).toBeUndefined()

test.each(outputs)('%s, in files that are compared: nothing unseen is printed', async (_, text) => {
  await nothingUnseen(text, text)
})

test.each(texts)('%s, in files that are compared: nothing unseen is printed', async (_, text) => {
  const lines = (value: number) =>
    [1, 2, 3, 4, 5, 6].map(n => `Benchmark${text} 1 ${value + n} ns/op\n`).join('')
  await nothingUnseen(`${text}\n${lines(100)}`, lines(200))
})
