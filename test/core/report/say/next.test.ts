// What to do in a terminal about a regression.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import type { GoSettings } from '../../../../src/core/model/settings.ts'
import { howToProfileAndAcceptPart } from '../../../../src/core/report/say/terminal-report.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom, subjectOf, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const run = resultFrom([time('A', 1)], [time('A', 1)])
const go = { benchtime: '1s', cpu: null, tags: null, goFlags: [] } as unknown as GoSettings
const ofGo = { ...run, settings: { ...run.settings, go } }
const shown = (one: Comparison, result: ResultFile = ofGo) =>
  asMarkdown(howToProfileAndAcceptPart([one], subjectOf(result)))
const accept = `To accept what regressed, measure again with \`--results FOLDER\`, then run:

\`\`\`sh
benchgate accept --from FOLDER/result.json --why "reason"
\`\`\``

test('a command can be accepted; of Go it is also told how to see where the time goes', () => {
  expect(howToProfileAndAcceptPart([], subjectOf(run))).toEqual([])
  expect(shown(comparison(), run)).toBe(accept)
  const one = comparison({ benchmark: "Encode/it's-8", package: 'example.com/codec' })
  const [first, , command, ...rest] = shown(one).split('\n')
  expect(first).toBe("To see where the time of `Encode/it's-8` goes:")
  expect(command).toBe('```sh')
  expect(rest[0]).toMatch(
    /^benchgate 1+ 2+ --packages example.com\/codec --bench '.*Encode.*' .*--profile cpu$/,
  )
  expect(rest.slice(3).join('\n')).toBe(accept)
})

test('the command of a kept result is complete', () => {
  const part = howToProfileAndAcceptPart([comparison()], subjectOf(run), '/tmp/my results/result.json')
  expect(asMarkdown(part)).toContain(
    `To accept what regressed:\n\n\`\`\`sh\nbenchgate accept --from '/tmp/my results/result.json' --why "reason"`,
  )
})

test('uncommitted work is measured again as it is', () => {
  const head = { ...run.commits.head, from: 'the working tree, on top of 123456789' }
  const result = { ...ofGo, commits: { ...run.commits, head } }
  expect(shown(comparison(), result)).toMatch(/^benchgate 1+ --packages /m)
})

// In a subfolder, the path from the top of the repository would lead nowhere.
test('the command has --working-directory exactly if the user gave it', () => {
  const result = { ...ofGo, settings: { ...ofGo.settings, workingDirectory: 'services/api' } }
  expect(shown(comparison(), result)).not.toContain('--working-directory')
  expect(asMarkdown(howToProfileAndAcceptPart([comparison()], subjectOf(result), null, '../api'))).toContain(
    ' --working-directory ../api ',
  )
})
