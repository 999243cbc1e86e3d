// Prints a list that any program can print (the format customSmallerIsBetter). Right after each slice of a benchmark a fixed loop
// is timed, and the result is the median of their ratios times the nominal time of that loop. So neither waiting for a busy
// processor nor a change of its frequency counts, and a first look shows what it should on a busy machine, too.
import { setFlagsFromString } from 'node:v8'
import { checksum, lookUp, unique } from './library.mjs'

// Otherwise the engine compiles in a thread of its own, which a busy machine may not run in time.
setFlagsFromString('--no-concurrent-recompilation')

const words = Array.from({ length: 400 }, (_, i) => `word-${(i * 7919) % 300}`)
const table = Array.from({ length: 400 }, (_, i) => [`word-${i}`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

/** The fixed loop, and its nominal time in nanoseconds. */
const nominal = 10_000
function loop() {
  let sum = 1
  for (const word of words) for (let i = 0; i < word.length; i++) sum = (sum * 31 + word.charCodeAt(i)) | 0
  return sum
}

// Returns the processor time of this process for so many calls, in milliseconds.
function time(calls, run) {
  const start = process.cpuUsage()
  for (let call = 0; call < calls; call++) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const slice = 0.25
const slices = 25

// Warms up for so many milliseconds: the engine compiles what runs often, so that a slice gets shorter, and takes more calls.
function callsOfSlice(run, warmUp) {
  let calls = 1
  for (let spent = 0; spent < warmUp; ) {
    const duration = time(calls, run)
    spent += duration
    if (duration < slice) calls *= 2
  }
  return calls
}

const loops = callsOfSlice(loop, 24)
const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  const calls = callsOfSlice(run, 16)
  const ratios = Array.from({ length: slices }, () => time(calls, run) / calls / (time(loops, loop) / loops))
  const median = ratios.sort((a, b) => a - b)[(slices - 1) / 2]
  results.push({ name, unit: 'ns/op', value: median * nominal })
}
console.log(JSON.stringify(results))
