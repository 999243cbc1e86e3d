// Where Python benchmarks run.
import { expect, test } from 'vitest'
import { isProject, pythonStep } from '../../../../src/core/init/find/python.ts'
import { treeOf } from '../../../support/init-trees.ts'

test.each([
  ['a project', { 'pyproject.toml': '[project]\n' }, true],
  ['a build', { 'pyproject.toml': '[build-system]\n' }, true],
  ['setup.py', { 'setup.py': '' }, true],
  ['settings of tools', { 'pyproject.toml': '[tool.x]\n' }, false],
])('%s can be installed: %s', (_, files, is) => {
  expect(isProject(treeOf(files), '.')).toBe(is)
})

test('a pinned Python is kept to', () => {
  expect(pythonStep(treeOf({ '.python-version': '' }), 'a')).toEqual({
    uses: 'setup-python',
    with: { 'python-version-file': '.python-version' },
  })
  expect(pythonStep(treeOf({}), '.')).toMatchObject({ with: { 'python-version': '3.13' } })
})
