import { type ChildProcess, spawn } from 'node:child_process'

/** A Neighbour is a process that computes half of the time, in stretches of a tenth of a second to one second. */
export class Neighbour implements Disposable {
  readonly #process: ChildProcess

  constructor() {
    const program = `const one = () => {
  const length = 100 + 900 * Math.random()
  const until = Date.now() + length
  while (Date.now() < until);
  if (process.ppid === ${process.pid}) setTimeout(one, 100 + 900 * Math.random())
}
one()`
    this.#process = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
  }

  [Symbol.dispose]() {
    this.#process.kill()
  }
}
