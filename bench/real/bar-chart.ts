/** A Chart has a bar of each series in each row. */
export interface Chart {
  readonly title: string
  readonly unit: string
  readonly series: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** The colours of GitHub's pages. */
export const chartThemes = {
  light: {
    text: '#1f2328',
    faint: '#59636e',
    rule: '#d1d9e0',
    ours: '#0969da',
    bars: ['#cf222e', '#1a7f37'],
  },
  dark: { text: '#f0f6fc', faint: '#9198a1', rule: '#3d444d', ours: '#4493f8', bars: ['#f85149', '#3fb950'] },
} as const

export type Theme = keyof typeof chartThemes

/** Of all text in a chart. */
export const font = 'font-family="-apple-system, Segoe UI, Helvetica, Arial, sans-serif" font-size="14"'

const width = 720
const left = 220
const bar = 14
export const escapedText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The chart as SVG, for a page of this theme. One series is drawn in one colour; several have a legend. */
export function barChart({ title, unit, series, rows }: Chart, theme: Theme): string {
  const { text, faint, rule, ours, bars } = chartThemes[theme]
  const most = Math.max(...rows.flatMap(({ values }) => values).filter(Number.isFinite))
  const across = (value: number) => (value / most) * (width - left - 80)
  const height = bar * series.length + 14
  const top = series.length > 1 ? 74 : 50
  const colour = (index: number) => (series.length > 1 ? bars[index] : ours)
  const parts = rows.flatMap(({ name, values }, row) => {
    const y = top + row * height
    const weight = row === 0 ? ' font-weight="600"' : ''
    return [
      `<text x="${left - 12}" y="${y + (bar * series.length) / 2 + 5}" text-anchor="end" fill="${text}"${weight}>${escapedText(name)}</text>`,
      ...values.flatMap((value, index) =>
        Number.isFinite(value)
          ? [
              `<rect x="${left}" y="${y + index * bar}" width="${Math.max(1, across(value)).toFixed(1)}" height="${bar - 2}" rx="2" fill="${colour(index)}"/>`,
              `<text x="${(left + across(value) + 6).toFixed(1)}" y="${y + index * bar + 10}" fill="${faint}" font-size="12">${unit === '×' ? `× ${value.toFixed(2)}` : `${value.toFixed(value < 1 && value > 0 ? 1 : 0)} ${unit}`}</text>`,
            ]
          : [],
      ),
    ]
  })
  const legend =
    series.length < 2
      ? []
      : series.flatMap((name, index) => [
          `<rect x="${left + index * 220}" y="44" width="12" height="12" rx="2" fill="${colour(index)}"/>`,
          `<text x="${left + index * 220 + 18}" y="54" fill="${faint}" font-size="12">${escapedText(name)}</text>`,
        ])
  const bottom = top + rows.length * height
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" width="${width}" height="${bottom}" role="img" aria-label="${escapedText(title)}" ${font}>
<text x="0" y="22" fill="${text}" font-size="16" font-weight="600">${escapedText(title)}</text>
<line x1="${left}" x2="${left}" y1="${top - 6}" y2="${bottom - 8}" stroke="${rule}"/>
${[...legend, ...parts].join('\n')}
</svg>
`
}
