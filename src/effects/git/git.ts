// Runs git in one repository, in the same way for every caller and configuration.
import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { exec } from '@actions/exec'
import { CouldNotMeasureError, MisconfiguredError } from '../../core/model/errors.ts'
import { escapeControlCharacters, quoteShellWord } from '../../core/words/escape.ts'
import { resolveProgramPathOrKeepName } from '../files/folder.ts'
import { createUntrustedEnvironment } from '../processes/untrusted-environment.ts'

declare const gitText: unique symbol
/**
 * Text as git prints it, such as paths, refs and messages: latin1, one character per byte, as names need not be UTF-8. Only
 * `decodeGitText` makes of it what can be shown, given to git as an argument, or used as a path of the file system.
 */
export type UndecodedGitText = GitTextParts & string

/** Parts of such text are also such text. TypeScript finds these signatures before those of `string`. */
interface GitTextParts {
  readonly [gitText]: true
  slice(start?: number, end?: number): UndecodedGitText
  split(separator: string | RegExp, limit?: number): UndecodedGitText[]
  trim(): UndecodedGitText
}

/** Runs git commands in one folder. */
export interface Git {
  readonly folder: string
  /** Runs git and returns its output, without the final line break. Throws GitFailedError. */
  run(args: readonly string[], options?: GitRunOptions): Promise<UndecodedGitText>
  /** Runs git if failure is a valid answer: returns null instead of output. Throws GitFailedError if git was killed. */
  ask(args: readonly string[], options?: GitRunOptions): Promise<UndecodedGitText | null>
  /**
   * Asks git for something that may not exist, such as a branch or a setting: returns null if git says so (exit code 1). Throws
   * GitFailedError if git could not tell, as a fault taken for "none" could destroy uncommitted work.
   */
  find(args: readonly string[], options?: GitRunOptions): Promise<UndecodedGitText | null>
  in(folder: string): Git
  with(env: Readonly<Record<string, string>>): Git
}

interface GitRunOptions {
  /** Ends git and the programs it has started when it aborts: for commands that only fetch, and may wait forever. */
  readonly signal?: AbortSignal | undefined
  readonly input?: Buffer
  readonly env?: Readonly<Record<string, string>>
}

/** Adds to the error of a failed checkout in `folder` which side it was, and what may be missing. */
export async function addAdviceToCheckoutError(
  error: unknown,
  side: string,
  folder: string,
): Promise<unknown> {
  if (!(error instanceof GitFailedError)) return error
  // Git does not say why it could not write.
  const advice = /unable to write|write error|No space left|quota exceeded/i.test(error.message)
    ? await diskSpaceAdvice(folder)
    : isIndexLocked(error.message)
      ? 'Make sure that no other program, such as an editor, runs git in the checkout meanwhile, or set checkout to "worktree".'
      : /: Permission denied/.test(error.message)
        ? 'Make the folders and files named above writable for this user ("chmod -R u+w"; those of another user need chown).'
        : /^git .* was killed in /.test(error.message)
          ? 'The system may have ended git for lack of memory, or because of a limit, such as that for the size of files (see "ulimit -a").'
          : 'If a filter that .gitattributes names is missing (Git LFS is one), install it before this step.'
  return new CouldNotMeasureError(`${side} could not be checked out: ${error.message}\n${advice}`)
}

function isIndexLocked(message: string): boolean {
  return /index\.lock': File exists/.test(message)
}

async function diskSpaceAdvice(folder: string): Promise<string> {
  const space = await statfs(folder).catch(() => null)
  const free = space && `${Math.floor((space.bavail * space.bsize) / 2 ** 20)} MiB`
  // Some file systems, such as btrfs, count no inodes.
  const note = free && `, where ${free}${space.files > 0 ? ` and ${space.ffree} inodes` : ''} are free`
  return `There may be too little space on the disk of ${folder}${note ?? ''}. Make room there, or use another disk: set checkout to "worktree", and RUNNER_TEMP (in a terminal, TMPDIR) to a folder on that disk.`
}

/** A git command failed; the message has its output. */
export class GitFailedError extends Error {
  override readonly name = 'GitFailed'
}

/**
 * Settings of every command: nothing in the repository may run while sides are switched, and git must neither wait for input
 * nor run maintenance.
 */
const settings = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'advice.detachedHead': 'false',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
  'core.splitIndex': 'false',
  // A commit can contain a bare repository with a configuration of its choice. Since git 2.38.
  'safe.bareRepository': 'explicit',
  // Times that a benchmark can set do not prove that a file is unchanged.
  'core.trustctime': 'true',
  'core.checkStat': 'default',
  'i18n.logOutputEncoding': 'UTF-8',
  // Our worktrees are moved, which would break relative paths. Since git 2.48.
  'worktree.useRelativePaths': 'false',
}

