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
    execFileSync('git', args, {
      cwd: folder,
      env: { ...plainEnv },
      encoding: 'latin1',
      maxBuffer: 2 ** 26,
      stdio: 'pipe',
    })
  const isUsual = (await lstat(join(folder, '.git')).catch(() => null))?.isDirectory() ?? false
  const gitFolder = isUsual ? join(folder, '.git') : git('rev-parse', '--absolute-git-dir').trim()
  // First of all: git itself may touch these.
  const files = await gitFiles(gitFolder)
  const refs = lines('ref', git('for-each-ref'))
  // Without that ref there is none, and git need not be asked.
  const hasStash = refs.some(line => line.endsWith('\trefs/stash'))
  return [
    ...files,
    ...(await treeBelow(Buffer.from(folder), '')),
    ...lines('index', git('ls-files', '-s', '-v', '-z').replaceAll('\0', '\n')),
    ...lines('status', git('status', '--porcelain=v2', '--ignored', '-z').replaceAll('\0', '\n')),
    ...refs,
    ...(hasStash ? lines('stash', git('stash', 'list', '--format=%H %gs')) : []),
  ]
}

/**
 * The files that are the user's own: tracked and changed, or hidden from git, or not the same in HEAD and `commits`. A
 * checkout may write others anew, so that nothing of them is lost but when they were written.
 */
export function ownFiles(folder: string, commits: readonly string[]): ReadonlySet<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...plainEnv },
      encoding: 'latin1',
      maxBuffer: 2 ** 26,
      stdio: 'pipe',
    })
      .split('\0')
      .filter(path => path !== '')
  const files = git('ls-files', '-v', '-z')
  const own = [
    ...commits.flatMap(one => git('diff-tree', '-r', '-z', '--name-only', '--no-renames', 'HEAD', one)),
    ...git('diff-index', '-z', '--name-only', '--no-renames', '--cached', 'HEAD'),
    ...files.filter(line => /^[a-zS] /.test(line)).map(line => line.slice(2)),
  ]
  const changed = git('status', '--porcelain=v2', '-z', '--no-renames', '--ignore-submodules=all')
  return new Set([
    ...own,
    ...changed.filter(line => line.startsWith('1 ')).map(line => line.split(' ').slice(8).join(' ')),
  ])
}

/** When each file and link below `folder` was last changed, of those that git does not track or that are in `own`. */
export async function timesOf(folder: string, own: ReadonlySet<string>): Promise<readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: folder,
    env: { ...plainEnv },
    encoding: 'latin1',
  })
  const others = new Set(listed.split('\0').filter(path => !own.has(path)))
  const found: string[] = []
  const look = async (place: Buffer, prefix: string) => {
    for (const name of await readdir(place, { encoding: 'buffer' })) {
      const path = Buffer.concat([place, Buffer.from('/'), name])
      const shown = prefix + name.toString('latin1')
      if (shown === '.git') continue
      const there = await lstat(path, { bigint: true })
      if (there.isDirectory()) await look(path, `${shown}/`)
      else if (!others.has(shown)) found.push(`time ${JSON.stringify(shown)} ${there.mtimeNs}`)
    }
  }
  await look(Buffer.from(folder), '')
  return found.sort()
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
    else if (there.isFile())
      found.push(`file ${mode} ${JSON.stringify(shown)} ${there.size} ${hash(await readFile(path))}`)
    else found.push(`pipe ${mode} ${JSON.stringify(shown)}`)
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
