// What the gate did before its rounds went where they are needed, on the same suites.

/**
 * Unchanged suites of thirty that passed, by machine: figures of commit dd35afd, where a benchmark had `count` rounds and
 * a pass ruled the threshold out everywhere.
 */
export const passedBefore: Readonly<Record<string, string>> = {}
