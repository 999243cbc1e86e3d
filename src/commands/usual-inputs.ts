// What a terminal has by default that a workflow has not: sides beside the user's tree, who may be at work in it.
import type { FoundRules } from '../effects/inputs/rules-file.ts'

/** Inputs by their names in action.yml. */
export type InputTexts = Readonly<Record<string, string>>

/** The inputs that were given, and of the terminal's own defaults those that neither they nor the rules speak against. */
export function withUsual(asked: InputTexts, { inputs }: Pick<FoundRules, 'inputs'>): InputTexts {
  const said = { ...inputs, ...asked }
  const isSaid = said.checkout !== undefined || said['ignored-files'] === 'shared'
  return isSaid ? asked : { checkout: 'worktree', ...asked }
}
