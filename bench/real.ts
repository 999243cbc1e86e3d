// Real gates over public libraries, beside what people use instead: which verdicts are right, and what they cost.
// `node scripts/node24.mjs bench/real.ts --condition quiet --minutes 60`.
//
// Five languages, six suites of three benchmarks; of each, unchanged pairs and pairs in which one benchmark was slowed by 3
// to 20 %. The share of steps for that is calibrated here first. Everything is measured with default settings. Each answer
// becomes a line of bench/real/answers.jsonl, and what stands there already is not measured again; with `--alone` the others
// are not asked; bench/real-tables.ts
// makes the tables and charts of docs/benchmarks.md of it. Needs scripts/tools.sh, Go, cargo, npm, g++ with
// libbenchmark-dev and nlohmann-json3-dev, and a Python with tomli and pytest-benchmark on PATH.
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toolEnv } from '../test/e2e/tools.ts'
import { root } from '../test/support/action.ts'
import { type Answer, byBenchdiff, byGate, byHyperfine, bySequentialRuns, type Tools } from './real/judges.ts'
import { machineHere } from './real/machine.ts'
import { Neighbour } from './real/neighbour.ts'
import { Others } from './real/others.ts'
import { SubjectRepository } from './real/repository.ts'
import { type Subject, subjects } from './real/subjects.ts'

const { values } = parseArgs({
  options: {
    condition: { type: 'string', default: 'quiet' },
    minutes: { type: 'string', default: '60' },
    subjects: { type: 'string', default: Object.keys(subjects).join(',') },
    passes: { type: 'string', default: '2' },
    alone: { type: 'boolean', default: false },
    answers: { type: 'string', default: join(import.meta.dirname, 'real/answers.jsonl') },
    cli: { type: 'string', default: join(root, 'dist/cli.js') },
  },
})
/** Of each pass, in percent: four unchanged pairs, and one of each slowdown. */
const pass = [0, 3, 0, 5, 0, 7.5, 0, 10, 20]
const until = Date.now() + Number(values.minutes) * 60_000
const isOver = () => Date.now() > until

const done = existsSync(values.answers)
  ? readFileSync(values.answers, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  : []
const has = (subject: string, percent: number, number: number) =>
  done.some(
    one =>
      one.subject === subject &&
      one.percent === percent &&
      one.number === number &&
      one.condition === values.condition,
  )

const scratch = mkdtempSync(join(tmpdir(), 'benchgate-real-tools-'))
const machine = machineHere()
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
}).trim()
const benchdiff = join(scratch, 'benchdiff')
execFileSync('go', ['build', '-o', benchdiff, 'github.com/willabides/benchdiff/cmd/benchdiff'], {
  cwd: join(import.meta.dirname, 'benchdiff'),
})
const env: NodeJS.ProcessEnv = {
  ...toolEnv,
  GOFLAGS: '-mod=mod',
  NO_COLOR: '1',
  BENCHGATE_WARM: join(scratch, 'warm'),
  PYTHONDONTWRITEBYTECODE: '1',
}
const tools: Tools = { cli: values.cli, benchstat: join(root, '.tools/bin/benchstat'), benchdiff, env }

const repositories = new Map<string, { repository: SubjectRepository; twice: number }>()
async function repositoryOf(name: string, subject: Subject) {
  const known = repositories.get(name)
  if (known) return known
  const repository = await SubjectRepository.of(subject, env)
  if (subject.language === 'Rust') {
    repository.show('base')
    repository.sh(`cp -a target "$BENCHGATE_WARM"`)
  }
  const made = { repository, twice: await repository.stepsOfTwice() }
  console.log(`${name}: ${made.twice.toFixed(0)} steps are all of ${subject.planted}'s time`)
  repositories.set(name, made)
  return made
}

async function answersTo(
  subject: Subject,
  repository: SubjectRepository,
  head: string,
): Promise<readonly Answer[]> {
  const pair = [repository, subject, head, tools] as const
  if (values.alone) return [byGate(...pair)]
  const answers = [byGate(...pair), ...(await bySequentialRuns(...pair))]
  if (subject.language === 'Go') answers.push(byBenchdiff(...pair))
  if (subject.command !== null) answers.push(byHyperfine(...pair))
  return answers
}

try {
  for (let number = 0; number < Number(values.passes) * pass.length && !isOver(); number++) {
    for (const name of values.subjects.split(',')) {
      const subject = subjects[name]
      if (!subject)
        throw new Error(`${name} is no subject. Give some of ${Object.keys(subjects).join(', ')}.`)
      const percent = pass[number % pass.length] ?? 0
      if (has(name, percent, number) || isOver()) continue
      const { repository, twice } = await repositoryOf(name, subject)
      const steps = Math.round((twice * percent) / 100)
      const head = await repository.head(steps)
      const answers = await (async () => {
        using _neighbour = values.condition === 'neighbour' ? new Neighbour() : null
        const others = new Others()
        const said = await answersTo(subject, repository, head)
        return said.map(answer => ({ ...answer, others: others.share() }))
      })()
      const at = new Date().toISOString()
      const about = {
        at,
        commit,
        machine,
        subject: name,
        language: subject.language,
        library: subject.library,
      }
      const pair = { condition: values.condition, percent, steps, number, planted: subject.planted }
      for (const answer of answers)
        appendFileSync(values.answers, `${JSON.stringify({ ...about, ...pair, ...answer })}\n`)
      const said = answers.map(({ judge, verdict, seconds }) => `${judge} ${verdict} ${seconds.toFixed(0)} s`)
      console.log(`${number + 1} ${name} +${percent} % ${values.condition}: ${said.join(', ')}`)
    }
  }
} finally {
  for (const { repository } of repositories.values()) await repository[Symbol.asyncDispose]()
  rmSync(scratch, { recursive: true, force: true })
}
