// Finds benchmarks of Dart's benchmark_harness: programs in the folder `benchmark` of a package.
import { shellLine } from '../../words/shell.ts'
import type { Suite } from './suite.ts'
import { filesNamed, folderOf, inFolder, isWithin, pathFrom, type SourceTree } from './tree.ts'

/** One suite for each package, with all its programs. */
export function findDart(tree: SourceTree): readonly Suite[] {
  return filesNamed(tree, 'pubspec.yaml').flatMap(([path, text]) => {
    if (!/^\s+benchmark_harness\s*:/m.test(text)) return []
    const folder = folderOf(path)
    const own = tree.marked.dart.filter(file => isWithin(folder, file)).map(file => pathFrom(folder, file))
    const files = own.filter(
      file => /^benchmark\/[^/]+$/.test(file) && tree.marked.dartMain.includes(inFolder(folder, file)),
    )
    if (files.length === 0) return []
    return [
      {
        tool: 'dart',
        foundBy: path,
        folder,
        setup: 'dart pub get',
        run: files.map(file => shellLine('dart', 'run', file)).join('\n'),
        format: 'dart',
        output: null,
        filter: null,
        steps: [{ uses: 'setup-dart', with: { sdk: 'stable' } }],
        notes: [],
      },
    ]
  })
}
