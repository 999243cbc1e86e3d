// Finds suites of asv, by their configuration.
import { shellWord } from '../../words/shell.ts'
import { environment, isProject, newEnvironment, pythonStep } from './python-environment.ts'
import type { Suite } from './suite.ts'
import { around, filesNamed, folderOf, inFolder, pathBetween, type SourceTree } from './tree.ts'

/** asv would make environments for each commit itself; here a side is measured as it was installed. */
export function findAsv(tree: SourceTree): readonly Suite[] {
  return filesNamed(tree, 'asv.conf.json').map(([path, text]) => {
    const folder = folderOf(path)
    const home = around(folder).find(one => isProject(tree, one))
    const results = /^\s*"results_dir"\s*:\s*"([\w./-]+)"/m.exec(text)?.[1] ?? 'results'
    const project = home === undefined ? [] : [`pip install --quiet ${shellWord(pathBetween(folder, home))}`]
    const folderOfResults = results.replace(/^\.\//, '').replace(/\/$/, '')
    return {
      tool: 'asv',
      foundBy: path,
      folder,
      setup: [...newEnvironment, 'pip install --quiet asv virtualenv', ...project, 'asv machine --yes'].join(
        '\n',
      ),
      run: `${environment}/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1`,
      format: 'asv',
      // The units of the user's own values are in the second.
      output: `${folderOfResults}/**/*-*.json\n${folderOfResults}/benchmarks.json`,
      filter: null,
      steps: [pythonStep(tree, folder)],
      notes: [
        `What the benchmarks need besides the project (the "matrix" of ${inFolder(folder, 'asv.conf.json')}) is to be installed in "setup", too.`,
      ],
    }
  })
}
