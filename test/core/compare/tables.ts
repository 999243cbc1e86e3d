// Tables as the tests of this folder need them.
import { compileFilterToPredicate, parseFilterExpression } from '../../../src/core/benchproc/filter.ts'
import { parseProjection } from '../../../src/core/benchproc/projection.ts'
import { createCompareRowRuleFinderFactory } from '../../../src/core/compare/compare-rules.ts'
import { buildCompareTablesFromSamples } from '../../../src/core/compare/compare-samples.ts'
import {
  type CompareStatisticsSettings,
  type CompareTable,
  CompareTableConfig,
  type CompareTableRow,
  type CompareTableSampleCell,
  type SampleComparison,
} from '../../../src/core/compare/comparison-table.ts'
import type { NumberRowStore } from '../../../src/core/compare/number-lists.ts'
import {
  collectResultsOfComparedFile,
  type FileSamples,
  type FileSamplesWithLabel,
  mergeUnitDeclarationsOfFiles,
} from '../../../src/core/compare/samples.ts'
import {
  type CompareTableSamples,
  groupSamplesIntoCompareTables,
  type TableFilterAndProjections,
} from '../../../src/core/compare/tabulate.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'

export const terms: CompareStatisticsSettings = {
  alpha: 0.05,
  confidence: 0.95,
  test: 'utest',
  correction: 'none',
  outliers: 'none',
  threshold: 0.05,
  strict: false,
  paired: false,
  intervals: false,
}

/** A rule for benchmarks that leaves open what is not given. */
export function ruleFor(match: string, said: Partial<BenchmarkRule> = {}): BenchmarkRule {
  return {
    ...{ match, threshold: null, ruleOut: null, better: null, gate: 'fail', owner: null },
    ...{ why: null, until: null, isOver: false },
    ...said,
  }
}

/** A file of Go's format. */
export function fileOf(label: string, text: string): FileSamplesWithLabel {
  return { label, ...collectResultsOfComparedFile(parseGoOutput(text)) }
}

/** All samples of a file, with their values in the order of the file. */
export function listSamples(samples: FileSamples) {
  return Array.from({ length: samples.count }, (_, sample) => {
    const benchmark = samples.benchmarkAt(sample)
    return {
      benchmark: samples.benchmarks.nameOf(benchmark),
      config: Object.fromEntries(samples.settingsOf(benchmark)),
      unit: samples.unitAt(sample),
      values: numbersOfRow(samples.numbers, sample),
    }
  })
}

export function numbersOfRow(rows: NumberRowStore, row: number): readonly number[] {
  const numbers = new Float64Array(rows.lengthOf(row))
  rows.copy(row, numbers, 0)
  return [...numbers]
}

export function configOf(entries: readonly (readonly [key: string, value: string])[]): CompareTableConfig {
  const keys = entries.map(([key]) => key)
  return new CompareTableConfig(keys, keys.length, place => entries[place]?.[1] ?? '')
}

/** Lines of one benchmark in one unit. */
export function lines(name: string, values: readonly number[], unit = 'ns/op'): string {
  return values.map(value => `Benchmark${name} 1 ${value} ${unit}\n`).join('')
}

/** Ten values about `center`, all different. */
export function about(center: number): readonly number[] {
  return [0, 3, -2, 1, -4, 2, -1, 4, -3, 5].map(step => center * (1 + step / 1000))
}

type Keys = Partial<Record<'filter' | 'table' | 'row' | 'col' | 'ignore', string>>

export function layoutOf(keys: Keys = {}): TableFilterAndProjections {
  const fields = (text: string) => parseProjection({ flag: '--row', text })
  return {
    filter: compileFilterToPredicate(parseFilterExpression({ flag: '--filter', text: keys.filter ?? '*' })),
    table: fields(keys.table ?? '.config'),
    row: fields(keys.row ?? '.fullname'),
    column: fields(keys.col ?? '.file'),
    ignore: fields(keys.ignore ?? ''),
  }
}

export function gridsOf(
  files: readonly FileSamplesWithLabel[],
  keys: Keys = {},
): readonly CompareTableSamples[] {
  return groupSamplesIntoCompareTables(files, layoutOf(keys))
}

export function tablesOf(
  files: readonly FileSamplesWithLabel[],
  asked: Partial<CompareStatisticsSettings> = {},
  keys: Keys = {},
  benchmarks: readonly BenchmarkRule[] = [],
): readonly CompareTable[] {
  const all = { ...terms, ...asked }
  return buildCompareTablesFromSamples(
    gridsOf(files, keys),
    mergeUnitDeclarationsOfFiles(files),
    all,
    createCompareRowRuleFinderFactory(benchmarks),
  )
}

/** The rows of a table. */
export function rowsOf(table: Pick<CompareTable, 'rows'> | undefined): readonly CompareTableRow[] {
  return [...(table?.rows ?? [])]
}

/** The cell at a place that has one. */
export function cellAt(tables: readonly CompareTable[], row: number, column: number): CompareTableSampleCell {
  const cell = tables[0]?.rows.at(row)?.cells[column]
  if (!cell) throw new Error(`there is no cell ${row}, ${column}`)
  return cell
}

export function versusAt(tables: readonly CompareTable[], row: number, column: number): SampleComparison {
  const { versus } = cellAt(tables, row, column)
  if (!versus) throw new Error(`nothing is compared at ${row}, ${column}`)
  return versus
}
