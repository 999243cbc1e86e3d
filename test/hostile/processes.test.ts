// What a benchmark leaves running cannot touch later visits, nor what is put back after them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { createUntrustedEnvironment } from '../../src/effects/processes/untrusted-environment.ts'
import { markdownReport } from '../core/report/shown.ts'
import { runStep } from '../support/action.ts'
import { long } from '../support/long.ts'
import { runs } from '../support/running.ts'
import { brief, type Hostile, hostile } from './hostile.ts'

/** Only Linux tells what the environment of a process is. */
const onLinux = test.runIf(process.platform === 'linux')

/** Whether it is still the process that noted itself: its number can be another's by then. */
const isThere = (pid: number) => runs(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('NOTES')
const pids = ({ notes }: Hostile) => readFileSync(join(notes, 'pids'), 'utf8').trim().split('\n').map(Number)
/** A busy host adds warnings of its own. */
const setupRunning = ({ warnings }: ResultFile) => warnings.filter(({ kind }) => kind === 'setup-running')
const prints = 'echo "BenchmarkIt 10 100 ticks/op"'

describe('a process that has left its group', () => {
  const ways: readonly (readonly [string, string])[] = [
    ['a daemon', `setsid bash -c 'echo $$ >> "$NOTES/pids"; LOOP' < /dev/null > /dev/null 2>&1 &`],
    [
      'one with a large environment',
      `for i in $(seq 9); do export A$i=$(head -c 90000 /dev/zero | tr '\\0' x); done
setsid bash -c 'echo $$ >> "$NOTES/pids"; LOOP' < /dev/null > /dev/null 2>&1 &`,
    ],
    [
      'the child of one, without an environment',
      `setsid bash -c 'env -i bash -c "echo \\$\\$ >> $NOTES/pids; LOOP # NOTES" & wait' < /dev/null > /dev/null 2>&1 &`,
    ],
    [
      'one that starts itself anew',
      `export AGAIN='echo $$ >> "$NOTES/pids"; for i in 1 2 3; do WORK; done; [ $(wc -l < "$NOTES/pids") -lt 99 ] && setsid bash -c "$AGAIN" &'
setsid bash -c "$AGAIN" < /dev/null > /dev/null 2>&1 &`,
    ],
  ]
  for (const [way, starts] of ways)
    onLinux(`is ended before the next visit, and the report says so: ${way}`, long, async () => {
      await using here = await hostile()
      const work = 'echo evil > mine.txt; sleep .01'
      const daemon = starts.replace('LOOP', `while [ -e mine.txt ]; do ${work}; done`).replace('WORK', work)
      const { result } = await here.gate({
        // What a visit finds of the one before. A number can be another process's by then, and one that has ended has no words.
        run: `for pid in $(cat "$NOTES/pids" 2> /dev/null); do
  if grep -q NOTES /proc/$pid/cmdline 2> /dev/null; then
    echo "$pid $(cut -d' ' -f2- /proc/$pid/stat) $(tr '\\0' ' ' < /proc/$pid/cmdline)" >> "$NOTES/survivors"
  fi
done
${daemon}
until [ -s "$NOTES/pids" ]; do :; done
${prints}`,
      })
      expect(here.note('survivors')).toBe('')
      expect(pids(here).filter(isThere)).toEqual([])
      expect(readFileSync(join(here.folder, 'mine.txt'), 'utf8')).toBe('mine\n')
      const [left] = result.warnings.filter(({ kind }) => kind === 'left-running')
      expect(left).toMatchObject({
        kind: 'left-running',
        commands: expect.arrayContaining([expect.stringContaining('NOTES')]),
      })
      expect(markdownReport(result)).toMatch(/left running by a command, and stopped before the next/)
    })

  onLinux('gives the runner no command after the step', long, async () => {
    await using here = await hostile()
    const daemon = `setsid bash -c 'echo $$ >> "$NOTES/pids"; while [ -e "$NOTES/pids" ]; do
for f in "$NOTES"/_runner_file_commands/*; do echo evil=1 >> "$f"; done; sleep .01; done' < /dev/null > /dev/null 2>&1 &`
    const run = `${daemon}\nuntil [ -s "$NOTES/pids" ]; do :; done; ${prints}`
    const inputs = { run, base: 'base', head: 'head', ...brief, comment: 'never' }
    const step = { temp: here.notes, workspace: here.folder, inputs, env: { NOTES: here.notes } }
    const { status, outputs, summary } = await runStep(step)
    expect([status, outputs.verdict]).toEqual([0, 'pass'])
    expect(pids(here).filter(isThere)).toEqual([])
    expect(outputs).not.toHaveProperty('evil')
    expect(summary).not.toContain('evil=1\n')
    expect(here.note('_runner_file_commands/github_env')).toBe('')
  })

  onLinux('may stay until the end where setup has started it', long, async () => {
    await using here = await hostile()
    const { result } = await here.gate({
      setup: `setsid bash -c 'echo $$ >> "$NOTES/pids"; : > "$0"; while [ -e "$0" ]; do sleep .01; done' "$NOTES/up-$$" < /dev/null > /dev/null 2>&1 &
until [ -e "$NOTES/up-$$" ]; do :; done`,
      run: `for pid in $(cat "$NOTES/pids"); do kill -0 $pid || exit 1; done; ${prints}`,
    })
    expect(result.verdict).toBe('pass')
    expect(pids(here)).toHaveLength(2)
    expect(pids(here).filter(isThere)).toEqual([])
    expect(result.warnings.filter(({ kind }) => kind === 'left-running')).toEqual([])
    expect(setupRunning(result)).toMatchObject([{ count: 2 }])
  })

  onLinux('is named where the setup of head has started it, and changes files of base', long, async () => {
    await using here = await hostile('echo ignored.txt >> .git/info/exclude; echo mine > ignored.txt')
    const { result } = await here.gate({
      setup: `[ $(cat side) = head ] || exit 0
setsid bash -c 'echo $$ >> "$NOTES/pids"; while [ -d "$NOTES" ]; do [ "$(cat side)" = base ] && echo slow > ignored.txt && : > "$NOTES/wrote"; sleep .01; done' < /dev/null > /dev/null 2>&1 &
until [ -s "$NOTES/pids" ]; do :; done`,
      run: `if [ $(cat side) = base ]; then until [ -e "$NOTES/wrote" ]; do sleep .01; done; fi; ${prints}`,
      checkout: 'in-place',
    })
    expect(pids(here).filter(isThere)).toEqual([])
    expect(setupRunning(result)).toMatchObject([{ count: 1 }])
    expect(markdownReport(result)).toContain('left a process running while both sides were measured')
  })

  onLinux('is no reason to warn where it stayed in its group, or there is none', long, async () => {
    await using here = await hostile()
    const { result } = await here.gate({ run: `sleep 1000 & (sleep 1000 &); ${prints}` })
    expect(result.warnings.filter(({ kind }) => kind === 'left-running')).toEqual([])
  })
})

test('the mark is no secret that is withheld', () => {
  expect(createUntrustedEnvironment({ BENCHGATE_RUN: 'x' }, []).withheld).toEqual([])
})
