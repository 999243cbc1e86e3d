// A process of little memory that reads what a script prints: argument 1 is the script. Says how much it read.
import { supportedFormats } from '../../src/core/formats/formats.ts'
import { FormatDetectingReader } from '../../src/core/formats/recognise.ts'
import { runBashScript } from '../../src/effects/measure/process.ts'

const recogniser = new FormatDetectingReader(supportedFormats, null)
let characters = 0
await runBashScript({
  text: process.argv[2] ?? 'true',
  cwd: process.cwd(),
  env: { PATH: process.env.PATH ?? '' },
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  onText(piece) {
    characters += piece.length
    recogniser.write(piece)
  },
})
const { measurements } = recogniser.end()
process.stdout.write(
  JSON.stringify({ format: recogniser.format?.name, characters, measurements: measurements.length }),
)
