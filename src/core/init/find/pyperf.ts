// Finds benchmarks of pyperf: programs, each with a Runner.
import { shellWord } from '../../words/shell.ts'
import { environment, isProject, newEnvironment, pythonStep } from './python-environment.ts'
import { outputFile, type Suite } from './suite.ts'
import { around, folderOf, innermostFolder, pathFrom, type SourceTree } from './tree.ts'

/** One process for each benchmark: rounds are many, and pyperf's own twenty processes are meant for a single run. */
const flags = '--processes 1 --values 3 --warmups 1'

/** More programs than this are a collection, of which somebody has to choose. */
const most = 20

/** One suite, of the programs in one folder or below: a project has them together. */
export function findPyperf(tree: SourceTree): readonly Suite[] {
  const [first, ...others] = tree.marked.pyperf.slice(0, most)
  if (first === undefined) return []
  const files = [first, ...others]
  const folder = around(innermostFolder(files)).find(one => isProject(tree, one)) ?? '.'
  const outputs = files.map((_, n) =>
    others.length === 0 ? outputFile : outputFile.replace('.json', `-${n + 1}.json`),
  )
  const run = files.map(
    (file, n) =>
      `${environment}/bin/python ${shellWord(pathFrom(folder, file))} ${flags} --output ${outputs[n]}`,
  )
  const project = isProject(tree, folder) ? ['pip install --quiet --editable .'] : []
  return [
    {
      tool: 'pyperf',
      foundBy: first,
      folder,
      setup: [...newEnvironment, 'pip install --quiet pyperf', ...project].join('\n'),
      run: run.join('\n'),
      format: 'pyperf',
      output: others.length === 0 ? outputFile : outputFile.replace('.json', '-*.json'),
      filter: null,
      steps: [pythonStep(tree, folderOf(first))],
      notes: [],
    },
  ]
}
