// The version of an interpreter is not asked of a program that a side brings: only the driver may start code of a side.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gate } from '../support/gate.ts'
import { makeRepository } from '../support/repository.ts'

test.each([
  ['on PATH', 'bin', ''],
  ['in an environment', '.venv/bin', 'echo "version = 3.2.0" > .venv/pyvenv.cfg'],
])('a program of the checkout %s is not started', async (_, programs, more) => {
  await using repository = await makeRepository(`
    git init --quiet --initial-branch=main
    mkdir -p ${programs}
    printf '#!/bin/sh\\n: > "$(dirname "$0")/${programs.replace(/[^/]+/g, '..')}/../asked"\\n' > ${programs}/python
    chmod +x ${programs}/python
    ${more}
    echo 3.1 > .python-version
    git add --all --force
    git commit --quiet -m base
    git tag base
    echo 3.2 > .python-version
    git commit --quiet --all -m head
  `)
  const { folder } = repository
  const { result } = await gate(
    { folder, temp: join(folder, '..') },
    { base: 'base', run: 'echo "BenchmarkIt 1 10$(date +%N) ns/op"', count: '8', checkout: 'in-place' },
    { env: { PATH: `${join(folder, programs)}:${process.env.PATH}` } },
  )
  expect(result.rounds.length).toBeGreaterThan(0)
  expect(existsSync(join(folder, '../asked'))).toBe(false)
})
