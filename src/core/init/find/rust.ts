// Finds benchmarks of Rust: criterion, divan, and those of the standard library.

import {
  parseToml,
  type TomlTable,
  tablesAtKeyOfTomlTable,
  textAtKeyOfTomlTable,
  textsInListOfParsedTomlTable,
  tomlTableAtKeyOrEmpty,
} from '../../common/toml.ts'
import { commandInFolder, joinShellWords } from '../../words/escape.ts'
import {
  findFileInFolder,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderOfPath,
  isPathWithin,
  joinFolderPath,
  pathRelativeTo,
  relativePathBetweenFolders,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  createSuiteWithDefaults,
  installAptPackagesStep,
  installLldInTerminalNote,
} from './suite.ts'

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
export function findRustSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  return crates(tree).flatMap(crate => [
    ...(['criterion', 'divan', 'gungraun'] as const).flatMap(tool => suiteOf(tree, crate, tool)),
    ...libtest(tree, crate),
  ])
}

function crates(tree: ScannedRepositoryFiles): readonly Crate[] {
  return findPathsAndTextsOfFilesWithNames(tree, 'Cargo.toml').flatMap(([manifest, text]) => {
    const cargo = parseToml(text)
    const name = textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(cargo, 'package'), 'name')
    return name ? [{ manifest, name, cargo, top: topOf(tree, folderOfPath(manifest)) }] : []
  })
}

/** Returns the nearest workspace that does not leave the crate out, or the crate itself. */
function topOf(tree: ScannedRepositoryFiles, folder: string): string {
  const workspace = folderAndParents(folder).find(one => {
    const cargo = parseToml(tree.texts.get(joinFolderPath(one, 'Cargo.toml')) ?? '')
    if (!Object.hasOwn(cargo, 'workspace')) return false
    const excluded = textsInListOfParsedTomlTable(tomlTableAtKeyOrEmpty(cargo, 'workspace'), 'exclude')
    return !excluded.some(path => isPathWithin(joinFolderPath(one, path), folder))
  })
  return workspace ?? folder
}

/** Returns the targets without the usual harness whose source uses the tool. */
function benchesWith(
  tree: ScannedRepositoryFiles,
  { manifest, cargo }: Crate,
  tool: Harness,
): readonly Bench[] {
  const dependencies = dependencyTables(cargo).flatMap(Object.keys)
  if (!harnesses[tool].some(name => dependencies.includes(name))) return []
  const folder = folderOfPath(manifest)
  return tablesAtKeyOfTomlTable(cargo, 'bench')
    .filter(table => table.harness === false)
    .flatMap(table => {
      const name = textAtKeyOfTomlTable(table, 'name') ?? ''
      const path = textAtKeyOfTomlTable(table, 'path')
      const sources = path ? [path] : [`benches/${name}.rs`, `benches/${name}/main.rs`]
      const isIts = sources.some(source => tree.marked[tool].includes(joinFolderPath(folder, source)))
      return isIts ? [{ name, features: textsInListOfParsedTomlTable(table, 'required-features') }] : []
    })
}

/** Returns the tables of dependencies: of the crate, of its workspace, and of single targets. */
function dependencyTables(cargo: TomlTable): readonly TomlTable[] {
  const targets = tomlTableAtKeyOrEmpty(cargo, 'target')
  const owners = [
    cargo,
    tomlTableAtKeyOrEmpty(cargo, 'workspace'),
    ...Object.keys(targets).map(key => tomlTableAtKeyOrEmpty(targets, key)),
  ]
  return owners.flatMap(owner => [
    tomlTableAtKeyOrEmpty(owner, 'dependencies'),
    tomlTableAtKeyOrEmpty(owner, 'dev-dependencies'),
  ])
}

function suiteOf(tree: ScannedRepositoryFiles, crate: Crate, tool: Harness): readonly BenchmarkSuite[] {
  const benches = benchesWith(tree, crate, tool)
  if (benches.length === 0) return []
  const isCriterion = tool === 'criterion'
  const flags = isCriterion ? criterionFlags : []
  const programFlags = isCriterion ? ['--', ...criterionFlags] : []
  const suite = measuredBy(tree, crate, tool, cargoWords(crate, 'bench', benches), programFlags)
  return [
    {
      ...suite,
      output: isCriterion ? 'target/criterion/**/new/*.json' : null,
      filter: isCriterion ? '{regex}' : null,
      ...programsOf(tree, crate, benches),
      ...(tool === 'gungraun'
        ? runnerOf(tree, crate)
        : relinkedPrograms(tree, crate, benches, flags, suite.notes)),
    },
  ]
}

