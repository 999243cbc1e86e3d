// Fisher's exact test: whether something happens more often in one of two groups of tries.

/**
 * The one-sided p that at least so many of `hits` + `otherHits` fall into the first group, if they fall into both alike:
 * `hits` of `of` tries against `otherHits` of `otherOf`. Exact at any size; 1 where there is no hit.
 *
 * Fisher, The Design of Experiments (1935), chapter 2.
 */
export function fisherMore(hits: number, of: number, otherHits: number, otherOf: number): number {
  const all = hits + otherHits
  const ways = logChoose(of + otherOf, all)
  let p = 0
  for (let n = hits; n <= Math.min(of, all); n++)
    if (all - n <= otherOf) p += Math.exp(logChoose(of, n) + logChoose(otherOf, all - n) - ways)
  return Math.min(1, p)
}

/** The logarithm of how many ways there are to choose `k` of `n`. */
function logChoose(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i)
  return sum
}
