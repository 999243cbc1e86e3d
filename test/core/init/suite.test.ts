// The file that commands write to.
import { expect, test } from 'vitest'
import { shellWord } from '../../../src/core/init/shell.ts'
import { outputFile } from '../../../src/core/init/suite.ts'
import { yamlText } from '../../../src/core/init/yaml.ts'

test('needs no quotes anywhere', () => {
  expect(shellWord(outputFile)).toBe(outputFile)
  expect(yamlText(outputFile, '')).toBe(outputFile)
})
