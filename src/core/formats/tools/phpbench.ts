// Reads the XML that phpbench writes with `--dump-file`, which has one element in a line.
import { type BenchmarkFormat, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, xmlAttributeOrEmpty } from '../reading/values.ts'

const element =
  /<(\/?)(phpbench|benchmark|subject|variant|parameter-set|iteration|error)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g
const root = /^<phpbench /

/** A name has class, method and the set of parameters: `StrBench::benchSort/ten`. */
export const phpbenchFormat: BenchmarkFormat = {
  name: 'phpbench',
  claims: beginning => hasLineMatching(beginning, root),
  claimsLines: part => hasLineMatching(part, root),
  parse,
  /** `--filter` matches class and method. */
  namesInFilters: name => [name.replace(/\/.*/s, '')],
}

/** The state of a variant: its name, and what its iterations took for each revolution, in microseconds. */
interface Variant {
  set: string
  revolutions: number
  readonly times: number[]
}

function parse(text: string): ParsedOutput {
  const readings = new ParsedOutputBuilder('Give each set of parameters a name of its own.')
  let [isOpen, type, method] = [false, '', '']
  let variant: Variant = { set: '', revolutions: 0, times: [] }
  const name = () => `${type}::${method}${variant.set === '' ? '' : `/${variant.set}`}`
  const closes = (kind: string) => {
    if (kind === 'phpbench') isOpen = false
    if (kind === 'variant') readings.addSamples(name(), 'sec/op', variant.times, variant.revolutions)
  }
  const opens = (kind: string, attribute: (key: string) => string) => {
    if (kind === 'phpbench') isOpen = true
    else if (kind === 'benchmark') type = attribute('class').replace(/^\\/, '')
    else if (kind === 'subject') method = attribute('name')
    else if (kind === 'variant') variant = { set: '', revolutions: Number(attribute('revs')), times: [] }
    else if (kind === 'parameter-set') variant.set = attribute('name')
    else if (kind === 'error') readings.failBenchmark(name(), attribute('exception-class'))
    else {
      const time = parseAndScaleByPowerOfTen(attribute('time-avg'), -6)
      if (time === null) throw new NotInFormatError(`An iteration of ${name()} has no "time-avg".`)
      variant.times.push(time)
    }
  }
  return parseLineByLine(text, {
    take: line => {
      for (const [, end, kind = '', attributes = ''] of line.matchAll(element))
        if (end === '/') closes(kind)
        else opens(kind, key => xmlAttributeOrEmpty(attributes, key))
      return true
    },
    readings,
    finish: () => {
      if (isOpen)
        throw new NotInFormatError(
          'This XML (phpbench) is cut off: its first element does not end. Let phpbench run to its end.',
        )
    },
  })
}
