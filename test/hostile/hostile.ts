// A repository whose benchmark is hostile, and a whole gate run on it.

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResultFileAndSamples } from '../../src/run/resolve-run.ts'
import { gate } from '../support/gate.ts'
import { makeRepository, plainEnv, type Repository } from '../support/repository.ts'

/** A Hostile is such a repository, with a folder outside it in which commands leave notes. */
export interface Hostile extends Repository {
  /** `NOTES` in the environment of the commands. */
  readonly notes: string
  /** A note, empty where it was not written. */
  note(name: string): string
  /** Runs the gate with these inputs; in a terminal somebody may work in the repository. */
  gate(
    inputs: Readonly<Record<string, string>>,
    isWorkplace?: boolean,
  ): Promise<ResultFileAndSamples & { readonly warned: string[] }>
}

/** Three rounds, without a test: what is measured never varies. */
export const brief = { count: '3', 'delta-test': 'none', 'stop-early': 'false', confirm: 'false' } as const

/** `side` has the name of the side; `mine.txt` is the user's, with changes that are not committed. */
export async function hostile(script = ''): Promise<Hostile> {
  const repository =
    await makeRepository(`git init --quiet --initial-branch=main; echo base > side; echo kept > mine.txt; git add .
    git commit --quiet -m base; git tag base; echo head > side; git commit --quiet -am head; git tag head
    echo mine > mine.txt\n${script}`)
  const notes = join(repository.folder, '../notes')
  mkdirSync(notes)
  return {
    ...repository,
    notes,
    note(name) {
      const path = join(notes, name)
      return existsSync(path) ? readFileSync(path, 'utf8') : ''
    },
    gate: (inputs, isWorkplace = false) =>
      gate(
        { folder: repository.folder, temp: join(notes, 'profiles') },
        { ...brief, seed: '1', base: 'base', head: 'head', ...inputs },
        { env: { ...plainEnv, NOTES: notes }, isWorkplace },
      ),
  }
}
