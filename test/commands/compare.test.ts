// `benchgate compare` as people run it: what it prints where, and how it ends.
import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompareCommandOptions, parseCompareCommandOptions, run } from '../../src/commands/compare.ts'
import { MisconfiguredError } from '../../src/core/model/errors.ts'
import { builtFile, root } from '../support/action.ts'
import { called } from '../support/called.ts'
import { plainEnv } from '../support/repository.ts'

const recorded = join(root, 'test/golden/compare/benchstat')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'benchgate-compare-'))
  const file = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  const values = (center: number) => [0, 3, -2, 1, -4, 2, -1, 4].map(step => center + step / 10)
  const benchmark = (name: string, center: number) =>
    values(center).map(value => `Benchmark${name}-8 100 ${value} ns/op`)
  file('base.txt', [...benchmark('Read', 100), ...benchmark('Write', 200), ...benchmark('Close', 50)])
  file('slow.txt', [...benchmark('Read', 120), ...benchmark('Write', 202), ...benchmark('Close', 40)])
  file('failed.txt', [
    ...benchmark('Read', 100),
    '--- FAIL: BenchmarkWrite \u0007',
    'BenchmarkClose-8 1 NaN ns/op',
  ])
  const all = [...benchmark('Read', 100), ...benchmark('Write', 200), ...benchmark('Close', 50)]
  const statements = ['Unit ns/op better=lower', 'Unit ns/op better=higher']
  file('torn.txt', [...all, 'BenchmarkRead-8 1 300,5 ns/op', ...statements])
  file('panicked.txt', [...all, 'panic: boom', '', 'goroutine 1 [running]:', 'main.main()'])
  file('partial.txt', benchmark('Read', 100))
  file(
    'few',
    [1, 2].map(value => `BenchmarkRead-8 100 ${value} ns/op 5 allocs/op`),
  )
  file('hostile.txt', ['=1+1: \u001b[2J', ...benchmark('Read\u0007', 100), ...benchmark('=cmd|x', 100)])
  file('x\u001b[2Jy.txt', ['--- FAIL: BenchmarkWrite', ...benchmark('Read', 100)])
})
afterAll(() => rmSync(folder, { recursive: true }))

const compare = (args: readonly string[], within = '.') => called({ run }, args, join(folder, within))

const golden = (name: string) => `../golden/compare/${name}`

test('a regression ends with 1, and is named beside the report', async () => {
  const { status, stdout, stderr } = await compare(['base.txt', 'slow.txt'])
  expect([status, stderr]).toEqual([
    1,
    '1 of 3 comparisons is worse by more than 5%: Read-8 time/op +19.99% (slow.txt)\n' +
      'fail: 3 compared, 1 regressed\n',
  ])
  await expect(stdout).toMatchFileSnapshot(golden('regressed.txt'))
})

test.each([
  [['base.txt', 'base.txt'], 0],
  [['slow.txt', 'base.txt'], 1],
  [['--threshold', '30%', 'base.txt', 'slow.txt'], 0],
  [['-filter', '-.name:Read', 'base.txt', 'slow.txt'], 0],
  [['-alpha', '0.0001', 'base.txt', 'slow.txt'], 3],
  [['-delta-test', 'none', 'base.txt', 'slow.txt'], 1],
  [['base.txt'], 0],
  [['failed.txt'], 0],
  [['failed.txt', 'partial.txt'], 3],
  [['--fail-on', 'inconclusive', '-alpha', '0.0001', 'base.txt', 'slow.txt'], 1],
  [['--fail-on', 'never', 'base.txt', 'slow.txt'], 0],
  [['base.txt', 'panicked.txt'], 3],
  [['few', 'few'], 3],
])('%j ends with %i', async (args, status) => {
  expect((await compare(args)).status).toBe(status)
})

test('all options that change the table work together', async () => {
  const { status, stdout } = await compare([
    ...['--correction', 'holm', '--intervals', '--sort', 'delta', '--no-geomean', '--outliers', 'iqr'],
    ...['--delta-test', 'ttest', 'old=base.txt', 'new=slow.txt'],
  ])
  expect(status).toBe(1)
  await expect(stdout).toMatchFileSnapshot(golden('corrected.txt'))
})

