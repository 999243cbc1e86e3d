// How long a gate takes compared with what people do without it: `node bench/against-peers.ts`.
//
// A module of twenty benchmarks, base and head the same except for a comment; 100 ms per benchmark, ten rounds, no
// early end, so that all do the same work. benchdiff is used if it is found (.tools/bin or PATH), otherwise the
// commands that it runs.

import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { pullRequestOrigin } from '../test/e2e/origins.ts'
import { toolEnv } from '../test/e2e/tools.ts'

const count = 10
const benchmarks = Array.from(
  { length: 20 },
  (_, n) => `func Benchmark${String.fromCharCode(65 + n)}(b *testing.B) {
	for i := 0; i < b.N; i++ {
		Work(${(n + 1) * 500})
	}
}
`,
).join('\n')
/** Every process notes its own time, from when Go has started until it exits. */
const main = `package twenty

import (
	"fmt"
	"os"
	"testing"
	"time"
)

var began = time.Now()

func TestMain(m *testing.M) {
	status := m.Run()
	if file, err := os.OpenFile(os.Getenv("TIMES"), os.O_APPEND|os.O_WRONLY|os.O_CREATE, 0o644); err == nil {
		fmt.Fprintln(file, time.Since(began).Seconds())
		file.Close()
	}
	os.Exit(status)
}
`
const fill = (comment: string) => async (folder: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'go.mod'), 'module example.com/twenty\n\ngo 1.22\n')
  await writeFile(
    join(folder, 'work.go'),
    `// ${comment}\npackage twenty\n\n//go:noinline\nfunc Work(n int) (s int) {\n\tfor i := 0; i < n; i++ {\n\t\ts += i ^ (s << 1)\n\t}\n\treturn s\n}\n`,
  )
  await writeFile(join(folder, 'work_test.go'), `${main}\n${benchmarks}`)
}
await using origin = await pullRequestOrigin(fill('Before.'), fill('After.'))
await origin.git.run(['checkout', '--quiet', 'feature'])
const times = join(origin.folder, '..', `benchgate-times-${process.pid}`)
const env = { ...process.env, ...toolEnv, TIMES: times }

const seconds = (run: () => void) => {
  const began = performance.now()
  run()
  return (performance.now() - began) / 1000
}
const shell = (script: string) => {
  const { status, stderr } = spawnSync('bash', ['-euc', script], {
    cwd: origin.folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
const show = (name: string, took: number) => console.log(`${name}: ${took.toFixed(1)} s`)

// Builds come from the cache for all of them.
shell('for side in main~1 feature; do git checkout -q $side; go test -c -o /dev/null .; done')

const settings: Readonly<Record<string, string>> = {
  base: 'main~1',
  count: String(count),
  confirm: 'false',
  seed: '1',
}
let measuring = 0
let began = 0
const console_ = {
  info: (line: string) => {
    const round = /^round (\d+) of/.exec(line)
    if (round) measuring = performance.now() - began
  },
  warn() {},
  untrusted: (title: string) => {
    // The trial has ended; the times of its processes do not count.
    if (title === 'the trial') {
      writeFileSync(times, '')
      began = performance.now()
    }
    return { write() {}, close() {} }
  },
}
const gated = async (stopEarly: string) => {
  const whole = performance.now()
  const { result } = await runGate(
    readInputsWithSeed(name => (name === 'stop-early' ? stopEarly : (settings[name] ?? ''))),
    {
      folder: origin.folder,
      env,
      event: noWorkflowEvent,
      server: '',
      profiles: tmpdir(),
      signal: new AbortController().signal,
      console: console_,
    },
  )
  const inside = readFileSync(times, 'utf8')
    .trim()
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0)
  rmSync(times)
  const visits = result.rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  show(
    `benchgate, stop-early: ${stopEarly}, ${result.rounds.length} rounds`,
    (performance.now() - whole) / 1000,
  )
  console.log(
    `  measuring over the time of its processes: ${(measuring / 1000 / visits).toFixed(3)}; over what they say themselves, from when Go is up: ${(measuring / 1000 / inside).toFixed(3)}`,
  )
}
await gated('false')
await gated('true')

const go = `go test -run '^$' -bench . -benchtime 100ms`
show(
  'a shell loop of git checkout && go test',
  seconds(() =>
    shell(
      `for n in $(seq ${count}); do for side in main~1 feature; do git checkout -q $side; ${go} . > /dev/null; done; done`,
    ),
  ),
)
const peer = join(import.meta.dirname, 'benchdiff')
const program = join(origin.folder, '..', 'benchdiff')
execFileSync('go', ['build', '-o', program, 'github.com/willabides/benchdiff/cmd/benchdiff'], {
  cwd: peer,
  stdio: 'inherit',
})
show(
  'benchdiff at the same count',
  seconds(() =>
    shell(
      `git checkout -q feature; '${program}' --base-ref main~1 --bench . --benchtime 100ms --count ${count} > /dev/null`,
    ),
  ),
)
