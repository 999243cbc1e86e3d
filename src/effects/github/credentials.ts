// Removes the token that actions/checkout stores in git's configuration while untrusted code runs, and restores it
// afterwards.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import { lstatOrNull, readFileBytesOrNull, removeAndCreateFile } from '../files/folder.ts'
import { decodeGitText, type Git, splitAtNul } from '../git/git.ts'
import { submoduleNamesInGitFolder } from '../git/git-settings-guard.ts'
import type { RunConsole } from '../program/console.ts'

/** Shorter passwords are not masked, as they may be ordinary words. */
const shortestSecret = 8

/** An Authorization header in a file of git's configuration. */
interface Entry {
  readonly key: string
  readonly value: string
}

/** A file with such entries: its content before, and without them. */
interface Taken {
  readonly file: string
  readonly entries: readonly Entry[]
  readonly before: Buffer
  readonly without: Buffer
  readonly mode: number
}

/** The record of a run that the post step needs if the run is killed. Values are only stored as digests, as anyone may read the file. */
type Note = readonly { readonly file: string; readonly key: string; readonly digest: string }[]

/**
 * Removes the headers from the configuration of the repository, of its superprojects and submodules, and from files that
 * these include (checkout v6 stores the token there), and restores them when disposed of. Meanwhile the values are only in
 * memory. `note` receives a text for `restoreCredentialsAfterKill` before anything is removed.
 */
export async function withholdGitAuthHeaders(git: Git, console: RunConsole, note: (text: string) => void) {
  const entriesByFile = new Map<string, readonly Entry[]>()
  for (const file of await configurations(git)) {
    const entries = await entriesIn(git, file)
    if (entries.length > 0) entriesByFile.set(file, entries)
  }
  const notes: Note = [...entriesByFile].flatMap(([file, entries]) =>
    entries.map(({ key, value }) => ({ file, key, digest: digestOf(value) })),
  )
  if (entriesByFile.size > 0) note(JSON.stringify(notes))
  const removed: Taken[] = []
  for (const [file, entries] of entriesByFile) {
    const [before, { mode }] = [await readFile(file), await stat(file)]
    for (const key of new Set(entries.map(entry => entry.key)))
      await git.run(['config', '--file', file, '--unset-all', key])
    removed.push({ file, entries, before, without: await readFile(file), mode })
  }
  if (removed.length > 0)
    console.info(
      `actions/checkout stored a token in ${removed.map(({ file }) => file).join(', ')}: it is removed while the benchmarks run, and restored afterwards. Set "persist-credentials: false" to avoid it.`,
    )
  const visible = await findCredentialsInGitConfig(git)
  if (visible.length > 0) console.warn(formatGitConfigCredentialsWarning(visible))
  return {
    /** The values of headers with their tokens, and credentials that were not removed. */
    secrets: [
      ...removed.flatMap(({ entries }) =>
        entries.flatMap(({ value }) => extractSecretsFromAuthHeader(value)),
      ),
      ...visible.flatMap(({ secrets }) => secrets.filter(secret => secret.length >= shortestSecret)),
    ],
    async [Symbol.asyncDispose]() {
      for (const file of removed) await putBack(file)
    },
  }
}

/**
 * Restores what a killed run removed, if it was the header of `token`: nothing else is known about it. As the note may be
 * forged, the header is only written for `server`, and only to a file of the configuration.
 */
export async function restoreCredentialsAfterKill(
  git: Git,
  text: string,
  { token, server, console }: { token: string; server: string; console: RunConsole },
): Promise<void> {
  const tokens = await configurations(git)
  const value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  for (const { file, key, digest } of JSON.parse(text) as Note) {
    if (!tokens.includes(file) || (await entriesIn(git, file)).length > 0) continue
    const isOurs = token !== '' && digest === digestOf(value) && key === `http.${server}/.extraheader`
    if (isOurs) await append(file, [{ key, value }])
    else
      console.warn(
        `The token that actions/checkout stored in ${file} could not be restored, as the run was killed. Later steps that use git with it need actions/checkout again.`,
      )
  }
}

/** Returns the configuration files, and those in which actions/checkout stores its token. */
async function configurations(start: Git): Promise<readonly string[]> {
  const git = await outermost(start)
  const places = ['config', 'config.worktree'].flatMap(name => ['--git-path', name])
  const ownFiles = decodeGitText(await git.run(['rev-parse', '--path-format=absolute', ...places])).split(
    '\n',
  )
  const each = ['submodule', 'foreach', '--quiet', '--recursive', 'git rev-parse --absolute-git-dir']
  const submodules = decodeGitText((await git.ask(each)) ?? '').split('\n')
  ownFiles.push(...submodules.filter(folder => folder !== '').map(folder => join(folder, 'config')))
  const included = await Promise.all(ownFiles.map(file => valuesIn(git, file, '^include(if\\..*)?\\.path$')))
  const tokens = included
    .flat()
    .map(({ value }) => value)
    .filter(path => isAbsolute(path) && /^git-credentials-.*\.config$/.test(basename(path)))
  return [...new Set([...ownFiles, ...tokens])]
}

