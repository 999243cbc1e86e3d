// How many benchmarks a budget has room for, so that those it has room for are decided.

/**
 * Returns how many of items, in their order, have room in `seconds` for `rounds` rounds each; at least one. `costs` are the seconds of
 * a round of each.
 */
export function roomFor(costs: readonly number[], seconds: number, rounds: number): number {
  let left = seconds
  const beyond = costs.findIndex(cost => {
    left -= cost * rounds
    return left < 0
  })
  return beyond === -1 ? costs.length : Math.max(1, beyond)
}

/** Returns the budget, in seconds, that has room for all: rounds, a share that is kept for measuring again, and what came before. */
export function budgetForAll(
  costs: readonly number[],
  rounds: number,
  { kept, before }: { readonly kept: number; readonly before: number },
): number {
  const measuring = costs.reduce((sum, cost) => sum + cost, 0) * rounds
  return before + measuring / (1 - kept)
}
