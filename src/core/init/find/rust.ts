// Finds benchmarks of Rust: criterion, divan, and those of the standard library.

import { shellLine } from '../../words/escape.ts'
import type { Suite } from './suite.ts'
import { type TomlTable, tableAt, tablesAt, textAtKey, textsAtKey, tomlIn } from './toml.ts'
import {
  fileIn,
  filesNamed,
  folderOf,
  foldersAround,
  inFolder,
  isWithin,
  pathFrom,
  type SourceTree,
} from './tree.ts'

/**
 * A visit runs each benchmark for half a second instead of eight: there are many visits, and more visits tell more than
 * longer ones.
 */
const criterionFlags = [
  '--noplot',
  '--warm-up-time',
  '0.2',
  '--measurement-time',
  '0.5',
  '--sample-size',
  '10',
]

/** A tool with a `main` of its own, and the crates that have it. */
const harnesses = {
  criterion: ['criterion', 'codspeed-criterion-compat'],
  divan: ['divan', 'codspeed-divan-compat'],
  gungraun: ['gungraun', 'iai-callgrind'],
} as const
type Harness = keyof typeof harnesses

/** A target of Cargo's, and the features without which it is not built. */
interface Bench {
  readonly name: string
  readonly features: readonly string[]
}

/** A package of Cargo's. */
interface Crate {
  readonly manifest: string
  readonly name: string
  readonly cargo: TomlTable
  /** The folder that has `target`: its workspace's, or its own. */
  readonly top: string
}

/** Returns the suites of each crate: criterion, divan, Gungraun, and the standard library. */
export function findRust(tree: SourceTree): readonly Suite[] {
  return crates(tree).flatMap(crate => {
    const named = (tool: Harness) => benchesWith(tree, crate, tool)
    return [
      ...suiteOf(tree, crate, 'criterion', named('criterion')),
      ...suiteOf(tree, crate, 'divan', named('divan')),
      ...suiteOf(tree, crate, 'gungraun', named('gungraun')),
      ...libtest(tree, crate),
    ]
  })
}

function crates(tree: SourceTree): readonly Crate[] {
  return filesNamed(tree, 'Cargo.toml').flatMap(([manifest, text]) => {
    const cargo = tomlIn(text)
    const name = textAtKey(tableAt(cargo, 'package'), 'name')
    return name ? [{ manifest, name, cargo, top: topOf(tree, folderOf(manifest)) }] : []
  })
}

/** Returns the nearest workspace that does not leave the crate out, or the crate itself. */
function topOf(tree: SourceTree, folder: string): string {
  const workspace = foldersAround(folder).find(one => {
    const cargo = tomlIn(tree.texts.get(inFolder(one, 'Cargo.toml')) ?? '')
    if (!Object.hasOwn(cargo, 'workspace')) return false
    const excluded = textsAtKey(tableAt(cargo, 'workspace'), 'exclude')
    return !excluded.some(path => isWithin(inFolder(one, path), folder))
  })
  return workspace ?? folder
}

/** Returns the targets without the usual harness whose source uses the tool. */
function benchesWith(tree: SourceTree, { manifest, cargo }: Crate, tool: Harness): readonly Bench[] {
  if (
    !dependencyTables(cargo)
      .flatMap(Object.keys)
      .some(one => harnesses[tool].some(name => name === one))
  )
    return []
  const folder = folderOf(manifest)
  return tablesAt(cargo, 'bench')
    .filter(table => table.harness === false)
    .flatMap(table => {
      const name = textAtKey(table, 'name') ?? ''
      const given = textAtKey(table, 'path')
      const sources = given ? [given] : [`benches/${name}.rs`, `benches/${name}/main.rs`]
      const isIts = sources.some(source => tree.marked[tool].includes(inFolder(folder, source)))
      return isIts ? [{ name, features: textsAtKey(table, 'required-features') }] : []
    })
}

/** Returns the tables of dependencies: of the crate, of its workspace, and of single targets. */
function dependencyTables(cargo: TomlTable): readonly TomlTable[] {
  const targets = tableAt(cargo, 'target')
  const owners = [
    cargo,
    tableAt(cargo, 'workspace'),
    ...Object.keys(targets).map(key => tableAt(targets, key)),
  ]
  return owners.flatMap(owner => [tableAt(owner, 'dependencies'), tableAt(owner, 'dev-dependencies')])
}

