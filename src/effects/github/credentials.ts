// Takes the token that actions/checkout leaves in git's configuration out of reach while strangers' code runs.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { escapeControls } from '../../core/words/escape.ts'
import { contentOf, lstatOrNull, replaceFile } from '../files/folder.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'
import { modulesIn } from '../git/guard.ts'
import type { Console } from '../program/console.ts'

/** A shorter password may be a word, which would be taken out of every report. */
const shortestSecret = 8

/** An Entry is an Authorization header in a file of git's configuration. */
interface Entry {
  readonly key: string
  readonly value: string
}

/** A Taken file is one with entries, as it was before and as it is without them. */
interface Taken {
  readonly file: string
  readonly entries: readonly Entry[]
  readonly before: Buffer
  readonly without: Buffer
  readonly mode: number
}

/** WithheldCredentials are put back when they are disposed of. */
export interface WithheldCredentials extends AsyncDisposable {
  /** The headers' values and the tokens in them, and the credentials that stay. */
  readonly secrets: readonly string[]
}

/** What the post step needs to know of the entries of a killed run; of their values only a digest, as anyone may read it. */
type Note = readonly { readonly file: string; readonly key: string; readonly digest: string }[]

/**
 * Removes the headers from the configuration of the repository, of those around it and of submodules, and from files that these include
 * (checkout v6 puts the token there). The values are only in our memory meanwhile. `note` gets a text for `afterKill`
 * before anything is removed.
 */
export async function withholdCredentials(
  git: Git,
  console: Console,
  note: (text: string) => void,
): Promise<WithheldCredentials> {
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
    for (const key of new Set(entries.map(one => one.key)))
      await git.run(['config', '--file', file, '--unset-all', key])
    removed.push({ file, entries, before, without: await readFile(file), mode })
  }
  if (removed.length > 0)
    console.info(
      `actions/checkout has left a token in ${removed.map(({ file }) => file).join(', ')}: kept from the benchmarks, and put back when they have ended. With "persist-credentials: false" none is there.`,
    )
  const visible = await visibleCredentials(git)
  if (visible.length > 0) console.warn(whatIsVisible(visible))
  return {
    secrets: [
      ...removed.flatMap(({ entries }) => entries.flatMap(({ value }) => tokensInHeader(value))),
      ...visible.flatMap(({ secrets }) => secrets.filter(secret => secret.length >= shortestSecret)),
    ],
    async [Symbol.asyncDispose]() {
      for (const one of removed) await putBack(one)
    },
  }
}

/**
 * Puts back what a killed run has withheld, if it was the header of `token`: nothing else is known of it. The note may
 * have been forged, so a header goes only to `server`, and only to a file that the configuration consists of.
 */
export async function afterKill(
  git: Git,
  text: string,
  { token, server, console }: { token: string; server: string; console: Console },
): Promise<void> {
  const tokens = await configurations(git)
  const value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  for (const { file, key, digest } of JSON.parse(text) as Note) {
    if (!tokens.includes(file) || (await entriesIn(git, file)).length > 0) continue
    const isOurs = token !== '' && digest === digestOf(value) && key === `http.${server}/.extraheader`
    if (isOurs) await append(file, [{ key, value }])
    else
      console.warn(
        `The token that actions/checkout had left in ${file} is gone, as the run was killed. Later steps that use git with it need actions/checkout again.`,
      )
  }
}

/** The files of git's configuration here, and those with which actions/checkout has them include its token. */
async function configurations(of: Git): Promise<readonly string[]> {
  const git = await outermost(of)
  const places = ['config', 'config.worktree'].flatMap(name => ['--git-path', name])
  const own = decodePath(await git.run(['rev-parse', '--path-format=absolute', ...places])).split('\n')
  const each = ['submodule', 'foreach', '--quiet', '--recursive', 'git rev-parse --absolute-git-dir']
  const submodules = decodePath((await git.ask(each)) ?? '').split('\n')
  own.push(...submodules.filter(folder => folder !== '').map(folder => join(folder, 'config')))
  const included = await Promise.all(own.map(file => valuesIn(git, file, '^include(if\\..*)?\\.path$')))
  const tokens = included
    .flat()
    .map(({ value }) => value)
    .filter(path => isAbsolute(path) && /^git-credentials-.*\.config$/.test(basename(path)))
  return [...new Set([...own, ...tokens])]
}

/** The repository that this is a submodule of, if it is one: the token is in both. */
async function outermost(git: Git): Promise<Git> {
  const around = await git.run(['rev-parse', '--show-superproject-working-tree'])
  return around === '' ? git : outermost(git.in(decodePath(around)))
}

