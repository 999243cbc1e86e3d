// Real gates over public libraries, beside what people use instead: which verdicts are right, and what they cost.
// `node scripts/node24.mjs bench/real.ts --condition quiet --minutes 60`.
//
// Five languages, six suites of three benchmarks; of each, unchanged pairs and pairs in which one benchmark was slowed by 3
// to 20 %. The share of steps for that is calibrated here first. Everything is measured with default settings. Each answer
// becomes a line of bench/real/answers.jsonl, and what stands there already is not measured again; `--judges` asks only some
// (`benchgate,asv`). bench/real-tables.ts makes the tables and charts of docs/benchmarks.md of it. Needs scripts/tools.sh,
// Go, cargo, npm, g++ with libbenchmark-dev and nlohmann-json3-dev, and a Python with tomli, pytest-benchmark, asv and
// virtualenv on PATH.
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { toolEnv } from '../test/e2e/tools.ts'
import { root } from '../test/support/action.ts'
import {
  type Answer,
  byAsv,
  byBenchdiff,
  byGate,
  byHyperfine,
  bySequentialRuns,
  type Tools,
} from './real/judges.ts'
import { machineHere } from './real/machine.ts'
import { Neighbour } from './real/neighbour.ts'
import { Others } from './real/others.ts'
import { SubjectRepository } from './real/repository.ts'
import { asvFolders, type Subject, subjects } from './real/subjects.ts'

const { values } = parseArgs({
  options: {
    condition: { type: 'string', default: 'quiet' },
    minutes: { type: 'string', default: '60' },
    subjects: { type: 'string', default: Object.keys(subjects).join(',') },
    passes: { type: 'string', default: '2' },
    judges: { type: 'string', default: 'benchgate,sequential,benchdiff,asv,hyperfine' },
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
/** Those who judge, each with the first name under which it answers. */
const judges = {
  benchgate: { first: 'benchgate', judges: () => true, ask: async (...pair) => [byGate(...pair)] },
  sequential: { first: 'benchstat, p < .05', judges: () => true, ask: bySequentialRuns },
  benchdiff: {
    first: 'benchdiff',
    judges: ({ language }) => language === 'Go',
    ask: async (...pair) => [byBenchdiff(...pair)],
  },
  asv: {
    first: 'asv continuous',
    judges: ({ language }) => language === 'Python',
    ask: async (...pair) => [byAsv(...pair)],
  },
  hyperfine: {
    first: 'hyperfine, mean ± σ',
    judges: ({ command }) => command !== null,
    ask: async (...pair) => [byHyperfine(...pair)],
  },
} satisfies Readonly<
  Record<
    string,
    {
      readonly first: string
      judges(subject: Subject): boolean
      ask(
        repository: SubjectRepository,
        subject: Subject,
        head: string,
        tools: Tools,
      ): Promise<readonly Answer[]>
    }
  >
>
const asked = values.judges.split(',').map(name => {
  const judge = judges[name as keyof typeof judges]
  if (!judge) throw new Error(`${name} is no judge. Give some of ${Object.keys(judges).join(', ')}.`)
  return judge
})
const isMissing = (subject: string, percent: number, number: number, judge: string) =>
  !done.some(
    one =>
      one.subject === subject &&
      one.percent === percent &&
      one.number === number &&
      one.condition === values.condition &&
      one.judge === judge,
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
  its: typeof asked,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const judge of its) answers.push(...(await judge.ask(repository, subject, head, tools)))
  return answers
}

try {
  for (let number = 0; number < Number(values.passes) * pass.length && !isOver(); number++) {
    for (const name of values.subjects.split(',')) {
      const subject = subjects[name]
      if (!subject)
        throw new Error(`${name} is no subject. Give some of ${Object.keys(subjects).join(', ')}.`)
      const percent = pass[number % pass.length] ?? 0
      const its = asked.filter(one => one.judges(subject) && isMissing(name, percent, number, one.first))
      if (its.length === 0 || isOver()) continue
      const { repository, twice } = await repositoryOf(name, subject)
      const steps = Math.round((twice * percent) / 100)
      const head = await repository.head(steps)
      const answers = await (async () => {
        using _neighbour = values.condition === 'neighbour' ? new Neighbour() : null
        const others = new Others()
        const said = await answersTo(subject, repository, head, its)
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
  rmSync(dirname(asvFolders.env_dir), { recursive: true, force: true })
}
