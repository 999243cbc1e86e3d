// Whether the gate has said of a sample what is true of it: which benchmark changed, what it is called, and how long it takes.
import type { Comparison, ComparisonChangeKind } from '../../src/core/model/comparison.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { createBenchmarkNaming } from '../../src/core/words/names.ts'
import { type Sample, type SampleName, samples } from '../support/samples.ts'

/** What is wrong with the result of a sample whose `work` has regressed or improved, and nothing else; in sentences. */
export function wrongIn(
  result: ResultFile,
  name: SampleName,
  change: ComparisonChangeKind & ('regressed' | 'improved'),
): readonly string[] {
  const { format, names, innerSamples }: Sample = samples[name]
  const { verdict, reason, formats, comparisons, lost } = result
  const wrong: string[] = []
  const demand = (isRight: boolean, otherwise: string) => {
    if (!isRight) wrong.push(otherwise)
  }
  demand((verdict === 'fail') === (change === 'regressed'), `the verdict is ${verdict}: ${reason}`)
  const suspected = result.warnings
    .map(({ kind }) => kind)
    .filter(kind => /unread-code|shared-install|replayed/.test(kind))
  demand(suspected.length === 0, `it doubts whose code was measured: ${suspected.join(', ')}`)
  demand(formats?.base === format && formats.head === format, `it was read as ${JSON.stringify(formats)}`)
  demand(
    isMeasured(result, innerSamples),
    `the samples of a process are ${JSON.stringify(result.innerSamples)}`,
  )
  const naming = createBenchmarkNaming(comparisons, lost, formats)
  const found = comparisons.map(one => `${naming(one)} ${one.unit}`).sort()
  demand(found.join() === expected(names, format).sort().join(), `it has measured ${found.join(', ')}`)
  for (const comparison of comparisons) {
    const isWork = naming(comparison) === names.work && comparison.unit === 'sec/op'
    const isSame = comparison.change !== 'regressed' && comparison.change !== 'improved'
    demand(
      isWork ? comparison.change === change : isSame,
      `${naming(comparison)} is ${comparison.change} in ${comparison.unit}`,
    )
    if (isWork) wrong.push(...wrongTimes(comparison, name, change))
  }
  return wrong
}

/** Of Go also what is allocated is said. */
function expected({ steady, work }: Sample['names'], format: string): string[] {
  const units = format === 'go' ? ['sec/op', 'B/op', 'allocs/op'] : ['sec/op']
  return [steady, work].flatMap(name => units.map(unit => `${name} ${unit}`))
}

/** Both benchmarks are said to be measured as often within a process; none, where that is once. */
function isMeasured({ innerSamples = [] }: ResultFile, samples: number | null): boolean {
  if (samples === 1) return innerSamples.length === 0
  const isRight = (count: number) => (samples === null ? count > 1 : count === samples)
  return innerSamples.length === 2 && innerSamples.every(({ least, most }) => isRight(least) && isRight(most))
}

/** A time in another unit than it was taken for is wrong by a thousand. */
function wrongTimes(
  { base, ratio }: Comparison,
  name: SampleName,
  change: 'regressed' | 'improved',
): readonly string[] {
  const { seconds } = samples[name]
  const scale = base.center / seconds
  const times = (ratio?.estimate ?? Number.NaN) ** (change === 'regressed' ? 1 : -1)
  // Twice the work, as measured beside whatever else the machine does.
  const isTwice = times > 1.25 && times < 8
  return [
    ...(scale > 1 / 30 && scale < 30 ? [] : [`it takes ${base.center} s, and not about ${seconds} s`]),
    ...(isTwice ? [] : [`head against base is ${ratio?.estimate}, and not about two or a half`]),
  ]
}
