// Globs of the inputs `overlay` and `paths`: git's own, from the top folder of the repository.
import { Misconfigured } from '../../../core/model/errors.ts'

/** As a pathspec of a git command. */
export function globbed(glob: string): string {
  return `:(top,glob)${glob.replace(/^(\.\/+)+/, '')}`
}

/** Throws Misconfigured where a glob of the input `name` leads out of the repository. */
export function refuseOutside(name: string, glob: string): void {
  if (!glob.startsWith('/') && !glob.split('/').includes('..')) return
  throw new Misconfigured(
    `${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`,
  )
}
