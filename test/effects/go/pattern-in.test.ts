// Which modules a pattern reaches, and what it is called there.
import { describe, expect, test } from 'vitest'
import { rebaseGoPackagePatternOntoModule } from '../../../src/effects/go/find-packages.ts'

describe('a pattern', () => {
  test.each<[pattern: string, workingDirectory: string, module: string, meant: string | null]>([
    ['./...', '.', '.', './...'],
    ['./...', '.', 'nested', './...'],
    ['./...', 'sub', '.', './sub/...'],
    ['./...', 'sub', 'sub', './...'],
    ['./...', 'sub', 'sub/deep', './...'],
    ['./...', 'sub', 'other', null],
    ['./...', 'sub', 'subway', null],
    ['./a/...', '.', '.', './a/...'],
    ['./a/...', '.', 'a', './...'],
    ['./a/...', '.', 'a/b', './...'],
    ['./a/...', '.', 'b', null],
    ['./a', '.', '.', './a'],
    ['./a', '.', 'a', './'],
    ['./a', '.', 'a/b', null],
    ['./a/b', '.', 'a', './b'],
    ['.', '.', '.', './'],
    ['..', 'sub', '.', './'],
    ['../...', 'sub', 'other', './...'],
    ['../other/...', 'sub', 'other', './...'],
    ['../other', 'sub', '.', './other'],
  ])('%s, given in %s, is in the module %s: %s', (pattern, workingDirectory, module, meant) => {
    expect(rebaseGoPackagePatternOntoModule(module, workingDirectory, pattern)).toBe(meant)
  })

  test.each([
    ['./fo...', '.', './fo...'],
    ['./fo...', 'fo', null],
    ['./a/.../b', '.', './a/.../b'],
  ])(
    'with dots elsewhere (%s) is left to go, and reaches into no other module (%s)',
    (pattern, module, meant) => {
      expect(rebaseGoPackagePatternOntoModule(module, '.', pattern)).toBe(meant)
    },
  )

  test.each(['_bench', '.hidden', 'testdata', 'a/testdata/m', 'vendor/m'])(
    'reaches the module %s only where it names it, or stands in it',
    module => {
      expect(rebaseGoPackagePatternOntoModule(module, '.', './...')).toBeNull()
      expect(rebaseGoPackagePatternOntoModule(module, '.', 'example.com/...')).toBeNull()
      expect(rebaseGoPackagePatternOntoModule(module, '.', `./${module}/...`)).toBe('./...')
      expect(rebaseGoPackagePatternOntoModule(module, '.', `./${module}`)).toBe('./')
      expect(rebaseGoPackagePatternOntoModule(module, module, './...')).toBe('./...')
      expect(rebaseGoPackagePatternOntoModule(module, module, 'example.com/...')).toBe('example.com/...')
    },
  )

  test.each(['example.com/m', 'all', '...', '/rooted/...'])(
    'that is no path (%s) is for every module',
    pattern => {
      for (const module of ['.', 'nested', 'a.b/c_d'])
        expect(rebaseGoPackagePatternOntoModule(module, 'nested', pattern)).toBe(pattern)
    },
  )
})
