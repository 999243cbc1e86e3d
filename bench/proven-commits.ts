// How many benchmarks of real commits are proven unchanged, where both sides build other test binaries:
// `node scripts/node24.mjs bench/proven-commits.ts CLONE [COMMITS] [PACKAGE]` takes the last commits that change Go sources, and
// checks them out in CLONE, which it leaves at the last one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolexecScriptRecordingLinkerCall as recorder } from '../src/core/go/relinking.ts'
import { readRecordedGoLinkerCall } from '../src/effects/go/linker.ts'
import { GoBenchmarkReachableCodeComparer } from '../src/effects/go/prove-unchanged.ts'

const [clone, count = '20', pattern = '.'] = process.argv.slice(2)
if (clone === undefined) throw new Error('name a clone')
const scratch = mkdtempSync(join(tmpdir(), 'benchgate-proven-commits-'))
writeFileSync(join(scratch, 'recorder'), recorder)
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()

/** Builds the test binary of a commit; null if it does not build. */
async function built(commit: string, name: string) {
  const out = join(scratch, name)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  git('checkout', '--quiet', '--force', commit)
  const file = join(out, 'x.test')
  const toolexec = `-toolexec=sh '${join(scratch, 'recorder')}'`
  try {
    const args = ['test', '-c', '-vet=off', '-work', toolexec, '-o', file, pattern]
    const env = { ...process.env, GOTMPDIR: out, BENCHGATE_LINKER: `${file}.linker` }
    execFileSync('go', args, { cwd: clone, env, stdio: 'pipe' })
  } catch {
    return null
  }
  const linker = await readRecordedGoLinkerCall(file)
  return linker && { file, linker }
}

try {
  const commits = git('log', '--format=%H', '-n', count, '--no-merges', '--', '*.go').split('\n')
  let [all, proven, seconds] = [0, 0, 0]
  console.log('commit | benchmarks | proven | seconds | what the first of the others reaches')
  for (const commit of commits) {
    const [base, head] = [await built(`${commit}~1`, 'base'), await built(commit, 'head')]
    if (!base || !head || readFileSync(base.file).equals(readFileSync(head.file))) continue
    const began = performance.now()
    const outcome = await new GoBenchmarkReachableCodeComparer().compare(base.linker, head.linker)
    const took = (performance.now() - began) / 1000
    if (!outcome) continue
    const total = outcome.unchanged.length + outcome.reasons.size
    all += total
    proven += outcome.unchanged.length
    seconds += took
    const [reason] = outcome.reasons.values()
    const text = reason ? `${reason.path.toReversed().join(' < ')}: ${reason.difference}` : ''
    console.log(
      [commit.slice(0, 9), total, outcome.unchanged.length, took.toFixed(1), text.slice(0, 120)].join(' | '),
    )
  }
  console.log(['together', all, proven, seconds.toFixed(1), ''].join(' | '))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
