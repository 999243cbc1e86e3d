// Sections of runs that take turns are open only while their process prints.
import { expect, test } from 'vitest'
import {
  createLazySectionConsole,
  createPrefixedConsole,
  type RunConsole,
} from '../../../src/effects/program/console.ts'

function told(): { readonly said: string[]; readonly console: RunConsole } {
  const said: string[] = []
  return {
    said,
    console: {
      info: line => said.push(line),
      warn: lines => said.push(`! ${lines}`),
      untrusted(title) {
        said.push(`[${title}`)
        return { write: chunk => said.push(chunk.toString()), close: () => said.push(']') }
      },
    },
  }
}

test('a section that waits is not open, and one without output never is', () => {
  const { said, console } = told()
  const [one, other] = [
    createLazySectionConsole(console),
    createLazySectionConsole(createPrefixedConsole(console, 'since')),
  ]
  const [first, second, third] = [one.untrusted('a'), other.untrusted('b'), one.untrusted('c')]
  first.write(Buffer.from('1'))
  first.write(Buffer.from('2'))
  first.close()
  second.write(Buffer.from('3'))
  second.close()
  third.close()
  other.info('x')
  other.warn('y')
  expect(said).toEqual(['[a', '1', '2', ']', '[since: b', '3', ']', 'since: x', '! since: y'])
})
