// Runs the visits of a round in one process for each side, where a process takes long to start.
//
// The test binary has serve.go, which reads commands. A process lives for one round of one benchmark, so that rounds stay
// independent of each other.
import { randomUUID } from 'node:crypto'
import type { Side } from '../../core/model/measuring.ts'
import { protectGroupFromLeftoverCleanup } from '../processes/leftovers.ts'
import {
  type ProcessRequest,
  type ProcessResult,
  type ProcessWithCommandPipe,
  startProcessWithCommandPipe,
  timerMillisecondsUntil,
} from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** A benchmark that a process could not run on command; by itself it may well run. */
export class ServerCouldNotRunBenchmarkError extends Error {
  override readonly name = 'NotServed'
}

/** The pattern of -test.bench that serve.go waits for. */
const servePattern = 'benchgate:serve'
/** The time that a process may take to end once it gets no more commands, in milliseconds. */
const endMilliseconds = 2000

/** The processes of the sides during one round of one benchmark. */
export class GoBenchmarkProcessesOfSides {
  private readonly servers = new Map<Side, BenchmarkServer>()
  private current: { readonly title: string; readonly round: number } | null = null

  get title(): string | null {
    return this.current?.title ?? null
  }

  /** Ends the processes of any other benchmark or round; returns whether these ended well. */
  async begin(title: string, round: number): Promise<boolean> {
    if (this.current?.title === title && this.current.round === round) return true
    const endedWell = await this.end()
    this.current = { title, round }
    return endedWell
  }

  /** Runs a benchmark like runProcess, in a process of its side. Throws ServerCouldNotRunBenchmarkError. */
  async run(side: Side, request: ProcessRequest): Promise<ProcessResult> {
    const [benchtime, pattern] = ['-test.benchtime=', '-test.bench='].map(flag =>
      request.args.find(arg => arg.startsWith(flag))?.slice(flag.length),
    )
    if (benchtime === undefined || pattern === undefined || /\n/.test(pattern))
      throw new ServerCouldNotRunBenchmarkError('its name has a line break')
    let server = this.servers.get(side)
    if (!server) {
      server = new BenchmarkServer(request)
      this.servers.set(side, server)
      // The first operations of a process are slow: they are not measured.
      const warmUp = await server.ask('1x', pattern, request)
      if (warmUp.isLate) return warmUp
    }
    return server.ask(benchtime, pattern, request)
  }

  /** Ends all processes; returns whether each exited with status 0. */
  async end(): Promise<boolean> {
    const servers = [...this.servers.values()]
    this.servers.clear()
    this.current = null
    const statuses = await Promise.all(servers.map(server => server.end()))
    return statuses.every(status => status === 0)
  }
}

/** A process that runs benchmarks on commands. */
class BenchmarkServer {
  private readonly mark = `benchgate-${randomUUID()}`
  private readonly stop = new AbortController()
  private readonly process: ProcessWithCommandPipe
  private readonly processEnd: Promise<ProcessResult>
  /** The lines that the first benchmark printed before its result: Go names the machine once. */
  private machineLines: string | null = null
  private output = ''
  /** Both output streams. */
  private chunks: Buffer[] = []
  private onMark: (() => void) | null = null

  constructor(request: ProcessRequest) {
    const serveArgs = request.args.flatMap(arg => {
      if (arg.startsWith('-test.benchtime=')) return []
      return arg.startsWith('-test.bench=') ? [`-test.bench=${servePattern}`] : [arg]
    })
    this.process = startProcessWithCommandPipe({
      ...request,
      args: serveArgs,
      signal: AbortSignal.any([request.signal, this.stop.signal]),
      // Each command has its own.
      deadline: Number.POSITIVE_INFINITY,
      onOutput: chunk => this.chunks.push(chunk),
      onText: text => this.add(text),
    })
    const { group } = this.process
    const release = group === undefined ? () => {} : protectGroupFromLeftoverCleanup(group)
    this.processEnd = this.process.end.finally(release)
    // It is awaited later, or not at all if the run ends before.
    this.processEnd.catch(() => {})
    this.process.commands.write(`${this.mark}\n`)
  }

  /** Runs the benchmarks that match a pattern. Throws ServerCouldNotRunBenchmarkError if they fail, print no result, or end the process. */
  async ask(
    benchtime: string,
    pattern: string,
    { deadline, onOutput, signal }: ProcessRequest,
  ): Promise<ProcessResult> {
    this.output = ''
    this.chunks = []
    const answered = new Promise<'answered'>(resolve => {
      this.onMark = () => resolve('answered')
    })
    const timer = timerUntil(deadline)
    try {
      this.process.commands.write(`${benchtime} ${pattern}\n`)
      const outcome = await Promise.race([
        answered,
        timer.passed,
        this.processEnd.then(() => 'ended' as const),
      ])
      if (outcome === 'late') {
        this.stop.abort()
        return { ...(await this.processEnd), stdout: this.output, isLate: true }
      }
      if (signal.aborted) throw signal.reason
      if (outcome === 'ended') throw new ServerCouldNotRunBenchmarkError('its process ended')
    } finally {
      timer.clear()
      onOutput?.(this.shownOutput())
    }
    return this.answer()
  }

  /** Returns what was printed, without the mark. */
  private shownOutput(): Buffer {
    const text = Buffer.concat(this.chunks).toString('latin1')
    return Buffer.from(text.replace(new RegExp(`\n${this.mark} \\d*\n?`), ''), 'latin1')
  }

  private answer(): ProcessResult {
    const at = this.output.lastIndexOf(`\n${this.mark} `)
    const text = this.output.slice(0, at)
    const microseconds = Number(this.output.slice(at + this.mark.length + 2).trim())
    // This may also be a line that the benchmark prints; by itself it shows which.
    if (/^\s*--- FAIL/m.test(text)) throw new ServerCouldNotRunBenchmarkError('it failed')
    this.machineLines ??= /^goos: .*\n(?:(?:goarch|pkg|cpu): .*\n)*/m.exec(text)?.[0] ?? ''
    const isFirst = text.includes(this.machineLines)
    return {
      status: 0,
      isLate: false,
      stdout: `${isFirst ? '' : this.machineLines}${text}\nPASS\n`,
      lastLines: text.slice(-2000),
      processor: microseconds / 1e6,
    }
  }

  private add(text: string): void {
    this.output += text
    const at = this.output.lastIndexOf(`\n${this.mark} `)
    if (at >= 0 && this.output.endsWith('\n') && this.output.length > at + this.mark.length + 2)
      this.onMark?.()
  }

  /** Closes the commands and waits; returns the exit status, or null if it had to be stopped. */
  async end(): Promise<ProcessResult['status'] | null> {
    this.process.commands.end()
    const timer = timerUntil(steadyNow() + endMilliseconds)
    const ended = await Promise.race([this.processEnd.catch(() => null), timer.passed])
    timer.clear()
    if (ended !== 'late') return ended?.status ?? null
    this.stop.abort()
    await this.processEnd.catch(() => {})
    return null
  }
}

/** Starts a timer until `time`, in milliseconds as of steadyNow. */
function timerUntil(time: number) {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), timerMillisecondsUntil(time))
  })
  return { passed, clear: () => clearTimeout(timer) }
}
