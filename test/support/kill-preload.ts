// Preloaded into a process that is to be killed: counts what it does to the disk and which gits it starts, and kills it at
// one of those steps. This is no mock: everything is done as it would be, up to the end.
//
// TORTURE_KILL is a Moment as JSON; TORTURE_COUNT names a file to which the totals are written when the process ends.
import childProcess, { type ChildProcess } from 'node:child_process'
import fs, { writeFileSync } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** A Moment is the n-th step of a kind, from 1, and how far it comes before the process is killed. */
export interface Moment {
  readonly kind: 'disk' | 'git'
  readonly n: number
  readonly when: 'before' | 'within' | 'after'
  /** Whether the gits it has started are killed with it. */
  readonly isGroup: boolean
  /** How long a git may run that is not waited for, in milliseconds. */
  readonly delay: number
}

/** How many steps of each kind a process has done. */
export type Steps = Readonly<Record<Moment['kind'], number>>

const moment = JSON.parse(process.env.TORTURE_KILL ?? 'null') as Moment | null
const countTo = process.env.TORTURE_COUNT
delete process.env.TORTURE_KILL
delete process.env.TORTURE_COUNT
const counts = { disk: 0, git: 0 }

function die(): never {
  process.kill(moment?.isGroup ? -process.pid : process.pid, 'SIGKILL')
  // A signal to oneself may take a moment.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
}

function isNow(kind: Moment['kind']): Moment['when'] | null {
  return ++counts[kind] === moment?.n && moment.kind === kind ? moment.when : null
}

// biome-ignore lint/suspicious/noExplicitAny: functions of every shape are wrapped.
type Any = any

/** What half of the work is, for functions that a kill can interrupt. */
const halves: Readonly<Record<string, (...args: Any[]) => void>> = {
  writeFile: (path, content) => writeFileSync(path, half(content)),
  copyFile: (from, to) => writeFileSync(to, half(fs.readFileSync(from))),
  rm(path) {
    const names = fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? fs.readdirSync(path, { encoding: 'buffer' })
      : []
    for (const name of names.slice(0, Math.ceil(names.length / 2)))
      fs.rmSync(Buffer.concat([Buffer.from(path), Buffer.from('/'), name]), { recursive: true, force: true })
  },
}

function half(content: string | Buffer): Buffer {
  const whole = Buffer.from(content as string)
  return whole.subarray(0, whole.length / 2)
}

function wrap(name: string, original: (...args: Any[]) => Any): (...args: Any[]) => Any {
  return (...args) => {
    const now = isNow('disk')
    if (now === 'before') die()
    if (now === 'within') {
      halves[name.replace('Sync', '')]?.(...args)
      die()
    }
    const result = original(...args)
    if (now !== 'after') return result
    return result instanceof Promise ? result.finally(die) : die()
  }
}

const changing = [
  'rename',
  'link',
  'writeFile',
  'rm',
  'rmdir',
  'mkdir',
  'copyFile',
  'utimes',
  'chmod',
  'symlink',
  'unlink',
]
const asynchronous = promises as Any
const synchronous = fs as Any
for (const name of changing) {
  asynchronous[name] = wrap(name, asynchronous[name].bind(promises))
  synchronous[`${name}Sync`] = wrap(`${name}Sync`, synchronous[`${name}Sync`].bind(fs))
}

const { open } = promises
asynchronous.open = async (path: string, flags: string | undefined, ...more: Any[]): Promise<FileHandle> => {
  if (flags === undefined || flags === 'r') return open(path, flags, ...more)
  const opened: FileHandle = await wrap('open', open)(path, flags, ...more)
  const { writeFile } = opened
  opened.writeFile = (async (content: string) => {
    const now = isNow('disk')
    if (now === 'before') die()
    await writeFile.call(opened, now === 'within' ? half(content) : content)
    if (now !== null) die()
  }) as Any
  return opened
}

const { spawn } = childProcess
const spawning = childProcess as Any
spawning.spawn = (...args: Any[]): ChildProcess => {
  const isGit = /git(\.exe)?"?$/.test(String(args[0]))
  const now = isGit ? isNow('git') : null
  if (now === 'before') die()
  const child: ChildProcess = (spawn as Any)(...args)
  if (now === 'within') {
    if (moment?.delay === 0) die()
    setTimeout(die, moment?.delay)
  }
  if (now === 'after') child.once('exit', die)
  return child
}

syncBuiltinESMExports()

if (countTo !== undefined)
  process.once('exit', () => {
    fs.appendFileSync(countTo, `${JSON.stringify(counts)}\n`)
  })