/** The environment of every command. Our own commits (such as a stash) need an author even if none is configured. */
const baseEnv = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // Reading the status must not rewrite the index.
  GIT_OPTIONAL_LOCKS: '0',
  // Replacement objects are ignored: the commits themselves are compared, and a benchmark could use one to prevent the checkout
  // from being restored.
  GIT_NO_REPLACE_OBJECTS: '1',
  // Our pathspecs state their own kind.
  GIT_LITERAL_PATHSPECS: '0',
  GIT_GLOB_PATHSPECS: '0',
  GIT_NOGLOB_PATHSPECS: '0',
  GIT_ICASE_PATHSPECS: '0',
  GIT_AUTHOR_NAME: 'benchgate',
  GIT_AUTHOR_EMAIL: 'benchgate@localhost',
  GIT_COMMITTER_NAME: 'benchgate',
  GIT_COMMITTER_EMAIL: 'benchgate@localhost',
}

/** Returns git in `folder`, without secrets but with the agent that has the user's keys, which origin may need. */
export function createGitWithoutSecrets(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Git {
  const git = createGit(folder, createUntrustedEnvironment(env, []).env)
  const { SSH_AUTH_SOCK: sshAgent } = env
  return sshAgent === undefined ? git : git.with({ SSH_AUTH_SOCK: sshAgent })
}

/** Returns git in `folder`; `env` must have neither secrets nor GIT_DIR. */
export function createGit(
  folder: string,
  env: Readonly<Record<string, string>>,
  program = resolveProgramPathOrKeepName('git', env.PATH ?? env.Path ?? ''),
): Git {
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])

  /** Runs git again while another one, such as that of an editor that looks at the status, writes the index. */
  async function start(args: readonly string[], options?: GitRunOptions) {
    for (let attempt = 1; ; attempt++) {
      const ended = await startOnce(args, options).catch((error: unknown) => {
        throw isProgramMissing(error) ? error : new MisconfiguredError(`git cannot be run${whyNotRun(error)}`)
      })
      if (ended.code === 0 || attempt === 20 || !isIndexLocked(ended.stderr.toString())) return ended
      await pause(100)
    }
  }

  async function startOnce(args: readonly string[], options: GitRunOptions = {}) {
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    const commandEnv = { ...env, ...baseEnv, ...options.env }
    if (options.signal || options.input)
      return spawnGit(program, [...flags, ...args], folder, commandEnv, options)
    const code = await exec(`"${program}"`, [...flags, ...args], {
      cwd: folder,
      env: commandEnv,
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: chunk => stdout.push(chunk), stderr: chunk => stderr.push(chunk) },
    })
    return { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }
  }

  // Contrary to its type, the code of a git that was killed is undefined.
  const failedError = (args: readonly string[], code: number | null | undefined, stderr: Buffer) => {
    const outcome = typeof code === 'number' ? `failed (exit code ${code})` : 'was killed'
    const output = stderr.toString().trim()
    return new GitFailedError(
      `git ${args.join(' ')} ${outcome} in ${folder}${output === '' ? '' : `: ${output}`}`,
    )
  }

  return {
    folder,
    in: otherFolder => createGit(otherFolder, env, program),
    with: moreEnv => createGit(folder, { ...env, ...moreEnv }, program),
    async run(args, options) {
      const { code, stdout, stderr } = await start(args, options)
      if (code !== 0) throw failedError(args, code, stderr)
      return outputText(stdout)
    },
    async find(args, options) {
      const { code, stdout, stderr } = await start(args, options)
      if (code !== 0 && code !== 1) throw failedError(args, code, stderr)
      return code === 0 ? outputText(stdout) : null
    },
    async ask(args, options) {
      const { code, stdout, stderr } = await start(args, options)
      // A git that was killed has not answered.
      if (typeof code !== 'number') throw failedError(args, code, stderr)
      return code === 0 ? outputText(stdout) : null
    },
  }
}

/**
 * Runs git without the toolkit's exec, which cannot end what it has started, and fails if git does not read all of its input.
 * The code is null if git was killed.
 */
function spawnGit(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  { signal, input }: GitRunOptions,
): Promise<{ code: number | null; stdout: Buffer; stderr: Buffer }> {
  return new Promise((resolve, reject) => {
    const isGroup = signal !== undefined && process.platform !== 'win32'
    const child = spawn(program, args, { cwd, env, detached: isGroup })
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', chunk => stdout.push(chunk))
    child.stderr.on('data', chunk => stderr.push(chunk))
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null) return
      if (isGroup) process.kill(-child.pid, 'SIGTERM')
      else child.kill()
    }
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted) end()
    child.on('error', reject)
    child.on('close', code => {
      signal?.removeEventListener('abort', end)
      resolve({
        code: signal?.aborted ? (code ?? 1) : code,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr),
      })
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
  })
}

function outputText(output: Buffer): UndecodedGitText {
  const text = toUndecodedGitText(output)
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** Returns the parts of output that git separates with NUL (`-z`), without empty ones. */
export function splitAtNul(output: UndecodedGitText | ''): readonly UndecodedGitText[] {
  return output === '' ? [] : output.split('\0').filter(part => part !== '')
}

export function joinPathPartsWithSlash(...parts: readonly UndecodedGitText[]): UndecodedGitText {
  return parts.join('/') as UndecodedGitText
}

export function decodeGitText(text: UndecodedGitText | ''): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}

