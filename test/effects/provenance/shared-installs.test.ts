// What setup on one side replaces outside of the checkout is found where the other side uses it, and nothing else is.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Side } from '../../../src/core/model/measuring.ts'
import { folderKeepsAccessTimes } from '../../../src/effects/files/access-times.ts'
import { LeftoverProcesses } from '../../../src/effects/processes/leftovers.ts'
import {
  type ObservedCommandsContext,
  SharedInstallDetector,
} from '../../../src/effects/provenance/shared-installs.ts'
import { foldersSearchedByCommands } from '../../../src/effects/provenance/written-code-files.ts'
import { fakeDriver } from '../../support/fake-driver.ts'
import { longUnless } from '../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../support/repository.ts'

/** Builds a wheel, and installs it as pip does: not where its version is installed, unless `isForced`. */
const installWheel = (content: string, isForced = false) => `echo ${content} > widget.whl
[ -d lib/widget-1.dist-info ] && ${isForced ? 'rm -r lib/widget*' : 'exit 0'}
mkdir -p lib/widget lib/widget-1.dist-info && echo library > lib/widget/core.so
printf 'widget/core.so,sha256=x,8\\nwidget-1.dist-info/RECORD,,\\n' > lib/widget-1.dist-info/RECORD
printf '{"url": "file://%s/widget.whl", "archive_info": {"hashes": {"sha256": "%s"}}}' "$PWD" "$(sha256sum widget.whl | cut -c1-64)" > lib/widget-1.dist-info/direct_url.json`

/** A folder that is deeper than what is searched without a program that leads to it. */
const deep = 'lib/a/b/c/d/e'
const installDeep = (program: string, side: Side) =>
  `mkdir -p ${deep}/widget/core; echo ${side} > ${deep}/widget/core/fast.py; echo ${side} > ${deep}/${program}; chmod +x ${deep}/${program}`

const deployed = 'node_modules/.pnpm/@w+core@file+packages+core/node_modules/@w/core/lib/internal'

const cases: Readonly<
  Record<
    string,
    { install: (side: Side) => string; runs: string; uses?: string; isGone?: boolean; finds: Side | null }
  >
