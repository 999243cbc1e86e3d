// The environment that is passed to code of the pull request: without secrets, and without settings of git.

/**
 * Inputs and tokens of the Action, and the files through which a step sends commands to the runner. They are removed without a
 * report.
 */
const runnerName =
  /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE))$/i

/** Settings of git. Their removal is reported, as somebody may rely on them. */
const gitSettingName = /^GIT_CONFIG/i

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

/** URLs with a password, except those of proxies, without which nothing could be fetched. */
const addressName = /(^|_)UR[IL]$/i
const withPassword = /:\/\/[^/@\s]*:[^/@\s]+@/

/**
 * Removes secrets: variables with the name of a secret, URLs with a password, and variables that contain one of `secrets`, also
 * in base64. The code runs as the same user on the same machine, so this only keeps honest programs from leaking a secret;
 * against hostile ones the job must have no secrets (SECURITY.md). The names of what is withheld are reported, as a private
 * registry may need one.
 */
export function createUntrustedEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
) {
  const passedOn: Record<string, string> = {}
  const withheld: string[] = []
  const holdsSecret = createContainsSecretPredicate([...secrets, ...copiedSecretsIn(env)])
  const isSecret = (name: string, value: string) =>
    secretName.test(name) || (addressName.test(name) && withPassword.test(value)) || holdsSecret(value)
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || runnerName.test(name)) continue
    if (gitSettingName.test(name) || isSecret(name, value)) withheld.push(name)
    else passedOn[name] = value
  }
  return { env: passedOn, withheld }
}

/**
 * Returns the values of variables with the name of a secret, as a job may have copied one to a variable with another name
 * (`bench=$GITHUB_TOKEN`). Paths are left out, as harmless variables begin with them.
 */
function copiedSecretsIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    secretName.test(name) && value.length >= shortestValue && !/^(\/|[a-z]:[\\/])/i.test(value)
      ? [value]
      : [],
  )
}

/** A shorter value may be a word that occurs in benchmark names, such as `postgres`. */
const shortestValue = 16

/** Returns the texts that must not be published: `token`, and the values that are withheld from benchmarks as secrets. */
export function secretTextsToRedact(
  env: Readonly<Record<string, string | undefined>>,
  token: string,
): readonly string[] {
  const values = Object.entries(env)
    .filter(([name]) => secretName.test(name))
    .map(([, value = '']) => value)
  const { withheld } = createUntrustedEnvironment(env, [token])
  const secret = withheld.filter(name => !gitSettingName.test(name))
  const knownSecrets = [...values, ...secret.map(name => env[name] ?? '')].filter(
    value => value.length >= shortestValue,
  )
  return [...new Set([token, ...knownSecrets])].filter(secret => secret !== '')
}

// Hints for a command that may have failed because a variable was withheld.

interface Withheld {
  readonly withheld?: readonly string[]
}

/** Returns a line to append to an error message; empty if nothing was withheld. */
export function withheldVariablesHint({ withheld = [] }: Withheld): string {
  if (withheld.length === 0) return ''
  return `\nThese variables were withheld from the command, as they look like secrets or change how git works: ${withheld.join(', ')}. If the command needs one, put its value in a file that the tool reads (~/.npmrc, ~/.netrc), as docs/formats.md says.`
}

/** Returns the same hint, but only if the output says that access was refused. */
export function withheldVariablesHintIfAccessDenied(context: Withheld, output: string): string {
  return accessRefused.test(output) ? withheldVariablesHint(context) : ''
}

/** Messages of go and git for a module that needs a login. */
const accessRefused =
  /\b(40[134]|410) [A-Z][a-z]+|could not read (Username|Password)|Permission denied|terminal prompts disabled/

// Finds secrets in text, also in base64, and redacts them in what is published.

/** A shorter text could be a common word. */
const minSecretLength = 8

/**
 * Returns the forms of a secret in text: as it is, escaped for a URL, and in base64, which differs with the position (modulo 3)
 * of the secret in the encoded text.
 */
function encodedForms(secret: string): readonly string[] {
  if (secret.length < minSecretLength) return secret === '' ? [] : [secret]
  const bytes = Buffer.from(secret)
  const encoded = [0, 1, 2].flatMap(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // Leaves out the characters that also depend on the bytes before or after the secret.
    const inner = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
  return [...new Set([secret, encodeURIComponent(secret), ...encoded])]
}

/** Returns a function that reports whether a text contains one of the secrets, in any form. */
export function createContainsSecretPredicate(secrets: readonly string[]): (text: string) => boolean {
  const forms = secrets.flatMap(encodedForms)
  return text => forms.some(form => text.includes(form))
}

/** Returns a function that replaces each secret by `***`: in a text, in all texts within data, or in the messages of an error. */
export function createRedactor(secrets: Iterable<string>): <T>(value: T) => T {
  // The longest first, as one may contain another.
  const forms = [...new Set([...secrets].flatMap(encodedForms))].sort((a, b) => b.length - a.length)
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return forms.reduce((text, form) => text.replaceAll(form, '***'), value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(redact)
    const properties = Object.getOwnPropertyNames(value).map(
      name => [name, redact(Reflect.get(value, name))] as const,
    )
    return value instanceof Error
      ? Object.assign(value, Object.fromEntries(properties))
      : Object.fromEntries(properties)
  }
  return value => (forms.length === 0 ? value : (redact(value) as typeof value))
}
