// A process of little memory that reads what a script prints: argument 1 is the script. Says how much it read.
import { supportedFormats } from '../../src/core/formats/formats.ts'
import { readTextInKnownOrDetectedFormat } from '../../src/core/formats/recognise.ts'
import { runBashScript } from '../../src/effects/processes/process.ts'

const pieces: string[] = []
await runBashScript({
  text: process.argv[2] ?? 'true',
  cwd: process.cwd(),
  env: { PATH: process.env.PATH ?? '' },
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  onText(piece) {
    pieces.push(piece)
  },
})
const text = pieces.join('')
const { parsed, format } = readTextInKnownOrDetectedFormat(text, supportedFormats, null)
process.stdout.write(
  JSON.stringify({
    format: format?.name,
    characters: text.length,
    measurements: parsed.measurements.length,
  }),
)
