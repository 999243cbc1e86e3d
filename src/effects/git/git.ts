// Runs git in one repository, the same way whoever called us and whatever their configuration.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exec } from '@actions/exec'

/** A Git runs git commands in one folder. Paths pass as latin1 text, one character per byte: names need not be UTF-8. */
export interface Git {
  readonly folder: string
  /** Runs git and gives its output, without the final line break. Throws GitFailed. */
  run(args: readonly string[], options?: GitOptions): Promise<string>
  /** Runs git where failure is an answer: null instead of output. */
  ask(args: readonly string[], options?: GitOptions): Promise<string | null>
  /** The same git in another folder. */
  in(folder: string): Git
  /** The same git with more in its environment. */
  with(env: Readonly<Record<string, string>>): Git
}

export interface GitOptions {
  readonly input?: Buffer
  readonly env?: Readonly<Record<string, string>>
}

/** A GitFailed error carries what git said. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
}

/** Nothing of the repository may run while we switch sides, and no git may wait for an answer or tidy up behind us. */
const settings = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'advice.detachedHead': 'false',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
  'core.splitIndex': 'false',
}

/** Our own commits (a stash is one) need an author even where nobody has set one. */
const surroundings = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // A look at the status must not rewrite the index.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_AUTHOR_NAME: 'benchgate',
  GIT_AUTHOR_EMAIL: 'benchgate@localhost',
  GIT_COMMITTER_NAME: 'benchgate',
  GIT_COMMITTER_EMAIL: 'benchgate@localhost',
}

/** Git in `folder`, with an environment that holds no secrets and no GIT_DIR of somebody else. */
export function gitIn(folder: string, env: Readonly<Record<string, string>>): Git {
  const program = findProgram('git', env.PATH ?? env.Path ?? '')
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])

  async function start(args: readonly string[], options: GitOptions = {}) {
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    const code = await exec(`"${program}"`, [...flags, ...args], {
      cwd: folder,
      env: { ...env, ...surroundings, ...options.env },
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: chunk => stdout.push(chunk), stderr: chunk => stderr.push(chunk) },
      ...(options.input && { input: options.input }),
    })
    return { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }
  }

  return {
    folder,
    in: other => gitIn(other, env),
    with: more => gitIn(folder, { ...env, ...more }),
    async run(args, options) {
      const { code, stdout, stderr } = await start(args, options)
      if (code !== 0)
        throw new GitFailed(
          `git ${args.join(' ')} failed (exit code ${code}) in ${folder}: ${stderr.toString().trim()}`,
        )
      return text(stdout)
    },
    async ask(args, options) {
      const { code, stdout } = await start(args, options)
      return code === 0 ? text(stdout) : null
    },
  }
}

/**
 * Where a program lies on the search path, found once: a git that a benchmark plants ahead of it later is not run, and
 * the toolkit does not complain at each call of folders that it may not read.
 */
function findProgram(name: string, searchPath: string): string {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const found = searchPath.split(delimiter).find(folder => {
    try {
      accessSync(join(folder, file), constants.X_OK)
      return folder !== ''
    } catch {
      return false
    }
  })
  return found === undefined ? name : join(found, file)
}

function text(output: Buffer): string {
  return output.toString('latin1').replace(/\n$/, '')
}

/** The parts of git's `-z` output. */
export function nulSeparated(output: string): readonly string[] {
  return output.split('\0').filter(part => part !== '')
}

/** Text that git printed and a person is to read. */
export function readable(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}
