// Finds benchmarks of Rust: criterion, divan, and those of the standard library.
import { shellLine } from '../../words/shell.ts'
import type { Suite } from './suite.ts'
import { keysOf, stringsIn, type TomlTable, tomlTables, valueIn } from './toml.ts'
import { around, fileIn, filesNamed, folderOf, inFolder, isWithin, pathFrom, type Tree } from './tree.ts'

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

/** A Crate is a package of Cargo's. */
interface Crate {
  readonly manifest: string
  readonly name: string
  readonly tables: readonly TomlTable[]
  /** The folder that has `target`: its workspace's, or its own. */
  readonly top: string
}

/** One suite for each crate: criterion, else divan, else the standard library. */
export function findRust(tree: Tree): readonly Suite[] {
  return crates(tree).flatMap(crate => {
    const named = (tool: 'criterion' | 'divan') => benchesWith(tree, crate, tool)
    return [
      ...suiteOf(tree, crate, 'criterion', named('criterion')),
      ...suiteOf(tree, crate, 'divan', named('divan')),
      ...libtest(tree, crate),
    ]
  })
}

function crates(tree: Tree): readonly Crate[] {
  return filesNamed(tree, 'Cargo.toml').flatMap(([manifest, text]) => {
    const tables = tomlTables(text)
    const own = tables.find(({ name }) => name === 'package')
    const name = own && valueIn(own, 'name')
    return name ? [{ manifest, name, tables, top: topOf(tree, folderOf(manifest)) }] : []
  })
}

/** The nearest workspace that does not leave the crate out, or the crate itself. */
function topOf(tree: Tree, folder: string): string {
  const workspace = around(folder).find(one => {
    const table = tomlTables(tree.texts.get(inFolder(one, 'Cargo.toml')) ?? '').find(
      ({ name }) => name === 'workspace',
    )
    if (!table) return false
    const excluded = stringsIn(valueIn(table, 'exclude') ?? '')
    return !excluded.some(path => isWithin(inFolder(one, path), folder))
  })
  return workspace ?? folder
}

/** The targets without the usual harness whose source uses the tool. */
function benchesWith(
  tree: Tree,
  { manifest, tables }: Crate,
  tool: 'criterion' | 'divan',
): readonly string[] {
  if (!dependencies(tables).includes(tool)) return []
  const folder = folderOf(manifest)
  return tables
    .filter(table => table.name === 'bench' && valueIn(table, 'harness') === 'false')
    .flatMap(table => {
      const name = valueIn(table, 'name') ?? ''
      const given = valueIn(table, 'path')
      const sources = given ? [given] : [`benches/${name}.rs`, `benches/${name}/main.rs`]
      return sources.some(source => tree.marked[tool].includes(inFolder(folder, source))) ? [name] : []
    })
}

function dependencies(tables: readonly TomlTable[]): readonly string[] {
  return tables.flatMap(table => {
    const own = /(?:^|\.)(?:dev-)?dependencies(?:\.([\w-]+))?$/.exec(table.name)
    if (!own) return []
    return own[1] === undefined ? keysOf(table) : [own[1]]
  })
}

function suiteOf(
  tree: Tree,
  crate: Crate,
  tool: 'criterion' | 'divan',
  benches: readonly string[],
): readonly Suite[] {
  if (benches.length === 0) return []
  const words = ['cargo', 'bench', ...packageFlags(crate), ...benches.flatMap(name => ['--bench', name])]
  const isCriterion = tool === 'criterion'
  return [
    {
      ...measuredBy(tree, crate, words, isCriterion ? ['--', ...criterionFlags] : []),
      tool,
      format: tool,
      output: isCriterion ? 'target/criterion/**/new/*.json' : null,
      filter: isCriterion ? '{regex}' : null,
    },
  ]
}

/** Benchmarks of the standard library need a nightly compiler. */
function libtest(tree: Tree, crate: Crate): readonly Suite[] {
  const folder = folderOf(crate.manifest)
  const inner = [...tree.texts.keys()].map(folderOf).filter(one => one !== folder && isWithin(folder, one))
  const isOwn = (path: string) =>
    isWithin(folder, path) && !inner.some(one => isCrate(tree, one) && isWithin(one, path))
  if (!tree.marked.libtest.some(isOwn)) return []
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

function isCrate(tree: Tree, folder: string): boolean {
  return tree.texts.has(inFolder(folder, 'Cargo.toml'))
}

function choosesNightly(tree: Tree, top: string): boolean {
  const file = fileIn(tree, top, 'rust-toolchain.toml', 'rust-toolchain')
  const config = fileIn(tree, top, '.cargo/config.toml', '.cargo/config')
  return (
    /nightly/.test((file && tree.texts.get(file)) ?? '') ||
    /RUSTC_BOOTSTRAP/.test((config && tree.texts.get(config)) ?? '')
  )
}

/** The commands that all Cargo suites share. Setup builds, so that no visit has to. */
function measuredBy(
  tree: Tree,
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

function lockNotes(tree: Tree, { top }: Crate): readonly string[] {
  return fileIn(tree, top, 'Cargo.lock')
    ? []
    : [`Git tracks no ${inFolder(top, 'Cargo.lock')}, so base and head may get different dependencies.`]
}

/** A crate without a workspace need not be named. */
function packageFlags({ manifest, name, top }: Crate): readonly string[] {
  return pathFrom(top, folderOf(manifest)) === '.' ? [] : ['--package', name]
}
