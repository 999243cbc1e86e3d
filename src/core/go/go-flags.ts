// Flags for every go command, as in GOFLAGS, and those among them for the linker.

/** A flag in quotes, or one that ends at a blank. */
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y

/**
 * Splits flags as Go splits GOFLAGS: at blanks; a flag with blanks is in quotes. Null if it cannot be split. Go takes a
 * quote inside a flag literally; if a blank follows before it is closed, it was meant to quote more.
 * Source: cmd/internal/quoted and cmd/go/internal/base/goflags.go.
 */
export function splitFlags(text: string): readonly string[] | null {
  const flags: string[] = []
  const trimmed = text.trimEnd()
  for (let at = 0; at < trimmed.length; at = one.lastIndex) {
    one.lastIndex = at
    const found = one.exec(trimmed)
    if (!found) return null
    const [, single, double, bare = ''] = found
    if (isOpen(bare, "'") || isOpen(bare, '"')) return null
    flags.push(single ?? double ?? bare)
  }
  return flags.every(flag => /^--?[^-=]/.test(flag)) ? flags : null
}

/** The first of the flags that is for running tests, which has no effect on a build; null where there is none. */
export function testFlag(flags: readonly string[]): string | null {
  return flags.find(flag => forTests.test(flag)) ?? null
}

/** The flags of `go help testflag` that have no effect on `go test -c`. */
const forTests =
  /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/

/** Joins flags to what GOFLAGS is set to. */
export function joinFlags(flags: readonly string[]): string {
  return flags.map(flag => (/[\s'"]/.test(flag) ? quoted(flag) : flag)).join(' ')
}

/** `-ldflags` that link as `flags` say, with the functions in an order drawn from `seed`. */
export function relinking(flags: readonly string[], seed: number): string {
  const given = flags.findLast(flag => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, '') ?? ''
  return `-ldflags=${given === '' ? '' : `${given} `}-randlayout=${seed}`
}

function isOpen(flag: string, quote: string): boolean {
  return flag.split(quote).length % 2 === 0
}

/** A flag that contains both kinds of quotes had none around it, and needs none. */
function quoted(flag: string): string {
  if (!flag.includes("'")) return `'${flag}'`
  return flag.includes('"') ? flag : `"${flag}"`
}
