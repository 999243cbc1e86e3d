import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as history from '../../src/commands/history.ts'
import * as record from '../../src/commands/record.ts'
import { formatDisplaySafeJson } from '../../src/core/words/escape.ts'
import { called } from '../support/called.ts'
import { slower, unchanged } from '../support/handed-over.ts'
import { long } from '../support/long.ts'
import { makeRepository } from '../support/repository.ts'

const script = `
git init --quiet --initial-branch=main
for n in 1 2 3; do git commit --quiet --allow-empty -m "change $n"; done
git tag v1 HEAD~2
`

/** A repository with the results of its last two commits against v1, and our program in it. */
async function recorded() {
  const repository = await makeRepository(script)
  const [three = '', two = '', one = ''] = repository.sh('git log --format=%H').split('\n')
  const of = (result: ReturnType<typeof slower>, head: string) =>
    writeFile(
      join(repository.folder, `${head}.json`),
      formatDisplaySafeJson({
        ...result,
        commits: { base: { sha: one, from: 'since: v1' }, head: { sha: head, from: 'what is checked out' } },
      }),
    )
  await of(unchanged(), two)
  await of(slower(), three)
  const run = async (line: string) => {
    const [name = '', ...words] = line.split(' ')
    const { status, printed } = await called(name === 'record' ? record : history, words, repository.folder)
    return `${printed}exit ${status}\n`
  }
  return { repository, run, one, two, three }
}

describe('benchgate record and history', () => {
  test('record results, and draw them', long, async () => {
    const { repository, run, two, three } = await recorded()
    await using _ = repository
    expect(await run(`record ${two}.json ${three}.json`)).toMatch(
      /since v1: 1 row, recorded in refs\/notes\/benchgate\n.*\nexit 0/,
    )
    expect(await run('history --all')).toMatch(/since v1\.[\s\S]*\+[\s\S]*exit 0/)
    expect(await run('history --csv')).toContain(`,${three},`)
    expect(JSON.parse((await run('history --json')).replace(/exit 0\n$/, ''))).toMatchObject({
      schema: 1,
      points: 2,
    })
    expect(await run('history --html page.html')).toContain('exit 0')
    expect(repository.sh('head -c 15 page.html')).toBe('<!doctype html>')
    expect(await run('history HEAD~1')).toContain(
      'left out: 1 result of commits that are not on the main line of HEAD~1\n',
    )
  })

  test('a revision may have the name of a folder, or be on origin alone', long, async () => {
    const { repository, run, two } = await recorded()
    await using _ = repository
    repository.sh(
      `mkdir v1; touch v1/file; git branch topic ${two}; git clone --quiet "file://$PWD" ../clone`,
    )
    expect(await run('history v1')).toMatch(/No history yet[\s\S]*exit 0/)
    const ofTopic = await called(history, ['topic'], `${repository.folder}/../clone`)
    expect(ofTopic.printed).toMatch(/^No history yet/)
    expect(await run('history worktree')).toContain('The working tree can only be head.')
  })

  test('push points that origin lacks', long, async () => {
    const { repository, run, two } = await recorded()
    await using _ = repository
    repository.sh('git init --quiet --bare ../origin.git; git remote add origin "$PWD/../origin.git"')
    repository.sh('git push --quiet origin main')
    expect(await run(`record --push ${two}.json`)).toMatch(/pushed to origin\nexit 0/)
    repository.sh('git update-ref -d refs/notes/benchgate')
    expect(await run(`record --push ${two}.json`)).toMatch(/pushed to origin\nexit 0/)
    expect(repository.sh(`git notes --ref=benchgate show ${two} | grep -c .`).trim()).toBe('1')
  })

  test('refuse results that cannot be recorded, and unknown commits', async () => {
    const { repository, run, two } = await recorded()
    await using _ = repository
    repository.sh(`sed 's/${two}/${'0'.repeat(40)}/' ${two}.json > gone.json; echo '{}' > empty.json`)
    expect(await run('record')).toMatch(/which result\?[\s\S]*exit 2/)
    expect(await run('record none.json')).toMatch(/"none.json" cannot be read[\s\S]*exit 2/)
    expect(await run('record empty.json')).toMatch(/is not a result file of this version[\s\S]*exit 2/)
    expect(await run('record gone.json')).toMatch(
      /is of commit 0{40}, which is not in this repository[\s\S]*exit 2/,
    )
    expect(await run(`record --push ${two}.json`)).toMatch(/could not be pushed[\s\S]*exit 2/)
    expect(await run('history nosuch')).toMatch(/"nosuch" is no branch, tag or commit[\s\S]*exit 2/)
    expect(await run('history --csv --json')).toMatch(/cannot be combined[\s\S]*exit 2/)
  })

  test('say that there is no history yet', async () => {
    const { repository, run } = await recorded()
    await using _ = repository
    expect(await run('history --fetch')).toMatch(/origin has no notes[\s\S]*No history yet[\s\S]*exit 0/)
  })
})
