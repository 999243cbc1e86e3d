// How likely a commit is to make anything slower, by the files that it changes.

/** Of what no benchmark reads, but who knows. */
const ofDocuments = 0.02
/** Of a commit that builds what the one before it builds. */
export const ofProven = 1e-9
/** Of a commit that changes no file. */
const ofNothing = 0.001

const document =
  /(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i

/** In relation to a commit of which nothing is known. `paths` are those that it changes. */
export function oddsOf(paths: readonly string[]): number {
  if (paths.length === 0) return ofNothing
  return paths.every(path => document.test(path)) ? ofDocuments : 1
}
