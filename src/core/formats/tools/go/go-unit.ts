// Lines that say something of a unit: `Unit req/s better=higher assume=exact`.
import type { UnitRule } from '../../../model/measuring.ts'

/**
 * Adds what the statements say of `unit` to what is known, and gives what cannot be believed. The first statement about
 * a unit holds, as in benchfmt; statements of other tools (`key=value`) are let pass.
 */
export function readStatements(
  unit: string,
  statements: readonly string[],
  units: Map<string, UnitRule>,
): readonly string[] {
  return statements.flatMap(statement => {
    const at = statement.indexOf('=')
    if (at <= 0) return [`"${statement}" is not key=value`]
    const key = statement.slice(0, at)
    const value = statement.slice(at + 1)
    const known = units.get(unit) ?? {}
    const again = (before: unknown, now: unknown) =>
      before === now ? [] : [`${key} of ${unit} is already set to ${before ?? 'neither lower nor higher'}`]
    if (key === 'better') {
      // What cannot be read says nothing, so that a unit keeps its usual direction.
      if (value !== 'lower' && value !== 'higher')
        return [`better is neither lower nor higher, but "${value}"`]
      if (known.better !== undefined) return again(known.better, value)
      units.set(unit, { ...known, better: value })
      return []
    }
    if (key === 'assume') {
      const assume = value === 'exact' ? 'exact' : 'nothing'
      if (known.assume !== undefined) return again(known.assume, assume)
      units.set(unit, { ...known, assume })
      return value === assume ? [] : [`assume is neither exact nor nothing, but "${value}"`]
    }
    return []
  })
}
