// A line of values in little room.

/** A SparklineColumn stands for the values of some commits next to each other: their median. */
export type SparklineColumn = number

/** The values in at most `most` columns, in order: each has as many values as the others, give or take one. */
export function columnsOf(values: readonly number[], most: number): readonly SparklineColumn[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, n) => {
    const from = Math.floor((n * values.length) / most)
    const to = Math.floor(((n + 1) * values.length) / most)
    const sorted = values.slice(from, to).sort((a, b) => a - b)
    return sorted[sorted.length >> 1] as number
  })
}

/** The least height of a picture, as a ratio: noise must not look like mountains. */
const leastRange = 0.05
const blocks = '▁▂▃▄▅▆▇█'

/** The lowest and the highest value that a picture shows. */
export function valueRange(values: readonly number[]): readonly [low: number, high: number] {
  const [low, high] = [Math.min(1, ...values), Math.max(1, ...values)]
  const missing = Math.max(0, leastRange - (high - low))
  return [low - missing / 2, high + missing / 2]
}

/** `▄▄▄▅▅▇█`: a block for each column, higher where the value is. */
export function sparkline(values: readonly number[], most: number): string {
  const heights = columnsOf(values, most)
  const [low, high] = valueRange(heights)
  return heights
    .map(
      value =>
        blocks[Math.min(blocks.length - 1, Math.floor(((value - low) / (high - low)) * blocks.length))],
    )
    .join('')
}
