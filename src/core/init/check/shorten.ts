// Shorter settings for a suite that takes too long: flags of its tool that `init` has written.

/** What stands in a `run` of ours, and what takes less time. Medians of few iterations do, as there are many rounds. */
const shorter: readonly (readonly [ours: RegExp, instead: string])[] = [
  [/(--benchmark_min_time=)0\.1s?\b/g, '$10.02'],
  [/--benchmark-max-time=0\.2\b/g, '--benchmark-max-time=0.05 --benchmark-min-rounds=3'],
  [
    /--warm-up-time 0\.2 --measurement-time 0\.5\b/g,
    '--warm-up-time 0.05 --measurement-time 0.1 --nresamples 1000',
  ],
  [/-wi 3 -w 300ms -i 3 -r 200ms\b/g, '-wi 2 -w 100ms -i 2 -r 100ms'],
  [/--values 3 --warmups 1\b/g, '--values 2 --warmups 1 --min-time 0.01'],
  [/--benchmark-samples 20\b/g, '--benchmark-samples 5'],
]

/** Null where nothing in it can be shortened. */
export function shortenedRun(run: string): string | null {
  const text = shorter.reduce((so, [ours, instead]) => so.replace(ours, instead), run)
  return text === run ? null : text
}

/** The `benchtime` of Go that is tried where the usual one takes too long. */
export const shortBenchtime = '20ms'
