// Finds benchmarks of Ruby's benchmark-ips: programs that print.
import { shellLine } from '../../words/shell.ts'
import type { Suite, WorkflowStep } from './suite.ts'
import { around, depthOf, fileIn, folderOf, pathFrom, type SourceTree } from './tree.ts'

/** One suite for each folder with a Gemfile: its programs that are nearest to it. */
export function findRuby(tree: SourceTree): readonly Suite[] {
  const homes = new Map<string, string[]>()
  for (const path of tree.marked.benchmarkIps) {
    const home = around(folderOf(path)).find(one => fileIn(tree, one, 'Gemfile')) ?? '.'
    homes.set(home, [...(homes.get(home) ?? []), path])
  }
  return [...homes].map(([home, files]) => {
    const least = Math.min(...files.map(depthOf))
    const nearest = files.filter(path => depthOf(path) === least)
    const isBundled = fileIn(tree, home, 'Gemfile') !== null
    const ruby = isBundled ? ['bundle', 'exec', 'ruby'] : ['ruby']
    return {
      tool: 'benchmark-ips',
      foundBy: nearest[0] ?? '',
      folder: home,
      setup: isBundled ? 'bundle install --quiet' : 'gem install --silent benchmark-ips',
      run: nearest.map(path => shellLine(...ruby, pathFrom(home, path))).join('\n'),
      format: 'benchmark-ips',
      output: null,
      filter: null,
      steps: [rubyStep(tree, home)],
      notes: lockNotes(tree, home, isBundled),
    }
  })
}

function lockNotes(tree: SourceTree, home: string, isBundled: boolean): readonly string[] {
  return isBundled && fileIn(tree, home, 'Gemfile.lock') === null
    ? ['Git tracks no Gemfile.lock, so base and head may get different gems.']
    : []
}

/** The action finds a version that the repository pins, from the folder it is told. */
function rubyStep(tree: SourceTree, home: string): WorkflowStep {
  const pinned = around(home).find(one => fileIn(tree, one, '.ruby-version', '.tool-versions'))
  if (pinned === undefined) return { uses: 'setup-ruby', with: { 'ruby-version': '3.4' } }
  return { uses: 'setup-ruby', with: { 'ruby-version': 'default', 'working-directory': pinned } }
}
