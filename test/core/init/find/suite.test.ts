// The file that commands write to.
import { expect, test } from 'vitest'
import { benchmarkToolOutputFileName } from '../../../../src/core/init/find/suite.ts'
import { yamlValueText } from '../../../../src/core/init/plan.ts'
import { quoteShellWord } from '../../../../src/core/words/escape.ts'

test('needs no quotes anywhere', () => {
  expect(quoteShellWord(benchmarkToolOutputFileName)).toBe(benchmarkToolOutputFileName)
  expect(yamlValueText(benchmarkToolOutputFileName, '')).toBe(benchmarkToolOutputFileName)
})
