// Prints a list that any program can print (the format customSmallerIsBetter). Each value is the fastest of 30 slices of
// 0.5 ms of processor time: neither waiting for a busy processor nor a disturbed slice counts, so that a first look shows what
// it should on a busy machine, too.
import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => `word-${(i * 7919) % 300}`)
const table = Array.from({ length: 400 }, (_, i) => [`word-${i}`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

// Processor time of this process, in milliseconds.
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const warmUp = 16
const slice = 0.5
const slices = 30

const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  let calls = 1
  // Returns the time of one slice.
  const measure = () => {
    const start = now()
    for (let call = 0; call < calls; call++) run()
    return now() - start
  }
  // The engine compiles what runs often, so that a slice gets shorter, and takes more calls, until the end of the warm-up.
  for (const end = now() + warmUp; now() < end; ) if (measure() < slice) calls *= 2
  let fastest = Infinity
  for (let i = 0; i < slices; i++) fastest = Math.min(fastest, measure())
  results.push({ name, unit: 'ns/op', value: (fastest / calls) * 1e6 })
}
console.log(JSON.stringify(results))
