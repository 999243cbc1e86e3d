// Writes words of a command so that a shell takes each as it is.

export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** A command of these words, each quoted where a shell needs it. */
export function shellLine(...words: readonly string[]): string {
  return words.map(shellWord).join(' ')
}

/** The command, run in `folder`. Each command gets a shell of its own, so there is no need to change back. */
export function runIn(folder: string, command: string): string {
  return folder === '.' ? command : `cd ${shellWord(folder)} && ${command}`
}
