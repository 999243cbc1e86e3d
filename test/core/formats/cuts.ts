// Cuts a text into pieces, as they come from a pipe.

/** Pieces of the sizes given, empty ones included; what is left over is the last. */
export function cuts(text: string, sizes: Iterable<number>): readonly string[] {
  const pieces: string[] = []
  let at = 0
  for (const size of sizes) {
    if (at >= text.length) return pieces
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return [...pieces, text.slice(at)]
}
