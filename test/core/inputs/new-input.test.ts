// A new input is a row of the table: tried with one in a copy of the sources.
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../support/action.ts'
import { long } from '../../support/long.ts'

/** Lets node import files as text. */
const textImports = join(root, 'scripts/text-import-hooks.mjs')

let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'benchgate-input-'))
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }')
  const file = join(copy, 'src/core/inputs/input-table.ts')
  const rows = await readFile(file, 'utf8')
  const added = "'a-new-one': defineInput(choiceInputKind(['left', 'right']), 'left', 'Where to turn.'),"
  await writeFile(
    file,
    rows.replace(
      'export const decisionInputDefinitions = {',
      `export const decisionInputDefinitions = {\n  ${added}`,
    ),
  )
})

afterAll(() => rm(copy, { recursive: true, force: true }))

/** What a program prints, as JSON, that may use all of these. */
function told(program: string): unknown {
  const text = `
import { inputFlags, inputTextsFromFlags, parseCommandLine } from './src/commands/flags.ts'
import { loadCompletionOfCommand } from './src/commands/completion.ts'
import { pickRunSettingsFromInputs } from './src/core/inputs/check-inputs.ts'
import { convertRulesFileEntriesToInputs } from './src/core/inputs/rules-file.ts'
import { readInputsWithSeed } from './src/effects/inputs/inputs.ts'
const caught = what => { try { return what() } catch (error) { return error.message } }
console.log(JSON.stringify(${program}))`
  return JSON.parse(
    execFileSync(process.execPath, ['--import', textImports, '--input-type=module', '--eval', text], {
      ...{ cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    }),
  )
}

test('it is read, checked, and kept with the result', long, () => {
  const values = `[
    pickRunSettingsFromInputs(readInputsWithSeed(() => '')).aNewOne,
    readInputsWithSeed(name => name === 'a-new-one' ? 'right' : '').aNewOne,
    caught(() => readInputsWithSeed(name => name === 'a-new-one' ? 'up' : '')),
  ]`
  expect(told(values)).toEqual([
    ...['left', 'right', 'a-new-one: "up" is not accepted. Give "left", "right".'],
  ])
})

test('it is a flag, with its values for a shell, and a key of the rules file', long, () => {
  const values = `[
    inputTextsFromFlags(parseCommandLine(['--a-new-one', 'right'], inputFlags, 'benchgate')),
    (await loadCompletionOfCommand('')).flags.find(({ name }) => name === 'a-new-one'),
    convertRulesFileEntriesToInputs('rules.yml', [{ key: 'a-new-one', value: 'right', line: 1 }]).inputs,
  ]`
  expect(told(values)).toEqual([
    ...[{ 'a-new-one': 'right' }, { name: 'a-new-one', value: ['left', 'right'] }, { 'a-new-one': 'right' }],
  ])
})
