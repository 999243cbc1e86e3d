// Matches text against a glob, in time at most proportional to the product of both lengths: patterns may be untrusted.

/** Tells whether a glob matches a text: `*` stands for any characters, `?` for one; everything else for itself. */
export function matchesGlob(glob: string, text: string): boolean {
  let [position, next, star, starPosition] = [0, 0, -1, 0]
  while (position < text.length) {
    if (glob[next] === '*') {
      star = next++
      starPosition = position
    } else if (next < glob.length && (glob[next] === '?' || glob[next] === text[position])) {
      next++
      position++
    } else if (star >= 0) {
      // The last star matches one more character.
      next = star + 1
      position = ++starPosition
    } else return false
  }
  while (glob[next] === '*') next++
  return next === glob.length
}