test('- reads standard input', () => {
  const input = [98, 99, 100, 101, 102, 103].map(value => `BenchmarkRead-8 1 ${value} ns/op\n`).join('')
  const { status, stdout } = spawnSync(
    process.execPath,
    [builtFile('cli.js'), 'compare', 'base.txt', 'now=-'],
    { cwd: folder, env: plainEnv, encoding: 'utf8', input },
  )
  // It has one of three benchmarks.
  expect(status).toBe(3)
  expect(stdout).toMatch(/│ +base.txt +│ +now +│/)
  expect(stdout).toMatch(/Read-8 +100\.0n ± 0% +100\.5n ± 2% +~ \(p=[\d.]+ n=8\+6\)/)
})

test.each([
  ['in colours on a terminal', {}, '\u001b[31m+19.99%\u001b[0m (p='],
  ['without where nobody wants them', { NO_COLOR: '1' }, ' +19.99% (p='],
])('the change is shown %s', async (_, env, shown) => {
  const written: string[] = []
  const stream = { isTTY: true, columns: 80, write: (text: string) => written.push(text) }
  const output = stream as unknown as NodeJS.WriteStream
  const status = await run(['base.txt', 'slow.txt'], { env, folder, stdout: output, stderr: output })
  expect(status).toBe(1)
  expect(written.join('')).toContain(shown)
})

test.each(['csv', 'markdown'])('as %s', async form => {
  const { status, stdout } = await compare([`--${form}`, join(recorded, 'units.txt'), '-col', 'note'])
  expect(status).toBe(0)
  await expect(stdout).toMatchFileSnapshot(golden(`units.${form}`))
})

test('the rules of the repository apply, flags override them, and --html writes a page', async () => {
  const repository = join(folder, 'repository')
  mkdirSync(join(repository, '.github'), { recursive: true })
  mkdirSync(join(repository, '.git'))
  const rules = [
    'threshold: 30%',
    'benchmarks:',
    '  - match: Read',
    '    threshold: 10%',
    '    owner: "@acme"',
  ]
  writeFileSync(join(repository, '.github/benchgate.yml'), rules.join('\n'))
  writeFileSync(join(repository, 'bad.yml'), 'benchmarks:\n  - match: A\n    gate: maybe\n')
  mkdirSync(join(repository, 'sub'))
  const inside = (...args: readonly string[]) => compare([...args, 'base.txt', 'slow.txt'], 'repository/sub')
  for (const name of ['base.txt', 'slow.txt']) copyFileSync(join(folder, name), join(repository, 'sub', name))
  const { status, stderr } = await inside('--html', 'page.html')
  expect([status, stderr]).toEqual([
    1,
    'rules from .github/benchgate.yml: threshold 30%, 1 rule for benchmarks\n' +
      'rule "Read": threshold 10%, owner @acme\n' +
      '1 of 3 comparisons is worse by more than 10%: Read-8 time/op +19.99% (slow.txt)\n' +
      'fail: 3 compared, 1 regressed\n',
  ])
  const page = readFileSync(join(repository, 'sub/page.html'), 'utf8')
  expect(page).toContain('<span class="verdict">Fail</span> 3 compared, 1 regressed</h1>')
  expect(page).toContain('<li>rules from .github/benchgate.yml: threshold 30%, 1 rule for benchmarks</li>')
  const { rules: told, settings, tables } = JSON.parse((await inside('--json', '--threshold', '1%')).stdout)
  expect(told).toMatchObject({
    file: '.github/benchgate.yml',
    benchmarks: [{ match: 'Read', owner: '@acme' }],
  })
  expect(settings.threshold).toBe(0.01)
  expect(tables[0].rows.map(({ rule }: { rule: unknown }) => rule)).toEqual(['Read', null, null])
  expect((await inside('--no-rules')).stderr).not.toContain('rule')
  const refused = await inside('--rules', 'bad.yml')
  expect(refused.status).toBe(2)
  expect(refused.stderr).toContain('bad.yml, line 2: benchmarks: gate: "maybe"')
})

test('a page that cannot be written is an error before any file is read', async () => {
  const { status, stdout, stderr } = await compare(['--html', 'nowhere/page.html', 'none.txt', 'none.txt'])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/html: ".*nowhere.page\.html" cannot be written/)
})

