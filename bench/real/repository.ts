// A repository with an unchanged and slowed heads of one subject, and how much a step slows it on this machine.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatByNameOrDescription, supportedFormats } from '../../src/core/formats/formats.ts'
import { readTextInKnownOrDetectedFormat } from '../../src/core/formats/recognise.ts'
import { createTimeLimitedMatcher } from '../../src/effects/measure/limited-matcher.ts'
import type { Subject } from './subjects.ts'

/** The value in the middle; of an even number the upper one. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What one run of a suite said: nanoseconds, or another unit of time, by the name of the benchmark. */
export type Times = ReadonlyMap<string, number>

/** Without the number of processors, which only Go's names end with. */
export function plainName({ language }: Subject, name: string): string {
  return language === 'Go' ? name.replace(/-\d+$/, '') : name
}

export class SubjectRepository implements AsyncDisposable {
  readonly folder: string
  readonly #subject: Subject
  readonly #env: NodeJS.ProcessEnv

  private constructor(folder: string, subject: Subject, env: NodeJS.ProcessEnv) {
    this.folder = folder
    this.#subject = subject
    this.#env = env
  }

  /** Makes the commit of tag `base`, in which nothing is slowed. */
  static async of(subject: Subject, env: NodeJS.ProcessEnv): Promise<SubjectRepository> {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-real-'))
    const made = new SubjectRepository(folder, subject, env)
    made.sh(
      'git init --quiet --initial-branch=main; git config user.name b; git config user.email b@example.com',
    )
    await made.#commit('base', 0, 'Before.')
    return made
  }

  /** The tag of a head that is slower by so many steps; with none, only a text differs. */
  async head(steps: number): Promise<string> {
    const tag = `steps-${steps}`
    this.sh('git checkout --quiet base')
    await this.#commit(tag, steps, 'After.')
    return tag
  }

  async #commit(tag: string, steps: number, readme: string): Promise<void> {
    this.sh('git ls-files -z | xargs -0 -r rm -f')
    await this.#subject.fill(this.folder, steps)
    await writeFile(join(this.folder, 'README.md'), `${readme}\n`)
    await mkdir(join(this.folder, '.github'), { recursive: true })
    await writeFile(join(this.folder, '.github/benchgate.yml'), this.#subject.rules)
    this.sh(`git add --all; git commit --quiet --allow-empty --message=${tag}; git tag --force ${tag}`)
  }

  /** Runs a script of bash in the repository, and gives what it printed. */
  sh(script: string): string {
    return execFileSync('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: this.folder,
      env: this.#env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
    })
  }

  /** Shows a revision and builds it. */
  show(tag: string): void {
    this.sh(`git checkout --quiet ${tag}; ${this.#subject.prepare}`)
  }

  /** Measures once what is shown. */
  async once(): Promise<Times> {
    const { once, output, format } = this.#subject
    const said = this.sh(once)
    const text = output === null ? said : await readFile(join(this.folder, output), 'utf8')
    const known = formatByNameOrDescription(format, createTimeLimitedMatcher)
    const { parsed } = readTextInKnownOrDetectedFormat(text, supportedFormats, known)
    const times = parsed.measurements.filter(one => /^(ns|us|µs|ms|s|sec)\b/.test(one.unit))
    return new Map(times.map(({ benchmark, value }) => [plainName(this.#subject, benchmark), value]))
  }

  /** How many steps slow the planted benchmark by all of its time: from turns of both, ten runs of each. */
  async stepsOfTwice(): Promise<number> {
    const at = async (steps: number, runs: number) => {
      const heads = [await this.head(0), await this.head(steps)]
      const took: [number[], number[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        for (const side of [0, 1] as const) {
          this.show(heads[side] as string)
          took[side].push((await this.once()).get(this.#subject.planted) ?? Number.NaN)
        }
      }
      const [without, slowed] = took.map(values => median(values)) as [number, number]
      if (Number.isNaN(without)) throw new Error(`${this.#subject.planted} is not in what "once" says.`)
      return (steps * without) / (slowed - without)
    }
    // The first guess may be far off; the second one about doubles the time.
    const guess = Math.max(10, Math.round(await at(20_000, 1)))
    return await at(guess, 5)
  }

  async [Symbol.asyncDispose]() {
    await rm(this.folder, { recursive: true, force: true })
  }
}
