// Recorded outputs of benchmark tools, and what a format reads in a text.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  type BenchmarkFormat,
  type ParsedOutput,
  parseTextInFormat,
} from '../../../src/core/formats/reading/format.ts'

const outputs = join(import.meta.dirname, '../../outputs')

/** The text of test/outputs/`path`. */
export function output(path: string): string {
  return readFileSync(join(outputs, path), 'utf8')
}

/** The paths of all texts recorded of the format `name`, as `output` takes them. */
export function outputsOf(name: string): readonly string[] {
  return readdirSync(join(outputs, name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'README.md')
    .map(entry => relative(outputs, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** What was measured, a line each: `name 1.5e-9 sec/op`, and of how many samples it is the median. */
export function told({ measurements }: ParsedOutput): readonly string[] {
  return measurements.map(({ benchmark, value, unit, innerSamples }) => {
    const of = innerSamples === undefined ? '' : ` of ${innerSamples}`
    return `${benchmark} ${value} ${unit}${of}`
  })
}

/** What `format` reads in a text that was measured. */
export function read(format: BenchmarkFormat, text: string): readonly string[] {
  return told(parseTextInFormat(format, text))
}
