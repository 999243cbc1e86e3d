// Which commands name a task runner.
import { expect, test } from 'vitest'
import { taskRunners } from '../../../src/core/change/shared-outside.ts'

const namedBy = (text: string) => taskRunners.filter(({ named }) => named.test(text)).map(({ name }) => name)

test.each([
  ['npx turbo run bench', 'Turborepo'],
  ['yarn lage bench', 'Lage'],
  ['pnpm exec nx run widget:bench', 'Nx'],
  ['moon run widget:bench', 'moon'],
  ['rushx bench', 'Rush'],
  ['./pants test ::', 'Pants'],
])('%s', (text, name) => expect(namedBy(text)).toEqual([name]))

test.each(['npm run bench', 'node turbocharge.js', 'nginx -t', 'cargo bench', 'honeymoon'])(
  'none in %s',
  text => expect(namedBy(text)).toEqual([]),
)
