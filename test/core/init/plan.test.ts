// What init says: golden files of each ending, and hostile names made visible.
import { expect, test } from 'vitest'
import {
  type InitPlan,
  initNextStepsText,
  initSuiteAndFilesText,
  type PlannedFile,
} from '../../../src/core/init/plan.ts'
import { suiteWith } from '../../support/init-trees.ts'

const rules: PlannedFile = {
  path: '.github/benchgate.yml',
  text: '',
  standing: 'new',
  meaning: 'what is measured, and what counts as a regression',
}
const workflow: PlannedFile = {
  path: '.github/workflows/benchgate.yml',
  text: '',
  standing: 'new',
  meaning: 'measures each pull request',
}
const suite = suiteWith({
  folder: 'crates/a',
  foundBy: 'crates/a/Cargo.toml',
  setup: 'one\ntwo',
  output: 'target/*.json',
  format: 'criterion',
  notes: ['Something to look at.'],
})
const others = [
  suiteWith({ tool: 'go', foundBy: 'a_test.go' }),
  suiteWith({ tool: 'script', foundBy: 'crates/web/package.json' }),
]
const plan: InitPlan = { suite, others, files: [rules, workflow], copies: {}, standing: '.' }

test.each<[string, InitPlan]>([
  ['wrote', plan],
  [
    'kept',
    {
      ...plan,
      others: [],
      files: [
        { ...rules, standing: 'kept' },
        { ...workflow, standing: 'same' },
      ],
    },
  ],
  [
    'replaced',
    {
      ...plan,
      ...{ copies: { [rules.path]: `${rules.path}.before` }, standing: 'crates' },
      files: [{ ...rules, standing: 'replaced' }, workflow],
    },
  ],
  [
    'other-workflow',
    { ...plan, others: [], files: [rules, { ...workflow, standing: { by: '.github/workflows/ci.yml' } }] },
  ],
  [
    'many-others',
    { ...plan, others: Array.from({ length: 9 }, (_, i) => suiteWith({ foundBy: `c${i}/Cargo.toml` })) },
  ],
  [
    'command',
    { ...plan, others: [], suite: suiteWith({ foundBy: '', tool: 'a command', run: 'make bench' }) },
  ],
])('%s', async (name, given) => {
  await expect(`${initSuiteAndFilesText(given)}\n${initNextStepsText(given, false)}`).toMatchFileSnapshot(
    `../../golden/init/${name}.txt`,
  )
})

test('nothing in a name acts on the terminal', () => {
  const text = initSuiteAndFilesText({
    ...plan,
    suite: suiteWith({ run: 'a\u001b[2Jb', foundBy: 'x\u202ey' }),
  })
  expect(text).toContain('a\\u001b[2Jb')
  expect(text).toContain('x\\u202ey')
})
