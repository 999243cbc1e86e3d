// The terminal's own defaults: sides in worktrees, as the user may be working in the checkout.

/** Inputs by their names in action.yml. */
export type InputTexts = Readonly<Record<string, string>>

/**
 * The inputs that were given, and the terminal's defaults, which stand before the rules file: that speaks for the
 * checkout of a workflow, where nobody works.
 */
export function withUsual(asked: InputTexts): InputTexts {
  return asked.checkout === 'in-place'
    ? asked
    : { checkout: 'worktree', 'ignored-files': 'per-side', ...asked }
}
