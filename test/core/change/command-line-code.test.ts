// Whose code command lines run: of git's objects, of images, and of the modules and classes that a process names.
import { describe, expect, test } from 'vitest'
import {
  commandsReadCodeFromGitObjects,
  findImageSharedBySidesInCommands,
  moduleFilesNamedByWords,
  modulesImportedByPythonScript,
  pathsNamedByCommandsOnlyOnHead,
  splitCommandLineAtSeparators,
} from '../../../src/core/change/command-line-code.ts'

const files = (program: string, commandLine: string, folders: readonly string[] = []) =>
  moduleFilesNamedByWords(program, splitCommandLineAtSeparators(commandLine), word => folders.includes(word))

test.each([
  ['python3.12', 'python3\0-m\0pkg.server', 'pkg/server.py'],
  ['python3', 'python3\0-m\0pkg', 'src/pkg/__main__.py'],
  ['python3', 'gunicorn: master [app:app]', 'app.py'],
  ['python3', 'python\0/usr/bin/uvicorn\0site.main:create_app()', 'site/main.py'],
  ['python3', 'python\0/usr/bin/flask\0run', 'wsgi.py'],
  ['ruby', 'puma 6.4.2 (tcp://0.0.0.0:9292) [widget]', 'config.ru'],
  ['java', 'java\0-cp\0lib/a.jar\0com.widget.Server', 'src/main/java/com/widget/Server.java'],
])('%s names a module or a class by %j', (program, commandLine, file) => {
  expect(files(program, commandLine)).toContain(file)
})

test('modules are looked up in folders that the command line names', () => {
  expect(files('python3', 'uvicorn\0--app-dir=back\0main:app', ['back'])).toContain('back/main.py')
  expect(files('java', 'java\0-cp\0a.jar:target/classes\0Main', ['target/classes'])).toContain(
    'target/classes/Main.class',
  )
})

test('programs that are no interpreters name no modules', () => {
  expect(files('redis-server', 'redis-server\0server')).toEqual([])
})

test('a script that an installer has written imports the module of its program', () => {
  expect(
    modulesImportedByPythonScript('#!/env/bin/python\nimport sys\nfrom widget.cli import main\n'),
  ).toEqual(['sys', 'widget.cli'])
  expect(modulesImportedByPythonScript('import widget\n')).toEqual([])
})

