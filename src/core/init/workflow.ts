// Fills in the templates of workflows/*.yml: the workflow that measures each pull request, and those that were asked for besides.
import { pinnedActionUsesText, pinnedUsesTextOfAction } from './find/pins.ts'
import type { ScannedRepositoryFiles } from './find/scanned-repository.ts'
import type { BenchmarkSuite, InitWorkflowStep } from './find/suite.ts'
import { type InitFileToWrite, yamlValueText } from './plan.ts'
import measure from './workflows/measure.yml?raw'
import measureSplit from './workflows/measure-split.yml?raw'
import nightly from './workflows/nightly.yml?raw'
import onDemand from './workflows/on-demand.yml?raw'
import report from './workflows/report.yml?raw'

export const benchgateWorkflowPath = '.github/workflows/benchgate.yml'
export const reportWorkflowPath = '.github/workflows/benchgate-report.yml'
const onDemandWorkflowPath = '.github/workflows/benchgate-on-demand.yml'
const nightlyWorkflowPath = '.github/workflows/benchgate-nightly.yml'

/** Says how measuring and publishing are divided between jobs. */
export interface InitWorkflowFeatures {
  /** True if pull requests from forks are commented on, too, by a workflow of its own. */
  readonly forks: boolean
  /** Jobs that share the benchmarks. */
  readonly shards: number
  /** True if members can ask for a run in a comment, by a workflow of its own. */
  readonly onDemand: boolean
  /** True if the default branch is measured each night against the last release. */
  readonly nightly: boolean
}

/** The default: one job does everything. */
const unsplit: InitWorkflowFeatures = { forks: false, shards: 1, onDemand: false, nightly: false }

/** The part of a suite that a workflow prepares. */
type SuiteWorkflowRequirements = Pick<BenchmarkSuite, 'steps' | 'submodules'>

/** The rules file says what is measured, so that the workflows need not change with it. */
export function buildWorkflowFileTexts(
  suite: SuiteWorkflowRequirements,
  requested: Partial<InitWorkflowFeatures> = {},
): readonly InitFileToWrite[] {
  const split = { ...unsplit, ...requested }
  const uncachedSuite = { ...suite, steps: suite.steps.map(withoutCache) }
  const file = (path: string, text: string, meaning: string): InitFileToWrite => ({ path, text, meaning })
  return [
    file(benchgateWorkflowPath, measuringWorkflow(suite, split), 'measures each pull request'),
    ...(split.forks
      ? [file(reportWorkflowPath, filled(report, suite), 'judges and publishes what was measured')]
      : []),
    ...(split.onDemand
      ? [
          file(
            onDemandWorkflowPath,
            filled(onDemand, uncachedSuite),
            'measures when a member comments "/benchgate run"',
          ),
        ]
      : []),
    ...(split.nightly
      ? [file(nightlyWorkflowPath, filled(nightly, suite), 'measures each night against the last release')]
      : []),
  ]
}

function measuringWorkflow(
  suite: SuiteWorkflowRequirements,
  { forks, shards }: InitWorkflowFeatures,
): string {
  const sharded = shards > 1
  if (!forks && !sharded) return filled(measure, suite)
  return filled(
    measureSplit,
    suite,
    { forks, sharded, reporting: !forks },
    {
      COUNT: String(shards),
      SHARDS: Array.from({ length: shards }, (_, n) => n + 1).join(', '),
      ARTIFACT: sharded ? `benchgate-\${{ matrix.shard }}` : 'benchgate',
    },
  )
}

/**
 * Returns the text of a template. Lines from `# $IF name` to `# $END` are left out unless the condition holds, `# $STEPS` becomes the
 * steps of the suite, and an action `@pinned` gets the commit of its release.
 */
function filled(
  template: string,
  { steps, submodules }: SuiteWorkflowRequirements,
  conditions: Readonly<Record<string, boolean>> = {},
  values: Readonly<Record<string, string>> = {},
): string {
  const holds: Readonly<Record<string, boolean>> = { ...conditions, submodules: submodules === true }
  return template
    .replace(/^ *# \$IF (\w+)\n([\s\S]*?)^ *# \$END\n/gm, (_, name, lines) => (holds[name] ? lines : ''))
    .replace(/\$([A-Z]+)\b/g, (whole, name) => values[name] ?? whole)
    .replace(/(?<=uses: )(\S+)@pinned/g, (_, action) => pinnedUsesTextOfAction(action))
    .replace(/^ *# \$STEPS\n/m, () => steps.map(yamlTextOfWorkflowStep).join(''))
}

/** Returns the workflow that measures each pull request, without its comments, for documents. */
export function workflowTextForDocs(steps: BenchmarkSuite['steps']): string {
  return filled(measure, { steps }).replace(/^ *#.*\n/gm, '')
}

/** Caches that this workflow saves would be those of the default branch, and what it measures is a pull request's code. */
const uncached: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'setup-go': { cache: 'false' },
  'setup-node': { 'package-manager-cache': 'false' },
}

function withoutCache(step: InitWorkflowStep): InitWorkflowStep {
  if ('run' in step) return step
  return { ...step, with: { ...step.with, ...uncached[step.uses] } }
}

export function yamlTextOfWorkflowStep(step: InitWorkflowStep): string {
  if ('run' in step) return `      - run: ${yamlValueText(step.run, '          ')}\n`
  const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`)
  return `      - uses: ${pinnedActionUsesText(step.uses)}\n        with:\n${inputs.join('')}`
}

/** Quotes a version: 3.10 would be read as the number 3.1. */
function inputValue(value: string): string {
  return /^[\d.]+$/.test(value) ? `'${value}'` : yamlValueText(value, '            ')
}

/** Returns the path of another workflow that uses the Action, as two would measure everything twice. Null without one. */
export function findOtherBenchgateWorkflowPath({
  texts,
}: Pick<ScannedRepositoryFiles, 'texts'>): string | null {
  const uses = /^\s*(?:- )?uses:\s*["']?benchgate\/benchgate(?:\/(?:report|command|record))?@/m
  const isOther = (path: string) =>
    path.startsWith('.github/workflows/') &&
    ![benchgateWorkflowPath, reportWorkflowPath, onDemandWorkflowPath, nightlyWorkflowPath].includes(path)
  return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null
}

export function workflowChecksOutSubmodules(workflow: string): boolean {
  return /^\s*submodules:\s*["']?(true|recursive)\b/m.test(workflow)
}
