// Benchmarks of Rust, by Cargo.toml and what the sources use.
import { describe, expect, test } from 'vitest'
import { findRustSuites } from '../../../../src/core/init/find/rust.ts'
import { installLldInTerminalNote } from '../../../../src/core/init/find/suite.ts'
import { treeOf } from '../../../support/init-trees.ts'

const crate = (name: string, more: string) => `[package]\nname = "${name}"\n${more}`
const bench = (name: string) => `[[bench]]\nname = "${name}"\nharness = false\n`
const criterion = '[dev-dependencies]\ncriterion = { version = "0.7" }\n'

describe('criterion', () => {
  test('runs only its own targets, as others do not know its flags, and builds and links them beforehand', () => {
    const tree = treeOf(
      {
        'Cargo.toml': crate(
          'w',
          `${criterion}${bench('one')}${bench('two')}[[bench]]\nname = "usual"\n${bench('other')}`,
        ),
        'Cargo.lock': '',
      },
      { criterion: ['benches/one.rs', 'benches/two/main.rs', 'benches/usual.rs'] },
    )
    expect(findRustSuites(tree)).toEqual([
      {
        tool: 'criterion',
        foundBy: 'Cargo.toml',
        folder: '.',
        setup: `mkdir -p target
cargo rustc --bench one --profile bench -- -C save-temps --print link-args > target/one.link
sh -c "$(cat target/one.link) -o target/one.bench"
cargo rustc --bench two --profile bench -- -C save-temps --print link-args > target/two.link
sh -c "$(cat target/two.link) -o target/two.bench"`,
        relink: `sh -c "$(cat target/one.link) -o target/one.bench -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT"
sh -c "$(cat target/two.link) -o target/two.bench -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT"`,
        run: `for program in $\{BENCHGATE_PROGRAMS:-target/one.bench target/two.bench}; do "$program" --bench --noplot --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 {filter}; done`,
        format: 'criterion',
        output: 'target/criterion/**/new/*.json',
        steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes lld' }],
        filter: '{regex}',
        binaries: 'target/one.bench\ntarget/two.bench',
        notes: [installLldInTerminalNote],
      },
    ])
  })

  test('is left to cargo where a configuration may choose another linker or folder', () => {
    const suitesWith = (config: string) =>
      findRustSuites(
        treeOf(
          { 'w/Cargo.toml': crate('w', criterion + bench('a-b')), 'w/.cargo/config.toml': config },
          { criterion: ['w/benches/a-b.rs'] },
        ),
      )
    expect(suitesWith('[net]\noffline = true\n')).toMatchObject([{ binaries: 'w/target/a-b.bench' }])
    const byCargo = { setup: 'cargo bench --bench a-b --no-run', steps: [] }
    expect(suitesWith('[build]\nrustflags = ["-Dwarnings"]\n')).toMatchObject([
      { ...byCargo, binaries: 'w/target/release/deps/a_b-*' },
    ])
    for (const config of [
      '[build]\ntarget-dir = "out"\n',
      'build = { target = "x86_64-unknown-linux-musl" }\n',
    ]) {
      const [suite] = suitesWith(config)
      expect(suite).toMatchObject(byCargo)
      expect(suite).not.toHaveProperty('binaries')
      expect(suite).not.toHaveProperty('relink')
    }
  })

  test('starts several programs of a crate of a workspace in its folder', () => {
    const tree = treeOf(
      {
        'Cargo.toml': '[workspace]\nmembers = ["w"]\n',
        'w/Cargo.toml': crate('w', `[dev-dependencies]\ndivan = "0.1"\n${bench('a')}${bench('b')}`),
      },
      { divan: ['w/benches/a.rs', 'w/benches/b.rs'] },
    )
    expect(findRustSuites(tree)).toMatchObject([
      {
        run: `for program in $\{BENCHGATE_PROGRAMS:-target/a.bench target/b.bench}; do (cd w && "$OLDPWD/$program" --bench); done`,
      },
    ])
  })

  test.each([
    ['commented out', '[dev-dependencies]\n# criterion = "1"\n'],
    ['not depended on', '[package.metadata]\ncriterion = 1\n'],
  ])('%s is none', (_, more) => {
    const tree = treeOf(
      { 'Cargo.toml': crate('w', `${more}${bench('one')}`) },
      { criterion: ['benches/one.rs'] },
    )
    expect(findRustSuites(tree)).toEqual([])
  })

  test.each([
    ['a table of its own', '[dev-dependencies.criterion]\nversion = "1"\n'],
    ['for one system', "[target.'cfg(unix)'.dev-dependencies]\ncriterion = '1'\n"],
    ['of the workspace', '[dev-dependencies]\ncriterion.workspace = true\n'],
  ])('with %s is found, and a path is followed', (_, more) => {
    const own = `[[bench]]\nname = "one"\npath = "perf/x.rs"\nharness = false\n`
    const tree = treeOf({ 'Cargo.toml': crate('w', more + own) }, { criterion: ['perf/x.rs'] })
    expect(findRustSuites(tree)).toMatchObject([
      { setup: expect.stringContaining('cargo rustc --bench one --profile') },
    ])
  })

  test('in a workspace runs from its top, where target is', () => {
    const manifest = crate('w', criterion + bench('one'))
    const marked = { criterion: ['a/w/benches/one.rs'] }
    const inside = treeOf(
      { 'a/Cargo.toml': '[workspace]\nmembers = ["w"]\n', 'a/w/Cargo.toml': manifest },
      marked,
    )
    expect(findRustSuites(inside)).toMatchObject([
      {
        folder: 'a',
        setup: expect.stringContaining('cargo rustc --package w --bench one --profile'),
        run: expect.stringMatching(/^cd w && \.\.\/target\/one\.bench --bench .* 10$/),
        binaries: 'a/target/one.bench',
        foundBy: 'a/w/Cargo.toml',
      },
    ])
    const outside = treeOf(
      { 'a/Cargo.toml': '[workspace]\nexclude = ["w"]\n', 'a/w/Cargo.toml': manifest },
      marked,
    )
    expect(findRustSuites(outside)).toMatchObject([
      { folder: 'a/w', setup: expect.stringContaining('cargo rustc --bench one --profile') },
    ])
  })

  test('without a lock file says what may differ', () => {
    const tree = treeOf(
      { 'Cargo.toml': crate('w', criterion + bench('one')) },
      { criterion: ['benches/one.rs'] },
    )
    expect(findRustSuites(tree)[0]?.notes[0]).toMatch(/^Git tracks no Cargo\.lock/)
  })
})

