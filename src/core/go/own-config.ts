// What the results of a test binary are configured by: what Go says of it, without what its benchmarks print.
import { type Measurement, settingOf } from '../model/measuring.ts'

/** Wherever it stands: what a benchmark prints without a line break comes right before it. */
const goSays = /goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/

/**
 * The results of one visit to the package `path`, whose output is `text`. A benchmark may print any line `key: value`, such as
 * how long it took, and results that are configured differently are not the same row. So of other keys only those are
 * kept that tell results of one name apart, as where TestMain runs the benchmarks for each of several engines.
 */
export function withOwnConfig(
  measurements: readonly Measurement[],
  text: string,
  path: string,
): readonly Measurement[] {
  const [, goos, goarch, cpu] = goSays.exec(text) ?? []
  const own = Object.entries({ goos, goarch, pkg: path, cpu }).filter(([, value]) => value !== undefined)
  const ofRows = new Map<string, Measurement['config'][]>()
  for (const { benchmark, unit, config } of measurements) {
    const row = JSON.stringify([benchmark, unit])
    ofRows.set(row, [...(ofRows.get(row) ?? []), config])
  }
  const telling = new Set([...ofRows.values()].flatMap(tellingKeys))
  /** Results share their configuration, as they did. */
  const shared = new Map<string, Measurement['config']>()
  return measurements.map(one => {
    const others = [...telling].flatMap(key => {
      const value = settingOf(one.config, key)
      return value === undefined ? [] : [[key, value]]
    })
    const config: Measurement['config'] = Object.fromEntries([...others, ...own])
    const id = JSON.stringify(config)
    if (!shared.has(id)) shared.set(id, config)
    return { ...one, config: shared.get(id) ?? config }
  })
}

function tellingKeys([first, ...others]: readonly Measurement['config'][]): readonly string[] {
  if (!first || others.length === 0) return []
  const keys = new Set([first, ...others].flatMap(config => Object.keys(config)))
  return [...keys].filter(key => others.some(one => settingOf(one, key) !== settingOf(first, key)))
}
