// When a command writes in colours.
import { type Paint, plain } from '../core/words/paint.ts'

/** Colours on a terminal, unless the user has turned them off (https://no-color.org). */
export function paintFor(
  stream: Pick<NodeJS.WriteStream, 'isTTY'>,
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  if (!stream.isTTY || env.NO_COLOR || env.TERM === 'dumb') return plain
  const codes = { red: 31, green: 32, yellow: 33, bold: 1 }
  return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
}
