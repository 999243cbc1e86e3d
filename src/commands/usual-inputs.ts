// The terminal's own defaults: sides in worktrees, as the user may be working in the checkout.
import type { FoundRules } from '../effects/inputs/rules-file.ts'

/** Inputs by their names in action.yml. */
export type InputTexts = Readonly<Record<string, string>>

/** The inputs that were given, and those defaults of the terminal that neither they nor the rules file override. */
export function withUsual(asked: InputTexts, { inputs }: Pick<FoundRules, 'inputs'>): InputTexts {
  const said = { ...inputs, ...asked }
  const isSaid = said.checkout !== undefined || said['ignored-files'] === 'shared'
  return isSaid ? asked : { checkout: 'worktree', ...asked }
}
