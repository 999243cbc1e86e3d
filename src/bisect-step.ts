// Entry of the bisect step: finds the commit that made a nightly run fail, after the step that has measured, in the same job.
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as core from '@actions/core'
import { createBisectionLogger } from './commands/bisect.ts'
import type { BisectionResult } from './core/bisect/bisection-state.ts'
import { measurementInputsFromSettings } from './core/bisect/followed-benchmark.ts'
import { groupBy } from './core/common/memoize.ts'
import { benchPatternForResultBenchmark } from './core/go/benchmark-names.ts'
import type { Inputs } from './core/inputs/check-inputs.ts'
import { defaultInputTextsOfBisection, parseInputValues } from './core/inputs/input-table.ts'
import { ownBisectActionInputDefinitions } from './core/inputs/step-inputs.ts'
import { rowsWithOutcome } from './core/judge/verdict.ts'
import type { Comparison } from './core/model/comparison.ts'
import { CouldNotMeasureError, MisconfiguredError } from './core/model/errors.ts'
import { noWorkflowEvent } from './core/model/event.ts'
import { packageAndBenchmarkId } from './core/model/measuring.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { formatErrorOnOneLine } from './core/report/say/run-failure.ts'
import { bisectionText } from './core/report/show/bisection.ts'
import { goPackagePatternsOnBothSides } from './core/rounds/rename-to-head.ts'
import { formatDisplaySafeJson, shortPrintableName } from './core/words/escape.ts'
import { listFirstNames } from './core/words/names.ts'
import { formatDuration } from './core/words/numbers.ts'
import { noColour } from './core/words/terminal.ts'
import { makeTemporaryFolder } from './effects/files/folder.ts'
import { bisectResultFileName, readResultsInFolder } from './effects/files/results.ts'
import { createGit } from './effects/git/git.ts'
import { refuseUnlessGoodIsAncestor } from './effects/git/revisions/commits.ts'
import { withholdGitAuthHeaders } from './effects/github/credentials.ts'
import {
  type ActionStepContext,
  runFunctionAsActionStep,
  saveRunnerCommandFiles,
} from './effects/github/workflow-console.ts'
import { readInputsWithRules, recoverCheckoutAndReadRules } from './effects/inputs/rules-file.ts'
import { gatePassesWithoutMeasuring } from './effects/measure/driver-wrappers.ts'
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import { createWarningsOnlyConsole } from './effects/program/console.ts'
import { isErrorDueToInterruption } from './effects/program/interrupt.ts'
import { wakeThreadPoolUntilExit } from './effects/program/wake-workers.ts'
import { runBisection } from './run/bisect.ts'
import { runGate } from './run/gate.ts'
import type { RunContext } from './run/resolve-run.ts'

/** The probability at which a search ends. */
const sure = 0.95
/** Events of the repository itself. */
const ownEvents: readonly string[] = ['schedule', 'workflow_dispatch', 'push']
/** The longest timer of node in milliseconds; a longer one would end at once. */
const longestTimer = 2 ** 31 - 1

wakeThreadPoolUntilExit()
await runFunctionAsActionStep(
  findCommits,
  (error, { console }) => {
    // The measured results are valid, and still recorded.
    console.warn(`Nothing was bisected: ${formatErrorOnOneLine(error)}`)
  },
  'ending the search',
)