test("--html does not overwrite a file of results, as with benchstat's former -html", async () => {
  const before = readFileSync(join(folder, 'base.txt'), 'utf8')
  const { status, stdout, stderr } = await compare(['-html', 'base.txt', 'slow.txt'])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(
    /html: ".*base\.txt" already exists and is not a page of Benchgate, so it is not overwritten/,
  )
  expect(readFileSync(join(folder, 'base.txt'), 'utf8')).toBe(before)
})

test('a filter that matches nothing in a file is not a pass', async () => {
  const filter = ['-filter', '.name:Write']
  const { status, stderr } = await compare([...filter, 'base.txt', 'partial.txt'])
  expect(status).toBe(2)
  expect(stderr).toContain('nothing in partial.txt matches .name:Write')
  expect(await compare([...filter, 'base.txt', 'other=base.txt', 'partial.txt'])).toMatchObject({
    status: 3,
    stderr:
      'warning: partial.txt: a benchmark of base.txt is missing: Write-8\ninconclusive: 1 compared, 1 missing\n',
  })
})

test('--json names what is missing in a later file', async () => {
  const { missing } = JSON.parse((await compare(['--json', 'base.txt', 'partial.txt'])).stdout)
  const gone = (name: string) => ({
    ...{ column: 'partial.txt', base: 'base.txt', name, unit: null },
    ...{ apart: [], isMuted: false },
  })
  expect(missing).toEqual([gone('Write-8'), gone('Close-8')])
})

test('a line that cannot be read is printed, and is not a pass', async () => {
  const { status, stderr } = await compare(['base.txt', 'torn.txt'])
  expect([status, stderr]).toEqual([
    3,
    'warning: torn.txt:25: "300,5" is not a number: BenchmarkRead-8 1 300,5 ns/op\n' +
      'warning: torn.txt:27: better of sec/op is already set to lower: Unit ns/op better=higher\n' +
      'inconclusive: 3 compared, 2 refused\n',
  ])
  const { refused } = JSON.parse((await compare(['--json', 'base.txt', 'torn.txt'])).stdout)
  expect(refused[0]).toEqual({
    ...{ file: 'torn.txt', line: 25, text: 'BenchmarkRead-8 1 300,5 ns/op' },
    ...{ why: '"300,5" is not a number', isResult: true },
  })
})

test('failures in a file are warnings, without control characters', async () => {
  const { status, stdout, stderr } = await compare(['base.txt', 'failed.txt'])
  expect(status).toBe(3)
  expect(stderr).toBe(
    'warning: failed.txt: a line reports a failure: "--- FAIL: BenchmarkWrite \\u0007"\n' +
      'warning: failed.txt: such a value is impossible: Close-8: NaN ns/op\n' +
      'warning: failed.txt: 2 benchmarks of base.txt are missing: Write-8, Close-8\n' +
      'failures were reported in failed.txt; fix them and measure again\n' +
      'inconclusive: 1 compared, 2 missing, 1 refused, 1 file with failures\n',
  )
  expect(stdout).toContain('not the same benchmarks as in the first column')
  expect((await compare(['hostile.txt'])).stdout).toContain('Read\\u0007')
})

test('a command that hyperfine saw fail is not compared, unless it ends so in all files', async () => {
  const exported = (name: string, ...ends: readonly (readonly [command: string, code: number])[]) =>
    [1, 2, 3, 4, 5, 6].map(n => {
      const path = `${name}${n}.json`
      const results = ends.map(([command, code]) => {
        const time = (code + 1) / (100 + n)
        return { command, mean: time, times: [time, time], exit_codes: [code, code] }
      })
      writeFileSync(join(folder, path), JSON.stringify({ results }))
      return `${name}=${path}`
    })
  const passing = exported('passing', ['lint', 1], ['run', 0])
  const failing = exported('failing', ['lint', 1], ['run', 1])
  const { status, stdout, stderr } = await compare([...passing, ...failing])
  expect(status).toBe(3)
  expect(stdout).toMatch(/^lint .+ ~ /m)
  expect(stdout).toMatch(/^run +\S+ ± \d%$/m)
  expect(stderr).toContain(
    'warning: failing1.json: a line reports a failure: "run: its command exited with status 1"',
  )
  expect(stderr).toMatch(
    /failures were reported in failing; fix them and measure again\n.*1 compared, 1 missing/,
  )
  const runs = [exported('good', ['run', 0]), exported('bad', ['run', 139])].flat()
  expect(await compare(runs)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('all benchmarks of bad failed, so nothing could be compared.'),
  })
})

