// How wide a command may write.

/** Columns; infinite where the output is no terminal. A terminal that does not know its width says 0. */
export function terminalWidth({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): number {
  return isTTY ? columns || 80 : Number.POSITIVE_INFINITY
}
