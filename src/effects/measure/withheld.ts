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