async function findCommits(step: ActionStepContext): Promise<void> {
  const { workspace, signal, console } = step
  const { results, budget } = parseInputValues(ownBisectActionInputDefinitions, core.getInput)
  const folder = resolve(workspace, results)
  const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.min(budget * 1000, longestTimer))])
  const bisections: BisectionResult[] = []
  const resultFiles = await readResultsInFolder(folder)
  const found = join(folder, bisectResultFileName)
  // A result that an earlier run has left there must not be taken for one of this run.
  await rm(found, { force: true })
  if (resultFiles.length === 0)
    console.warn(
      `Nothing was bisected: there is no result file in ${folder}. If the measuring step has written one, set "results" to its folder.`,
    )
  for (const { name, result, why: unread } of resultFiles) {
    if (result === null) {
      console.warn(`${name} was not read, so it was not bisected: ${unread}`)
      continue
    }
    // One unit of each benchmark, as the same commit is the cause for the others.
    const byBenchmark = groupBy(rowsWithOutcome(result.comparisons, 'regressed'), packageAndBenchmarkId)
    const regressed = [...byBenchmark.values()].flatMap(([first]) => first ?? [])
    if (regressed.length === 0) console.info(`${name}: nothing regressed, so there is nothing to bisect`)
    for (const [index, comparison] of regressed.entries()) {
      if (stop.aborted) {
        const names = regressed.slice(index).map(({ benchmark }) => shortPrintableName(benchmark))
        console.warn(
          `${name}: time ran out before these were searched: ${listFirstNames(names, 10)}. Raise "budget" (now ${formatDuration(budget)}).`,
        )
        break
      }
      try {
        bisections.push(await search(result, comparison, step, stop))
      } catch (error) {
        const isOver = stop.aborted && isErrorDueToInterruption(error, stop)
        if (!isOver && !(error instanceof CouldNotMeasureError || error instanceof MisconfiguredError))
          throw error
        const why = isOver ? 'time ran out before any commit was measured' : formatErrorOnOneLine(error)
        console.warn(`${shortPrintableName(comparison.benchmark)}: no commit was found: ${why}`)
        continue
      }
      // Written after each search, as the next may run out of time. Never through a link that a benchmark has left there.
      await rm(found, { force: true })
      await writeFile(found, formatDisplaySafeJson(bisections), { flag: 'wx' })
    }
  }
}

async function search(
  result: ResultFile,
  regressed: Comparison,
  { env, workspace, signal, console }: ActionStepContext,
  stop: AbortSignal,
): Promise<BisectionResult> {
  const { commits, settings } = result
  const isGo = settings.go !== null
  const texts: Readonly<Record<string, string>> = {
    // Commands are not taken from a file that a stranger may have written, such as the artifact of a pull request.
    ...(ownEvents.includes(env.GITHUB_EVENT_NAME ?? '') ? measurementInputsFromSettings(settings) : {}),
    ...defaultInputTextsOfBisection,
    checkout: 'worktree',
    ...(isGo && {
      bench: benchPatternForResultBenchmark(result, regressed.benchmark),
      packages: goPackagePatternsOnBothSides(regressed.package, result.warnings),
    }),
  }
  const { env: untrusted } = createUntrustedEnvironment(env, [])
  // The file's filter and format do not apply to another command.
  const readInput = (name: string) => (name === 'run' && texts.run) || core.getInput(name)
  const rules = await recoverCheckoutAndReadRules(readInput, { folder: workspace, env: untrusted, console })
  const git = createGit(rules.folder, untrusted)
  const [good, bad] = [commits.base.sha, commits.head.sha]
  await refuseUnlessGoodIsAncestor(git, good, bad)
  const restoreCommandFiles = await saveRunnerCommandFiles(env)
  try {
    await using temporary = await makeTemporaryFolder('benchgate-bisect-', env.RUNNER_TEMP || undefined)
    const quietConsole = createWarningsOnlyConsole(console)
    const quietGate = async (inputs: Inputs, overrides: Pick<RunContext, 'wrapDriver' | 'planFrom'>) => {
      const gated = await runGate(inputs, {
        ...{ folder: rules.folder, rules, env, event: noWorkflowEvent, server: '' },
        ...{ profiles: temporary.path, builds: temporary.path, signal, stop, console: quietConsole },
        // This step runs the repository's code, too. A killed run ends the job, so nothing needs to be restored by a later step.
        withholdCredentials: git => withholdGitAuthHeaders(git, quietConsole, () => {}),
        ...overrides,
      })
      return gated.result
    }
    const bisection = await runBisection(
      {
        git,
        inputs: more => readInputsWithRules(rules, name => ({ ...texts, ...more })[name] ?? ''),
        gate: (inputs, like) => quietGate(inputs, { planFrom: like }),
        isProven: inputs => gatePassesWithoutMeasuring(wrapDriver => quietGate(inputs, { wrapDriver })),
        wanted: { benchmark: regressed.benchmark, package: regressed.package },
        sure,
        gates: null,
        stop,
        listener: createBisectionLogger(console),
        clock: () => performance.now() / 1000,
      },
      good,
      bad,
    )
    for (const line of bisectionText(bisection, noColour, 100).split('\n')) console.info(line)
    return bisection
  } finally {
    await restoreCommandFiles()
  }
}
