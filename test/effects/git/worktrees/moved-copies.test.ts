// Copied files that hold the path of the user's checkout lead to the worktree that they are in.
// @module-tag long
import { expect, test } from 'vitest'
import { createWorktreeCheckoutOfSides } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'
import { commitsOf } from '../checkout/sides.ts'
import { shIn, temporaryFor, withWorktrees } from './worktrees-support.ts'

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
  expect(console.said.join('\n')).toContain('the code of the checkout: made/')
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
