// Parses the commands in comments, `/benchgate run …` and `/benchgate accept …`, strictly, as anyone may write one.
//
// Anyone may comment, so three jobs divide the work: one reads the comment and checks the author's permission, one measures and
// may only read, one publishes. Edited comments are ignored, because others can edit what a member wrote.
import { findNearestName } from '../common/nearest.ts'
import { markdownCodeSpanOutsideTables } from '../words/escape.ts'

/** The command in a comment. Its texts are untrusted and fit on a line. */
type CommentCommand =
  | { readonly kind: 'run'; readonly count: number | null; readonly bench: string | null }
  /** `benchmark` is as the report names it. */
  | { readonly kind: 'accept'; readonly benchmark: string; readonly reason: string }
  /** `message` says in Markdown what is wrong and what is accepted. */
  | { readonly kind: 'wrong'; readonly message: string }

/** No more than these, as they are somebody else's machine time; and as a pattern of benchmarks is short. */
const mostRounds = 1000
const longestBench = 200
const longestBenchmark = 1000
const longestReason = 1000

const kinds = ['run', 'accept']
const options = ['count', 'bench']
const usage =
  'Write `/benchgate run`, `/benchgate run count=40 bench=Encode`, or `/benchgate accept BENCHMARK: reason`.'

/** Returns null if it is no comment for us: the first line of such a one begins with `/benchgate`. */
export function parseCommentCommand(body: string): CommentCommand | null {
  const lines = body.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const [, rest] = /^\/benchgate(?:[ \t]+(.*))?$/.exec(lines[0] ?? '') ?? []
  if (!/^\/benchgate(?![^ \t])/.test(lines[0] ?? '')) return null
  const text = (rest ?? '').trim()
  if (lines.length > 1) return wrong('A command is a single line, with nothing below it.')
  if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text)) return wrong('The command contains an invisible character.')
  const [, kind = '', argument = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? []
  if (kind === 'run') return runOf(argument)
  if (kind === 'accept') return acceptOf(argument)
  return wrong(`${unknown(kind, kinds)} is not known.`)
}

function runOf(text: string): CommentCommand {
  const values = new Map<string, string>()
  for (const word of text.split(/\s+/).filter(one => one !== '')) {
    const [, name = word, value] = /^([^=]*)=(.*)$/.exec(word) ?? []
    if (!options.includes(name)) return wrong(`${unknown(name, options)} is not an option of \`run\`.`)
    if (!value) return wrong(`\`${name}\` needs a value, such as \`${examples[name]}\`.`)
    if (values.has(name)) return wrong(`\`${name}\` is given twice.`)
    values.set(name, value)
  }
  const [count, bench] = [values.get('count') ?? null, values.get('bench') ?? null]
  if (count !== null && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= mostRounds))
    return wrong(
      `\`count\` is a whole number from 1 to ${mostRounds}, not ${markdownCodeSpanOutsideTables(count, 50)}.`,
    )
  if (bench !== null && (bench.length > longestBench || !isPattern(bench)))
    return wrong(
      `\`bench\` is a pattern as \`-bench\` takes it, of at most ${longestBench} letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${markdownCodeSpanOutsideTables(bench, 50)}.`,
    )
  return { kind: 'run', count: count === null ? null : Number(count), bench }
}

const examples: Readonly<Record<string, string>> = { count: 'count=40', bench: 'bench=Encode' }

/** Not one beginning with `-`, which a program could take for a flag; nor with what a shell would expand in quotes. */
function isPattern(text: string): boolean {
  return /^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(text) && !/^-|\$[({]/.test(text)
}

function acceptOf(text: string): CommentCommand {
  // A name may have a colon in it, but none with a blank behind.
  const [, quoted, plain, reason = ''] = /^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(text) ?? []
  const benchmark = (quoted === undefined ? (plain ?? '') : quoted.replace(/^`+ ?| ?`+$/g, '')).trim()
  if (benchmark === '')
    return wrong('`accept` needs the name of the benchmark as in the report, a colon, and the reason.')
  if (reason.trim() === '') return wrong('`accept` needs a reason after the colon.')
  if (benchmark.length > longestBenchmark || reason.length > longestReason)
    return wrong(`The benchmark and the reason have at most ${longestReason} characters each.`)
  return { kind: 'accept', benchmark, reason: reason.trim() }
}

function unknown(word: string, known: readonly string[]): string {
  if (word === '') return 'The empty command'
  const meant = findNearestName(word, known)
  return `${markdownCodeSpanOutsideTables(word, 50)}${meant === null ? '' : ` (did you mean \`${meant}\`?)`}`
}

function wrong(what: string): CommentCommand {
  return { kind: 'wrong', message: `${what} ${usage}` }
}
