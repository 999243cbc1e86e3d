// The file that commands write to.
import { expect, test } from 'vitest'
import { suggestedOutputFileName } from '../../../../src/core/init/find/suite.ts'
import { yamlValueText } from '../../../../src/core/init/plan.ts'
import { quoteShellWord } from '../../../../src/core/words/escape.ts'

test('needs no quotes anywhere', () => {
  expect(quoteShellWord(suggestedOutputFileName)).toBe(suggestedOutputFileName)
  expect(yamlValueText(suggestedOutputFileName, '')).toBe(suggestedOutputFileName)
})
