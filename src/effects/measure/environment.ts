// The environment that is passed to code from the pull request.
import { secretFinder } from './secrets.ts'

/** An UntrustedEnvironment is the variables that are passed on, and the names of those withheld. */
export interface UntrustedEnvironment {
  readonly env: Readonly<Record<string, string>>
  /** Withheld for looking like a secret or setting git up; these are reported, as a private registry may need one. */
  readonly withheld: readonly string[]
}

/** The inputs and tokens of the Action, and the files through which a step gives the runner commands. */
const ofTheRunner =
  /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE))$/i

/** What changes how git works. Somebody may count on it, so that it is withheld is told. */
const settingOfGit = /^GIT_CONFIG/i

const secretName = new RegExp(
  [
    'TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|(^|_)PASS$|(^|_)PW(_|$)|(?<!^|OLD)PWD$|MNEMONIC|(^|_)TOTP(_|$)',
    'CREDENTIAL|(^|_)(JWT|BEARER|CREDS|SAS)(_|$)|(^|_)PAT$|AUTHORIZATION|(^|_)COOKIES?$|SESSION_?(ID|KEY)$|WEBHOOK',
    '(^|_)AUTH$|(^|_)AUTH_(SOCK|CONFIG|HEADER|BASE64|B64)$|CONNECTION_?STRING|(^|_)(DSN|NPMRC|PYPIRC)$',
    '(PRIVATE|API|ACCESS)_?KEY|(^|_)KEY(_(BASE64|B64|PEM|JSON|CONTENTS?))?$',
    '(SSH|GPG|DEPLOY|SIGNING|ENCRYPTION|ACCOUNT|MASTER)_?KEY(?!_(ID|NAME|TYPE|SIZE)$)',
    'KEYSTORE|(^|_)(P12|PFX)(_|$)|SERVICE_ACCOUNT|KUBE_CONFIG|DOCKER_?CONFIG_?JSON',
  ].join('|'),
  'i',
)

/** The address of a proxy, which may have a password too, is passed on: without it nothing could be fetched. */
const addressName = /(^|_)UR[IL]$/i
const withPassword = /:\/\/[^/@\s]*:[^/@\s]+@/

/**
 * Removes secrets: by name, addresses with a password, and any variable that holds the text of one of `secrets`, also in
 * base64 (a job may have copied the token to its own variable). The code runs as the same user on the same machine, so this only keeps honest programs from
 * leaking a secret; against hostile ones the job must have no secrets (SECURITY.md).
 */
export function untrustedEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): UntrustedEnvironment {
  const kept: Record<string, string> = {}
  const withheld: string[] = []
  const holdsSecret = secretFinder([...secrets, ...copiedSecrets(env)])
  const isSecret = (name: string, value: string) =>
    secretName.test(name) || (addressName.test(name) && withPassword.test(value)) || holdsSecret(value)
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || ofTheRunner.test(name)) continue
    if (settingOfGit.test(name) || isSecret(name, value)) withheld.push(name)
    else kept[name] = value
  }
  return { env: kept, withheld }
}

/**
 * The values of variables that are known to be secrets: a job may have copied one to a variable of its own, as with
 * `bench=$GITHUB_TOKEN`. A path is none, as those of other variables begin with it.
 */
function copiedSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    secretName.test(name) && value.length >= shortestValue && !/^(\/|[a-z]:[\\/])/i.test(value)
      ? [value]
      : [],
  )
}

/** A shorter value of a variable that looks like a secret may be a word that benchmarks are named by, such as `postgres`. */
const shortestValue = 16

/** The texts that must not be published: `token`, and what of the environment is kept from the benchmarks as a secret. */
export function secretsIn(
  env: Readonly<Record<string, string | undefined>>,
  token: string,
): readonly string[] {
  const values = Object.entries(env)
    .filter(([name]) => secretName.test(name))
    .map(([, value = '']) => value)
  const { withheld } = untrustedEnvironment(env, [token])
  const secret = withheld.filter(name => !settingOfGit.test(name))
  const known = [...values, ...secret.map(name => env[name] ?? '')].filter(
    value => value.length >= shortestValue,
  )
  return [...new Set([token, ...known])].filter(secret => secret !== '')
}

// What to say where a command may have failed for want of a variable that was kept from it.

/** The names of variables that no command gets; left out where none is withheld. */
interface Withheld {
  readonly withheld?: readonly string[]
}

/** A line to add to a message; empty where nothing was withheld. */
export function withheldHint({ withheld = [] }: Withheld): string {
  if (withheld.length === 0) return ''
  return `\nThese variables were withheld from it, as they look like secrets or change how git works: ${withheld.join(', ')}. If it needs one, have it in a file that the tool reads (~/.npmrc, ~/.netrc), as docs/formats.md says.`
}

/** The same of a program that may have failed for many reasons: only where it says that it was not let in. */
export function refusedHint(bench: Withheld, output: string): string {
  return refusal.test(output) ? withheldHint(bench) : ''
}

/** What go and git say of a private module. */
const refusal =
  /\b(40[134]|410) [A-Z][a-z]+|could not read (Username|Password)|Permission denied|terminal prompts disabled/
