// Repositories of the samples as `benchgate init` leaves them, and what the gate says of them in a terminal.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { builtFile } from '../support/action.ts'
import { makeRepository, type Repository } from '../support/repository.ts'
import { fillSample, type Sample, type SampleName, samples, slowDown } from '../support/samples.ts'
import { output, toolEnv } from './tools.ts'

const program = builtFile('cli.js')

/** A repository of the sample, once `init` has been there; nothing is committed. `said` is what it printed. */
export async function initialised(name: SampleName, isLocked: boolean) {
  const repository = await makeRepository('git init --quiet')
  const { given = [] }: Sample = samples[name]
  await fillSample(name, repository.folder, isLocked)
  const said = await output(process.execPath, [program, 'init', ...given], repository.folder)
  return { ...repository, said }
}

/** The tag `base` is the sample; in `slower` its benchmark `work` costs twice as much. */
export async function withSlower(name: SampleName): Promise<Repository> {
  const repository = await initialised(name, true)
  repository.sh('git add --all; git commit --quiet --message=base; git tag base')
  await slowDown(name, repository.folder)
  repository.sh('git commit --quiet --all --message=slower; git tag slower')
  return repository
}

/** Runs the gate in a terminal, by the rules of the repository and the flags. Throws where there is no verdict. */
export async function judged(
  { folder }: Repository,
  base: string,
  head: string,
  flags: readonly string[],
): Promise<ResultFile> {
  const args = [program, base, head, '--json', '--seed', '1', ...flags]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: toolEnv,
    maxBuffer: 1 << 26,
  }).catch((error: { stdout: string; stderr: string }) => {
    // It also ends with another status than 0 where something regressed, or nothing could be shown.
    if (error.stdout === '') throw new Error(error.stderr)
    return error
  })
  return JSON.parse(stdout)
}
