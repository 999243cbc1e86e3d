// The ignored files of a worktree: all that the commit has no place for, and what copying them costs is said once.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CancelledError } from '../../../src/core/model/errors.ts'
import { copyIgnoredFiles, createIgnoredFileCopyCallbacks } from '../../../src/effects/git/copy-ignored.ts'
import { createWorktreeCheckoutOfSides } from '../../../src/effects/git/worktrees/worktrees.ts'
import { long } from '../../support/long.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'
import { commitsOf } from './checkout/sides.ts'
import { shIn, temporaryFor, withWorktrees } from './worktrees/worktrees-support.ts'

const script = `
git init --quiet --initial-branch=main
echo x > file; mkdir -p mixed/deep; echo x > mixed/deep/tracked.log; echo x > blocked
printf '*.log\\nbuilt/\\nmixed/\\nblocked/\\n' > .gitignore
git add --force .; git commit --quiet -m 1
mkdir -p built/deep mixed/other; echo 1 > built/deep/x; echo 2 > a.log; echo 3 > mixed/y; echo 4 > mixed/other/z
echo 5 > mixed/deep/w; echo changed > mixed/deep/tracked.log; echo new > untracked; rm blocked; mkdir blocked; echo 6 > blocked/v
`

async function copied(made: string, commit = 'HEAD') {
  await using here = await makeRepository(made)
  const target = join(here.folder, '../target')
  mkdirSync(target)
  await copyIgnoredFiles(here.git, target, commit, createIgnoredFileCopyCallbacks(listeningConsole())('base'))
  return here
    .sh(
      'cd ../target; find . ! -type d | sort | while read f; do echo "$f $(cat "$f")"; done; rm -r ../target',
    )
    .trim()
}

test('are copied, but neither what the commit tracks nor what is below a file of it', async () => {
  expect((await copied(script)).split('\n')).toEqual([
    './a.log 2',
    './built/deep/x 1',
    './mixed/deep/w 5',
    './mixed/other/z 4',
    './mixed/y 3',
  ])
})

test(
  'go beside what another commit tracks in an ignored folder, and never in place of it',
  long,
  async () => {
    const made = `
git init --quiet --initial-branch=main
mkdir -p cache/deep; echo 1 > cache/deep/tracked; echo 1 > out; echo 1 > turns; git add .; git commit --quiet -m 1
git rm -rq cache out turns; mkdir turns; echo x > turns/file; printf 'cache/\\nout/\\n*.log\\n' > .gitignore; git add .; git commit --quiet -m 2
mkdir -p cache/deep cache/own out; echo 2 > cache/deep/tracked; echo 3 > cache/deep/more; echo 4 > cache/own/x; echo 5 > out/inner
echo 6 > turns/a.log`
    expect(await copied(made, 'HEAD~1')).toBe('./cache/deep/more 3\n./cache/own/x 4')
    expect((await copied(made)).split('\n')).toHaveLength(5)
  },
)

test('are copied without the caches of tools in node_modules', async () => {
  const made = `${script}
mkdir -p built/node_modules/{.cache,.vite/deps,.bin,x/.cache} .cache; echo .cache/ >> .gitignore
for f in built/node_modules/{.cache,.vite/deps,.bin,x/.cache} .cache; do echo 7 > $f/f; done`
  const copies = (await copied(made)).split('\n').filter(line => line.endsWith('7'))
  expect(copies).toEqual([
    './.cache/f 7',
    './built/node_modules/.bin/f 7',
    './built/node_modules/x/.cache/f 7',
  ])
})

test('without ignored files there are no copies', async () => {
  expect(await copied('git init --quiet; git commit --quiet --allow-empty -m 1; echo x > untracked')).toBe('')
})

test('of over 2 GB in all are told of once, whatever comes later', () => {
  const console = listeningConsole()
  const copying = createIgnoredFileCopyCallbacks(console)
  const [base, head] = [copying('base'), copying('head')]
  const gigabyte = 1024 ** 3
  base.counting?.(gigabyte)
  head.counting?.(gigabyte)
  expect(console.said).toEqual([])
  head.counting?.(1)
  base.counting?.(gigabyte)
  expect(console.said).toEqual([
    expect.stringMatching(/are over 2 GB.*"setup".*"checkout: in-place" with "ignored-files: shared"/),
  ])
  head.unread?.(Buffer.from('a/b'))
  expect(console.warnings).toEqual(['An ignored file cannot be read, so head is without it: a/b'])
})