> = {
  'base runs what head has installed': {
    install: side => `echo ${side} > lib/widget.so`,
    runs: 'lib/widget.so',
    finds: 'base',
  },
  'base runs what head has installed, compiled by R': {
    install: side => `echo ${side} > lib/widget.rdb`,
    runs: 'lib/widget.rdb',
    finds: 'base',
  },
  'base runs the sources of head from an archive, as zipapp makes it': {
    install: side => `echo ${side} > lib/widget.pyz`,
    runs: 'lib/widget.pyz',
    finds: 'base',
  },
  'base runs what head has installed in a folder of its version, to which a link leads': {
    install: side =>
      `mkdir -p lib/${side} && echo ${side} > lib/${side}/widget.so && ln -sfn ${side} lib/current`,
    runs: 'lib/current/widget.so',
    uses: 'lib/current',
    finds: 'base',
  },
  'base runs a program of head by a link on PATH': {
    install: side =>
      `echo 'echo ${side}' > lib/widget-${side}; chmod +x lib/widget-${side}; ln -sf widget-${side} lib/widget`,
    runs: 'lib/widget',
    finds: 'base',
  },
  'both sides have the same link to what base has installed': {
    install: side =>
      `[ ${side} = head ] || { mkdir lib/built && echo ${side} > lib/built/other.so; }; ln -sfn built lib/current`,
    runs: 'lib/current/other.so',
    finds: null,
  },
  'base runs what head has installed below a folder that is also searched less deep': {
    install: side => `echo ${side} > lib/a/b/c/d/widget.so`,
    runs: 'lib/a/b/c/d/widget.so',
    finds: 'base',
  },
  'base runs what head has installed behind a link, as uv, pipx, yarn and bun make one': {
    install: side => `${installDeep('it', side)}; ln -sf $PWD/${deep}/it own/it`,
    runs: `${deep}/widget/core/fast.py`,
    finds: 'base',
  },
  'base runs what head has installed behind a script, as pnpm writes one': {
    install: side =>
      `${installDeep('it', side)}; printf '#!/bin/sh\\nexec "$basedir/../${deep}/it"' > own/it; chmod +x own/it`,
    runs: `${deep}/widget/core/fast.py`,
    finds: 'base',
  },
  'base runs what head has copied deep into a folder that setup names, as pnpm deploy does': {
    install: side => `mkdir -p own/${deployed} && echo ${side} > own/${deployed}/fast.js`,
    runs: `own/${deployed}/fast.js`,
    finds: 'base',
  },
  'base runs a program that the command names by its path': {
    install: side => `echo 'echo ${side}' > own/widget; chmod +x own/widget`,
    runs: 'own/widget',
    finds: 'base',
  },
  'base runs what head has installed, as large as what bun and deno compile': {
    install: side => `head -c 70M /dev/zero > lib/widget.so; echo ${side} >> lib/widget.so`,
    runs: 'lib/widget.so',
    finds: 'base',
  },
  'both sides install the same': {
    install: () => 'echo same > lib/widget.so',
    runs: 'lib/widget.so',
    finds: null,
  },
  'base does not run it': {
    install: side => `echo ${side} > lib/widget.so; echo same > lib/other.so`,
    runs: 'lib/other.so',
    finds: null,
  },
  'head runs the copy of a source that base has installed': {
    install: side =>
      side === 'base' ? 'mkdir lib/site-packages; echo base > lib/site-packages/widget.py' : '',
    runs: 'lib/site-packages/widget.py',
    finds: 'head',
  },
  'head runs the module that base has compiled of a source that differs, as pyximport takes it': {
    install: side =>
      side === 'base' ? 'mkdir lib/.pyxbld; echo base > lib/.pyxbld/fast.cpython-313.so' : '',
    runs: 'lib/.pyxbld/fast.cpython-313.so',
    finds: 'head',
  },
  'a temporary file of gcc': {
    install: side => `echo ${side} > lib/ccAb12Cd.ltrans0.o`,
    runs: 'lib/ccAb12Cd.ltrans0.o',
    finds: null,
  },
  'a temporary file of a compiler beside the run, which is gone by the end': {
    install: side => (side === 'base' ? 'mkdir lib/tmp; echo base > lib/tmp/fast.so' : ''),
    runs: 'lib/tmp/fast.so',
    isGone: true,
    finds: null,
  },
  'head runs the library that base has compiled once, and kept in a cache': {
    install: side => (side === 'base' ? 'mkdir lib/.cache; echo base > lib/.cache/libfast.so' : ''),
    runs: 'lib/.cache/libfast.so',
    finds: 'head',
  },
  'head runs the module that PyTorch has compiled of the source of base': {
    install: side =>
      side === 'base'
        ? `mkdir -p .cache/torch_extensions/py312_cpu/fast; echo base > .cache/torch_extensions/py312_cpu/fast/fast.so`
        : '',
    runs: '.cache/torch_extensions/py312_cpu/fast/fast.so',
    finds: 'head',
  },
  'base runs what head has installed beside very many object files': {
    install: side =>
      `for n in $(seq 510); do echo ${side} > lib/$n.o; done; mkdir -p lib/z; echo ${side} > lib/z/widget.so`,
    runs: 'lib/z/widget.so',
    finds: 'base',
  },
  'both sides run a module that base has fetched': {
    install: side => (side === 'base' ? 'mkdir lib/.cache; echo base > lib/.cache/other.so' : ''),
    runs: 'lib/.cache/other.so',
    finds: null,
  },
  'both sides run what base has fetched': {
    install: side =>
      side === 'base' ? 'mkdir lib/site-packages; echo other > lib/site-packages/widget.py' : '',
    runs: 'lib/site-packages/widget.py',
    finds: null,
  },
  'head builds a wheel of a version that is installed': {
    install: installWheel,
    runs: 'lib/widget/core.so',
    finds: 'head',
  },
  'head builds the same wheel as base': {
    install: () => installWheel('same'),
    runs: 'lib/widget/core.so',
    finds: null,
  },
  'head installs its wheel in place of that of base, with the same library': {
    install: side => installWheel(side, true),
    runs: 'lib/widget/core.so',
    finds: null,
  },
  'what is written is no code': {
    install: side => `echo ${side} > lib/install.log`,
    runs: 'lib/install.log',
    finds: null,
  },
}

function observedRun(
  { git, folder }: Repository,
  env: ObservedCommandsContext['env'],
  setup: string | null,
  run: string,
): ObservedCommandsContext {
  return {
    ...{ git, env, setup, run, workingDirectory: '.', ignoredFiles: 'per-side', ownTemporary: null },
    commits: { base: { sha: '' }, head: { sha: '' } },
    sides: { enter: () => Promise.resolve(folder) },
    leftovers: new LeftoverProcesses(),
    console: listeningConsole(),
  }
}

/** Variants of others, in a language or a size of their own, or behind another tool. */
const variant =
  /compiled|as large as|very many|deep|the same wheel|in place of that of base|has fetched$|as pnpm|as zipapp|of gcc|is no code|the same link|by its path/

for (const [name, { install, runs, uses = runs, isGone = false, finds }] of Object.entries(cases))
  test(name, longUnless(!variant.test(name)), async ({ skip }) => {
    await using repository = await makeRepository('mkdir -p ../outside/lib/a/b/c/d ../outside/own')
    const outside = join(repository.folder, '../outside')
    if (!(await folderKeepsAccessTimes(outside))) skip('access times are not kept here')
    const blobOf = (text: string) => repository.sh(`echo ${text} | git hash-object --stdin`).trim()
    const env = { HOME: outside, LD_LIBRARY_PATH: join(outside, 'lib'), DEEPER: join(outside, 'lib/a/b') }
    const changed = ['src/widget.py', 'src/fast.pyx'].map(
      path => [path, { base: blobOf('base'), head: blobOf('head') }] as const,
    )
    const installs = new SharedInstallDetector(
      observedRun(repository, env, `make install DESTDIR=${outside}/own`, `sh ${outside}/own/widget`),
      changed,
    )
    const widget = () => readFileSync(join(outside, runs)).length
    const prepare = (side: Side) => void repository.sh(`cd ../outside; ${install(side)}`)
    const driver = installs.watch(fakeDriver({ widget }, { prepare }))
    for (const side of ['base', 'head'] as const) await driver.prepare(side)
    const [item] = await driver.items()
    if (item === undefined) throw new Error('there is no item')
    const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
    for (const side of ['head', 'base', 'base', 'head'] as const) await driver.visit(item, side, attempt)
    if (isGone) rmSync(join(outside, runs))
    const found = { kind: 'shared-install', side: finds, count: 1, paths: [join(outside, uses)] }
    expect(installs.finding()).toEqual(finds === null ? null : found)
  })

