// Formats of tools that write their results in two ways: as data (JSON or XML) for programs, and as lines for people.
import { cleanToolOutput, type LogPrefixCutMode } from './clean-text.ts'
import type { BenchmarkFormat } from './format.ts'

/** One of the two ways. */
type Variant = Pick<BenchmarkFormat, 'claims' | 'parse'>

/**
 * Combines two variants into the format `name`. A text that neither variant claims but that begins with a bracket is read as data, so that
 * the error says what is wrong with it.
 */
export function combineFormatVariants(
  name: string,
  data: Variant,
  lines: Variant,
  cuts: LogPrefixCutMode = 'times and labels',
): BenchmarkFormat {
  return {
    name,
    cuts,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    parse: text => (isData(text, data, lines) ? data.parse(cleanData(text)) : lines.parse(text)),
  }
}

/** Removes labels, too: no line of JSON or XML looks like one, even if a name in it does. */
function cleanData(text: string): string {
  return cleanToolOutput(text, 'times and labels')
}

function isData(text: string, data: Variant, lines: Variant): boolean {
  for (const part of formatDetectionChunks(text)) {
    if (data.claims(cleanData(part))) return true
    if (lines.claims(part)) return false
  }
  return /^\s*[[{<]/.test(cleanData(text.slice(0, formatDetectionChunkLength)))
}

// Detection works on overlapping parts of a text, so that what one part cuts at its end is whole in the next.

/** The length of a part, in characters. */
export const formatDetectionChunkLength = 64 * 2 ** 10
/** The length of the text that detection reads, in characters. */
export const formatDetectionLength = 4 * 2 ** 20

/** Yields the parts of a text. Each part but the first begins at the beginning of a line. */
export function* formatDetectionChunks(text: string): Generator<string, undefined> {
  const end = Math.min(text.length, formatDetectionLength)
  let start = 0
  while (end - start >= formatDetectionChunkLength) {
    const part = text.slice(start, start + formatDetectionChunkLength)
    yield part
    start += secondHalf(part)
  }
  if (start < end) yield text.slice(start, end)
}

/** Returns the index in `part` at which the next part begins. */
function secondHalf(part: string): number {
  const half = part.length / 2
  return part.indexOf('\n', half) + 1 || half
}
