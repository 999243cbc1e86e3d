// Prints a list that any program can print (the format customSmallerIsBetter). Each value is the fastest of 60 slices of about
// 0.3 ms of processor time: neither waiting for a busy processor nor a disturbed slice counts, so that a first look shows what
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
const warmUp = 8
const slice = 0.3
const slices = 60

const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  let warm = 0
  for (const end = now() + warmUp; now() < end; warm++) run()
  const calls = Math.max(1, Math.round((warm / warmUp) * slice))
  let fastest = Infinity
  for (let i = 0; i < slices; i++) {
    const start = now()
    for (let call = 0; call < calls; call++) run()
    fastest = Math.min(fastest, now() - start)
  }
  results.push({ name, unit: 'ns/op', value: (fastest / calls) * 1e6 })
}
console.log(JSON.stringify(results))