/** Returns the outermost superproject, whose configuration also has the token. */
async function outermost(git: Git): Promise<Git> {
  const superproject = await git.run(['rev-parse', '--show-superproject-working-tree'])
  return superproject === '' ? git : outermost(git.in(decodeGitText(superproject)))
}

async function entriesIn(git: Git, file: string): Promise<readonly Entry[]> {
  return valuesIn(git, file, '^http\\.(.*\\.)?extraheader$')
}

async function valuesIn(git: Git, file: string, pattern: string): Promise<readonly Entry[]> {
  if (!(await lstatOrNull(file))?.isFile()) return []
  const output = await git.ask(['config', '--file', file, '--null', '--get-regexp', pattern])
  return splitAtNul(output ?? '').map(entry => {
    const [key = '', ...value] = decodeGitText(entry).split('\n')
    return { key, value: value.join('\n') }
  })
}

async function putBack({ file, entries, before, without, mode }: Taken): Promise<void> {
  const now = await readFileBytesOrNull(file).catch(() => null)
  if (now?.equals(without)) await removeAndCreateFile(file, before, mode)
  else await append(file, entries, mode)
}

/** Writes the file without git, as every process can read a command line. */
async function append(file: string, entries: readonly Entry[], mode?: number): Promise<void> {
  const now = (await readFileBytesOrNull(file).catch(() => null)) ?? Buffer.alloc(0)
  const sections = entries.map(({ key, value }) => {
    const url = key.slice('http.'.length, -'extraheader'.length).replace(/\.$/, '')
    return `[http${url === '' ? '' : ` ${quoted(url)}`}]\n\textraheader = ${quoted(value)}\n`
  })
  const gap = now.length === 0 || now.at(-1) === 0x0a ? '' : '\n'
  await removeAndCreateFile(file, Buffer.concat([now, Buffer.from(gap + sections.join(''))]), mode ?? 0o600)
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

// Credentials that are not removed, and are reported because benchmarks can read them.

interface GitSettingWithCredentials {
  readonly key: string
  readonly secrets: readonly string[]
}

/** Returns those of the repository with all included files, of the user and the system, and of all submodules. */
export async function findCredentialsInGitConfig(git: Git): Promise<readonly GitSettingWithCredentials[]> {
  const common = decodeGitText(await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir']))
  const modules = (await submoduleNamesInGitFolder(join(common, 'modules'))).map(name =>
    join(common, 'modules', name, 'config'),
  )
  const secretsByKey = new Map<string, Set<string>>()
  for (const args of [[], ...modules.map(file => ['--file', file])]) {
    const listed = splitAtNul((await git.ask(['config', ...args, '--list', '--null'])) ?? '').map(
      decodeGitText,
    )
    for (const entry of listed) {
      const [key = '', ...value] = entry.split('\n')
      const secrets = secretsIn(key, value.join('\n'))
      if (secrets === null) continue
      // The key itself may contain the secret.
      const shownKey = escapeControlCharacters(
        secrets.reduce((text, secret) => text.replaceAll(secret, '***'), key),
      )
      secretsByKey.set(shownKey, new Set([...(secretsByKey.get(shownKey) ?? []), ...secrets]))
    }
  }
  return [...secretsByKey].map(([key, secrets]) => ({ key, secrets: [...secrets] }))
}

export function formatGitConfigCredentialsWarning(credentials: readonly GitSettingWithCredentials[]): string {
  return `Git's configuration has credentials that the benchmarks can read and use: ${credentials.map(({ key }) => key).join(', ')}. Remove them in an earlier step, or do not set them before this one.`
}

/** Returns the secrets of a setting; null if it neither has one nor names a program that does. */
function secretsIn(key: string, value: string): readonly string[] | null {
  if (/^http\.(.*\.)?extraheader$/.test(key))
    return /authorization|basic|bearer|token/i.test(value) ? extractSecretsFromAuthHeader(value) : null
  // The helpers of macOS and Windows ask the user's keychain, and every runner has them.
  if (/^credential\.(.*\.)?helper$/.test(key))
    return /^(!|store\b|cache\b|\/)/.test(value.trim()) ? inProgram(value) : null
  const secrets = [...inAddress(key), ...inAddress(value)]
  return secrets.length > 0 ? secrets : null
}

/** Returns the last word of a header, and the password if that is base64 of user and password. */
function extractSecretsFromAuthHeader(header: string): readonly string[] {
  const word = header.trim().split(/\s+/).at(-1) ?? ''
  const [, password = ''] = /^[^:]*:(.+)$/.exec(Buffer.from(word, 'base64').toString()) ?? []
  return [word, password].filter(secret => secret !== '')
}

function inProgram(text: string): readonly string[] {
  return [...text.matchAll(/password=["']?([^"';\s]+)/g)].map(([, password = '']) => password)
}

/** Returns the password of a URL, or the user if that is a token of GitHub or GitLab, escaped and unescaped. */
function inAddress(text: string): readonly string[] {
  return [...text.matchAll(/:\/\/([^/@\s:]*)(?::([^/@\s]*))?@/g)].flatMap(([, user = '', password = '']) =>
    [/^(gh[a-z]_|github_pat_|glpat-)/.test(user) ? user : '', password === 'x-oauth-basic' ? '' : password]
      .filter(secret => secret !== '')
      .flatMap(secret => [secret, decoded(secret)]),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
