// The memory of a repository: its commits, and points as lines of git notes, one note for each commit, fetched and pushed like any
// ref.
import { setTimeout as pause } from 'node:timers/promises'
import { buildHistory, type MainLineCommit } from '../../core/history/history.ts'
import {
  formatPointAsNoteLine,
  type HistoryMeasurement,
  maxHistoryNoteLineLength,
  maxHistoryNoteRows,
  parseHistoryPointFromNoteLine,
  removeTimesFromNoteLine,
} from '../../core/history/point.ts'
import type { HistoryUpToCommit } from '../../core/history/regressions.ts'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { decodeGitText, type Git, type UndecodedGitText } from '../git/git.ts'
import { isShallowClone } from '../git/revisions/commits.ts'

/** The ref of the notes, here and on origin. */
export const historyNotesRef = 'refs/notes/benchgate'
/** The notes of origin until they are merged. */
const fetchedRef = 'refs/notes/benchgate-of-origin'
/** The number of attempts to push: others may push at the same time. */
const attempts = 8
/** The longest wait before the first retry, in milliseconds; doubled each time. */
const firstWait = 200

/**
 * Reads all points that the notes have, and counts the lines that say nothing to us. Each line says its commit itself, so that
 * a rewritten note cannot move it.
 */
export async function readHistoryNotes(git: Git) {
  if ((await git.find(['rev-parse', '--verify', '--quiet', historyNotesRef])) === null)
    return { points: [], unread: 0 }
  const listed = (await git.run(['notes', `--ref=${historyNotesRef}`, 'list']))
    .split('\n')
    .filter(line => line !== '')
  const entries = listed.map(line => line.split(' '))
  const input = Buffer.from(entries.map(([blob = '']) => `${blob}\n`).join(''))
  const texts = blobsIn(await git.run(['cat-file', '--batch'], { input }))
  const points: HistoryMeasurement[] = []
  let unread = 0
  for (const [index, [, commit = '']] of entries.entries())
    for (const line of onceEach(decodeGitText(texts[index] ?? '').split('\n'))) {
      if (line === '') continue
      const point = parseHistoryPointFromNoteLine(line)
      if (point?.head === commit) points.push(point)
      else unread++
    }
  return { points, unread }
}

/** Keeps the earlier of two lines that are the same but for their times, as two clones may both have recorded a run. */
function onceEach(lines: readonly string[]): readonly string[] {
  return [
    ...new Map(lines.toReversed().map(line => [removeTimesFromNoteLine(line), line])).values(),
  ].reverse()
}

/** Returns the contents in the output of `cat-file --batch`: a line with the size before each, and a line break after it. */
function blobsIn(output: UndecodedGitText): readonly UndecodedGitText[] {
  const texts: UndecodedGitText[] = []
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    const size = Number(output.slice(at, end < 0 ? undefined : end).split(' ')[2])
    if (end < 0 || !Number.isSafeInteger(size)) break
    texts.push(output.slice(end + 1, end + 1 + size))
    at = end + 1 + size + 1
  }
  return texts
}

/** Adds the point to the note of its commit, unless it is there: a job that is run again must not make two nights of one. */
export async function addPointToLocalNotes(git: Git, point: HistoryMeasurement): Promise<void> {
  const line = formatPointAsNoteLine(point)
  if (parseHistoryPointFromNoteLine(line) === null)
    throw new CouldNotMeasureError(
      `The result of ${shortSha(point.head)} is too large for the history: ${point.rows.length} rows in ${line.length} characters; a note can have at most ${maxHistoryNoteRows} rows and ${maxHistoryNoteLineLength} characters. Record fewer benchmarks, or those of fewer packages.`,
    )
  const before = (await git.find(['notes', `--ref=${historyNotesRef}`, 'show', point.head])) ?? ''
  const lines = decodeGitText(before)
    .split('\n')
    .filter(one => one !== '')
  if (lines.some(one => removeTimesFromNoteLine(one) === removeTimesFromNoteLine(line))) return
  const input = Buffer.from(`${[...lines, line].join('\n')}\n`)
  await git.run(['notes', `--ref=${historyNotesRef}`, 'add', '--force', '--file=-', point.head], { input })
}

/**
 * Takes over what origin has: both sides' lines stay. False if origin has no notes, or there is no origin. `env` has what
 * git needs to reach it.
 */
