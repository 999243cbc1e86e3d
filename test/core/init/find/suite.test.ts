// The file that commands write to.
import { expect, test } from 'vitest'
import { outputFile } from '../../../../src/core/init/find/suite.ts'
import { yamlText } from '../../../../src/core/init/yaml.ts'
import { shellWord } from '../../../../src/core/words/escape.ts'

test('needs no quotes anywhere', () => {
  expect(shellWord(outputFile)).toBe(outputFile)
  expect(yamlText(outputFile, '')).toBe(outputFile)
})
