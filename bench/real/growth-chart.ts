import { chartThemes, escapedText, font, type Theme } from './bar-chart.ts'

const width = 720
const height = 300
const [left, right, top, bottom] = [60, 24, 48, 40]

/** Points on logarithmic axes, beside a dashed line that grows as x does; as SVG. */
export function growthChart(
  title: string,
  across: string,
  points: readonly { readonly x: number; readonly y: number }[],
  theme: Theme,
): string {
  const { text, faint, rule, ours } = chartThemes[theme]
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) throw new RangeError('a chart needs points')
  const [lowX, highX] = [Math.log10(first.x), Math.log10(last.x)]
  const lowY = Math.floor(Math.log10(Math.min(...points.map(({ y }) => y))))
  const highY = Math.ceil(Math.log10(Math.max(...points.map(({ y }) => y))))
  const x = (value: number) => left + ((Math.log10(value) - lowX) / (highX - lowX)) * (width - left - right)
  const y = (value: number) =>
    height - bottom - ((Math.log10(value) - lowY) / (highY - lowY)) * (height - top - bottom)
  const grid = Array.from({ length: highY - lowY + 1 }, (_, n) => {
    const at = 10 ** (lowY + n)
    return `<line x1="${left}" x2="${width - right}" y1="${y(at).toFixed(1)}" y2="${y(at).toFixed(1)}" stroke="${rule}"/>
<text x="${left - 8}" y="${(y(at) + 4).toFixed(1)}" text-anchor="end" fill="${faint}" font-size="12">${at}</text>`
  })
  const labels = points.map(
    one =>
      `<text x="${x(one.x).toFixed(1)}" y="${height - bottom + 18}" text-anchor="middle" fill="${faint}" font-size="12">${one.x.toLocaleString('en')}</text>`,
  )
  const line = points.map(one => `${x(one.x).toFixed(1)},${y(one.y).toFixed(1)}`).join(' ')
  const dots = points.map(
    one =>
      `<circle cx="${x(one.x).toFixed(1)}" cy="${y(one.y).toFixed(1)}" r="4" fill="${ours}"/><text x="${x(one.x).toFixed(1)}" y="${(y(one.y) - 10).toFixed(1)}" text-anchor="middle" fill="${text}" font-size="12">${one.y.toFixed(1)}</text>`,
  )
  const proportional = (last.y / last.x) * first.x
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapedText(title)}" ${font}>
<text x="0" y="22" fill="${text}" font-size="16" font-weight="600">${escapedText(title)}</text>
${[...grid, ...labels].join('\n')}
<line x1="${x(first.x).toFixed(1)}" y1="${y(Math.max(proportional, 10 ** lowY)).toFixed(1)}" x2="${x(last.x).toFixed(1)}" y2="${y(last.y).toFixed(1)}" stroke="${faint}" stroke-dasharray="4 4"/>
<polyline points="${line}" fill="none" stroke="${ours}" stroke-width="2"/>
${dots.join('\n')}
<text x="${width - right}" y="${height - 6}" text-anchor="end" fill="${faint}" font-size="12">${escapedText(across)}; dashed: in proportion</text>
</svg>
`
}
