// How a failure looks in a terminal.
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { printFailure } from '../../src/commands/terminal.ts'
import { CouldNotMeasureError } from '../../src/core/model/errors.ts'

test('the output as it was printed, then the error in its lines, wrapped to the terminal', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true as const, columns: 40 })
  const output = 'a line of output that is longer than the terminal is wide'
  const error = new CouldNotMeasureError(
    'The command failed with exit code 4.\nCheck that commit out and run it.',
    output,
  )
  printFailure(error, stream as unknown as NodeJS.WriteStream)
  expect(stream.read().toString()).toBe(`${output}
benchgate: The command failed with exit
code 4.
  Check that commit out and run it.
`)
})
