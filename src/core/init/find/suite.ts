// A suite of benchmarks: its place in the repository, and how it is measured.
import type { PinnedActionName } from './pins.ts'
import { findFileInFolder, folderAndParents, type ScannedRepositoryFiles } from './scanned-repository.ts'

/** A step of the workflow before the gate: an action, or a command. */
export type InitWorkflowStep =
  | { readonly uses: PinnedActionName; readonly with: Readonly<Record<string, string>> }
  | { readonly run: string }

/** The benchmarks that one tool runs at once. */
export interface BenchmarkSuite {
  /** The name that users give it: `criterion`. */
  readonly tool: string
  /** The file by which it was found; '' for a command that was given. */
  readonly foundBy: string
  /** `working-directory`, '.' for the top folder. */
  readonly folder: string
  /** Null if Benchgate runs Go benchmarks by itself. */
  readonly run: string | null
  readonly setup: string | null
  /** Null if it is to be recognised. */
  readonly format: string | null
  /** Null if the command prints its results. */
  readonly output: string | null
  /** The value of the input `filter`; null if the tool has no filter. */
  readonly filter: string | null
  /** The value of the input `binaries`, from the top of the repository; absent if the programs that `run` starts are not known. */
  readonly binaries?: string
  /** The value of the input `relink`; absent if it is not known how the programs are linked. */
  readonly relink?: string
  /** The steps of the workflow that install what the runner lacks. */
  readonly steps: readonly InitWorkflowStep[]
  /** True if it needs the repository's submodules; absent if it does not. */
  readonly submodules?: true
  /** Hints for the user, in sentences; of the repository's text only paths and names are in them. */
  readonly notes: readonly string[]
}

/** The note on `relink` for users of the terminal. */
export const installLldInTerminalNote =
  'The workflow installs lld, which `relink` needs to measure in several memory layouts, so that a layout is not taken for a change. In a terminal, install lld yourself, or remove `relink`.'

/** The file that commands write their results to, where they cannot print them alone. */
export const benchmarkToolOutputFileName = 'benchgate-output.json'

/** Returns the names of the files that programs write, and the glob of all. */
export function benchmarkResultFileNamesAndGlob(count: number): {
  readonly names: readonly string[]
  readonly output: string
} {
  const file = (suffix: string) => benchmarkToolOutputFileName.replace('.json', `${suffix}.json`)
  if (count === 1) return { names: [file('')], output: file('') }
  return { names: Array.from({ length: count }, (_, n) => file(`-${n + 1}`)), output: file('-*') }
}

/** Returns a suite with what is given; it needs no setup and no step, prints its results, and has no filter, unless that is given. */
export function createSuiteWithDefaults(
  suite: Pick<BenchmarkSuite, 'tool' | 'foundBy' | 'folder' | 'run'> & Partial<BenchmarkSuite>,
): BenchmarkSuite {
  return {
    ...{ setup: null, format: suite.tool, output: null, filter: null, steps: [], notes: [] },
    ...suite,
  }
}

/** An action that installs the program of a language: the files that pin a version, the input for such a file, and the usual inputs. */
const installers = {
  'setup-node': {
    files: ['.nvmrc', '.node-version'],
    input: 'node-version-file',
    usual: { 'node-version': '24' },
  },
  'setup-python': {
    files: ['.python-version'],
    input: 'python-version-file',
    usual: { 'python-version': '3.13' },
  },
} as const

/** Returns the step that installs the version that is pinned nearest to `home`, or the usual one without a tree. */
export function setupNodeOrPythonStep(
  uses: keyof typeof installers,
  tree?: ScannedRepositoryFiles,
  home = '.',
): InitWorkflowStep {
  const { files, input, usual } = installers[uses]
  const pinned =
    tree && folderAndParents(home).flatMap(folder => findFileInFolder(tree, folder, ...files) ?? [])[0]
  return { uses, with: pinned ? { [input]: pinned } : usual }
}

/** Makes pnpm, and the yarn of the repository, available. */
export const enableCorepackStep: InitWorkflowStep = { run: 'corepack enable' }

export function installAptPackagesStep(...packages: readonly string[]): InitWorkflowStep {
  return { run: `sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}` }
}

export function installPythonToolStep(tool: string): InitWorkflowStep {
  return { run: `pipx install ${tool}` }
}

/** Returns the steps that install Bun and Deno from npm where the command runs them, as the runner has neither. */
export function installStepsForBunAndDeno(command: string): readonly InitWorkflowStep[] {
  return ['bun', 'deno']
    .filter(name => new RegExp(`(?:^|[\\s;&|(])${name}\\s`).test(command))
    .map(name => ({ run: `npm install --global ${name}` }))
}
