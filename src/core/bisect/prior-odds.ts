// How much a commit is suspected before anything is measured, by the files that it changes: one that changes only documents hardly.

/** A commit that changes only documents, which benchmarks hardly read. */
const ofDocuments = 0.02
/** A commit that builds the same as the one before. */
export const culpritOddsOfIdenticalBuild = 1e-9
/** A commit that changes no file. */
const ofNothing = 0.001

const document =
  /(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i

/** Returns the odds relative to an ordinary commit. `paths` are those that the commit changes. */
export function priorCulpritOddsOfPaths(paths: readonly string[]): number {
  if (paths.length === 0) return ofNothing
  return paths.every(path => document.test(path)) ? ofDocuments : 1
}
