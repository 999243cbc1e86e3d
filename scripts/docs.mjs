// Writes what files have from elsewhere: the inputs of each action.yml from their definitions, and in documents their tables, the workflows
// that `benchgate init` writes, the areas of src, and the schema of result files. `npm run docs`, or with `--check` whether they are fresh.
// Needs node 22.18, as it reads src.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { toJsonSchema } from '@valibot/to-json-schema'
import { parse, stringify } from 'yaml'
import { usesTextForPinnedActionName } from '../src/core/init/find/pins.ts'
import { buildWorkflowFileTexts, workflowTextForDocs } from '../src/core/init/plan.ts'
import {
  commandDriverInputNames,
  decisionInputDefinitions,
  findInputDefinition,
  goInputNames,
  mainActionInputDefinitions,
  rulesFileInputNames,
} from '../src/core/inputs/input-table.ts'
import {
  keysAllowedInRuleList,
  rulesFileListDefinitions,
  rulesFileListNames,
} from '../src/core/inputs/rule-lists.ts'
import {
  bisectActionInputDefinitions,
  recordStepInputDefinitions,
  reportStepInputDefinitions,
} from '../src/core/inputs/step-inputs.ts'
import { resultFileSchema, resultSchemaDefinitions } from '../src/core/model/result-file.ts'
import { drawAreas } from './areas.mjs'

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url))

const cell = text => text.replaceAll('|', '\\|')
const code = text => (text === undefined || text === '' ? '' : `\`${cell(String(text))}\``)

/** Writes the inputs of an action.yml from their definitions. Those with a default that GitHub computes keep it. */
async function writeInputs(file, definitions) {
  const before = await readFile(path(file), 'utf8')
  const computed = parse(before).inputs
  const inputs = Object.entries(definitions).map(([name, { description, defaultText }]) => {
    const value = computed[name]?.default
    if (value !== undefined) return [name, { description, default: value }]
    return [name, { description: defaultText ? `${description} Default \`${defaultText}\`.` : description }]
  })
  const text = stringify({ inputs: Object.fromEntries(inputs) }, { lineWidth: 0, singleQuote: true })
  await write(
    file,
    before,
    before.replace(/^inputs:\n(?: .*\n|\n)*/m, () => text),
  )
}

/** What people set; all others are in docs/inputs.md. */
const first = ['run', 'setup', 'count', 'threshold', 'alpha', 'budget', 'fail-on', 'comment']

/** Who needs an input follows from its row: each is in the first group that it fits. */
const groups = [
  ['Most people', name => first.includes(name)],
  ['Go benchmarks', name => goInputNames.includes(name)],
  ['A command of your own', name => commandDriverInputNames.includes(name)],
  ['How it is decided', name => name in decisionInputDefinitions],
  ['GitHub and acceptance', name => findInputDefinition(name)?.scope === 'GitHub only'],
  ['One run: commits, shards and files', name => findInputDefinition(name)?.scope !== 'anywhere'],
  ['Where and how it is measured', () => true],
]

/** Defaults are in the code, and at the end of an input's description; action.yml has only those that GitHub computes. */
async function tablesOf(file) {
  const action = parse(await readFile(path(file), 'utf8'))
  const inputs = Object.entries(action.inputs).map(([name, { description, default: computed }]) => {
    const [, what, usual] = /^(.*?)(?: Default `([^`]+)`\.)?$/s.exec(description)
    return [name, `| \`${name}\` | ${cell(what)} | ${code(computed ?? usual)} |`]
  })
  const tableOf = rows => ['| Input | What it does | Default |', '|:--|:--|:--|', ...rows].join('\n')
  const rows = new Map(inputs)
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  )
  return {
    inputs: tableOf(rows.values()),
    grouped: () =>
      groupedIn(
        inputs.map(([name]) => name),
        name => rows.get(name),
        tableOf,
      ),
    outputs: ['| Output | What it is |', '|:--|:--|', ...outputs].join('\n'),
  }
}

