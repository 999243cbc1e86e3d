// What the files together say of their units.
import type { UnitRule, UnitRules } from '../model/measuring.ts'
import { usualDirection } from '../model/units.ts'

/**
 * The first word about a unit holds, as in benchstat. The direction of a unit that everyone knows is for the first file to
 * turn only: a pull request must not turn its slowdown into an improvement by a line of output.
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