test('what base reads once in the folder for temporary files may be that of another program; an object file is not', async ({
  skip,
}) => {
  await using repository = await makeRepository('mkdir -p ../outside/lib')
  const outside = join(repository.folder, '../outside')
  if (!(await folderKeepsAccessTimes(outside))) skip('access times are not kept here')
  const env = { HOME: outside, LD_LIBRARY_PATH: join(outside, 'lib') }
  for (const [name, count] of [
    ['script.py', 1],
    ['widget.so', 1],
    ['widget.o', 1],
    ['script.py', 2],
  ] as const) {
    const file = join(outside, 'lib', name)
    const installs = new SharedInstallDetector(observedRun(repository, env, 'make install', 'make bench'), [])
    let reads = 0
    const visit = () => (reads++ < count ? readFileSync(file).length : 0)
    const prepare = (side: Side) => writeFileSync(file, side)
    const driver = installs.watch(fakeDriver({ visit }, { prepare }))
    for (const side of ['base', 'head'] as const) await driver.prepare(side)
    const [item] = await driver.items()
    if (item === undefined) throw new Error('there is no item')
    const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
    for (const _ of [1, 2, 3]) await driver.visit(item, 'base', attempt)
    expect(installs.finding()?.paths ?? null, `${name}, ${count}`).toEqual(
      count === 2 || name.endsWith('.o') ? [file] : null,
    )
  }
})

test('a side that builds again what the other has replaced runs its own code, in later visits too', async ({
  skip,
}) => {
  await using repository = await makeRepository('mkdir ../outside')
  const outside = join(repository.folder, '../outside')
  if (!(await folderKeepsAccessTimes(outside))) skip('access times are not kept here')
  const context = observedRun(repository, { LD_LIBRARY_PATH: outside }, null, 'make bench')
  const installs = new SharedInstallDetector(context, [])
  let built = ''
  let current: Side = 'base'
  const build = () => {
    if (built !== current) repository.sh(`echo ${current}-side > ../outside/widget.so`)
    built = current
    return readFileSync(join(outside, 'widget.so')).length
  }
  const driver = installs.watch(fakeDriver({ widget: build }))
  const [item] = await driver.items()
  if (item === undefined) throw new Error('there is no item')
  const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
  for (const side of ['base', 'head', 'base', 'base'] as const) {
    current = side
    await driver.visit(item, side, attempt)
  }
  expect(installs.finding()).toBeNull()
})

test('a side that runs what the other has built again, after both had built their own, runs code of the other', async ({
  skip,
}) => {
  await using repository = await makeRepository('mkdir ../outside')
  const outside = join(repository.folder, '../outside')
  if (!(await folderKeepsAccessTimes(outside))) skip('access times are not kept here')
  const context = observedRun(repository, { LD_LIBRARY_PATH: outside }, null, 'make bench')
  const file = join(outside, 'widget.so')
  for (const builds of [3, 5]) {
    const installs = new SharedInstallDetector(context, [])
    const left: Side[] = ['base', 'head', 'base', 'head', 'head']
    let visits = 0
    const build = () => {
      const side = left[visits++]
      if (visits <= builds) repository.sh(`echo ${side}-${visits} > ../outside/widget.so`)
      return readFileSync(file).length
    }
    const driver = installs.watch(fakeDriver({ widget: build }))
    const [item] = await driver.items()
    if (item === undefined) throw new Error('there is no item')
    const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
    for (const side of left) await driver.visit(item, side, attempt)
    const found = { kind: 'shared-install', side: 'head', count: 1, paths: [file] }
    expect(installs.finding(), `${builds}`).toEqual(builds === 5 ? null : found)
  }
})

test('the libraries next to a program are searched, whether a command names it or a version manager starts it', async () => {
  await using repository = await makeRepository(
    'mkdir -p pyenv/versions/3.13.1/bin mise/installs/ruby/3.4/bin',
  )
  const { folder } = repository
  const env = { PATH: [`${folder}/pyenv/shims`, `${folder}/mise/shims`].join(':') }
  const found = foldersSearchedByCommands(['/opt/env/bin/pip install .'], env, folder).map(one => one.folder)
  for (const root of ['/opt/env', `${folder}/pyenv/versions/3.13.1`, `${folder}/mise/installs/ruby/3.4`])
    expect(found).toContain(`${root}/lib`)
})
