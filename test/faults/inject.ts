// Wraps what node offers for files and processes, so that a call of it fails, or the disk is copied as a kill would leave it.
//
// This is no mock: whatever is not to fail is done as it would be.
import childProcess, { type ChildProcess, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * What goes wrong. killed: the process ends at this call, or half way through it, and gits that it has started go on to
 * their end. ENOSPC: nothing can be written from this call on. The others: this call, and no other.
 */
export const faults = ['killed', 'ENOSPC', 'EIO', 'EACCES', 'git fails', 'git killed'] as const
export type Fault = (typeof faults)[number]

/** An Injection is the n-th call that a fault could meet, from 1; 0 is none. */
export interface Injection {
  readonly fault: Fault
  readonly n: number
  /** Whether git directories are to seem to be on another file system than work trees. */
  readonly isApart: boolean
  /** The folder that is copied at each step, or at each so manieth whose name has `named`, and where to. */
  readonly from: string
  readonly copies: string | null
  readonly every: number
  readonly named: string
}

/** How many calls each fault could have met. */
export type Calls = Readonly<Record<Fault, number>>

const writing = ['writeFile', 'mkdir', 'mkdtemp', 'copyFile', 'symlink', 'link']
const changing = [...writing, 'rename', 'rm', 'rmdir', 'utimes', 'chmod', 'unlink']
const reading = ['lstat', 'stat', 'readFile', 'readdir', 'readlink', 'realpath']

// biome-ignore lint/suspicious/noExplicitAny: functions of every shape are wrapped.
type Any = any

/** Half of the work, for calls that can end half done; `at` says where a path is meant to be. */
const halves: Readonly<Record<string, (at: (path: Any) => Any, ...args: Any[]) => void>> = {
  writeFile: (at, path, content) => originals.writeFileSync(at(path), half(content)),
  copyFile: (at, from, to) => originals.writeFileSync(at(to), half(originals.readFileSync(from))),
  rm(at, path) {
    const place = Buffer.from(at(path))
    const there = originals.lstatSync(place, { throwIfNoEntry: false })
    const names = there?.isDirectory() ? originals.readdirSync(place, { encoding: 'buffer' }) : []
    for (const name of names.slice(0, Math.ceil(names.length / 2)))
      originals.rmSync(Buffer.concat([place, Buffer.from('/'), name]), { recursive: true, force: true })
  },
}
const originals = { ...fs }

function half(content: string | Buffer): Buffer {
  const whole = Buffer.from(content as string)
  return whole.subarray(0, whole.length / 2)
}

/** Wraps everything at once; calls count, and fail, only while it is armed. */
export function inject({ fault, n, isApart, from, copies, every, named }: Injection) {
  const calls: Record<Fault, number> = {
    killed: 0,
    ENOSPC: 0,
    EIO: 0,
    EACCES: 0,
    'git fails': 0,
    'git killed': 0,
  }
  const gits = new Set<ChildProcess>()
  let isArmed = false
  // Whether anything may have changed since the last copy.
  let isNew = true

  /** Copies what a kill would leave now. */
  function copy(call: string, halfway?: (at: (path: Any) => Any) => void): void {
    const name = halfway ? `within ${call}` : call
    if (!name.includes(named) || ++calls.killed % every !== 0 || copies === null) return
    for (const git of gits) ended(git)
    const to = `${copies}/${calls.killed}`
    execFileSync('cp', ['-a', from, to])
    originals.writeFileSync(`${to}.name`, name)
    halfway?.(path => Buffer.from(Buffer.from(path).toString('latin1').replace(from, to), 'latin1'))
  }

  function failure(code: string, name: string, path: Any): Error {
    return Object.assign(new Error(`${code}: made to fail, ${name} '${path}'`), { code, syscall: name, path })
  }

  /** Before a call: throws where it is to fail. */
  function meet(name: string, args: Any[]): void {
    if (!isArmed) return
    if (isApart && name === 'rename' && isGits(args[0]) !== isGits(args[1]) && hasFolder(args[1]))
      throw failure('EXDEV', name, args[0])
    if (writing.includes(name) && ++calls.ENOSPC >= n && n > 0 && fault === 'ENOSPC') {
      halves[name]?.(path => path, ...args)
      throw failure('ENOSPC', name, args[0])
    }
    for (const code of ['EIO', 'EACCES'] as const)
      if (++calls[code] === n && fault === code) throw failure(code, name, args[0])
    if (!changing.includes(name)) return
    if (isNew) copy(`${name} ${args[0]}`)
    isNew = false
    // A file is removed at once.
    const isStep = name === 'rm' && !originals.lstatSync(args[0], { throwIfNoEntry: false })?.isDirectory()
    if (halves[name] && !isStep) copy(`${name} ${args[0]}`, at => halves[name]?.(at, ...args))
  }

  const met = (name: string) => {
    isNew ||= isArmed && changing.includes(name)
  }
  const asynchronous = promises as Any
  const synchronous = fs as Any
  for (const name of [...changing, ...reading]) {
    const [later, now] = [asynchronous[name].bind(promises), synchronous[`${name}Sync`].bind(fs)]
    asynchronous[name] = async (...args: Any[]) => {
      meet(name, args)
      const result = await later(...args)
      met(name)
      return result
    }
    synchronous[`${name}Sync`] = (...args: Any[]) => {
      meet(name, args)
      const result = now(...args)
      met(name)
      return result
    }
  }

  const { open } = promises
  asynchronous.open = async (path: string, flags?: string, ...more: Any[]): Promise<FileHandle> => {
    const isReading = flags === undefined || flags === 'r'
    meet(isReading ? 'readFile' : 'mkdir', [path])
    const opened = (await open(path, flags, ...more)) as Any
    if (isReading || !isArmed) return opened
    met('mkdir')
    for (const name of ['writeFile', 'write', 'sync']) {
      const original = opened[name].bind(opened)
      opened[name] = async (content: Any, ...others: Any[]) => {
        meet('writeFile', [path, name === 'sync' ? originals.readFileSync(path) : content])
        const result = await original(content, ...others)
        met('writeFile')
        return result
      }
    }
    return opened
  }

  const { spawn } = childProcess
  const spawning = childProcess as Any
  spawning.spawn = (program: string, ...more: Any[]): ChildProcess => {
    if (!isArmed || !/git(\.exe)?"?$/.test(program)) return (spawn as Any)(program, ...more)
    if (isNew) copy(`git ${more[0].slice(more[0].indexOf('core.splitIndex=false') + 1).join(' ')}`)
    isNew = true
    const isMet = ++calls['git fails'] === n
    calls['git killed']++
    // As git ends where it cannot read or write.
    const child: ChildProcess =
      isMet && fault === 'git fails'
        ? spawn('sh', ['-c', 'exit 128'], more[1])
        : (spawn as Any)(program, ...more)
    if (isMet && fault === 'git killed') setTimeout(() => child.kill('SIGKILL'), n % 6)
    gits.add(child)
    child.once('exit', () => gits.delete(child))
    return child
  }
  syncBuiltinESMExports()

  return {
    calls,
    arm(isOn: boolean) {
      isArmed = isOn
    },
  }
}

/** Whether a path is in a git directory. */
function isGits(path: Any): boolean {
  return Buffer.from(path).includes('/.git/')
}

/** A system looks for the folder first, and then whether it is on the same file system. */
function hasFolder(path: Any): boolean {
  const place = Buffer.from(path)
  return originals.existsSync(place.subarray(0, place.lastIndexOf('/')))
}

/** Waits, without giving this process a turn, for a git to have ended. */
function ended({ pid }: ChildProcess): void {
  const sleep = new Int32Array(new SharedArrayBuffer(4))
  for (let n = 0; n < 500; n++) {
    try {
      if (originals.readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.startsWith('Z')) return
    } catch {
      return
    }
    Atomics.wait(sleep, 0, 0, 2)
  }
}
