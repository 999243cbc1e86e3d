// What the files together say about their units.
import type { UnitRule, UnitRules } from '../model/measuring.ts'
import { usualDirection } from '../model/units.ts'

/**
 * The first statement about a unit holds, as in benchstat. Only the first file may reverse the direction of a
 * well-known unit: a pull request must not turn its slowdown into an improvement by a line of output.
 */
export function unitRulesOf(files: readonly { readonly units: UnitRules }[]): UnitRules {
  const rules = new Map<string, UnitRule>()
  for (const [place, { units }] of files.entries())
    for (const [unit, { better, assume }] of units) {
      const known = rules.get(unit) ?? {}
      const mayTurn = place === 0 || usualDirection(unit) === null
      rules.set(unit, {
        ...(better !== undefined && mayTurn ? { better } : {}),
        ...(assume === undefined ? {} : { assume }),
        ...known,
      })
    }
  return rules
}
