// The suite of a command that the user gives, and a found suite changed by what they give.
import type { PinName } from './find/pins.ts'
import type { Suite, WorkflowStep } from './find/suite.ts'

/** What can be given on the command line; null for what is not. */
export interface SuiteInputs {
  readonly run: string | null
  readonly setup: string | null
  readonly format: string | null
  readonly output: string | null
  readonly folder: string | null
}

/** Which action installs the program that a command begins with; the runner has the others (a compiler, make, cargo). */
const actions: readonly (readonly [words: RegExp, uses: PinName, more: Readonly<Record<string, string>>])[] =
  [
    [/\bgo\b/, 'setup-go', { 'go-version': 'stable' }],
    [/\b(node|npm|npx|pnpm|yarn)\b/, 'setup-node', { 'node-version': '24' }],
    [/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/, 'setup-python', { 'python-version': '3.13' }],
    [/\b(java|mvnw?|gradlew?)\b/, 'setup-java', { distribution: 'temurin', 'java-version': '17' }],
  ]

/** The suite of the command `run`. */
export function givenSuite({
  run,
  setup,
  format,
  output,
  folder,
}: SuiteInputs & { readonly run: string }): Suite {
  const text = `${setup ?? ''}\n${run}`
  const steps: readonly WorkflowStep[] = actions
    .filter(([words]) => words.test(text))
    .map(([, uses, more]) => ({ uses, with: more }))
  return {
    tool: 'a command',
    foundBy: '',
    folder: folder ?? '.',
    run,
    setup,
    format,
    output,
    filter: null,
    steps,
    notes: [],
  }
}

/** A found suite with what was given beside it. */
export function suiteWithInputs(suite: Suite, given: SuiteInputs): Suite {
  return {
    ...suite,
    setup: given.setup ?? suite.setup,
    format: given.format ?? suite.format,
    output: given.output ?? suite.output,
  }
}
