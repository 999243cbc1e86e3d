// Where cargo puts what it builds, by its configuration files and variables.

/** A CargoSetting names a folder: a variable, and a key of the table `build`. */
export interface CargoSetting {
  readonly key: 'target-dir' | 'build-dir'
  /** The variables that set it; the first counts. */
  readonly variables: readonly string[]
}

export const cargoSettings: readonly CargoSetting[] = [
  { key: 'target-dir', variables: ['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR'] },
  { key: 'build-dir', variables: ['CARGO_BUILD_BUILD_DIR'] },
]

/** Returns the value of `build.KEY` in a configuration file, which is TOML; null where there is none. */
export function cargoBuildValue(config: string, key: CargoSetting['key']): string | null {
  let table = ''
  for (const line of config.split(/\r?\n/)) {
    const header = /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(line)
    if (header) table = (header[1] ?? '').replace(/["']/g, '')
    const [, name = '', basic, literal] =
      /^\s*([\w."' -]+?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?$/.exec(line) ?? []
    const path = [table, name.replace(/["'\s]/g, '')].filter(part => part !== '').join('.')
    if (path === `build.${key}`) return literal ?? unescaped(basic ?? '')
    // `build = { target-dir = "…" }`
    const inline = new RegExp(
      `^\\s*build\\s*=\\s*\\{.*?\\b${key}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)')`,
    ).exec(line)
    if (inline && table === '') return inline[2] ?? unescaped(inline[1] ?? '')
  }
  return null
}

function unescaped(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}
