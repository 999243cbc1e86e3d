// Whether a text fits a glob, in time that grows with both lengths at most: patterns may come from strangers.

/** `*` stands for any characters, `?` for one; everything else for itself. */
export function fitsGlob(glob: string, text: string): boolean {
  let [at, from, star, held] = [0, 0, -1, 0]
  while (at < text.length) {
    if (glob[from] === '*') {
      star = from++
      held = at
    } else if (from < glob.length && (glob[from] === '?' || glob[from] === text[at])) {
      from++
      at++
    } else if (star >= 0) {
      // The last star takes one character more.
      from = star + 1
      at = ++held
    } else return false
  }
  while (glob[from] === '*') from++
  return from === glob.length
}
