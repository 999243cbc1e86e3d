// Credentials in git's configuration that stay where they are: named, as the benchmarks can read them.
import { join } from 'node:path'
import { escapeControls } from '../../core/words/escape.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'
import { modulesIn } from '../git/kept-git.ts'

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
  const found = new Map<string, Set<string>>()
  for (const args of [[], ...modules.map(file => ['--file', file])]) {
    const listed = nulSeparated(decodePath((await git.ask(['config', ...args, '--list', '--null'])) ?? ''))
    for (const entry of listed) {
      const [key = '', ...value] = entry.split('\n')
      const secrets = secretsIn(key, value.join('\n'))
      if (secrets === null) continue
      // A key can have the credential in it, and so cannot be shown as it is.
      const shown = escapeControls(secrets.reduce((text, secret) => text.replaceAll(secret, '***'), key))
      found.set(shown, new Set([...(found.get(shown) ?? []), ...secrets]))
    }
  }
  return [...found].map(([key, secrets]) => ({ key, secrets: [...secrets] }))
}

/** What to say of them. */
export function whatIsVisible(found: readonly VisibleCredential[]): string {
  return `Git's configuration has credentials that Benchgate does not keep from the benchmarks: ${found.map(({ key }) => key).join(', ')}. They can use them. Let an earlier step remove them, or let no step before this one set them.`
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