test('copying ends when the run is cancelled', () => {
  const ended = new AbortController()
  const { counting } = createIgnoredFileCopyCallbacks(listeningConsole(), ended.signal)('base')
  counting?.(1)
  ended.abort()
  expect(() => counting?.(1)).toThrow(CancelledError)
})

// Copied files that hold the path of the user's checkout lead to the worktree that they are in.
// @module-tag long

/** Makes a repository that ignores `made/`. A script fills that folder, and its files are then dated a minute back, as from an earlier build. */
const having = (script: string, name?: string) =>
  makeRepository(
    `git init --quiet --initial-branch=main; echo made/ > .gitignore; mkdir src; echo base > src/side; git add .
    git commit --quiet -m base; git tag base; echo head > src/side; git commit --quiet -am head; git tag head
    mkdir made; cd made\n${script}\ncd "$(git rev-parse --show-toplevel)"
    find made -exec touch --no-dereference --date='1 minute ago' {} +`,
    name,
  )

test(
  'a Python environment imports the code of the side, by links, paths and finders, and its programs run in it',
  long,
  async () => {
    await using repository =
      await having(`top=$(dirname "$PWD"); mkdir -p env/bin lib/python3.13 env/lib/python3.13/site-packages/it.dist-info ../../real
    mkdir env/lib/python3.13/site-packages/__pycache__; cd env
    echo "command = python -m venv $top/made/env" > pyvenv.cfg
    printf '#!%s/made/env/bin/python\\n' "$top" > bin/pytest; chmod 555 bin/pytest; printf '#!%s\\0' "$top" > bin/binary
    echo "echo $top" > ../../../real/tool; ln -s ../../../../real/tool bin/link
    cd lib/python3.13/site-packages; echo "$top/src" > __editable__.it.pth; echo "$top-other" > other.pth
    echo "MAPPING = {'it': '$top/src'}" > __editable___it_finder.py; echo x > __pycache__/__editable___it_finder.cpython-313.pyc
    echo x > __pycache__/other.cpython-313.pyc; printf '{"url": "file://%s"}' "$top" > it.dist-info/direct_url.json`)
    const { folder } = repository
    await withWorktrees(repository, async checkout => {
      for (const side of ['base', 'head'] as const) {
        const place = await checkout.enter(side)
        const see = (script: string) => shIn(place, `cd made/env; ${script}`)
        const packages = 'lib/python3.13/site-packages'
        expect(see('cat pyvenv.cfg bin/pytest; ls -l bin/pytest | cut -c 1-10')).toBe(
          `command = python -m venv ${place}/made/env\n#!${place}/made/env/bin/python\n-r-xr-xr-x\n`,
        )
        expect(see(`cd ${packages}; cat *.pth *.py */direct_url.json; ls __pycache__`)).toBe(
          `${place}/src\n${folder}-other\nMAPPING = {'it': '${place}/src'}\n{"url": "file://${place}"}other.cpython-313.pyc\n`,
        )
        expect(see(`cat $(cat ${packages}/__editable__.it.pth)/side`)).toBe(`${side}\n`)
        expect(see('tr -d "\\0" < bin/binary')).toBe(`#!${folder}`)
        expect(repository.sh('cat ../real/tool')).toBe(`echo ${folder}\n`)
      }
    })
  },
)

test('.pdm-python names the Python of the side, as pdm would otherwise install into the environment of the checkout', async () => {
  await using repository = await having('echo -n "$(dirname "$PWD")/.venv/bin/python" > .pdm-python')
  await withWorktrees(repository, async checkout => {
    const place = await checkout.enter('base')
    expect(shIn(place, 'cat made/.pdm-python')).toBe(`${place}/.venv/bin/python`)
  })
})

test('an absolute link into the checkout leads to the same place in the side, and others stay', async () => {
  await using repository = await having(
    'ln -s "$(dirname "$PWD")/src" own; ln -s /usr/share usual; ln -s ../src relative; ln -s "$(dirname "$PWD")-other" beside',
  )
  await withWorktrees(repository, async checkout => {
    for (const side of ['base', 'head'] as const) {
      const place = await checkout.enter(side)
      expect(shIn(place, 'cat made/own/side; readlink made/*')).toBe(
        `${side}\n${repository.folder}-other\n${place}/src\n../src\n/usr/share\n`,
      )
    }
  })
})