/** Returns the words of a command of Cargo for these targets, with the features that they need. */
function cargoWords(crate: Crate, command: string, benches: readonly Bench[]): readonly string[] {
  const features = [...new Set(benches.flatMap(bench => bench.features))]
  return [
    ...['cargo', command, ...packageFlags(crate)],
    ...(features.length === 0 ? [] : ['--features', features.join(',')]),
    ...benches.flatMap(({ name }) => ['--bench', name]),
  ]
}

/** Returns the text of Cargo's configuration file at the top; '' if there is none. */
function cargoConfigText(tree: ScannedRepositoryFiles, { top }: Crate): string {
  const config = findFileInFolder(tree, top, '.cargo/config.toml', '.cargo/config')
  return (config && tree.texts.get(config)) ?? ''
}

/** Returns the globs of the programs that cargo builds, unless a configuration file may put them elsewhere. */
function programsOf(
  tree: ScannedRepositoryFiles,
  crate: Crate,
  benches: readonly Bench[],
): Pick<BenchmarkSuite, 'binaries'> {
  if (/\b(?:target|target-dir|build-dir)\s*=/.test(cargoConfigText(tree, crate))) return {}
  const folder = joinFolderPath(crate.top, 'target/release/deps')
  return { binaries: benches.map(({ name }) => `${folder}/${name.replaceAll('-', '_')}-*`).join('\n') }
}

/**
 * Returns how the programs are built and linked anew in another layout with lld: rustc prints the command of the linker, and keeps the
 * object files, so nothing is compiled again. Nothing is returned if a configuration file chooses a target, a linker or its flags.
 */
function relinkedPrograms(
  tree: ScannedRepositoryFiles,
  crate: Crate,
  benches: readonly Bench[],
  flags: readonly string[],
  notes: readonly string[],
): Partial<BenchmarkSuite> {
  if (/\b(?:target|target-dir|build-dir|linker|rustflags)\s*=/.test(cargoConfigText(tree, crate))) return {}
  // They are written into commands, and cargo allows no other characters.
  if (!benches.every(({ name }) => /^[\w-]+$/.test(name))) return {}
  const linkCommand = (name: string, more = '') =>
    `sh -c "$(cat target/${name}.link) -o target/${name}.bench${more}"`
  const shuffle = ' -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT'
  return {
    setup: [
      'mkdir -p target',
      ...benches.flatMap(bench => [
        `${joinShellWords(...cargoWords(crate, 'rustc', [bench]))} --profile bench -- -C save-temps --print link-args > target/${bench.name}.link`,
        linkCommand(bench.name),
      ]),
    ].join('\n'),
    relink: benches.map(({ name }) => linkCommand(name, shuffle)).join('\n'),
    run: runOfPrograms(crate, benches, flags),
    binaries: benches.map(({ name }) => joinFolderPath(crate.top, `target/${name}.bench`)).join('\n'),
    steps: [installAptPackagesStep('lld')],
    notes: [...notes, installLldInTerminalNote],
  }
}

/**
 * Returns the command that starts the programs in the folder of the crate, as cargo does. Of several programs it starts those that
 * BENCHGATE_PROGRAMS names, if it is set.
 */
function runOfPrograms(
  { top, manifest }: Crate,
  benches: readonly Bench[],
  flags: readonly string[],
): string {
  const home = pathRelativeTo(top, folderOfPath(manifest))
  const programs = benches.map(({ name }) => `target/${name}.bench`)
  const [first = '', ...others] = programs
  const words = joinShellWords('--bench', ...flags)
  if (others.length === 0) return commandInFolder(home, `${relativePathBetweenFolders(home, first)} ${words}`)
  const filter = flags.length === 0 ? '' : ' {filter}'
  const start =
    home === '.'
      ? `"$program" ${words}${filter}`
      : `(${commandInFolder(home, `"$OLDPWD/$program" ${words}${filter}`)})`
  return `for program in \${BENCHGATE_PROGRAMS:-${programs.join(' ')}}; do ${start}; done`
}

