// What moved code alone does to verdicts in C++ and Rust, without `relink` and with it: `node scripts/node24.mjs bench/moved-code.ts
// [GATES [CHANGE [LANGUAGE]]]`. With a change, such as '+10 %', only that one is measured, and only with `relink`.
//
// In each pair head has the same functions as base in another place: their order is reversed, another function is added before them, or
// a function of padding. In two more pairs one loop takes 5 % and 10 % more turns. Each pair is measured by so many gates (3 unless
// given) of ten rounds. The last column has the share of the gates' time that the links took. Needs g++ with Google Benchmark, rustc
// and lld; a quarter of an hour for three.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sum } from 'simple-statistics'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { createGit } from '../src/effects/git/git.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const [gatesText = '3', only, wanted = ''] = process.argv.slice(2)
const gates = Number(gatesText)
const sources = join(import.meta.dirname, 'moved-code')
const env = { ...process.env, PATH: process.env.PATH ?? '' }

interface Language {
  readonly file: string
  readonly setup: string
  readonly relink: string
  readonly run: string
  readonly added: string
  readonly padding: string
  /** The head of the loop that is made longer, and what it becomes for a share more. */
  readonly loop: (share: number) => readonly [text: string, instead: string]
}

const shuffle = '-Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT'
const languages: Readonly<Record<string, Language>> = {
  'C++': {
    file: 'hot.cpp',
    setup:
      'mkdir -p build && g++ -O2 -ffunction-sections -c hot.cpp -o build/hot.o && g++ -O2 -ffunction-sections -c bench.cpp -o build/bench.o && g++ build/hot.o build/bench.o -o build/bench -lbenchmark -lpthread',
    relink: `g++ -fuse-ld=lld ${shuffle} build/hot.o build/bench.o -o build/bench -lbenchmark -lpthread`,
    run: 'build/bench --benchmark_format=json --benchmark_min_time=0.05',
    added: 'extern "C" int added(int n) { return n * 7 % 5; }\n',
    padding: 'extern "C" void padding() { asm volatile(".fill 40, 1, 0x90"); }\n',
    loop: share => [
      'for (size_t n = 0; n < count; n++) value',
      `count += count * ${share} / 100; for (size_t n = 0; n < count; n++) value`,
    ],
  },
  Rust: {
    file: 'main.rs',
    setup:
      'mkdir -p build && rustc -O -C codegen-units=1 -C save-temps --print link-args main.rs -o build/bench > build/bench.link',
    relink: 'sh -c "$(cat build/bench.link) -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT"',
    run: 'build/bench',
    added: '#[inline(never)] #[no_mangle] pub fn added(n: i32) -> i32 { n * 7 % 5 }\n',
    padding:
      '#[inline(never)] #[no_mangle] pub fn padding() { unsafe { std::arch::asm!(".fill 40, 1, 0x90") } }\n',
    loop: share => [
      'for byte in text { value',
      `for byte in text.iter().chain(text[..text.len() * ${share} / 100].iter()) { value`,
    ],
  },
}

const changes: Readonly<Record<string, (text: string, language: Language) => string>> = {
  'functions reversed': text =>
    text.replace(
      /(\/\/ <functions>\n)([\s\S]*)(\/\/ <end>)/,
      (_, begin, functions: string, end) =>
        `${begin}${functions.split('// <next>\n').toReversed().join('// <next>\n')}${end}`,
    ),
  'a function added': (text, { added }) => text.replace('// <functions>\n', `// <functions>\n${added}`),
  padding: (text, { padding }) => text.replace('// <functions>\n', `// <functions>\n${padding}`),
  '+5 %': (text, { loop }) => text.replace(...loop(5)),
  '+10 %': (text, { loop }) => text.replace(...loop(10)),
}

const rows: string[][] = []
for (const [name, language] of Object.entries(languages).filter(([name]) => name.includes(wanted)))
  for (const [change, edit] of Object.entries(changes)) {
    if (only !== undefined && change !== only) continue
    const folder = mkdtempSync(join(tmpdir(), 'benchgate-moved-'))
    try {
      cpSync(sources, folder, { recursive: true })
      writeFileSync(join(folder, '.gitignore'), 'build/\n')
      const git = createGit(folder, { PATH: env.PATH, HOME: folder })
      await git.run(['init', '--quiet', '--initial-branch=head'])
      const commit = async (message: string) => {
        await git.run(['add', '--all'])
        await git.run(['commit', '--quiet', `--message=${message}`])
      }
      await commit('base')
      await git.run(['tag', 'base'])
      const path = join(folder, language.file)
      const before = readFileSync(path, 'utf8')
      const after = edit(before, language)
      if (after === before) throw new Error(`${name}, ${change}: nothing changed`)
      writeFileSync(path, after)
      await commit('head')
      for (const relink of only === undefined ? ['', language.relink] : [language.relink]) {
        const linkTimes = join(folder, '.git', 'link-times')
        writeFileSync(linkTimes, '')
        const counts = { suspected: 0, regressed: 0, rows: 0 }
        const estimates: number[] = []
        const began = performance.now()
        for (let gate = 0; gate < gates; gate++) {
          const { setup, run } = language
          const inputs: Readonly<Record<string, string>> = {
            ...{ base: 'base', count: '10', checkout: 'worktree', measure: 'all', setup, run },
            relink:
              relink && `began=$(date +%s%N); ${relink} && echo $(($(date +%s%N) - began)) >> '${linkTimes}'`,
          }
          const { result } = await runGate(
            readInputsWithSeed(one => inputs[one] ?? ''),
            {
              ...{ folder, env, event: noWorkflowEvent, server: 'https://github.com', profiles: folder },
              signal: new AbortController().signal,
              console: { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) },
            },
          )
          for (const { change: kind, confirmation, ratio, unit } of result.comparisons) {
            if (unit !== 'sec/op') continue
            counts.rows += 1
            if (confirmation !== null) counts.suspected += 1
            if (kind === 'regressed') counts.regressed += 1
            if (ratio) estimates.push(100 * (ratio.estimate - 1))
          }
        }
        const seconds = (performance.now() - began) / 1000
        const linkSeconds = sum(readFileSync(linkTimes, 'utf8').trim().split('\n').map(Number)) / 1e9
        const range = `${Math.min(...estimates).toFixed(1)} to ${Math.max(...estimates).toFixed(1)} %`
        rows.push([
          ...[name, change, relink === '' ? 'no' : 'yes', String(counts.rows)],
          ...[String(counts.suspected), String(counts.regressed), range, `${(seconds / gates).toFixed(0)} s`],
          relink === '' ? '' : `${((100 * linkSeconds) / seconds).toFixed(0)} %`,
        ])
        console.log(rows.at(-1)?.join(' | '))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
console.log(`\n${machineHere()}, ${gates} gates of each\n`)
console.log(
  table(['Language', 'Change', '`relink`', 'Rows', 'Suspected', 'Red', 'Estimates', 'A gate', 'Links'], rows),
)
