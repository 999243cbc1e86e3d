// Targets of CMake with Google Benchmark.
import { describe, expect, test } from 'vitest'
import {
  findCatch2AndNanobenchSuites,
  findCppSuites,
  outermostCMakeProject,
  readCMakeListsByFolder,
} from '../../../../src/core/init/find/cpp.ts'
import { treeOf } from '../../../support/init-trees.ts'

const lldStep = { run: 'sudo apt-get update && sudo apt-get install --yes lld' }

describe('cpp', () => {
  const target = (name: string, library = 'benchmark::benchmark_main') =>
    `add_executable(${name} ${name}.cpp)\ntarget_link_libraries(${name} PRIVATE core ${library})\n`

  test('the project is built from its top, with the option that turns benchmarks on', () => {
    const tree = treeOf({
      'lib/CMakeLists.txt':
        'project(w)\noption(W_BENCHMARKS "Build # them" OFF)\noption(W_TESTS "x" OFF)\nadd_subdirectory(bench)\n',
      'lib/bench/CMakeLists.txt': `find_package(benchmark REQUIRED)\n${target('w_bench')}`,
    })
    expect(findCppSuites(tree)).toEqual([
      {
        tool: 'google-benchmark',
        foundBy: 'lib/bench/CMakeLists.txt',
        folder: 'lib',
        setup:
          'cmake -S . -B build-benchgate -DCMAKE_BUILD_TYPE=Release -DW_BENCHMARKS=ON "-DCMAKE_C_FLAGS=$CFLAGS -ffunction-sections" "-DCMAKE_CXX_FLAGS=$CXXFLAGS -ffunction-sections"\ncmake --build build-benchgate --config Release --parallel 4 --target w_bench',
        relink: expect.stringMatching(
          /^cmake -S \. -B build-benchgate "-DCMAKE_EXE_LINKER_FLAGS=\$LDFLAGS -fuse-ld=lld .*\ncmake --build .* --target w_bench > /,
        ),
        run: './build-benchgate/bench/w_bench --benchmark_min_time=0.1 --benchmark_out=benchgate-output.json --benchmark_out_format=json',
        format: 'google-benchmark',
        output: 'benchgate-output.json',
        filter: '--benchmark_filter={regex}',
        binaries: 'lib/build-benchgate/bench/w_bench',
        steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes lld libbenchmark-dev' }],
        notes: [
          expect.stringContaining("installs Ubuntu's package of Google Benchmark"),
          expect.stringContaining('lld'),
        ],
      },
    ])
  })

  test('the functions of shared libraries are shuffled, too', () => {
    const [suite] = findCppSuites(
      treeOf({ 'CMakeLists.txt': `project(w)\nadd_library(w SHARED w.cpp)\n${target('a')}` }),
    )
    expect(suite?.relink).toContain('"-DCMAKE_SHARED_LINKER_FLAGS=$LDFLAGS -fuse-ld=lld ')
  })

  test('several targets write a file each', () => {
    const [suite] = findCppSuites(
      treeOf({ 'CMakeLists.txt': `project(w)\n${target('a')}${target('b', 'benchmark')}` }),
    )
    expect(suite?.run?.split('\n').map(line => /^\S+|out=\S+/g.exec(line)?.[0])).toEqual([
      './build-benchgate/a',
      './build-benchgate/b',
    ])
    expect(suite?.run).toContain('--benchmark_out=benchgate-output-2.json')
    expect(suite?.output).toBe('benchgate-output-*.json')
    expect(suite?.binaries).toBe('build-benchgate/a\nbuild-benchgate/b')
    expect(suite?.run?.split('\n').every(line => line.endsWith(' {filter}'))).toBe(true)
    expect(suite?.steps).toEqual([lldStep])
  })

  test('a project that chooses its linker or optimises when it links is not linked anew', () => {
    for (const line of [
      'add_link_options(-fuse-ld=gold)',
      'set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)',
      'set(CMAKE_CXX_FLAGS "-Wall" CACHE STRING "")',
    ]) {
      const [suite] = findCppSuites(treeOf({ 'CMakeLists.txt': `project(w)\n${line}\n${target('a')}` }))
      expect(suite).not.toHaveProperty('relink')
      expect([suite?.setup, suite?.steps]).toEqual([expect.not.stringContaining('sections'), []])
    }
  })

  test('a project that brings the library needs none', () => {
    const text = `project(w)\nFetchContent_Declare(benchmark GIT_TAG x)\nfind_package(benchmark)\n${target('a')}`
    expect(findCppSuites(treeOf({ 'CMakeLists.txt': text }))[0]?.steps).toEqual([lldStep])
  })

  test('programs that are put elsewhere are looked for', () => {
    const text = `project(w)\nset(CMAKE_RUNTIME_OUTPUT_DIRECTORY \${CMAKE_BINARY_DIR}/bin)\n${target('a')}`
    const [suite] = findCppSuites(treeOf({ 'CMakeLists.txt': text }))
    expect(suite?.run).toMatch(/^"\$\(find build-benchgate -type f -name a \|/)
    expect(suite?.binaries).toBe('build-benchgate/**/a')
  })

  test('a folder with characters of globs leaves its programs unnamed', () => {
    const tree = treeOf({ 'a[b]/CMakeLists.txt': `project(w)\n${target('a')}` })
    expect(findCppSuites(tree)[0]).not.toHaveProperty('binaries')
  })

  test.each([
    ['a comment', `# ${target('a').replace('\n', '\n# ')}`],
    ['a library', 'add_library(a a.cpp)\ntarget_link_libraries(a benchmark::benchmark)'],
    ['another library', target('a', 'my_benchmark::core')],
    ['a name that only CMake knows', target(`$${'{PROJECT_NAME}'}_bench`)],
  ])('%s is none', (_, text) => {
    expect(findCppSuites(treeOf({ 'CMakeLists.txt': text }))).toEqual([])
  })

  test('a project that nobody adds is built by itself', () => {
    const tree = treeOf({
      'CMakeLists.txt': 'project(w)\nadd_subdirectory(tests)\n',
      'tests/bench/CMakeLists.txt': `project(b)\n${target('b')}`,
    })
    expect(findCppSuites(tree)).toMatchObject([
      { folder: 'tests/bench', run: expect.stringMatching(/^\.\/build-benchgate\/b /) },
    ])
  })

  test('programs of a loop over words or over lists are found', () => {
    const name = `$${'{target}'}`
    const loop = (list: string) => `foreach(target ${list})\n${target(name)}endforeach()\n`
    const text = `project(w)\nset(NAMES a\n  b)\nlist(APPEND NAMES c)\n${loop(`$${'{NAMES}'} d`)}${loop('IN LISTS MORE NAMES')}`
    const [suite] = findCppSuites(treeOf({ 'CMakeLists.txt': text }))
    expect(suite?.binaries?.split('\n').map(path => path.split('/').at(-1))).toEqual(['a', 'b', 'c', 'd'])
    expect(findCppSuites(treeOf({ 'CMakeLists.txt': `project(w)\n${loop('IN ITEMS e')}` }))).toHaveLength(1)
  })

  test('what a folder links for all of its programs is linked to those that come after it', () => {
    const text =
      'add_executable(early e.cpp)\nif (TARGET benchmark::benchmark)\n  link_libraries(benchmark::benchmark)\n  add_executable(late l.cpp)\nendif()'
    const tree = treeOf({
      'CMakeLists.txt': 'project(w)\nadd_subdirectory(benchmark)\n',
      'benchmark/CMakeLists.txt': text,
    })
    expect(findCppSuites(tree)).toMatchObject([
      { folder: '.', run: expect.stringMatching(/^\.\/build-benchgate\/benchmark\/late /) },
    ])
  })
})

// Programs whose sources use Catch2 or nanobench.
describe('cpp sources', () => {
  const variable = (name: string) => `$\{${name}}`
  const lists = {
    'CMakeLists.txt': 'project(w)\nadd_subdirectory(tests)\nadd_executable(example example.cpp)\n',
    'tests/CMakeLists.txt': `set(SOURCES ${variable('DIR')}/a.cpp sub/b.cpp)\nadd_executable(all ${variable('SOURCES')})\nadd_executable(one c.cpp)\n`,
  }

  test.each([
    ['by a variable', 'tests/sub/b.cpp', 'all'],
    ['by its name', 'tests/c.cpp', 'one'],
  ])('a program that names the source %s is built from the top', (_, source, name) => {
    expect(findCatch2AndNanobenchSuites(treeOf(lists, { catch2: [source] }))).toMatchObject([
      {
        tool: 'catch2',
        folder: '.',
        setup: expect.stringContaining(`--target ${name}`),
        run: `./build-benchgate/tests/${name} --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'`,
      },
    ])
  })

  test('nanobench prints, and sources of one program are one suite', () => {
    const found = findCatch2AndNanobenchSuites(
      treeOf(lists, { nanobench: ['tests/a.cpp', 'tests/sub/b.cpp'] }),
    )
    expect(found).toMatchObject([
      { tool: 'nanobench', run: './build-benchgate/tests/all', format: 'nanobench' },
    ])
  })

  test('a source that no program names is none, even where there is just one program', () => {
    expect(findCatch2AndNanobenchSuites(treeOf(lists, { nanobench: ['other/x.cpp'] }))).toEqual([])
  })
})

// How programs of CMake are built.
describe('cmake', () => {
  const lists = readCMakeListsByFolder(
    treeOf({
      'CMakeLists.txt': 'project(w)\n# add_subdirectory(c)\nadd_subdirectory("a")\n',
      'a/CMakeLists.txt': `add_subdirectory($\{CMAKE_CURRENT_SOURCE_DIR}/b)\nforeach(x y)\nadd_subdirectory($\{x})\nendforeach()\n`,
      'a/b/CMakeLists.txt': '',
      'a/own/CMakeLists.txt': 'project(own)\n',
      'c/CMakeLists.txt': 'project(c)\n',
      'd/CMakeLists.txt': '',
    }),
  )

  test.each([
    ['a/b', '.'],
    ['a', '.'],
    ['a/own', 'a/own'],
    ['c', 'c'],
    // Added in a way that was not understood: by the project around it, as far as can be told.
    ['d', '.'],
  ])('%s is configured in %s', (folder, top) => {
    expect(outermostCMakeProject(lists, folder)).toBe(top)
  })

  test('options of benchmarks that are off are turned on', () => {
    const text =
      'project(w)\noption(W_BENCH "x" OFF)\noption(W_DEVELOPER_MODE "y" OFF)\noption(W_BENCH_ALL "z" ON)\noption(W_TESTS "t" OFF)\nadd_executable(a a.cpp)\ntarget_link_libraries(a benchmark)'
    expect(findCppSuites(treeOf({ 'CMakeLists.txt': text }))[0]?.setup).toContain(
      '-DCMAKE_BUILD_TYPE=Release -DW_BENCH=ON -DW_DEVELOPER_MODE=ON "-DCMAKE_C_FLAGS',
    )
  })
})
