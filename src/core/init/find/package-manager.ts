// Which package manager installs a node package, by the nearest lock file.

import { readPackage } from './node-package.ts'
import type { WorkflowStep } from './suite.ts'
import { around, fileIn, inFolder, type SourceTree } from './tree.ts'

/** A PackageManager is how a package is installed, and how things of it are run. */
export interface PackageManager {
  /** Where the lock file is; the folder of the package, if there is none. */
  readonly folder: string
  /** Null where there is nothing to install. */
  readonly install: string | null
  /** What comes before the name of a script. It adds nothing to what the script prints. */
  readonly script: readonly string[]
  /** What comes before a program of a dependency. */
  readonly execute: readonly string[]
  /** What the runner lacks; these steps come before node is set up. */
  readonly steps: readonly WorkflowStep[]
}

type Kind = Omit<PackageManager, 'folder'>

const corepack: readonly WorkflowStep[] = [{ run: 'corepack enable' }]

const npm: Kind = {
  install: 'npm ci',
  script: ['npm', 'run', '--silent'],
  execute: ['npx'],
  steps: [],
}

const pnpm: Kind = {
  install: 'pnpm install --frozen-lockfile',
  script: ['pnpm', '--silent', 'run'],
  execute: ['pnpm', 'exec'],
  steps: corepack,
}

const yarn: Kind = {
  install: 'yarn install --frozen-lockfile',
  script: ['yarn', '--silent', 'run'],
  execute: ['yarn', '--silent', 'run'],
  steps: corepack,
}

/** From its second version on. */
const modernYarn: Kind = {
  ...yarn,
  install: 'yarn install --immutable',
  script: ['yarn', 'run'],
  execute: ['yarn', 'run'],
}

const locks: readonly (readonly [file: string, kind: Kind])[] = [
  ['package-lock.json', npm],
  ['npm-shrinkwrap.json', npm],
  ['pnpm-lock.yaml', pnpm],
  ['yarn.lock', yarn],
]

export function packageManagerOf(tree: SourceTree, folder: string): PackageManager {
  for (const one of around(folder))
    for (const [file, kind] of locks)
      if (fileIn(tree, one, file))
        return { folder: one, ...(kind === yarn && isModern(tree, one) ? modernYarn : kind) }
  const read = readPackage(tree.texts.get(inFolder(folder, 'package.json')) ?? '')
  const isEmpty = Object.keys(read?.dependencies ?? {}).length === 0
  // The lock file that it would write differs from run to run.
  return { ...npm, folder, install: isEmpty ? null : 'npm install --no-package-lock' }
}

function isModern(tree: SourceTree, folder: string): boolean {
  const read = readPackage(tree.texts.get(inFolder(folder, 'package.json')) ?? '')
  return fileIn(tree, folder, '.yarnrc.yml') !== null || /^yarn@([2-9]|\d\d)/.test(read?.packageManager ?? '')
}
