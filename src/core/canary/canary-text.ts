// What is said of a canary: what it has shown, and what to do where the gate does not see the code of the checkout.
import { printableName } from '../words/escape.ts'
import { counted } from '../words/numbers.ts'
import type { Canary } from './canary.ts'

/** A CanaryText is one sentence on what was found, and what to do about it; '' where nothing is to be done. */
export interface CanaryText {
  readonly found: string
  readonly todo: string
}

export function canaryText({ outcome, files, example, why }: Canary): CanaryText {
  const broken = `${counted(files, 'source file')} broken on purpose${example === null || files === 0 ? '' : ` (${files === 1 ? '' : 'such as '}${printableName(example, 80)})`}`
  const reason = printableName(why ?? '', 300)
  switch (outcome) {
    case 'seen':
      return { found: `A change of this code is seen: with ${broken}, ${reason}.`, todo: '' }
    case 'not-seen':
      return {
        found: `The gate does not see the code of the checkout: with ${broken}, all benchmarks came out as before. A pull request that makes this code slower would pass.`,
        todo: cure,
      }
    case 'unknown':
      return {
        found: `It is not known whether a change of this code is seen: with ${broken}, ${reason}.`,
        todo: 'Try it again; if a command needs more time than that, raise "timeout".',
      }
    case 'untried':
      return { found: `Whether a change of this code is seen could not be tried: ${reason}.`, todo: '' }
  }
}

/** In the order in which people should look. */
const cure =
  'Let "setup" build or install what "run" measures, inside the checkout, so that each side has its own. What usually stands in the way: a package that is installed elsewhere, or an editable install of another folder; a build that an earlier step made, such as dist or a build folder of CMake; a variable such as PYTHONPATH or CARGO_TARGET_DIR; a cache. Where the build or the editable install is of the checkout itself, "checkout: in-place" measures both sides there (docs/formats.md).'
