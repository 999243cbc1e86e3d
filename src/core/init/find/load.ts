// Finds programs of one's own that measure with hyperfine, and load tests of k6.
import { shellWord } from '../../words/shell.ts'
import { outputFile, type Suite } from './suite.ts'
import { folderOf, nameOf, type SourceTree } from './tree.ts'

/** One suite for each script: what it exports is found by the name that the note asks for. */
export function findHyperfine(tree: SourceTree): readonly Suite[] {
  return tree.marked.hyperfine.map(path => ({
    tool: 'hyperfine',
    foundBy: path,
    folder: folderOf(path),
    setup: null,
    run: `bash ${shellWord(nameOf(path))}`,
    format: 'hyperfine',
    output: outputFile,
    filter: null,
    steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes hyperfine' }],
    notes: [
      `Let ${path} export to ${outputFile} (--export-json), or name its file by "output"; what it measures is to be built in "setup".`,
    ],
  }))
}

/** One suite for each script. */
export function findK6(tree: SourceTree): readonly Suite[] {
  return tree.marked.k6.map(path => ({
    tool: 'k6',
    foundBy: path,
    folder: folderOf(path),
    setup: null,
    run: `k6 run --quiet --summary-export ${outputFile} ${shellWord(nameOf(path))}`,
    format: 'k6',
    output: outputFile,
    filter: null,
    steps: [{ run: 'sudo env GOBIN=/usr/local/bin "$(which go)" install go.k6.io/k6@latest' }],
    notes: [
      'The service under load is to be started in "run" (… & before k6), so that each side loads its own.',
    ],
  }))
}