export async function fetchHistoryNotes(
  git: Git,
  env: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<boolean> {
  if ((await git.ask(['remote', 'get-url', 'origin'])) === null) return false
  const there = await git.ask(['ls-remote', '--quiet', 'origin', historyNotesRef], { env, signal })
  if (there === null)
    throw new CouldNotMeasureError(
      'The notes could not be fetched from origin. Check whether origin can be reached.',
    )
  if (there === '') return false
  // A clone that is told to fetch all notes would otherwise replace ours: the empty refmap keeps git from that.
  // A partial clone would leave the notes themselves out, and ask for each later, without credentials.
  const options = [
    ...['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap='],
    '--no-filter',
  ]
  await git.run(['fetch', ...options, 'origin', `+${historyNotesRef}:${fetchedRef}`], { env, signal })
  try {
    const hasOwn = (await git.find(['rev-parse', '--verify', '--quiet', historyNotesRef])) !== null
    if (!hasOwn) await git.run(['update-ref', historyNotesRef, fetchedRef])
    else
      await git.run([
        'notes',
        `--ref=${historyNotesRef}`,
        'merge',
        '--quiet',
        '--strategy=cat_sort_uniq',
        fetchedRef,
      ])
  } finally {
    await git.run(['update-ref', '-d', fetchedRef])
  }
  return true
}

/**
 * Brings the notes to origin. Where somebody else has written meanwhile, theirs are taken over and it is tried again, after a
 * while. Throws CouldNotMeasureError with what git said where origin takes none.
 */
export async function pushHistoryNotes(
  git: Git,
  env: Readonly<Record<string, string>>,
  wait = (attempt: number): Promise<void> => pause(Math.random() * firstWait * 2 ** attempt),
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await git.run(['push', '--quiet', '--no-verify', 'origin', `${historyNotesRef}:${historyNotesRef}`], {
        env,
      })
      return
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      const wasOvertaken =
        /\((non-fast-forward|fetch first|cannot lock ref|failed to update ref|incorrect old value|reference already exists|stale info)/.test(
          said,
        )
      if (!wasOvertaken || attempt === attempts)
        throw new CouldNotMeasureError(
          `The notes could not be pushed to origin: ${said}\nIn a workflow the job needs "contents: write". The notes are kept in ${historyNotesRef} of this clone, and the next push sends them, too.`,
        )
      await wait(attempt)
      await fetchHistoryNotes(git, env)
    }
  }
}

/**
 * Returns null if there are no notes, or the clone is shallow and does not know the order of commits. `access` is what git needs
 * to reach origin. Throws CouldNotMeasureError if origin cannot be asked.
 */
export async function fetchBenchmarkHistoryUpToCommit(
  git: Git,
  commit: string,
  access: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<HistoryUpToCommit | null> {
  if (await isShallowClone(git)) return null
  // A server that has sent nothing for a minute is stuck.
  const patience = { GIT_HTTP_LOW_SPEED_LIMIT: '1', GIT_HTTP_LOW_SPEED_TIME: '60' }
  await fetchHistoryNotes(git, { ...access, ...patience }, signal)
  const { points } = await readHistoryNotes(git)
  if (points.length === 0) return null
  const commits = await readMainLineCommitsWithTags(git, commit, points)
  return { history: buildHistory(points, commits), commits }
}

// The commits of a history, as git tells them.

const most = 100_000
/** References beside the main line that are looked for: the last ones, as each is a question to git. */
const mostForks = 100
/** SHA, date, author, refs, subject. */
const fields = ['%H', '%cI', '%an', '%D', '%s']

/**
 * Returns the first parents of `head` and itself, the first commit first, with the tags that stand on them, and with the references of
 * `points` that are not among them.
 */
export async function readMainLineCommitsWithTags(
  git: Git,
  head: string,
  points: readonly Pick<HistoryMeasurement, 'at' | 'since'>[],
): Promise<readonly MainLineCommit[]> {
  const commits = await mainLine(git, head)
  const known = new Set(commits.map(({ sha }) => sha))
  const lastFirst = points.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ since }) => since.sha)
  const beside = [...new Set(lastFirst)].filter(sha => !known.has(sha)).slice(0, mostForks)
  const forks = new Map<number, string[]>()
  for (const sha of beside) {
    // Null if this clone does not have it.
    const after = await git.ask([
      'rev-list',
      '--count',
      '--first-parent',
      '--end-of-options',
      head,
      `^${sha}`,
    ])
    const place = commits.length - 1 - Number(after ?? Number.POSITIVE_INFINITY)
    forks.set(place, [...(forks.get(place) ?? []), sha])
  }
  return commits.map((commit, place) => ({ ...commit, forks: forks.get(place) ?? [] }))
}

async function mainLine(git: Git, head: string): Promise<readonly Omit<MainLineCommit, 'forks'>[]> {
  const printed = await git.run([
    'log',
    '--first-parent',
    '--reverse',
    `--max-count=${most}`,
    '--decorate=full',
    '--no-show-signature',
    `--format=${fields.join('%x00')}%x00`,
    '--end-of-options',
    head,
  ])
  // No text in a commit has the character that separates them here.
  const texts = decodeGitText(printed).split('\0')
  const count = Math.floor(texts.length / fields.length)
  return Array.from({ length: count }, (_, n) => {
    const own = texts.slice(n * fields.length, (n + 1) * fields.length)
    const [sha = '', on = '', author = '', refs = '', subject = ''] = own
    const tags = [...refs.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([, tag = '']) => tag)
    return { sha: sha.trimStart(), on, author, tags, subject }
  })
}

/**
 * Returns the commits on the main line of origin's `branch`, as this clone knows it, that none of `heads` leads to; none if the branch
 * is not known.
 */
export async function listOriginBranchCommitsNotInHeads(
  git: Git,
  heads: readonly string[],
  branch: string | null,
): Promise<ReadonlySet<string>> {
  const range = [`refs/remotes/origin/${branch}`, ...heads.map(head => `^${head}`)]
  const listed =
    branch === null
      ? null
      : await git.ask(['rev-list', '--first-parent', `--max-count=${most}`, '--end-of-options', ...range])
  return new Set(listed ? listed.split('\n') : [])
}
