// Package managers, by their lock files.
import { expect, test } from 'vitest'
import { packageManagerOf } from '../../../../src/core/init/find/node.ts'
import { treeOf } from '../../../support/init-trees.ts'

const pack = '{"dependencies":{"a":"1"}}'

test.each([
  ['package-lock.json', 'npm ci', 'npm run --silent', 0],
  ['npm-shrinkwrap.json', 'npm ci', 'npm run --silent', 0],
  ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile', 'pnpm --silent run', 1],
  ['yarn.lock', 'yarn install --frozen-lockfile', 'yarn --silent run', 1],
])('%s: %s', (file, install, script, steps) => {
  const manager = packageManagerOf(treeOf({ 'package.json': pack, [file]: '', 'a/package.json': pack }), 'a')
  expect([manager.folder, manager.install, manager.script.join(' '), manager.steps.length]).toEqual([
    '.',
    install,
    script,
    steps,
  ])
})

test.each([
  [{ '.yarnrc.yml': '', 'package.json': pack }],
  [{ 'package.json': '{"packageManager":"yarn@4.1.0"}' }],
])('a modern yarn is told by %j', files => {
  expect(packageManagerOf(treeOf({ ...files, 'yarn.lock': '' }), '.').install).toBe(
    'yarn install --immutable',
  )
})

test('the nearest lock file counts, and without one npm writes none', () => {
  const tree = treeOf({ 'yarn.lock': '', 'a/package-lock.json': '' })
  expect(packageManagerOf(tree, 'a/b')).toMatchObject({ folder: 'a', install: 'npm ci' })
  expect(packageManagerOf(treeOf({ 'package.json': pack }), '.').install).toBe(
    'npm install --no-package-lock',
  )
  expect(packageManagerOf(treeOf({ 'package.json': '{}' }), '.').install).toBeNull()
})