/** Benchmarks of the standard library need a nightly compiler. */
function libtest(tree: ScannedRepositoryFiles, crate: Crate): readonly BenchmarkSuite[] {
  const folder = folderOfPath(crate.manifest)
  const inner = [...tree.texts.keys()]
    .map(folderOfPath)
    .filter(one => one !== folder && isPathWithin(folder, one))
  const isOwn = (path: string) =>
    isPathWithin(folder, path) && !inner.some(one => isCrate(tree, one) && isPathWithin(one, path))
  if (!tree.marked.testFeature.some(isOwn)) return []
  const paths = tablesAtKeyOfTomlTable(crate.cargo, 'bench').map(table => textAtKeyOfTomlTable(table, 'path'))
  const isBuilt = (path: string) => {
    const own = pathRelativeTo(folder, path)
    return /^(benches|src)\//.test(own) || paths.includes(own)
  }
  if (!tree.marked.libtest.some(path => isOwn(path) && isBuilt(path))) return []
  const isChosen = choosesNightly(tree, crate)
  const cargo = isChosen ? ['cargo'] : ['cargo', '+nightly']
  const suite = measuredBy(tree, crate, 'cargo-bench', [...cargo, 'bench', ...packageFlags(crate)], [])
  const steps = isChosen ? [] : [{ run: 'rustup toolchain install nightly --profile minimal' }]
  return [{ ...suite, steps }]
}

function isCrate(tree: ScannedRepositoryFiles, folder: string): boolean {
  return tree.texts.has(joinFolderPath(folder, 'Cargo.toml'))
}

function choosesNightly(tree: ScannedRepositoryFiles, crate: Crate): boolean {
  const file = findFileInFolder(tree, crate.top, 'rust-toolchain.toml', 'rust-toolchain')
  return (
    /nightly/.test((file && tree.texts.get(file)) ?? '') ||
    /RUSTC_BOOTSTRAP/.test(cargoConfigText(tree, crate))
  )
}

/** Returns what all Cargo suites share. Setup builds, so that no visit has to. */
function measuredBy(
  tree: ScannedRepositoryFiles,
  { manifest, top }: Crate,
  tool: string,
  words: readonly string[],
  flags: readonly string[],
): BenchmarkSuite {
  const lock = joinFolderPath(top, 'Cargo.lock')
  return createSuiteWithDefaults({
    tool,
    foundBy: manifest,
    folder: top,
    setup: joinShellWords(...words, '--no-run'),
    run: joinShellWords(...words, ...flags),
    notes: tree.paths.has(lock)
      ? []
      : [`Git tracks no ${lock}, so base and head may get different dependencies.`],
  })
}

/** Gungraun counts with valgrind, by a runner that must be as old as the library. */
function runnerOf(tree: ScannedRepositoryFiles, { cargo }: Crate): Pick<BenchmarkSuite, 'steps' | 'notes'> {
  const own = dependencyTables(cargo)
  const all = [...own, ...dependencyTables(parseToml(tree.texts.get('Cargo.toml') ?? ''))]
  const library = harnesses.gungraun.find(name => own.some(table => Object.hasOwn(table, name))) ?? 'gungraun'
  const requirements = all.map(
    table =>
      textAtKeyOfTomlTable(table, library) ??
      textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(table, library), 'version') ??
      '',
  )
  const version = requirements
    .map(text => /\d+\.\d+[\w.]*/.exec(text)?.[0])
    .find(version => version !== undefined)
  const versionFlags = version ? ['--version', `^${version}`] : []
  const runner = joinShellWords('cargo', 'install', `${library}-runner`, ...versionFlags)
  return {
    steps: [installAptPackagesStep('valgrind'), { run: runner }],
    notes: [
      `The version of ${library}-runner must be that of ${library} in Cargo.lock; the workflow installs ${version ? `^${version}` : 'the newest'}.`,
    ],
  }
}

/** A crate without a workspace need not be named. */
function packageFlags({ manifest, name, top }: Crate): readonly string[] {
  return pathRelativeTo(top, folderOfPath(manifest)) === '.' ? [] : ['--package', name]
}
