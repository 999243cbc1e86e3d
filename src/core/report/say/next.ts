// What to do in a terminal about what regressed: see where the time goes, or accept it.
import { benchPatternIn } from '../../go/source-name.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { patternsOf } from '../../rounds/moved.ts'
import { escapeControls } from '../../words/escape.ts'
import { shellLine } from '../../words/shell.ts'
import { list, type ReportSection } from './block.ts'
import { code, say, type Text } from './text.ts'

/** Empty where nothing regressed; flags are for the worst. */
export function nextPart([worst]: readonly Comparison[], result: ResultFile): ReportSection {
  if (worst === undefined) return []
  const { settings, profiles } = result
  const closer = settings.go === null || profiles.length > 0 ? [] : closerLook(worst, result)
  const accept = say`If it is worth it: \`benchgate accept\`, with the result of a run with \`--results FOLDER\`.`
  return [list([closer, accept].filter(text => text.length > 0))]
}

/** The name comes from outside, so it is one word for a shell, or not shown where it cannot be typed. */
function closerLook({ benchmark, package: path }: Comparison, result: ResultFile): Text {
  const flags = shellLine(
    ...(path === null ? [] : ['--packages', patternsOf(path, result.warnings)]),
    ...['--bench', benchPatternIn(result, benchmark), '--profile', 'cpu'],
  )
  if (escapeControls(flags) !== flags || flags.includes('`')) return []
  return say`To see where its time goes, add ${code(flags)}.`
}
