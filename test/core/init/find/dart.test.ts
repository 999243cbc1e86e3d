// Programs of Dart's benchmark_harness.
import { expect, test } from 'vitest'
import { findDart } from '../../../../src/core/init/find/others.ts'
import { treeOf } from '../../../support/init-trees.ts'

const pubspec = 'dev_dependencies:\n  benchmark_harness: ^2.3.1\n'

test('programs are run, and what they share is not', () => {
  const tree = treeOf(
    { 'pkgs/a/pubspec.yaml': pubspec },
    {
      dart: ['pkgs/a/benchmark/utils.dart', 'pkgs/a/benchmark/x.dart', 'pkgs/a/lib/y.dart'],
      dartMain: ['pkgs/a/benchmark/x.dart'],
    },
  )
  expect(findDart(tree)).toMatchObject([
    { folder: 'pkgs/a', setup: 'dart pub get', run: 'dart run benchmark/x.dart' },
  ])
})

test.each([
  ['no dependency', 'name: a\n'],
  ['no program', pubspec],
])('%s is none', (_, text) => {
  expect(findDart(treeOf({ 'pubspec.yaml': text }))).toEqual([])
})
