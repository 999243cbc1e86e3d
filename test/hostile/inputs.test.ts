// Hostile rules files are refused by name and line, and what a job has in its environment does not reach benchmarks.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MisconfiguredError } from '../../src/core/model/errors.ts'
import { formatErrorOnOneLine } from '../../src/core/report/say/run-failure.ts'
import {
  readInputsWithRules,
  readRulesFile,
  removeOverriddenRulesFileInputs,
} from '../../src/effects/inputs/rules-file.ts'
import { createUntrustedEnvironment } from '../../src/effects/measure/untrusted-environment.ts'
import { environment, rules } from './rows.ts'

const given = () => ''

test.each(rules)('rules %s are refused', async (_, { text, says }) => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-rules-'))
  try {
    await writeFile(join(folder, 'rules.yml'), text)
    const read = async () => {
      const file = await readRulesFile(folder, 'rules.yml')
      if (file === null) throw new Error('no file')
      return readInputsWithRules(removeOverriddenRulesFileInputs(given, file, folder, folder), given)
    }
    const refused = await read().then(
      () => null,
      error => error,
    )
    expect(refused).toBeInstanceOf(MisconfiguredError)
    expect(refused.message).toMatch(says)
    // Nobody reads more, and no line of it is anything but text.
    expect(formatErrorOnOneLine(refused).length).toBeLessThan(1500)
    expect(formatErrorOnOneLine(refused)).not.toMatch(/[\r\n]/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'

/** The rows have TOKEN for the token, also in base64. */
function withToken(value: string): string {
  for (const encoding of ['base64', 'base64url'] as const) {
    const text = Buffer.from(value, encoding).toString()
    if (text.includes('TOKEN')) return Buffer.from(text.replace('TOKEN', token)).toString(encoding)
  }
  return value.replace('TOKEN', token)
}

test.each(environment)('%s does not reach a benchmark', (_, [name, value]) => {
  expect(createUntrustedEnvironment({ [name]: withToken(value), PATH: '/bin' }, [token]).env).toEqual({
    PATH: '/bin',
  })
})
