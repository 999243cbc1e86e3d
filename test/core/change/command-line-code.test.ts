// Which files of code a process names by its command line: modules, classes, and what servers load by themselves.
import { expect, test } from 'vitest'
import {
  moduleFilesNamedByWords,
  modulesImportedByScript,
  wordsOfCommandLine,
} from '../../../src/core/change/command-line-code.ts'

const files = (program: string, commandLine: string, folders: readonly string[] = []) =>
  moduleFilesNamedByWords(program, wordsOfCommandLine(commandLine), word => folders.includes(word))

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
  expect(modulesImportedByScript('#!/env/bin/python\nimport sys\nfrom widget.cli import main\n')).toEqual([
    'sys',
    'widget.cli',
  ])
  expect(modulesImportedByScript('import widget\n')).toEqual([])
})
