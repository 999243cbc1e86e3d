// Flags for every go command, as GOFLAGS carries them, and what of them the linker gets.

/** A flag in quotes, or one that a blank ends. */
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y

/**
 * Splits what is written as in GOFLAGS: by blanks, where a flag with blanks in it stands in quotes. Null if it is not that.
 * Go takes a quote inside of a flag as it is; where it is left open until a blank, it was meant to hold more.
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

/** The first of the flags that is for running tests; null where there is none. It would say nothing to a build. */
export function testFlag(flags: readonly string[]): string | null {
  return flags.find(flag => forTests.test(flag)) ?? null
}

/** Those of `go help testflag` that have no meaning for `go test -c`. */
const forTests =
  /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/

/** Joins flags to what GOFLAGS is set to. */
export function joinFlags(flags: readonly string[]): string {
  return flags.map(flag => (/[\s'"]/.test(flag) ? quoted(flag) : flag)).join(' ')
}

/** `-ldflags` that link as `flags` say, and functions in an order of their own by `seed`. */
export function relinking(flags: readonly string[], seed: number): string {
  const given = flags.findLast(flag => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, '') ?? ''
  return `-ldflags=${given === '' ? '' : `${given} `}-randlayout=${seed}`
}

function isOpen(flag: string, quote: string): boolean {
  return flag.split(quote).length % 2 === 0
}

/** A flag that has both quotes in it had none around it, and needs none. */
function quoted(flag: string): string {
  if (!flag.includes("'")) return `'${flag}'`
  return flag.includes('"') ? flag : `"${flag}"`
}