test('a build folder of CMake is one of the side, without what ninja remembers; what is tracked there stays', async () => {
  await using repository =
    await makeRepository(`git init --quiet --initial-branch=main; mkdir src; cp /bin/true src/tool
    echo "$PWD/x" > src/text; git add .; git commit --quiet -m base; git tag base; git tag head
    printf '%s\\n' CMakeCache.txt Makefile bench fetched-src/ object.o .ninja_log rules/ > .git/info/exclude; top=$PWD; cd src
    echo "CMAKE_HOME_DIRECTORY:INTERNAL=$top/src" > CMakeCache.txt; echo "cd $top/src" > Makefile; touch -d 2020-01-01 Makefile
    cp /bin/true bench; mkdir fetched-src rules; cp /bin/true fetched-src/data; echo "$top" > rules/deep.make; echo x > .ninja_log
    head -c 16 /bin/true > object.o; printf '\\1\\0\\76\\0' >> object.o`)
  await withWorktrees(repository, async checkout => {
    const place = await checkout.enter('head')
    expect(shIn(place, 'cat src/CMakeCache.txt src/Makefile src/rules/deep.make src/text')).toBe(
      `CMAKE_HOME_DIRECTORY:INTERNAL=${place}/src\ncd ${place}/src\n${place}\n${repository.folder}/x\n`,
    )
    expect(
      shIn(place, 'cd src; ls -A; ls fetched-src; git status --short; stat -c %y Makefile | cut -c 1-10'),
    ).toBe('CMakeCache.txt\nMakefile\nbench\nfetched-src\nobject.o\nrules\ntext\ntool\ndata\n2020-01-01\n')
  })
})

test('one below a folder whose name is not ASCII is one of the side, too', async () => {
  await using repository = await having(
    'top=$(dirname "$PWD"); echo "CMAKE_HOME_DIRECTORY:INTERNAL=$top/src" > CMakeCache.txt',
    'größe',
  )
  await withWorktrees(repository, async checkout => {
    const place = await checkout.enter('base')
    expect(shIn(place, 'cat made/CMakeCache.txt')).toBe(`CMAKE_HOME_DIRECTORY:INTERNAL=${place}/src\n`)
  })
})

test('one of another tree is left as it is', async () => {
  await using repository = await having(
    'echo CMAKE_HOME_DIRECTORY:INTERNAL=/elsewhere > CMakeCache.txt; cp /bin/true bench',
  )
  await withWorktrees(repository, async checkout => {
    expect(shIn(await checkout.enter('base'), 'ls made')).toBe('CMakeCache.txt\nbench\n')
  })
})

test('a build folder of Meson and links to what Bazel has built are not copied, and that is said', async () => {
  await using repository = await having(
    'mkdir -p build/meson-private; echo x > build/build.ninja; ln -s /nonexistent/execroot/_main bazel-bin; mkdir bazel-folder; ln -s /usr/bin/env bazel-tool',
  )
  const console = listeningConsole()
  const temporary = temporaryFor(repository)
  await using checkout = await createWorktreeCheckoutOfSides(repository.git, commitsOf(repository), console, {
    temporary,
  })
  expect(shIn(await checkout.enter('base'), 'ls made made/build')).toBe(
    'made:\nbazel-folder\nbazel-tool\nbuild\n\nmade/build:\n',
  )
  expect(console.said.join('\n')).toContain('run or build the code of the checkout: made/')
})

test('what a folder of an environment links to, outside, is not changed', async () => {
  await using repository =
    await having(`top=$(dirname "$PWD"); mkdir ../../real; echo "$top" | tee ../../real/it.py > ../../real/tool; mkdir -p env/lib/python3.13
    echo home > env/pyvenv.cfg; real=$(cd ../../real; pwd); ln -s "$real" env/bin; ln -s "$real" env/lib/python3.13/site-packages`)
  await withWorktrees(repository, async checkout => {
    await checkout.enter('base')
  })
  expect(repository.sh('cat ../real/tool ../real/it.py')).toBe(`${repository.folder}\n${repository.folder}\n`)
})