test('a threshold of 100% is refused for a benchmark that has rates only, as it could never fail', async () => {
  const written = (name: string, line: (n: number) => string) =>
    writeFileSync(join(folder, name), [1, 2, 3, 4, 5, 6].map(n => `BenchmarkCopy 10 ${line(n)}\n`).join(''))
  written('fast.txt', n => `10${n} MB/s`)
  written('stuck.txt', n => `1${n} MB/s`)
  const { status, stderr } = await compare(['fast.txt', 'stuck.txt', '--threshold', '100%'])
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^benchgate: threshold: 100% could never fail Copy: /),
  ])
  expect(await compare(['fast.txt', 'stuck.txt', '--threshold', '80%'])).toMatchObject({ status: 1 })
  written('fast.txt', n => `10${n} MB/s 10${n} ns/op`)
  written('stuck.txt', n => `1${n} MB/s 90${n} ns/op`)
  expect(await compare(['fast.txt', 'stuck.txt', '--threshold', '100%'])).toMatchObject({ status: 1 })
})

test('text before a result on its line does not hide it, and a possibly quoted result is reported and not a pass', async () => {
  const result = (name: string, value: number) => `Benchmark${name}-8   \t 1000000\t      ${value}.0 ns/op`
  const printed = (slower: number, quoted: string) =>
    [1, 2, 3, 4, 5, 6]
      .flatMap(n => [
        result('A', 100 + n),
        `closing db... ${result('B', slower * (100 + n))}`,
        `\r 50 %\r${result('C', slower * (100 + n))}`,
        `\u001b[32m${result('D', slower * (100 + n))}\u001b[0m`,
        `service-1  | ${result('E', slower * (100 + n))}`,
        `2026-11-25T12:00:00.1234567Z ${result('F', slower * (100 + n))}`,
      ])
      .concat(quoted)
      .join('\n')
  writeFileSync(join(folder, 'noisy.txt'), printed(1, ''))
  writeFileSync(join(folder, 'noisy-slow.txt'), printed(2, ''))
  writeFileSync(join(folder, 'quoting.txt'), printed(1, `before: ${result('A', 500)}`))
  const slow = await compare(['noisy.txt', 'noisy-slow.txt'])
  expect([slow.status, slow.stderr]).toEqual([1, expect.stringContaining('fail: 6 compared, 5 regressed')])
  const quoting = await compare(['noisy.txt', 'quoting.txt'])
  expect([quoting.status, quoting.stderr]).toEqual([
    3,
    `warning: quoting.txt:49: text stands before the name: before: ${result('A', 500).replaceAll('\t', ' ')}\n` +
      'inconclusive: 6 compared, 1 refused\n',
  ])
  expect(JSON.parse((await compare(['noisy.txt', 'quoting.txt', '--json'])).stdout)).toMatchObject({
    verdict: 'inconclusive',
    reasons: ['refused'],
    refused: [{ file: 'quoting.txt', line: 49, why: 'text stands before the name' }],
  })
})

test.each([[], ['--csv'], ['--markdown'], ['--json']])(
  'nor does any form of the report: %j',
  async (...form) => {
    const { stdout, stderr } = await compare([...form, 'x\u001b[2Jy.txt', 'hostile.txt', 'base.txt'])
    expect(stdout + stderr).toContain('\\u001b')
    expect(stdout + stderr).not.toContain('\u001b')
    expect(stderr).toContain('warning: x\\u001b[2Jy.txt: a line reports a failure')
  },
)

test('the width is 80 columns if the terminal does not know it', async () => {
  const shown = async (columns: number) => {
    const written: string[] = []
    const stream = { isTTY: true, columns, write: (text: string) => written.push(text) }
    const output = stream as unknown as NodeJS.WriteStream
    await run(['base.txt', 'slow.txt', 'partial.txt'], { env: {}, folder, stdout: output, stderr: output })
    return written.join('')
  }
  expect(await shown(0)).toBe(await shown(80))
  expect(await shown(0)).not.toBe(await shown(120))
})