function groupedIn(names, rowOf, tableOf) {
  const left = new Set(names)
  return groups
    .map(([title, fits]) => {
      const own = [...left].filter(fits)
      for (const name of own) left.delete(name)
      return `## ${title}\n\n${tableOf(own.map(rowOf))}`
    })
    .join('\n\n')
}

await writeInputs('action.yml', mainActionInputDefinitions)
await writeInputs('report/action.yml', reportStepInputDefinitions)
await writeInputs('record/action.yml', recordStepInputDefinitions)
await writeInputs('bisect/action.yml', bisectActionInputDefinitions)

const setupGo = [{ uses: 'setup-go', with: { 'go-version-file': 'go.mod' } }]

/** Of a Go repository. */
function workflows(split) {
  return buildWorkflowFileTexts({ steps: setupGo }, split).map(({ text }) => `\`\`\`yaml\n${text}\`\`\``)
}

const [forksMeasure, forksReport] = workflows({ forks: true, shards: 1 })
const [, onDemand] = workflows({ onDemand: true })
/** `init` does not write this one. */
const byHand = `\`\`\`yaml
name: Benchgate by hand
on:
  workflow_dispatch:
    inputs:
      pull-request:
        description: The number of the pull request to measure
        type: number
        required: true
permissions: {}
jobs:
  benchgate:
    runs-on: ubuntu-latest
    timeout-minutes: 120
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesTextForPinnedActionName('checkout')}
        with:
          ref: refs/pull/\${{ inputs.pull-request }}/merge
          persist-credentials: false
      - uses: ${usesTextForPinnedActionName('setup-go')}
        with:
          go-version-file: go.mod
          # A cache saved here would belong to the default branch, but the code is a pull request's.
          cache: false
      - uses: ${usesTextForPinnedActionName('benchgate')}
        with:
          pull-request: \${{ inputs.pull-request }}
\`\`\``
const [shards] = workflows({ forks: false, shards: 4 })
const ofGate = await tablesOf('action.yml')
const ofReport = await tablesOf('report/action.yml')
const documents = {
  'README.md': { workflow: `\`\`\`yaml\n${workflowTextForDocs(setupGo)}\`\`\`` },
  'docs/architecture.md': { areas: drawAreas() },
  'docs/inputs.md': { inputs: ofGate.grouped(), outputs: ofGate.outputs },
  'docs/teams.md': {
    inputs: ofReport.inputs,
    outputs: ofReport.outputs,
    'forks-measure': forksMeasure,
    'forks-report': forksReport,
    shards,
    'on-demand': onDemand,
    'by-hand': byHand,
  },
}

/** Each use of one of our actions in a document: its commit, its folder, and the inputs that it is given. */
function usesIn(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, indent, folder, sha] =
      /^( *)- uses: benchgate\/benchgate(?:\/(\w+))?@([0-9a-f]+)/.exec(line) ?? []
    if (sha === undefined) return []
    const isAfter = (next, n) => n > at && next.trim() !== '' && !next.startsWith(`${indent}  `)
    const [step] = parse(lines.slice(at, lines.findIndex(isAfter)).join('\n'))
    const place = folder === undefined ? '' : `${folder}/`
    return [{ sha, folder: place, inputs: Object.keys(step.with ?? {}) }]
  })
}

const git = (...args) => spawnSync('git', args, { cwd: path('.'), encoding: 'utf8' })
const isWhole = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'false'

/** Writes a document, or with `--check` says that it is not fresh. */
async function write(name, before, written) {
  if (!process.argv.includes('--check')) await writeFile(path(name), written)
  else if (written !== before) {
    console.error(`${name} does not say what the code does. Run "npm run docs" and commit it.`)
    process.exitCode = 1
  }
}

/** A value or null in short, where it has a plain type. */
function withNull({ anyOf: [schema, nothing] }) {
  if (typeof schema.type !== 'string') return { anyOf: [schema, nothing] }
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) }
}

