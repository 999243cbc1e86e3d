// `benchgate completion`: nothing that can be given is missing from it, and what may stand in place of the last word.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { commandNames } from '../../src/commands/command.ts'
import { parseCompareCommandOptions } from '../../src/commands/compare.ts'
import {
  commandLoadersForCompletion,
  completeLastWord,
  completionAfterFlag,
  joinFlagsWithValues,
  loadCompletionOfCommand,
  run,
  type ShellCompletionOfCommand,
} from '../../src/commands/completion.ts'
import { inputFlags } from '../../src/commands/flags.ts'
import { MisconfiguredError } from '../../src/core/model/errors.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import { long } from '../support/long.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

const folder = join(import.meta.dirname, '../../src/commands')

async function printed(words: readonly string[], where = folder): Promise<string> {
  let text = ''
  const stdout = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  }) as NodeJS.WriteStream
  expect(await run(words, { env: plainEnv, folder: where, stdout, stderr: stdout })).toBe(0)
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
    const { flags } = await loadCompletionOfCommand(name)
    expect(
      flags.map(flag => flag.name),
      name,
    ).toEqual([...Object.keys(module.flags ?? {}), ...(name === '' ? ['help', 'version'] : ['help'])])
  }
  expect(Object.keys(commandLoadersForCompletion).sort()).toEqual([...named, 'help'].sort())
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
  expect(refusal).toThrow(
    `Give ${[completionAfterFlag('sort', 'compare')]
      .flat()
      .map(value => `"${value}"`)
      .join(', ')}.`,
  )
})

/** What a script is told of a command line, whose last word is completed. */
async function replyTo(words: readonly string[], where = folder): Promise<readonly string[]> {
  return (await printed(['--reply', '--', ...words], where)).trimEnd().split('\n')
}

test('the names of commands are offered first, and after help', async () => {
  expect(await replyTo(['co'])).toEqual(expect.arrayContaining(['compare', 'completion', 'help', 'HEAD']))
  expect(await replyTo(['help', 'co'])).toEqual(['any', ...commandNames])
  expect(await replyTo(['main', 'co'])).not.toContain('compare')
})

test('flags and their values are those of the command', async () => {
  expect(await replyTo(['compare', '--'])).toEqual(expect.arrayContaining(['--csv', '--help']))
  expect(await replyTo(['doctor', '--fail-on', ''])).toContain('regression')
  expect(await replyTo(['compare', '--sort=d'])).toContain('--sort=-delta')
  expect(await replyTo(['compare', '--sort', '=', 'd'])).toContain('-delta')
  expect(await replyTo(['compare', 'x'])).toEqual(['file'])
  expect(await replyTo(['completion', ''])).toEqual(['any', 'bash', 'zsh', 'fish'])
})

test('revisions are those of the repository, also at the end of a range', async () => {
  await using repository = await makeRepository(
    'git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1; git tag v1.2; git branch "run;touch>acted"',
  )
  const refs = ['HEAD', 'main', 'run;touch>acted', 'v1.2']
  expect(await replyTo(['history', 'v'], repository.folder)).toEqual(['any', ...refs])
  expect(await replyTo(['--base=v'], repository.folder)).toEqual(['any', ...refs.map(ref => `--base=${ref}`)])
  expect((await replyTo(['main..t'], repository.folder)).at(-1)).toBe('main..v1.2')
  expect(await replyTo(['history', ''], '/')).toEqual(['any', 'HEAD'])
})

function refusalOf(name: string): string {
  try {
    readInputsWithSeed(asked => (asked === name ? '\u0001' : ''))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.each(['bash', 'zsh', 'fish'])('there is a script for %s', async shell => {
  expect(await printed([shell])).toContain('benchgate')
})

test.each([[[]], [['tcsh']], [['toString']], [['bash', 'zsh']]])('%j is refused', async words => {
  const attempt = printed(words)
  await expect(attempt).rejects.toThrow(MisconfiguredError)
  await expect(attempt).rejects.toThrow(
    `completion: "${words.join(' ')}" is not accepted. Give one of bash, zsh, fish.`,
  )
})

// What may stand in place of the last word of a command line.

test('what is known of values is told, and of others nothing', () => {
  expect(completionAfterFlag('delta-test', '')).toEqual(['utest', 'ttest', 'none'])
  expect(completionAfterFlag('base', 'doctor')).toBe('revision')
  expect(completionAfterFlag('count', '')).toBe('any')
  expect(completionAfterFlag('toString', '')).toBe('any')
  expect(completionAfterFlag('toString', 'compare')).toBe('any')
  expect(completionAfterFlag('sort', 'toString')).toEqual(['none', 'name', 'delta'])
})

const command: ShellCompletionOfCommand = {
  words: 'revision',
  flags: [
    { name: 'count', value: 'any' },
    { name: 'sort', value: ['none', 'name', 'delta'] },
    { name: 'strict', value: null },
    { name: 'rules', value: 'file' },
  ],
}

test.each([
  [[''], 'revision'],
  [['main', 't'], 'revision'],
  [['--s'], ['--count', '--sort', '--strict', '--rules']],
  [
    ['--sort', ''],
    ['none', 'name', 'delta'],
  ],
  [['--sort=d'], ['none', 'name', 'delta']],
  [
    ['--sort', '=', 'd'],
    ['none', 'name', 'delta'],
  ],
  [
    ['--sort', '='],
    ['none', 'name', 'delta'],
  ],
  [['--rules=a'], 'file'],
  [['--count', ''], 'any'],
  [['--strict', ''], 'revision'],
  [
    ['--strict', '--so'],
    ['--count', '--sort', '--strict', '--rules'],
  ],
] as const)('%j', (typed, offered) => {
  expect(completeLastWord(command, joinFlagsWithValues(typed))).toEqual(offered)
})
