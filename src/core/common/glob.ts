// Matches text against a glob, in time at most proportional to the product of both lengths: patterns may be untrusted.

/** Tells whether a glob matches a text: `*` stands for any characters, `?` for one; everything else for itself. */
export function textMatchesGlob(glob: string, text: string): boolean {
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

/**
 * Returns the ends of a glob that are left for what may follow a text: of `a*-x` after `ab` these are `*-x` and `-x`. None
 * if nothing that begins with the text matches. It takes time proportional to the product of both lengths, as well.
 */
export function restsOfGlobAfter(glob: string, text: string): readonly string[] {
  let positions = positionsPastStars(glob, [0])
  for (const character of text.split(''))
    positions = positionsPastStars(
      glob,
      [...positions].flatMap(position => {
        if (glob[position] === '*') return position
        return glob[position] === '?' || glob[position] === character ? position + 1 : []
      }),
    )
  return [...positions].map(position => glob.slice(position))
}

/** Adds the positions that are reached where stars match nothing. */
function positionsPastStars(glob: string, positions: readonly number[]): ReadonlySet<number> {
  const all = new Set(positions)
  for (const position of all) if (glob[position] === '*') all.add(position + 1)
  return all
}
