// How wide a command may write.

/** Columns; without an end where nobody looks. A terminal that does not know says 0. */
export function terminalWidth({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): number {
  return isTTY ? columns || 80 : Number.POSITIVE_INFINITY
}