async function entriesIn(git: Git, file: string): Promise<readonly Entry[]> {
  return valuesIn(git, file, '^http\\.(.*\\.)?extraheader$')
}

async function valuesIn(git: Git, file: string, pattern: string): Promise<readonly Entry[]> {
  if (!(await lstatOrNull(file))?.isFile()) return []
  const output = await git.ask(['config', '--file', file, '--null', '--get-regexp', pattern])
  return nulSeparated(decodePath(output ?? '')).map(entry => {
    const [key = '', ...value] = entry.split('\n')
    return { key, value: value.join('\n') }
  })
}

async function putBack({ file, entries, before, without, mode }: Taken): Promise<void> {
  const now = await contentOf(file).catch(() => null)
  if (now?.equals(without)) await replaceFile(file, before, mode)
  else await append(file, entries, mode)
}

/** Written by ourselves: a command line can be read by every process. */
async function append(file: string, entries: readonly Entry[], mode?: number): Promise<void> {
  const now = (await contentOf(file).catch(() => null)) ?? Buffer.alloc(0)
  const sections = entries.map(({ key, value }) => {
    const url = key.slice('http.'.length, -'extraheader'.length).replace(/\.$/, '')
    return `[http${url === '' ? '' : ` ${quoted(url)}`}]\n\textraheader = ${quoted(value)}\n`
  })
  const gap = now.length === 0 || now.at(-1) === 0x0a ? '' : '\n'
  await replaceFile(file, Buffer.concat([now, Buffer.from(gap + sections.join(''))]), mode ?? 0o600)
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

// Credentials in git's configuration that stay where they are: named, as the benchmarks can read them.

/** A VisibleCredential is a setting, and the texts in it that must not be published. */
export interface VisibleCredential {
  readonly key: string
  readonly secrets: readonly string[]
}

/**
 * Those of the repository, with all that its configuration includes and that of the user and of the system, and of each
 * submodule that it has, checked out or not.
 */
export async function visibleCredentials(git: Git): Promise<readonly VisibleCredential[]> {
  const common = decodePath(await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir']))
  const modules = (await modulesIn(join(common, 'modules'))).map(name =>
    join(common, 'modules', name, 'config'),
  )
  const secretsByKey = new Map<string, Set<string>>()
  for (const args of [[], ...modules.map(file => ['--file', file])]) {
    const listed = nulSeparated(decodePath((await git.ask(['config', ...args, '--list', '--null'])) ?? ''))
    for (const entry of listed) {
      const [key = '', ...value] = entry.split('\n')
      const secrets = secretsIn(key, value.join('\n'))
      if (secrets === null) continue
      // A key can have the credential in it, and so cannot be shown as it is.
      const shownKey = escapeControls(secrets.reduce((text, secret) => text.replaceAll(secret, '***'), key))
      secretsByKey.set(shownKey, new Set([...(secretsByKey.get(shownKey) ?? []), ...secrets]))
    }
  }
  return [...secretsByKey].map(([key, secrets]) => ({ key, secrets: [...secrets] }))
}

/** What to say of them. */
export function whatIsVisible(credentials: readonly VisibleCredential[]): string {
  return `Git's configuration has credentials that Benchgate does not keep from the benchmarks: ${credentials.map(({ key }) => key).join(', ')}. They can use them. Let an earlier step remove them, or let no step before this one set them.`
}

/** The credentials of a setting; null where it has none, nor names a program that has. */
function secretsIn(key: string, value: string): readonly string[] | null {
  if (/^http\.(.*\.)?extraheader$/.test(key))
    return /authorization|basic|bearer|token/i.test(value) ? tokensInHeader(value) : null
  // Those of macOS and Windows, which every runner has, ask the user's own keychain.
  if (/^credential\.(.*\.)?helper$/.test(key))
    return /^(!|store\b|cache\b|\/)/.test(value.trim()) ? inProgram(value) : null
  const secrets = [...inAddress(key), ...inAddress(value)]
  return secrets.length > 0 ? secrets : null
}

/** The last word of a header, and what that is in base64 of a user and a password. */
export function tokensInHeader(header: string): readonly string[] {
  const word = header.trim().split(/\s+/).at(-1) ?? ''
  const [, password = ''] = /^[^:]*:(.+)$/.exec(Buffer.from(word, 'base64').toString()) ?? []
  return [word, password].filter(secret => secret !== '')
}

function inProgram(text: string): readonly string[] {
  return [...text.matchAll(/password=["']?([^"';\s]+)/g)].map(([, password = '']) => password)
}

/** The password of an address, or its user where that is a token of GitHub or GitLab; escaped, and as it is. */
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