/** Returns text, or the bytes of a name, as git would print it. */
export function toUndecodedGitText(text: string | Buffer): UndecodedGitText {
  return (typeof text === 'string' ? Buffer.from(text) : text).toString('latin1') as UndecodedGitText
}

/** Returns the path of a file in the git directory, wherever git keeps it. */
export async function resolvePathInGitFolder(git: Git, name: string): Promise<string> {
  return decodeGitText(await git.run(['rev-parse', '--path-format=absolute', '--git-path', name]))
}

/** Returns the paths of several such files, by name. */
export async function resolvePathsInGitFolder(
  git: Git,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const args = names.flatMap(name => ['--git-path', name])
  const lines = (await git.run(['rev-parse', '--path-format=absolute', ...args])).split('\n')
  // A folder can have a line break in its name.
  const paths =
    lines.length === names.length
      ? lines.map(decodeGitText)
      : await Promise.all(names.map(name => resolvePathInGitFolder(git, name)))
  return new Map(names.map((name, n) => [name, paths[n] ?? '']))
}

/** Throws MisconfiguredError for an old git: it lacks options that we need, and may take an unknown option for a file name. */
export async function refuseOldGit(git: Git): Promise<void> {
  const version = await git.run(['--version']).catch((error: unknown) => error)
  if (version instanceof MisconfiguredError) throw version
  if (typeof version !== 'string') throw new MisconfiguredError(`git cannot be run${whyNotRun(version)}`)
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number)
  if (major < 2 || (major === 2 && minor < 31))
    throw new MisconfiguredError(`${version} is too old. Install git 2.31 or later.`)
}

/** Returns the end of a sentence on what keeps git from running, and what to do. */
function whyNotRun(error: unknown): string {
  // A file of the user's or the machine's settings may be broken.
  if (error instanceof GitFailedError) return `: ${gitFailureReason(error)}. Repair that first.`
  return isProgramMissing(error)
    ? '. Install git 2.31 or later; in a container, in its image.'
    : ` (${spawnErrorCode(error)}). The limits on open files or processes may be too low for this user (see "ulimit -a"), or this user may lack permission to run git.`
}

/** Reports whether a program, or the folder to run it in, is missing. */
function isProgramMissing(error: unknown): boolean {
  return ['ENOENT', undefined].includes(spawnErrorCode(error))
}

function spawnErrorCode(error: unknown): string | undefined {
  return /\bspawn .* (E[A-Z]+)/.exec(String(error))?.[1]
}

/** Returns what git says that it failed for, without the full stop. */
export function gitFailureReason({ message }: GitFailedError): string {
  const [, reason = message] = /fatal: (.*)/s.exec(message) ?? []
  return escapeControlCharacters(reason.trim().replace(/\s+/g, ' ').replace(/\.$/, ''))
}

// Credentials for git, for one server alone, without writing them anywhere.

/**
 * Returns an environment with an Authorization header for this server alone, in place of any the clone has, so that no process
 * list shows it. Git would send it along if redirected to another server, so redirects are disabled.
 */
export function createAuthorizationEnv(url: string, token: string, server: string): Record<string, string> {
  if (token === '' || !url.startsWith(`${server}/`)) return {}
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const settings = [
    ['extraheader', ''],
    ['extraheader', header],
    ['followRedirects', 'false'],
  ]
  const entries = settings.flatMap(([key, value = ''], n) => [
    [`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`],
    [`GIT_CONFIG_VALUE_${n}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(entries) }
}

// Repositories that git does not use, such as those of another user.

/** Returns the top folder of the checkout around git's folder; null if there is none. Throws MisconfiguredError if git refuses it. */
export async function findTopFolderOfCheckout(git: Git): Promise<string | null> {
  try {
    return decodeGitText(await git.run(['rev-parse', '--show-toplevel']))
  } catch (error) {
    if (!(error instanceof GitFailedError)) throw error
    if (noCheckoutMessage.test(error.message)) return null
    const [, folder] = distrustMessage.exec(error.message) ?? []
    throw new MisconfiguredError(
      folder === undefined
        ? `git cannot use the repository of ${git.folder}: ${gitFailureReason(error)}. Repair what the message names, or install the later version of git that made the repository.`
        : `${folder} belongs to another user, so git does not trust the repository in it (in a container, the user is often not the same as outside). Run "git config --global --add safe.directory ${quoteShellWord(folder)}" first.`,
    )
  }
}

/** Throws MisconfiguredError if a git directory cannot be written to. */
export async function refuseUnwritableGitFolder(folder: string): Promise<void> {
  const error = await access(folder, constants.W_OK).catch((error: NodeJS.ErrnoException) => error)
  if (error)
    throw new MisconfiguredError(
      `The git directory ${folder} is not writable (${error.code}), but checking out base and head requires that. Make it writable for this user; it may belong to another user, or be on a read-only file system.`,
    )
}

/** Git's message; the second form is that of git up to 2.35.2. */
const distrustMessage = /(?:dubious ownership in repository at |unsafe repository \()'([^']+)'/

/** Git's message where there is none, only a bare one, which our settings exclude, or only the git directory. */
const noCheckoutMessage =
  /not a git repository \(or any|cannot use bare repository|must be run in a work tree/
