// The effect of laying code out anew from the first round:
// `node bench/first-layouts.ts <repository> <benchtime> <commit>...`.
//
// Each commit of a Go repository is measured against its parent, once and without confirmation, in the layouts that the
// linker happened to make, then with both sides linked anew for each round. Where the commit does not touch the code of
// a benchmark, calling it slower or faster is wrong. Without commits a package of small loops is measured, to which
// head adds a function that no benchmark runs; then the same with a loop that has 8 % more to do. Needs Go.

import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import type { ResultFile } from '../src/core/model/result-file.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { pullRequestOrigin } from '../test/e2e/origins.ts'
import { common, unused, written } from './layouts/loops.ts'

const [repository, benchtime = '100ms', ...commits] = process.argv.slice(2)
const root = await mkdtemp(join(tmpdir(), 'benchgate-first-'))
const go = execFileSync('sh', ['-c', 'command -v go'], { encoding: 'utf8' }).trim()
/** A go whose linker cannot lay code out anew. */
const old = join(root, 'go')
await writeFile(old, `#!/bin/sh\ncase "$*" in *tool*link*randlayout*) exit 2 ;; esac\nexec '${go}' "$@"\n`)
await chmod(old, 0o755)

async function measured(folder: string, base: string, isLaidOut: boolean): Promise<ResultFile> {
  const settings: Readonly<Record<string, string>> = {
    ...{ base, benchtime, confirm: 'false', measure: 'all', 'stop-early': 'false' },
    ...{ checkout: 'worktree' },
  }
  const env = isLaidOut ? process.env : { ...process.env, PATH: `${root}:${process.env.PATH}` }
  const { result } = await runGate(
    readInputsWithSeed(name => settings[name] ?? ''),
    {
      ...{ folder, env, server: '', profiles: root, signal: new AbortController().signal },
      event: noWorkflowEvent,
      console: { info() {}, warn: console.error, untrusted: () => ({ write() {}, close() {} }) },
    },
  )
  return result
}

async function compared(title: string, folder: string, base: string): Promise<void> {
  console.log(`\n${title}`)
  for (const isLaidOut of [false, true]) {
    const began = Date.now()
    const result = await measured(folder, base, isLaidOut)
    const minutes = (Date.now() - began) / 60_000
    const rows = result.comparisons.filter(({ unit }) => unit === 'sec/op')
    const told = (change: string) =>
      rows
        .filter(one => one.change === change)
        .map(({ benchmark, ratio }) => `${benchmark} ${percent((ratio?.estimate ?? 1) - 1)}`)
    const widths = rows.map(({ ratio }) => ((ratio?.high ?? 1) - (ratio?.low ?? 1)) / 2)
    const width = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0
    console.log(
      [
        `- ${isLaidOut ? 'a layout a round' : 'one layout'}: ${minutes.toFixed(1)} minutes, ${rows.length} rows, median interval ± ${percent(width)}, laid out: ${result.laidOut.length} packages`,
        ...['regressed', 'improved', 'inconclusive', 'unchanged'].map(
          change => `  - ${told(change).length} ${change}: ${told(change).join(', ')}`,
        ),
      ].join('\n'),
    )
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

try {
  for (const commit of commits) {
    const folder = join(root, commit)
    execFileSync('git', ['clone', '--quiet', repository ?? '.', folder])
    execFileSync('git', ['-C', folder, 'checkout', '--quiet', commit])
    await compared(`${commit} against its parent`, folder, `${commit}~1`)
  }
  if (commits.length === 0) {
    const base = { ...common, 'a_first.go': unused('First', 3) }
    const moved = { ...base, 'a_added.go': unused('Added', 8) }
    /** One loop has 216 numbers instead of 200. */
    const slower = {
      ...moved,
      'loops_test.go': common['loops_test.go'].replace(
        'sink += Fold(list)',
        'sink += Fold(list) + Fold(list[:16])',
      ),
    }
    for (const [title, head] of [
      ['code that only moved', moved],
      ['Fold has 8 % more to do', slower],
    ] as const) {
      await using origin = await pullRequestOrigin(written(base), written(head))
      await origin.git.run(['checkout', '--quiet', 'feature'])
      await compared(title, origin.folder, 'main~1')
    }
  }
} finally {
  await rm(root, { recursive: true, force: true })
}
