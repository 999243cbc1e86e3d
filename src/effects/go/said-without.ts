// What test binaries print without running a benchmark: the output of TestMain, and of what is prepared before.
import { printedIn } from '../../core/go/printed.ts'
import type { DriverContext } from '../measure/driver-context.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import type { Binary } from './binary.ts'

/** SaidWithout runs each binary once at most, when it is asked for the first time. */
export class SaidWithout {
  private readonly known = new Map<string, Promise<readonly string[]>>()
  private readonly bench: Pick<DriverContext, 'signal' | 'timeout'>
  private readonly run: RunProcess

  constructor(bench: Pick<DriverContext, 'signal' | 'timeout'>, run: RunProcess = runProcess) {
    this.bench = bench
    this.run = run
  }

  /** The lines; none where it fails, as then nothing is known of them. */
  of(binary: Omit<Binary, 'package'>): Promise<readonly string[]> {
    const { file } = binary
    const before = this.known.get(file)
    if (before !== undefined) return before
    const lines = this.ask(binary).catch(() => [])
    this.known.set(file, lines)
    return lines
  }

  private async ask({ file, cwd, env }: Omit<Binary, 'package'>): Promise<readonly string[]> {
    const { signal, timeout } = this.bench
    let text = ''
    await this.run({
      ...{ file, cwd, env, signal, deadline: Date.now() + timeout * 1000 },
      args: ['-test.paniconexit0', '-test.timeout=0', '-test.run=^$', '-test.bench=^$'],
      onOutput: chunk => {
        text += chunk.toString()
      },
    })
    return printedIn(text)
  }
}
