// Programs of benchmark-ips.
import { expect, test } from 'vitest'
import { findRuby } from '../../../../src/core/init/find/others.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('those nearest to the Gemfile are run, with its gems', () => {
  const tree = treeOf(
    { Gemfile: '', '.ruby-version': '3.3\n' },
    { benchmarkIps: ['performance/benchmark.rb', 'performance/unit/lexer_benchmark.rb'] },
  )
  expect(findRuby(tree)).toMatchObject([
    {
      tool: 'benchmark-ips',
      setup: 'bundle install --quiet',
      run: 'bundle exec ruby performance/benchmark.rb',
      steps: [{ with: { 'ruby-version': 'default', 'working-directory': '.' } }],
      notes: [expect.stringContaining('no Gemfile.lock')],
    },
  ])
})

test('without a Gemfile the gem is installed', () => {
  expect(findRuby(treeOf({}, { benchmarkIps: ['a.rb', 'b.rb'] }))).toMatchObject([
    { setup: 'gem install --silent benchmark-ips', run: 'ruby a.rb\nruby b.rb', notes: [] },
  ])
})
