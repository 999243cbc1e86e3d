// `benchgate completion`: nothing that can be given is missing from it.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { parseCompareCommandOptions } from '../../src/commands/compare-options.ts'
import {
  commandLoadersForCompletion,
  loadCompletionsOfAllCommands,
  run,
} from '../../src/commands/completion.ts'
import { inputFlags } from '../../src/commands/flags.ts'
import { completionAfterFlag } from '../../src/core/completion/program.ts'
import { MisconfiguredError } from '../../src/core/model/errors.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import { long } from '../support/long.ts'

const folder = join(import.meta.dirname, '../../src/commands')

async function printed(words: readonly string[]): Promise<string> {
  let text = ''
  const stdout = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  }) as NodeJS.WriteStream
  expect(await run(words, { env: {}, folder, stdout, stderr: stdout })).toBe(0)
  return text
}

test('every command is completed, with the flags that it reads', long, async () => {
  const named: string[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.ts'))) {
    const module = (await import(join(folder, file))) as { run?: unknown; usage?: unknown; flags?: object }
    if (!module.run || !module.usage) continue
    const name = file === 'measure.ts' ? '' : file.replace('.ts', '')
    named.push(name)
    expect(module.flags, `${file} has no "export const flags"`).toBeDefined()
    const flags = (await loadCompletionsOfAllCommands())
      .find(command => command.name === name)
      ?.flags.map(flag => flag.name)
    expect(flags, name).toEqual([
      ...Object.keys(module.flags ?? {}),
      ...(name === '' ? ['help', 'version'] : ['help']),
    ])
  }
  expect([...Object.keys(commandLoadersForCompletion), 'completion'].sort()).toEqual(named.sort())
})

test('the offered values are those that the inputs accept', () => {
  for (const [name, { type }] of Object.entries(inputFlags)) {
    if (type === 'boolean') continue
    const accepted = refusalOf(name)
      .match(/Give ((?:"[^"]+"(?:, )?)+)(?:\.|or describe)/)?.[1]
      ?.match(/(?<=")[^",]+(?=")/g)
    const offered = completionAfterFlag(name, '')
    expect(typeof offered === 'string' ? undefined : offered, name).toEqual(accepted ?? undefined)
  }
})

test('the offered values of compare are those that it accepts', () => {
  const refusal = () => parseCompareCommandOptions(['--sort', 'x', 'a.txt'])
  expect(refusal).toThrow(`is not one of ${[completionAfterFlag('sort', 'compare')].flat().join(', ')}.`)
})

test('--help is offered for every command', long, async () => {
  const all = await loadCompletionsOfAllCommands()
  const help = all.find(({ name }) => name === 'help')
  expect(help?.words).toEqual([
    ...Object.keys(commandLoadersForCompletion).filter(name => name !== ''),
    'completion',
  ])
})

function refusalOf(name: string): string {
  try {
    readInputsWithSeed(asked => (asked === name ? '\u0001' : ''))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('the script is valid bash and completes its own flags', long, async () => {
  const script = await printed(['bash'])
  execFileSync('bash', ['-n'], { input: script })
  expect(script).toContain('doctor:--fail-on')
})

test.each(['zsh', 'fish'])('there is one for %s', async shell => {
  expect(await printed([shell])).toContain('benchgate')
})

test.each([[[]], [['tcsh']], [['toString']], [['bash', 'zsh']]])('%j is refused', async words => {
  const attempt = printed(words)
  await expect(attempt).rejects.toThrow(MisconfiguredError)
  await expect(attempt).rejects.toThrow(
    `completion: "${words.join(' ')}" is not accepted. Give one of bash, zsh, fish.`,
  )
})
