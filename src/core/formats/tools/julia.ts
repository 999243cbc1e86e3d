// Reads what BenchmarkTools.jl saves: `BenchmarkTools.save("results.json", run(suite))`.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
  stringifyForName,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

const deepest = 100

/** A name is the path through the groups: `fibonacci/20`. */
export const juliaFormat: BenchmarkFormat = createJsonFormat(
  'julia',
  'the list that BenchmarkTools.save writes',
  createJsonFormatClaim(has => has('[]', 'BenchmarkTools')),
  (value, readings) => {
    const [versions, values] = jsonListAtPath(value) ?? []
    if (jsonValueAtPath(versions, 'BenchmarkTools') === undefined) return false
    for (const one of jsonListAtPath(values) ?? []) addTyped(one, [], readings)
    return true
  },
)

/** Every value is a list: the name of its type, then the value. */
function addTyped(value: unknown, path: readonly string[], readings: ParsedOutputBuilder): void {
  const [typeName, content] = jsonListAtPath(value) ?? []
  // Until version 0.5 they are spelled "BenchmarkTools.Trial".
  const type = jsonStringAtPath(typeName)?.replace(/^BenchmarkTools\./, '')
  const name = path.join('/')
  if (path.length > deepest)
    throw new NotInFormatError(`The groups are nested too deep: ${name.slice(0, 100)}.`)
  if (type === 'BenchmarkGroup')
    for (const [key, inner] of jsonEntriesAtPath(content, 'data') ?? [])
      addTyped(inner, [...path, key], readings)
  else if (type === 'Trial') addTrial(name, content, readings)
  else if (type === 'TrialEstimate') addEstimate(name, content, readings)
  else
    throw new NotInFormatError(
      `${name || 'This JSON'} is a ${stringifyForName(typeName).slice(0, 100)}. Save the trials that run(suite) returns, or their median().`,
    )
}

/** Times are in nanoseconds, each that of one evaluation. */
function addTrial(name: string, trial: unknown, readings: ParsedOutputBuilder): void {
  const times = jsonNumbersAtPath(trial, 'times') ?? []
  if (times.length === 0) throw new NotInFormatError(`The trial ${name} has no "times".`)
  const evaluations = jsonNumberAtPath(jsonListAtPath(trial, 'params')?.[1], 'evals') ?? 0
  const seconds = times.map(time => multiplyFloatByPowerOfTen(time, -9))
  readings.addSamples(name, 'sec/op', seconds, evaluations)
  addMemory(name, trial, readings)
}

function addEstimate(name: string, estimate: unknown, readings: ParsedOutputBuilder): void {
  const time = jsonNumberAtPath(estimate, 'time')
  if (time === null) throw new NotInFormatError(`The estimate ${name} has no "time".`)
  readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(time, -9))
  addMemory(name, estimate, readings)
}

function addMemory(name: string, measured: unknown, readings: ParsedOutputBuilder): void {
  const [memory, allocations] = [jsonNumberAtPath(measured, 'memory'), jsonNumberAtPath(measured, 'allocs')]
  if (memory !== null) readings.add(name, 'B/op', memory)
  if (allocations !== null) readings.add(name, 'allocs/op', allocations)
}
