// Two runs in one checkout: one has it, the other is told who does; a holder that is no more holds nothing.
// @module-tag long
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { takeOverUserCheckout } from '../../src/effects/git/checkout/checkout.ts'
import { recoverCheckoutAndSuperprojects } from '../../src/effects/git/checkout/recover-checkout.ts'
import { commitsOf, forgetTwoSides, twoSides } from '../effects/git/checkout/sides.ts'
import { builtFile } from '../support/action.ts'
import { digestOf } from '../support/digest.ts'
import { listeningConsole, plainEnv, type Repository } from '../support/repository.ts'

afterAll(forgetTwoSides)

const root = join(import.meta.dirname, '../..')
const dirt =
  'echo 1 >> same; git add same; echo 2 >> same; echo 3 > u; chmod 600 u; rm changed; mkdir -p cache; echo 4 > cache/x'

function start(
  repository: Repository,
  benchmark: string,
  visits = 2,
  before: readonly string[] = [],
): ChildProcess {
  const { base, head } = commitsOf(repository)
  const args = [
    'test/support/kill-target.ts',
    repository.folder,
    base.sha,
    head.sha,
    benchmark,
    String(visits),
  ]
  const [program = '', ...words] = [...before, process.execPath, ...args]
  return spawn(program, words, { cwd: root, env: { ...plainEnv }, stdio: ['pipe', 'pipe', 'pipe'] })
}

async function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> {
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  child.stdout?.resume()
  await once(child, 'close')
  return { code: child.exitCode, said }
}

async function line(child: ChildProcess, wanted: string): Promise<void> {
  if (child.stdout)
    for await (const one of createInterface({ input: child.stdout })) if (one === wanted) return
}

test.each([1, 2, 3, 4])(
  'of runs that start at once, one has the checkout and others say which (%i)',
  async () => {
    await using repository = await twoSides()
    repository.sh(dirt)
    const before = await digestOf(repository.folder)
    const children = [1, 2, 3].map(() => start(repository, 'echo mess >> same', 8))
    const ends = await Promise.all(children.map(ended))
    const pids = children.map(child => child.pid)
    for (const { said } of ends.filter(({ code }) => code !== 0)) {
      const named = /Another Benchgate run is using this checkout \(process (\d+), since .*\)/.exec(said)?.[1]
      expect(pids, said).toContain(Number(named))
    }
    expect(ends.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    expect(await digestOf(repository.folder)).toEqual(before)
  },
)

test('while one run measures, every other way in is refused, with its process', async () => {
  await using repository = await twoSides()
  repository.sh(`${dirt}; mkfifo ../wait`)
  const before = await digestOf(repository.folder)
  const child = start(repository, 'read < ../wait', 1)
  await line(child, 'entered base')
  const whole = ended(child)
  const held = digestOf(repository.folder)
  const console = listeningConsole()
  const refusal = `Another Benchgate run is using this checkout (process ${child.pid}, since `
  await expect(recoverCheckoutAndSuperprojects(repository.git, console)).rejects.toThrow(refusal)
  await expect(takeOverUserCheckout(repository.git, commitsOf(repository), console)).rejects.toThrow(refusal)
  for (const [entry, ...args] of [['post.js'], ['cli.js', 'restore', repository.folder]]) {
    const other = spawn(process.execPath, [builtFile(entry), ...args], {
      env: { ...plainEnv, STATE_folder: repository.folder },
    })
    const chunks: string[] = []
    other.stdout.on('data', chunk => chunks.push(String(chunk)))
    const { code, said } = await ended(other)
    expect(code).toBe(entry === 'cli.js' ? 2 : 1)
    expect(chunks.join('') + said).toContain(refusal)
  }
  expect(await digestOf(repository.folder)).toEqual(await held)
  writeFileSync(join(repository.folder, '../wait'), 'on\n')
  expect((await whole).code).toBe(0)
  expect(await digestOf(repository.folder)).toEqual(before)
})

test.each([1, 2, 3])(
  'of those that put a checkout back at once, one does, and nothing is lost (%i)',
  async () => {
    await using repository = await twoSides()
    repository.sh(`${dirt}; for n in $(seq 50); do echo $n > many-$n; done`)
    const before = await digestOf(repository.folder)
    const child = start(repository, 'echo mess >> same')
    await line(child, 'measured head')
    child.kill('SIGKILL')
    await ended(child)
    const others = [1, 2, 3].map(() =>
      spawn(process.execPath, [builtFile('cli.js'), 'restore', repository.folder], {
        env: { ...plainEnv },
      }),
    )
    const ends = await Promise.all(others.map(ended))
    for (const { said } of ends.filter(({ code }) => code !== 0))
      expect(said).toContain('Another Benchgate run is using')
    expect(ends.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    expect(await digestOf(repository.folder)).toEqual(before)
  },
)

const apart = ['unshare', '--pid', '--fork', '--mount-proc']
const hasNamespaces = spawnSync(apart[0] ?? '', [...apart.slice(1), 'true']).status === 0
test.runIf(hasNamespaces)(
  'a run in a container is not taken for dead; told to stop, it touches nothing more',
  async () => {
    await using repository = await twoSides()
    repository.sh(`${dirt}; mkfifo ../wait`)
    const before = await digestOf(repository.folder)
    const child = start(repository, 'read < ../wait', 2, apart)
    await line(child, 'entered base')
    const whole = ended(child)
    const console = listeningConsole()
    await expect(recoverCheckoutAndSuperprojects(repository.git, console)).rejects.toThrow(
      /in another container or on another machine.*restore --force/,
    )
    await expect(takeOverUserCheckout(repository.git, commitsOf(repository), console)).rejects.toThrow(
      'restore --force',
    )
    expect(repository.sh('git log -1 --format=%D')).toContain('base')

    const restore = spawnSync(
      process.execPath,
      [builtFile('cli.js'), 'restore', '--force', repository.folder],
      {
        env: { ...plainEnv },
        encoding: 'utf8',
      },
    )
    expect(restore.stdout, restore.stderr).toContain('is as it was before the run')
    const back = (await digestOf(repository.folder)).filter(line => !line.includes('benchgate-stop-'))
    expect(back).toEqual(before)
    writeFileSync(join(repository.folder, '../wait'), 'on\n')
    const { code, said } = await whole
    expect(code).not.toBe(0)
    expect(said).toContain('touches nothing')
    expect(await digestOf(repository.folder)).toEqual(before)
  },
)

const holders: Readonly<Record<string, () => object>> = {
  'a dead process': () => ({}),
  'a living one of another start': () => ({ pid: process.ppid }),
  'this one, before another boot': () => ({ pid: process.pid, boot: 'another' }),
}
for (const [who, holder] of Object.entries(holders))
  test(`held by ${who}, a checkout is put back`, async () => {
    await using repository = await twoSides()
    repository.sh(dirt)
    const before = await digestOf(repository.folder)
    const child = start(repository, 'echo mess >> same')
    await line(child, 'measured head')
    child.kill('SIGKILL')
    await ended(child)
    const path = join(repository.folder, '.git/benchgate/journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...journal, ...holder() }))
    expect(await recoverCheckoutAndSuperprojects(repository.git, listeningConsole())).toBe(true)
    expect(await digestOf(repository.folder)).toEqual(before)
  })
