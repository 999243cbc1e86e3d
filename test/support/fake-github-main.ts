// Runs the fake GitHub as a process of its own: node fake-github-main.ts STATE_FILE [OPTIONS_JSON].
//
// Prints its address as the first line. On SIGTERM, SIGINT or the end of a piped stdin it writes what it saw
// to STATE_FILE and exits 0; after ten minutes it does the same by itself and exits 1. OPTIONS_JSON is
// FakeGitHubOptions and, besides, `comments` to start with and `failures` to queue, by operationId.
import { fstatSync, writeFileSync } from 'node:fs'
import { type Failure, type FakeComment, type FakeGitHubOptions, startFakeGitHub } from './fake-github.ts'

interface MainOptions extends FakeGitHubOptions {
  readonly comments?: readonly FakeComment[]
  readonly failures?: Readonly<Record<string, readonly Failure[]>>
}

const [stateFile, optionsJson = '{}'] = process.argv.slice(2)
if (!stateFile) throw new Error('usage: fake-github-main.ts STATE_FILE [OPTIONS_JSON]')
const { comments = [], failures = {}, ...options }: MainOptions = JSON.parse(optionsJson)

const github = await startFakeGitHub(options)
github.comments.push(...comments)
for (const [operation, queue] of Object.entries(failures)) github.failNext(operation, ...queue)

const stop = (code: number) => {
  const { comments, requests, problems } = github
  writeFileSync(stateFile, JSON.stringify({ comments, requests, problems }, null, 2))
  process.exit(code)
}
process.once('SIGTERM', () => stop(0))
process.once('SIGINT', () => stop(0))
setTimeout(() => stop(1), 10 * 60_000)
const stdin = fstatSync(0)
// Under `&` in a shell stdin is /dev/null, which has ended before it began: only a pipe says someone left.
if (stdin.isFIFO() || stdin.isSocket()) process.stdin.once('end', () => stop(0)).resume()

console.log(github.url)