test('divan prints, and needs no flags', () => {
  const manifest = crate('w', `[dev-dependencies]\ndivan = "0.1"\n${bench('d')}`)
  const tree = treeOf({ 'Cargo.toml': manifest }, { divan: ['benches/d.rs'] })
  expect(findRustSuites(tree)).toMatchObject([
    { tool: 'divan', run: 'target/d.bench --bench', format: 'divan', output: null },
  ])
})

describe('#[bench]', () => {
  const files = { 'Cargo.toml': crate('w', ''), 'inner/Cargo.toml': crate('inner', '') }

  test('needs a nightly compiler', () => {
    const [suite, ...more] = findRustSuites(
      treeOf(files, { libtest: ['src/lib.rs'], testFeature: ['src/lib.rs'] }),
    )
    expect(more).toEqual([])
    expect(suite).toMatchObject({ run: 'cargo +nightly bench', format: 'cargo-bench', foundBy: 'Cargo.toml' })
    expect(suite?.steps).toEqual([{ run: 'rustup toolchain install nightly --profile minimal' }])
  })

  test.each([
    ['rust-toolchain.toml', '[toolchain]\nchannel = "nightly-2026-01-01"\n'],
    ['rust-toolchain', 'nightly\n'],
    ['.cargo/config.toml', '[env]\nRUSTC_BOOTSTRAP = "1"\n'],
  ])('takes the one that %s chooses', (file, text) => {
    const tree = treeOf({ ...files, [file]: text }, { libtest: ['src/lib.rs'], testFeature: ['src/lib.rs'] })
    expect(findRustSuites(tree)).toMatchObject([{ run: 'cargo bench', steps: [] }])
  })

  test('belongs to the innermost crate', () => {
    const tree = treeOf(files, { libtest: ['inner/benches/a.rs'], testFeature: ['inner/benches/a.rs'] })
    expect(findRustSuites(tree)).toMatchObject([{ folder: 'inner' }])
  })

  test.each([
    ['data that looks like a source', { libtest: ['data/a.rs'], testFeature: ['benches/b.rs'] }],
    ['a benchmark that cannot compile', { libtest: ['benches/a.rs'] }],
  ])('%s is none', (_, marked) => {
    expect(findRustSuites(treeOf(files, marked))).toEqual([])
  })
})

test('features without which a target is not built are turned on', () => {
  const own = `${criterion}[[bench]]\nname = "one"\nharness = false\nrequired-features = ["a", "b"]\n`
  const tree = treeOf({ 'Cargo.toml': crate('w', own) }, { criterion: ['benches/one.rs'] })
  expect(findRustSuites(tree)).toMatchObject([
    { setup: expect.stringContaining('cargo rustc --features a,b --bench one') },
  ])
})

test('Gungraun needs valgrind and its runner, of the version that is asked for', () => {
  const own = `[dev-dependencies]\ngungraun = "0.17.0"\n${bench('g')}`
  const tree = treeOf({ 'Cargo.toml': crate('w', own), 'Cargo.lock': '' }, { gungraun: ['benches/g.rs'] })
  expect(findRustSuites(tree)).toMatchObject([
    {
      tool: 'gungraun',
      run: 'cargo bench --bench g',
      format: 'gungraun',
      filter: null,
      steps: [
        { run: expect.stringContaining('valgrind') },
        { run: "cargo install gungraun-runner --version '^0.17.0'" },
      ],
    },
  ])
})
