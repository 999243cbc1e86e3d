// Whether what a benchmark of a test binary has printed can be used, where the binary ended with status 0.
import { type Parsed, refusedAlone } from '../formats/reading/parsed.ts'
import { nothingFollows } from '../formats/tools/go/go-unread.ts'

/** An Unusable says what the benchmark did (`failed`), and what shows it. */
export interface Unusable {
  readonly how: string
  readonly said: string
}

/**
 * Null where it can be used. `name` is that of the top-level benchmark, with the word Benchmark. The test runner ends with PASS:
 * where it does, and the status is 0, a line that looks like a failure is the benchmark's own.
 */
export function unusable(parsed: Parsed, text: string, name: string): Unusable | null {
  const { failures, unread = [], measurements } = parsed
  const refused = refusedAlone(parsed)
  const hasPassed = [...text.matchAll(ends)].at(-1)?.[0].startsWith('PASS') === true
  if (!hasPassed && failures[0] !== undefined) return { how: 'failed', said: failures[0] }
  if (refused[0] !== undefined)
    return { how: 'gave a value that cannot have been measured', said: refused[0] }
  const isOwn = (line: string) => line.startsWith(name) && /^[-/#\s]/.test(line.slice(name.length))
  const torn = unread.find(one => one.isResult && one.why !== nothingFollows && isOwn(one.text))
  if (torn)
    return {
      how: 'gave a result that cannot be read',
      said: `${torn.why} in "${torn.text.trim()}". Let it print nothing, and call no exit.`,
    }
  // With results the runner was only silenced: a benchmark may have replaced os.Stdout.
  if (!hasPassed && measurements.length === 0)
    return {
      how: 'ended before it had measured',
      said: 'its process exited with status 0, but without the PASS of the test runner. Let it call no exit.',
    }
  return null
}

/** How the runner ends: behind what a program prints without a line break, too. */
const ends = /PASS\r?$|^FAIL\r?$/gm
