// The environment that is passed to code from the pull request.

/** An UntrustedEnvironment is the variables that are passed on, and the names of those withheld. */
export interface UntrustedEnvironment {
  readonly env: Readonly<Record<string, string>>
  /** Withheld for looking like a secret; these are reported, as a private registry may need one. */
  readonly withheld: readonly string[]
}

/** The inputs and tokens of the Action, and the files through which a step gives the runner commands. */
const ofTheRunner =
  /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE|CONFIG.*))$/i

const secretName =
  /(TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|(^|_)(PAT|PASS|AUTH|KEY|WEBHOOK|DSN)$|(?<!^|OLD)PWD$)/i

/**
 * Removes secrets: by name, and any variable that holds the text of one of `secrets` (a job may have copied the token
 * to its own variable). The code runs as the same user on the same machine, so this only keeps honest programs from
 * leaking a secret; against hostile ones the job must have no secrets (SECURITY.md).
 */
export function untrustedEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): UntrustedEnvironment {
  const kept: Record<string, string> = {}
  const withheld: string[] = []
  const holdsSecret = (value: string) => secrets.some(secret => secret !== '' && value.includes(secret))
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || ofTheRunner.test(name)) continue
    if (secretName.test(name) || holdsSecret(value)) withheld.push(name)
    else kept[name] = value
  }
  return { env: kept, withheld }
}