function suiteOf(tree: SourceTree, crate: Crate, tool: Harness, benches: readonly Bench[]): readonly Suite[] {
  if (benches.length === 0) return []
  const features = [...new Set(benches.flatMap(bench => bench.features))]
  const words = [
    ...['cargo', 'bench', ...packageFlags(crate)],
    ...(features.length === 0 ? [] : ['--features', features.join(',')]),
    ...benches.flatMap(({ name }) => ['--bench', name]),
  ]
  const isCriterion = tool === 'criterion'
  return [
    {
      ...measuredBy(tree, crate, words, isCriterion ? ['--', ...criterionFlags] : []),
      tool,
      format: tool,
      output: isCriterion ? 'target/criterion/**/new/*.json' : null,
      filter: isCriterion ? '{regex}' : null,
      ...(tool === 'gungraun' ? runnerOf(tree, crate) : {}),
    },
  ]
}

/** Benchmarks of the standard library need a nightly compiler. */
function libtest(tree: SourceTree, crate: Crate): readonly Suite[] {
  const folder = folderOf(crate.manifest)
  const inner = [...tree.texts.keys()].map(folderOf).filter(one => one !== folder && isWithin(folder, one))
  const isOwn = (path: string) =>
    isWithin(folder, path) && !inner.some(one => isCrate(tree, one) && isWithin(one, path))
  if (!tree.marked.testFeature.some(isOwn)) return []
  const given = tablesAt(crate.cargo, 'bench').map(table => textAtKey(table, 'path'))
  const isBuilt = (path: string) => {
    const own = pathFrom(folder, path)
    return /^(benches|src)\//.test(own) || given.includes(own)
  }
  if (!tree.marked.libtest.some(path => isOwn(path) && isBuilt(path))) return []
  const isChosen = choosesNightly(tree, crate.top)
  const cargo = isChosen ? ['cargo'] : ['cargo', '+nightly']
  const suite = measuredBy(tree, crate, [...cargo, 'bench', ...packageFlags(crate)], [])
  return [
    {
      ...suite,
      tool: 'cargo-bench',
      format: 'cargo-bench',
      output: null,
      filter: null,
      steps: isChosen ? [] : [{ run: 'rustup toolchain install nightly --profile minimal' }],
    },
  ]
}

function isCrate(tree: SourceTree, folder: string): boolean {
  return tree.texts.has(inFolder(folder, 'Cargo.toml'))
}

function choosesNightly(tree: SourceTree, top: string): boolean {
  const file = fileIn(tree, top, 'rust-toolchain.toml', 'rust-toolchain')
  const config = fileIn(tree, top, '.cargo/config.toml', '.cargo/config')
  return (
    /nightly/.test((file && tree.texts.get(file)) ?? '') ||
    /RUSTC_BOOTSTRAP/.test((config && tree.texts.get(config)) ?? '')
  )
}

/** Returns the commands that all Cargo suites share. Setup builds, so that no visit has to. */
function measuredBy(
  tree: SourceTree,
  crate: Crate,
  words: readonly string[],
  flags: readonly string[],
): Omit<Suite, 'tool' | 'format' | 'output' | 'filter'> {
  return {
    foundBy: crate.manifest,
    folder: crate.top,
    setup: shellLine(...words, '--no-run'),
    run: shellLine(...words, ...flags),
    steps: [],
    notes: lockNotes(tree, crate),
  }
}

function lockNotes(tree: SourceTree, { top }: Crate): readonly string[] {
  return fileIn(tree, top, 'Cargo.lock')
    ? []
    : [`Git tracks no ${inFolder(top, 'Cargo.lock')}, so base and head may get different dependencies.`]
}

/** Gungraun counts with valgrind, by a runner that must be as old as the library. */
function runnerOf(
  tree: SourceTree,
  { cargo }: Crate,
): Pick<Suite, 'steps' | 'notes'> & { readonly filter: null } {
  const own = dependencyTables(cargo)
  const all = [...own, ...dependencyTables(tomlIn(tree.texts.get('Cargo.toml') ?? ''))]
  const library = harnesses.gungraun.find(name => own.some(table => Object.hasOwn(table, name))) ?? 'gungraun'
  const given = all.map(
    table => textAtKey(table, library) ?? textAtKey(tableAt(table, library), 'version') ?? '',
  )
  const version = given.map(one => /\d+\.\d+[\w.]*/.exec(one)?.[0]).find(one => one !== undefined)
  const runner = shellLine(
    'cargo',
    'install',
    `${library}-runner`,
    ...(version ? ['--version', `^${version}`] : []),
  )
  return {
    filter: null,
    steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes valgrind' }, { run: runner }],
    notes: [
      `${library}-runner must have the version of ${library} that Cargo.lock has; the workflow installs ${version ? `^${version}` : 'the newest'}.`,
    ],
  }
}

/** A crate without a workspace need not be named. */
function packageFlags({ manifest, name, top }: Crate): readonly string[] {
  return pathFrom(top, folderOf(manifest)) === '.' ? [] : ['--package', name]
}
