// Processor time that others take: counted from what Linux says, and without our own and our children's.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countOthers } from '../../../src/effects/machine/machine.ts'

/** A machine that has been busy for so many ticks, of which we and our children took some. */
async function tick(root: string, busy: number, ours: number, children: number): Promise<void> {
  await mkdir(join(root, 'proc/self'), { recursive: true })
  const tenth = busy / 10
  const cpu = [4 * tenth, tenth, 3 * tenth, 9e6, 9e6, tenth, tenth, 9e6, 50, 50]
  await writeFile(join(root, 'proc/stat'), `cpu  ${cpu.join(' ')}\ncpu0 1 2 3\n`)
  const self = `12 (a) b (c)) S 1 2 3 4 5 6 7 8 9 10 ${ours / 2} ${ours / 2} ${children / 2} ${children / 2} 20 0`
  await writeFile(join(root, 'proc/self/stat'), self)
}

test('what the machine did without us, our children, and what was ours apart, by the second', async () => {
  const root = await mkdtemp(join(tmpdir(), 'benchgate-proc-'))
  try {
    const times = [10, 12]
    await tick(root, 1000, 100, 200)
    const others = countOthers(root, () => times.shift() ?? 0)
    // Five seconds in two: one of ours, two of our children, half of one that another of our processes has started.
    await tick(root, 1500, 200, 400)
    expect(others(0.5)).toBeCloseTo(0.75, 9)
  } finally {
    await rm(root, { recursive: true })
  }
})

test('where the system does not count, or nothing has passed, it is not known', async () => {
  expect(countOthers('/nonexistent')(0)).toBeNull()
  expect(countOthers('/', () => 1)(0)).toBeNull()
})

test.runIf(process.platform === 'linux')('a process that is not ours is seen', () => {
  const others = countOthers('/', () => performance.now() / 1000)
  const began = performance.now()
  // Its parent ends at once, so it is nobody's child, and takes three tenths of a second of processor time.
  const burn = 'while (process.cpuUsage().user < 3e5); require("fs").writeSync(1, "done")'
  spawnSync('sh', ['-c', '("$0" -e "$1" &)', process.execPath, burn], { encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1000
  expect((others(0) ?? 0) * seconds).toBeGreaterThan(0.2)
})
