// Where programs and libraries are looked for outside of a checkout.
import { expect, test } from 'vitest'
import { sharedFolders } from '../../../src/core/change/shared-outside.ts'

const names = (env: Record<string, string>) => sharedFolders(env, ':').map(({ folder }) => folder)

test('folders of PATH come first, then those of other variables, then what is beside programs', () => {
  expect(
    names({ PATH: '/opt/it/bin:/usr/bin:relative', PYTHONPATH: '/opt/lib:/opt/more', CI: 'true' }),
  ).toEqual([
    ...['/opt/it/bin', '/opt/lib', '/opt/more'],
    ...['/opt/it/lib', '/opt/it/lib64', '/opt/it/include'],
  ])
})

test('the home folder has usual ones, and is not searched itself', () => {
  const found = names({ HOME: '/home/it', GOPATH: '/home/it' })
  expect(found).toContain('/home/it/.local/bin')
  expect(found).toContain('/home/it/.m2/repository')
  expect(found).not.toContain('/home/it')
})

test('folders of the system, of caches and of the runner are left out', () => {
  expect(
    names({ PATH: '/usr/bin:/bin:/usr/sbin', CCACHE_DIR: '/x', RUNNER_TEMP: '/y', TMPDIR: '/z', PWD: '/w' }),
  ).toEqual([])
  expect(names({ PATH: '/usr/local/bin' })).toContain('/usr/local/lib')
})