/** What a JSON schema cannot say is only checked: that a number is finite, that a date exists. */
function resultSchema() {
  const { $schema, $defs, ...schema } = toJsonSchema(resultFileSchema, {
    definitions: resultSchemaDefinitions,
    target: 'draft-2020-12',
    ignoreActions: ['finite', 'check', 'raw_check'],
    overrideSchema({ valibotSchema, jsonSchema }) {
      // Its metadata says what a custom check accepts.
      if (valibotSchema.type === 'custom') return jsonSchema
      return valibotSchema.type === 'nullable' ? withNull(jsonSchema) : undefined
    },
    overrideAction: ({ valibotAction }) =>
      valibotAction.type === 'safe_integer' ? { type: 'integer' } : undefined,
  })
  const title = 'Benchgate result file'
  const description =
    'What one run of the gate measured, compared and decided. Times are in the unit named, percentages are plain ratios (0.05). A later version of the Action may add properties under the same schema number; readers ignore what they do not know.'
  return { $schema, title, description, ...schema, $defs }
}

/** The JSON schema of rules files, for editors. */
function rulesSchema() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json',
    title: 'Rules of Benchgate (.github/benchgate.yml)',
    type: ['object', 'null'],
    properties: Object.fromEntries([
      ...rulesFileInputNames.map(name => {
        const { kind, description, defaultText } = mainActionInputDefinitions[name]
        const text = defaultText ? `${description} Default ${defaultText}.` : description
        return [name, { description: text, ...valueSchema(kind) }]
      }),
      ...rulesFileListNames.map(list => [list, ruleListSchema(list)]),
    ]),
    additionalProperties: false,
  }
}

/** What YAML may have for a value: numbers and truth values are read as they are written. */
function valueSchema({ json, completion, separator, isKeyed }) {
  if (json === 'boolean') return { type: ['boolean', 'string'] }
  if (typeof completion === 'object' && separator === null)
    return isKeyed ? { anyOf: [{ enum: completion }, { type: ['string', 'object'] }] } : { enum: completion }
  const plain = { type: ['string', 'number', 'boolean'] }
  return separator === null ? plain : { anyOf: [plain, { type: 'array', minItems: 1, items: plain }] }
}

function ruleListSchema(list) {
  const { keys, description } = rulesFileListDefinitions[list]
  return {
    description,
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        keysAllowedInRuleList(list).map(key => [
          key,
          { description: keys[key].description, ...valueSchema(keys[key].kind) },
        ]),
      ),
      required: list === 'accepted' ? ['match', 'up-to'] : ['match'],
      additionalProperties: false,
    },
  }
}

for (const [name, schema] of [
  ['docs/result.schema.json', resultSchema()],
  ['docs/rules.schema.json', rulesSchema()],
])
  await write(name, await readFile(path(name), 'utf8'), `${JSON.stringify(schema, null, 2)}\n`)

for (const [name, parts] of Object.entries(documents)) {
  const before = await readFile(path(name), 'utf8')
  let written = before
  for (const [part, text] of Object.entries(parts)) {
    const pattern = new RegExp(`(<!-- ${part} -->\\n)[\\s\\S]*?(<!-- /${part} -->)`)
    if (!pattern.test(written))
      throw new Error(`${name} has no part between <!-- ${part} --> and <!-- /${part} -->`)
    written = written.replace(pattern, (_, begin, end) => `${begin}\n${text}\n\n${end}`)
  }
  await write(name, before, written)
  // What people copy must exist. A shallow clone cannot tell.
  for (const { sha, folder, inputs } of isWhole ? usesIn(written) : []) {
    const action = git('show', `${sha}:${folder}action.yml`)
    const known = action.status === 0 ? Object.keys(parse(action.stdout).inputs ?? {}) : []
    const missing = inputs.filter(one => !known.includes(one))
    if (git('merge-base', '--is-ancestor', sha, 'HEAD').status !== 0)
      console.error(`${name} names the commit ${sha}, which this branch does not have.`)
    else if (action.status !== 0)
      console.error(`${name} uses ${folder}action.yml of ${sha}, which has none. Run "npm run pin".`)
    else if (missing.length > 0)
      console.error(
        `${name} gives ${missing.join(', ')} to ${sha}, which does not know it. Run "npm run pin".`,
      )
    else continue
    process.exitCode = 1
  }
}
