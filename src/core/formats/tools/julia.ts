// Reads what BenchmarkTools.jl saves: `BenchmarkTools.save("results.json", run(suite))`.

import { hasPath, outlines } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { entriesAt, listAt, numberAt, numbersAt, stringify, textAt, valueAt } from '../json/json-value.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** The deepest nesting that is read. */
const deepest = 100

/** A name is the path through the groups: `fibonacci/20`. */
export const julia: Format = {
  name: 'julia',
  claims: beginning => outlines(beginning).some(paths => hasPath(paths, '[]', 'BenchmarkTools')),
  open: () =>
    readJson('julia', 'the list that BenchmarkTools.save writes', (value, readings) => {
      const [versions, values] = listAt(value) ?? []
      if (valueAt(versions, 'BenchmarkTools') === undefined) return false
      for (const one of listAt(values) ?? []) addTyped(one, [], readings)
      return true
    }),
}

/** Every value is a list: the name of its type, then the value. */
function addTyped(value: unknown, path: readonly string[], readings: Readings): void {
  const [given, content] = listAt(value) ?? []
  // Until version 0.5 they are spelled "BenchmarkTools.Trial".
  const type = textAt(given)?.replace(/^BenchmarkTools\./, '')
  const name = path.join('/')
  if (path.length > deepest) throw new Unreadable(`The groups are nested too deep: ${name.slice(0, 100)}.`)
  if (type === 'BenchmarkGroup')
    for (const [key, inner] of entriesAt(content, 'data') ?? []) addTyped(inner, [...path, key], readings)
  else if (type === 'Trial') addTrial(name, content, readings)
  else if (type === 'TrialEstimate') addEstimate(name, content, readings)
  else
    throw new Unreadable(
      `${name || 'The whole'} is a ${stringify(given).slice(0, 100)}. Save the trials that run(suite) gives, or their median().`,
    )
}

/** Times are in nanoseconds, each that of one evaluation. */
function addTrial(name: string, trial: unknown, found: Readings): void {
  const times = numbersAt(trial, 'times') ?? []
  if (times.length === 0) throw new Unreadable(`The trial ${name} has no "times".`)
  const evaluations = numberAt(listAt(trial, 'params')?.[1], 'evals') ?? 0
  const seconds = times.map(time => scaleDecimal(time, -9))
  found.addSamples(name, 'sec/op', seconds, evaluations)
  addMemory(name, trial, found)
}

function addEstimate(name: string, estimate: unknown, found: Readings): void {
  const time = numberAt(estimate, 'time')
  if (time === null) throw new Unreadable(`The estimate ${name} has no "time".`)
  found.add(name, 'sec/op', scaleDecimal(time, -9))
  addMemory(name, estimate, found)
}

function addMemory(name: string, measured: unknown, found: Readings): void {
  const [memory, allocations] = [numberAt(measured, 'memory'), numberAt(measured, 'allocs')]
  if (memory !== null) found.add(name, 'B/op', memory)
  if (allocations !== null) found.add(name, 'allocs/op', allocations)
}
