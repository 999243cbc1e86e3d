// Everything about a checkout that a user could lose, as lines of text, so that a difference reads as one.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { plainEnv } from './repository.ts'

/**
 * Every file, link and folder below `folder` but its .git, with type, mode, size and content; the index as git tells it
 * and byte for byte; HEAD, its log and the other files at the top of the git directory; all refs and stash entries.
 */
export async function digestOf(folder: string): Promise<readonly string[]> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: { ...plainEnv }, encoding: 'latin1', maxBuffer: 2 ** 26 })
  const gitFolder = git('rev-parse', '--absolute-git-dir').trim()
  // First of all: git itself may touch these.
  const files = await gitFiles(gitFolder)
  return [
    ...files,
    ...(await treeBelow(Buffer.from(folder), '')),
    ...lines('index', git('ls-files', '-s', '-v', '-z').replaceAll('\0', '\n')),
    ...lines('status', git('status', '--porcelain=v2', '--ignored', '-z').replaceAll('\0', '\n')),
    ...lines('ref', git('for-each-ref')),
    ...lines('stash', git('stash', 'list', '--format=%H %gs')),
  ]
}

async function gitFiles(gitFolder: string): Promise<string[]> {
  const found: string[] = []
  const submodules = await readdir(join(gitFolder, 'modules')).catch(() => [])
  const names = (await readdir(gitFolder, { withFileTypes: true })).filter(entry => entry.isFile())
  for (const name of [
    ...names.map(entry => entry.name).sort(),
    join('logs', 'HEAD'),
    ...submodules.map(one => join('modules', one, 'HEAD')),
  ]) {
    const content = await readFile(join(gitFolder, name)).catch(() => null)
    if (content !== null) found.push(`git ${name} ${hash(content)}`)
  }
  return found
}

async function treeBelow(folder: Buffer, prefix: string): Promise<string[]> {
  const found: string[] = []
  const names = (await readdir(folder, { encoding: 'buffer' })).sort(Buffer.compare)
  for (const name of names) {
    const path = Buffer.concat([folder, Buffer.from('/'), name])
    const shown = prefix + name.toString('latin1')
    if (shown === '.git') continue
    const there = await lstat(path)
    const mode = (there.mode & 0o7777).toString(8)
    if (there.isDirectory())
      found.push(`folder ${mode} ${JSON.stringify(shown)}`, ...(await treeBelow(path, `${shown}/`)))
    else if (there.isSymbolicLink())
      found.push(
        `link ${JSON.stringify(shown)} ${(await readlink(path, { encoding: 'buffer' })).toString('latin1')}`,
      )
    else found.push(`file ${mode} ${JSON.stringify(shown)} ${there.size} ${hash(await readFile(path))}`)
  }
  return found
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

function lines(what: string, text: string): string[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => `${what} ${line}`)
}