describe('commands that run other code', () => {
  test('some commands take code from git', () => {
    expect(commandsReadCodeFromGitObjects([null, 'git archive HEAD | tar x -C /tmp/x'])).toBe(true)
    expect(commandsReadCodeFromGitObjects(['asv run HEAD^!', null])).toBe(true)
    expect(commandsReadCodeFromGitObjects(['asv run --python=same', 'git rev-parse HEAD'])).toBe(false)
    expect(commandsReadCodeFromGitObjects(['asv run -E existing:python3'])).toBe(false)
  })

  test('git shows files and clones this repository, or shows a commit and clones another', () => {
    const reads = (command: string) => commandsReadCodeFromGitObjects([command])
    expect(reads('git show HEAD:src/a.c > a.c')).toBe(true)
    expect(reads('git show "$(git rev-parse HEAD):a.c"')).toBe(true)
    expect(reads("git show -s --format='%h: %s' HEAD && build/bench")).toBe(false)
    expect(reads('git clone -q . copy')).toBe(true)
    expect(reads('git clone --depth 1 https://example.com/google/benchmark deps && build/bench')).toBe(false)
    expect(reads('git clone $URL own')).toBe(true)
    expect(reads('git clone https://example.com/it own; git -C own checkout $(git rev-parse HEAD)')).toBe(
      true,
    )
  })

  test('an image is shared where setup gives it the name that run uses', () => {
    const run = 'docker run --rm it:bench'
    expect(findImageSharedBySidesInCommands('docker build -t it:bench .', run)).toBe('it:bench')
    expect(findImageSharedBySidesInCommands('docker buildx build --load --tag=it:bench -f x .', run)).toBe(
      'it:bench',
    )
    expect(findImageSharedBySidesInCommands('podman build -t "it:bench" .', 'podman run it:bench')).toBe(
      'it:bench',
    )
    expect(
      findImageSharedBySidesInCommands(
        'docker build -t it:$(git rev-parse HEAD) .',
        'docker run it:$(git rev-parse HEAD)',
      ),
    ).toBe(null)
    expect(findImageSharedBySidesInCommands('docker build -t other .', run)).toBe(null)
    expect(findImageSharedBySidesInCommands('docker build \\\n  -t it:bench \\\n  .', run)).toBe('it:bench')
    expect(findImageSharedBySidesInCommands('docker build -t it:latest .', 'docker run it')).toBe('it')
    const ofVariable = (setup: string) =>
      findImageSharedBySidesInCommands(`${setup}docker build -t $IMAGE .`, 'docker run $IMAGE')
    expect(ofVariable('')).toBe('$IMAGE')
    expect(ofVariable('IMAGE=it:$(git rev-parse HEAD); ')).toBe(null)
    expect(findImageSharedBySidesInCommands(null, run)).toBe(null)
  })

  test('an image is shared if setup builds it and starts a server from it, and run measures the server', () => {
    const shared = (setup: string, run = 'k6 run load.js') => findImageSharedBySidesInCommands(setup, run)
    const build = 'docker build -t it . && docker rm -f it'
    expect(shared(`${build}; docker run -d --name it -p 80:80 it`)).toBe('it')
    expect(shared(`${build}; docker run --rm -itd --network host \\\n it:latest`)).toBe('it')
    expect(shared(`${build}; docker run --rm it ./test.sh`)).toBe(null)
    expect(shared(`${build}; docker run -d --name it-$(git rev-parse HEAD) it`)).toBe(null)
    expect(shared('docker build -t it . && docker run -d redis')).toBe(null)
    expect(shared(`${build}; docker run -d it`, 'pytest bench')).toBe(null)
    expect(shared('docker compose up -d --build')).toBe('of docker compose')
    expect(shared('docker compose up -d --build', 'pytest bench')).toBe(null)
    expect(shared('docker compose build && docker compose up --wait')).toBe('of docker compose')
    expect(shared('docker compose up -d')).toBe(null)
    expect(shared('docker compose -p it-$(git rev-parse HEAD) up -d --build')).toBe(null)
  })

  test('images of Compose are shared, unless run builds them again or setup names them after the side', () => {
    const [setup, run] = ['docker compose build', 'docker compose run --rm bench']
    expect(findImageSharedBySidesInCommands(setup, run)).toBe('of docker compose')
    expect(
      findImageSharedBySidesInCommands('docker-compose -f x.yml up -d --build', 'docker-compose exec it b'),
    ).toBe('of docker compose')
    expect(findImageSharedBySidesInCommands(setup, 'docker compose run --build --rm bench')).toBe(null)
    expect(findImageSharedBySidesInCommands(`TAG=$(git rev-parse HEAD) ${setup}`, run)).toBe(null)
    expect(findImageSharedBySidesInCommands('docker compose -p $(git rev-parse HEAD) build', run)).toBe(null)
    expect(findImageSharedBySidesInCommands('docker compose pull', run)).toBe(null)
  })

  test('images of bake are shared where run starts one, unless run builds them again or setup names them after the side', () => {
    const [setup, run] = ['docker buildx bake --load', 'docker run --rm it']
    const bake = 'of docker buildx bake'
    expect(findImageSharedBySidesInCommands(setup, run)).toBe(bake)
    expect(findImageSharedBySidesInCommands('docker bake bench', 'docker compose run bench')).toBe(bake)
    expect(findImageSharedBySidesInCommands(`${setup} && docker run -d it`, 'k6 run load.js')).toBe(bake)
    expect(findImageSharedBySidesInCommands(setup, 'pytest bench')).toBe(null)
    expect(findImageSharedBySidesInCommands(setup, `${setup} && ${run}`)).toBe(null)
    expect(findImageSharedBySidesInCommands(`TAG=$(git rev-parse HEAD) ${setup}`, `docker run it`)).toBe(null)
    expect(
      findImageSharedBySidesInCommands(
        `${setup} --set bench.tags=it:$(git rev-parse HEAD)`,
        'docker run it:1',
      ),
    ).toBe(null)
    expect(findImageSharedBySidesInCommands('git checkout bakery; docker pull it', run)).toBe(null)
  })
})

describe('what the commands name and only head has', () => {
  const onBase = ['src/a.py', 'Makefile', 'bench/old.py']
  const onHead = [...onBase, 'bench.py', 'bench/x.mjs', 'perf/run.py', 'perf/run.sh', 'out.json', 'pkg/b.py']
  const named = (
    run: string,
    { setup = null, folder = '.' }: { setup?: string | null; folder?: string } = {},
  ) => pathsNamedByCommandsOnlyOnHead([setup, run], folder, { base: onBase, head: onHead })

  test('files, relative to the folder in which the command runs', () => {
    expect(named('python bench.py')).toEqual(['bench.py'])
    expect(named('PYTHONPATH=src python3 ./bench.py --fast | tee log')).toEqual(['bench.py'])
    expect(named('node "bench/x.mjs"; python bench/old.py')).toEqual(['bench/x.mjs'])
    expect(named('node x.mjs', { folder: 'bench' })).toEqual(['bench/x.mjs'])
    expect(named('cd perf && ./run.sh')).toEqual(['perf/run.sh'])
    expect(named('python ../bench.py', { folder: 'src' })).toEqual(['bench.py'])
    expect(named('true', { setup: 'sh perf/run.sh' })).toEqual(['perf/run.sh'])
    expect(named('python -m pkg.b')).toEqual(['pkg/b.py'])
  })

  test('folders, if they are written with a slash', () => {
    expect(named('pytest perf/')).toEqual(['perf/'])
    expect(named('make perf')).toEqual([])
    expect(named('pytest ./bench')).toEqual([])
  })

  test('not what base has, what the command writes, and what is outside', () => {
    expect(named('python src/a.py > out.json 2>>bench.py')).toEqual([])
    expect(named('python ../bench.py')).toEqual([])
    expect(named('python $FILE "*.py"')).toEqual([])
  })
})
