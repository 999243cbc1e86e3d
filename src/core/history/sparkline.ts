// Reduces the values of a line to a small chart.

/** Reduces the values to the medians of at most `most` columns of about equally many values, in order. */
export function reduceToSparklineColumns(values: readonly number[], most: number): readonly number[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, n) => {
    const from = Math.floor((n * values.length) / most)
    const to = Math.floor(((n + 1) * values.length) / most)
    const sorted = values.slice(from, to).sort((a, b) => a - b)
    return sorted[sorted.length >> 1] as number
  })
}

/** The least range of a chart, as a ratio, so that noise does not look large. */
const leastRange = 0.05
const blocks = '▁▂▃▄▅▆▇█'

export function ratioAxisRangeIncludingOne(values: readonly number[]): readonly [low: number, high: number] {
  const [low, high] = [Math.min(1, ...values), Math.max(1, ...values)]
  const missing = Math.max(0, leastRange - (high - low))
  return [low - missing / 2, high + missing / 2]
}

/** Returns a block for each column: `▄▄▄▅▅▇█`. */
export function sparkline(values: readonly number[], most: number): string {
  const heights = reduceToSparklineColumns(values, most)
  const [low, high] = ratioAxisRangeIncludingOne(heights)
  return heights
    .map(
      value =>
        blocks[Math.min(blocks.length - 1, Math.floor(((value - low) / (high - low)) * blocks.length))],
    )
    .join('')
}
