// What to do about outputs of known tools that are in none of the formats.

/** By what a text begins with: what it is, and what would be read. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /^"Benchmark","Mode","Threads","Samples","Score"/m,
    "This is JMH's CSV. Let JMH write JSON (-rf json), which is read, as is the table that it prints.",
  ],
  [
    /^name,iterations,real_time,cpu_time,time_unit\b/m,
    "This is Google Benchmark's CSV. Let it write JSON (--benchmark_format=json, or --benchmark_out_format=json), which is read, as is the table that it prints.",
  ],
  [
    /^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m,
    "This is BenchmarkDotNet's CSV. Let it write JSON (--exporters json), which is read.",
  ],
  [
    /^command,mean,stddev,median,/m,
    "This is hyperfine's CSV. Let it write JSON (--export-json), which is read.",
  ],
]

/** The hint for a text that no format claims, after a line break; '' where there is none. */
export function hintFor(beginning: string): string {
  const hint = hints.find(([pattern]) => pattern.test(beginning))?.[1]
  return hint === undefined ? '' : `\n${hint}`
}