test.each([
  [[], 'compare: no file was given.'],
  [['missing.txt', 'base.txt'], 'missing.txt could not be read (ENOENT'],
  [
    ['-filter', '(', 'base.txt'],
    '--filter: "(" cannot be read: key:value or a filter in parentheses was expected at its end.',
  ],
  [['-row', '.unit', 'base.txt'], '--row: ".unit" cannot be read'],
  [
    ['-filter', '.name:Nothing', 'base.txt'],
    'nothing in base.txt matches .name:Nothing, so nothing could be compared. Give a wider --filter.',
  ],
  [['--format', 'gopher', 'base.txt'], '--format: "gopher" is not known'],
  [
    [join(recorded, 'crc-old.txt'), join(recorded, 'crc-new.txt')],
    'nothing could be compared, as no benchmark is in two columns of a table. The tables differ in note: add --ignore note to compare them.',
  ],
])('%j ends with 2, and says what to do', async (args, why) => {
  const { status, stderr } = await compare(args)
  expect(status).toBe(2)
  expect(stderr).toContain(why)
})

test('--paired decides by pairs, and lists the rounds that undecided rows need', async () => {
  const level = [100, 120, 140, 160, 180, 200, 220, 240]
  const write = (name: string, of: (value: number, n: number) => number) =>
    writeFileSync(
      join(folder, name),
      level.map((value, n) => `BenchmarkA 1 ${of(value, n)} ns/op\n`).join(''),
    )
  write('turns.txt', value => value)
  write('slower.txt', (value, n) => value * (1.08 + n / 1000))
  write('noisy.txt', (value, n) => value * (n % 2 === 0 ? 1.2 : 0.85))
  const drifted = /^warning: all files drifted together: .*\n/
  const slower = await compare(['--paired', 'turns.txt', 'slower.txt'])
  expect(slower.stderr).toMatch(drifted)
  expect([slower.status, slower.stderr.replace(drifted, '')]).toEqual([
    1,
    expect.stringMatching(
      /^1 of 1 comparisons is worse by more than 5%: A time\/op \+8\.\d\d% \(slower\.txt\)\nfail: 1 compared, 1 regressed\n$/,
    ),
  ])
  const noisy = await compare(['--paired', 'turns.txt', 'noisy.txt'])
  expect([noisy.status, noisy.stderr.replace(drifted, '')]).toEqual([
    0,
    expect.stringMatching(
      /^to show with a power of 80 % that a row is worse by more than 5%, this many rounds are needed: A time\/op n=\d+\npass: 1 compared\n$/,
    ),
  ])
  expect((await compare(['turns.txt', 'slower.txt'])).status).toBe(0)
  expect((await compare(['--paired', '--strict', 'turns.txt', 'slower.txt'])).stderr).toContain(
    'so it cannot be combined with --strict',
  )
})

test.each(['drain', 'close'])('a report waits for who reads it slowly, until %s', async event => {
  const written: string[] = []
  const stream = Object.assign(new EventEmitter(), {
    destroyed: false,
    write(text: string) {
      written.push(text)
      setImmediate(() => {
        stream.destroyed = event === 'close'
        stream.emit(event)
      })
      return false
    },
  })
  const many = Array.from({ length: 1500 }, (_, n) => `BenchmarkName/number=${n} 1 5 ns/op\n`)
  writeFileSync(join(folder, 'many.txt'), many.join(''))
  const output = stream as unknown as NodeJS.WriteStream
  const stderr = { write: () => true } as unknown as NodeJS.WriteStream
  const args = ['a=many.txt', 'b=many.txt', '--fail-on', 'never']
  await run(args, { env: {}, folder, stdout: output, stderr })
  expect(written.length > 1).toBe(event === 'drain')
  expect(stream.listenerCount(event)).toBe(0)
})

// Flags of `benchgate compare`, ours and benchstat's.

test('the defaults are those of benchstat', () => {
  expect(parseCompareCommandOptions(['old.txt', 'new.txt'])).toEqual({
    ...{ inputs: ['old.txt', 'new.txt'], format: 'auto', output: 'text', sort: 'none', geomean: true },
    ...{ failOn: 'regression', ranges: true, rules: '', isThresholdGiven: false, html: null },
    terms: {
      ...{ alpha: 0.05, confidence: 0.95, test: 'utest', correction: 'holm', outliers: 'none' },
      ...{ threshold: 0.05, strict: false, paired: false, intervals: false },
    },
    expressions: {
      filter: { flag: '--filter', text: '*' },
      table: { flag: '--table', text: '.config' },
      row: { flag: '--row', text: '.fullname' },
      col: { flag: '--col', text: '.file' },
      ignore: { flag: '--ignore', text: '' },
    },
  })
})

