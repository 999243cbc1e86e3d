// Writes words of a command so that a shell takes each as it is.

export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** A command that begins with the words given, of which a shell makes nothing else. */
export function shellLine(...words: readonly string[]): string {
  return words.map(shellWord).join(' ')
}

/** The command in a folder below; the shell is another one for each command, so that it need not come back. */
export function runIn(folder: string, command: string): string {
  return folder === '.' ? command : `cd ${shellWord(folder)} && ${command}`
}
