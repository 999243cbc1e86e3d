// Finds projects of .NET that run BenchmarkDotNet.
import { shellWord } from '../../words/shell.ts'
import type { Suite, WorkflowStep } from './suite.ts'
import { around, fileIn, folderOf, nameOf, pathFrom, type SourceTree } from './tree.ts'

/** Not the usual folder, which people commit. */
const artifacts = 'benchgate-artifacts'

/** One suite for each project with a switcher, which takes flags. */
export function findDotnet(tree: SourceTree): readonly Suite[] {
  const projects = new Set(tree.marked.benchmarkdotnet.flatMap(path => projectOf(tree, path) ?? []))
  return [...projects].map(path => {
    const top = around(folderOf(path)).find(one => fileIn(tree, one, 'global.json')) ?? '.'
    const text = tree.texts.get(path) ?? ''
    const framework = frameworkOf(text)
    const project = shellWord(pathFrom(top, path))
    const flags = `--configuration Release${framework === null ? '' : ` --framework ${framework}`}`
    return {
      tool: 'benchmarkdotnet',
      foundBy: path,
      folder: top,
      setup: `dotnet build ${project} ${flags}`,
      run: `dotnet run --project ${project} --no-build ${flags} -- --filter '*' --job short --exporters json --artifacts ${artifacts}`,
      format: 'benchmarkdotnet',
      output: `${artifacts}/results/*-report-full-compressed.json`,
      filter: null,
      steps: [dotnetStep(tree, top, versionOf(text))],
      notes: ['The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args).'],
    }
  })
}

/** The project whose folder is nearest around a source. */
function projectOf(tree: SourceTree, source: string): string | null {
  for (const folder of around(folderOf(source)))
    for (const path of tree.texts.keys())
      if (folderOf(path) === folder && nameOf(path).endsWith('.csproj')) return path
  return null
}

/** Of several the first, as one has to be chosen; null where there is just one. */
function frameworkOf(project: string): string | null {
  return /<TargetFrameworks>\s*([\w.-]+)/.exec(project)?.[1] ?? null
}

/** The SDK's version that a project is made for. */
function versionOf(project: string): string {
  return /<TargetFrameworks?>\s*net(\d+)\.\d/.exec(project)?.[1] ?? '10'
}

function dotnetStep(tree: SourceTree, top: string, version: string): WorkflowStep {
  const pinned = fileIn(tree, top, 'global.json')
  if (pinned) return { uses: 'setup-dotnet', with: { 'global-json-file': pinned } }
  return { uses: 'setup-dotnet', with: { 'dotnet-version': `${version}.x` } }
}