test.each<[readonly string[], Partial<CompareCommandOptions>]>([
  [['-format', 'csv', 'a'], { output: 'csv', inputs: ['a'] }],
  [['--format=text', 'a'], { output: 'text', format: 'auto' }],
  [['--format', 'go', '--json', 'a'], { output: 'json', format: 'go' }],
  [['-csv', 'a', '-geomean'], { output: 'csv', geomean: true }],
  [['--no-geomean', 'a'], { geomean: false }],
  [['-sort', '-delta', 'a'], { sort: '-delta' }],
  [['-csv', '-norange', 'a'], { ranges: false }],
  [['--no-rules', 'a'], { rules: null }],
  [
    ['--rules', 'r.yml', '--html=x', '--threshold', '5%', 'a'],
    { rules: 'r.yml', html: 'x', isThresholdGiven: true },
  ],
  [['a=-', '-'], { inputs: ['a=-', '-'] }],
  [['--', '-col', 'a'], { inputs: ['-col', 'a'] }],
])('%j', (words, wanted) => {
  expect(parseCompareCommandOptions(words)).toMatchObject(wanted)
})

test('a value may begin with a dash', () => {
  expect(parseCompareCommandOptions(['-filter', '-/size:4k', 'a']).expressions.filter.text).toBe('-/size:4k')
  expect(parseCompareCommandOptions(['--filter', '-*', 'a']).expressions.filter.text).toBe('-*')
})

test('the threshold is a percentage or a ratio, and the levels are between 0 and 1', () => {
  const { terms } = parseCompareCommandOptions(['--threshold', '2.5%', '-alpha=.01', '-confidence', '1', 'a'])
  expect(terms).toMatchObject({ threshold: 0.025, alpha: 0.01, confidence: 1 })
  expect(parseCompareCommandOptions(['--threshold', '0', '-confidence', '0', 'a']).terms.threshold).toBe(0)
})

test.each([
  [[], 'no file was given'],
  [['-alpha', '2', 'a'], '--alpha: "2" is not accepted. Give a number over 0 and at most 1, such as 0.05.'],
  [['-alpha', '', 'a'], '--alpha: "" is not accepted'],
  [['-alpha', '0', 'a'], '--alpha: "0" is not accepted. Give a number over 0 and at most 1'],
  [
    ['--confidence', 'x', 'a'],
    '--confidence: "x" is not accepted. Give a number between 0 and 1, such as 0.95.',
  ],
  [['--threshold', '-5%', 'a'], '--threshold: "-5%" is not accepted. Give a percentage from 0% to 1000%'],
  [['--threshold', '5', 'a'], 'Did you mean 5%?'],
  [['-delta-test', 'f', 'a'], '--delta-test: "f" is not accepted. Give "utest", "ttest", "none".'],
  [['--correction', 'x', 'a'], 'Give "none", "holm", "bh".'],
  [['-csv', '--json', 'a'], '--csv and --json cannot be combined'],
  [['--format', 'csv', '--markdown', 'a'], '--csv and --markdown cannot be combined'],
  [['--html', '', 'a'], '--html: no file was named. Give one, such as compare.html.'],
  [['--no-rules', '--rules', 'r.yml', 'a'], '--no-rules and --rules cannot be combined'],
  [['--row'], "'--row <value>' argument missing"],
])('%j is refused', (words, why) => {
  expect(() => parseCompareCommandOptions(words)).toThrow(MisconfiguredError)
  expect(() => parseCompareCommandOptions(words)).toThrow(why)
})

test('flags as benchstat has them', () => {
  expect(parseCompareCommandOptions(['-delta-test', 'ttest', 'a']).terms.test).toBe('ttest')
  expect(parseCompareCommandOptions(['-alpha', '5%', '-confidence', '99 %', 'a']).terms).toMatchObject({
    alpha: 0.05,
    confidence: 0.99,
  })
  expect(() => parseCompareCommandOptions(['-alpha', '500%', 'a'])).toThrow(MisconfiguredError)
})
