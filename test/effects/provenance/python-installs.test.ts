// Which Python environments lead back into the user's checkout.
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findEditableInstallImportedByCommand } from '../../../src/effects/provenance/python-installs.ts'

let top: string
const at = (path: string) => join(top, path)

beforeEach(async () => {
  top = realpathSync(await mkdtemp(join(tmpdir(), 'benchgate-editable-')))
  put('checkout/src/it.py', '')
  put('side/src/it.py', '')
})

afterEach(() => rm(top, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

/** An environment in whose packages `file` says `text`. */
function environment(folder: string, file: string, text: string): void {
  put(`${folder}/bin/python3`, '')
  put(`${folder}/lib/python3.13/site-packages/${file}`, text)
}

function find(run: string, path = ['other/bin', 'env/bin']) {
  const env = { PATH: path.map(at).join(':') }
  return findEditableInstallImportedByCommand(run, { checkout: at('checkout'), folder: at('side'), env })
}

const note = (path: string, isEditable = true) =>
  JSON.stringify({ url: `file://${at(path)}`, dir_info: { editable: isEditable } })

describe('on the PATH', () => {
  test('a .pth file leads to the checkout', async () => {
    environment('env', '__editable__.it-1.0.pth', `${at('checkout/src')}\n`)
    const found = { environment: at('env'), target: at('checkout/src') }
    for (const run of [
      'pytest --benchmark-only',
      'python3 -m it',
      'make bench',
      './bench.sh',
      '/usr/bin/time pytest',
    ])
      expect(await find(run)).toEqual(found)
  })

  test.runIf(process.getuid?.() !== 0)('a folder that may not be read hides none after it', async () => {
    environment('env', 'it.pth', at('checkout/src'))
    mkdirSync(at('closed'), { mode: 0 })
    expect(await find('pytest', ['closed/bin', 'env/bin'])).not.toBeNull()
  })

  test('pip notes it of an install that imports by a finder of its own', async () => {
    environment('env', 'it-1.0.dist-info/direct_url.json', note('checkout'))
    expect(await find('python bench.py')).toEqual({ environment: at('env'), target: at('checkout') })
  })

  test.each(['cargo bench', 'node bench.mjs', 'uv run pytest', 'tox -e bench'])(
    '%s does not use it',
    async run => {
      environment('env', 'it.pth', at('checkout/src'))
      expect(await find(run)).toBeNull()
    },
  )

  test('what leads elsewhere, or nowhere, is none', async () => {
    environment(
      'env',
      'it.pth',
      `# ${at('checkout')}\nimport os; x = '${at('checkout')}'\n${at('side/src')}\n../../..\n`,
    )
    environment('env', 'a.dist-info/direct_url.json', note('checkout', false))
    environment('env', 'b.dist-info/direct_url.json', note('checkout2'))
    environment('env', 'c.dist-info/direct_url.json', 'no JSON')
    expect(await find('pytest')).toBeNull()
    expect(await find('pytest', [])).toBeNull()
  })

  test('of several the first python counts', async () => {
    environment('env', 'it.pth', at('checkout/src'))
    environment('other', 'it.pth', at('side/src'))
    expect(await find('pytest')).toBeNull()
  })
})

describe('named by the command', () => {
  test.each(['. .venv/bin/activate && pytest', '.venv/bin/python bench.py', 'x=1 "./.venv/bin/pytest"'])(
    '%s: a copy of one in the checkout leads back to that',
    async run => {
      environment('side/.venv', 'it.pth', at('checkout/src'))
      expect(await find(run)).toEqual({ environment: at('side/.venv'), target: at('checkout/src') })
    },
  )

  test('and none on the PATH counts', async () => {
    environment('env', 'it.pth', at('checkout/src'))
    environment('side/.benchgate-venv', 'it.pth', at('side/src'))
    expect(await find('. .benchgate-venv/bin/activate && pytest')).toBeNull()
  })

  test.each(['uv run pytest', 'poetry run pytest', 'pytest'])(
    '%s: one in the checkout is copied for each side',
    async run => {
      environment('checkout/.venv', 'it.pth', at('checkout/src'))
      const env = { PATH: at('checkout/.venv/bin'), VIRTUAL_ENV: at('checkout/.venv') }
      expect(
        await findEditableInstallImportedByCommand(run, {
          checkout: at('checkout'),
          folder: at('checkout'),
          env,
        }),
      ).toBeNull()
    },
  )

  test('and one outside that is active is found for what takes it', async () => {
    environment('env', 'it.pth', at('checkout/src'))
    const env = { PATH: '', VIRTUAL_ENV: at('env') }
    const found = await findEditableInstallImportedByCommand('poetry run pytest', {
      checkout: at('checkout'),
      folder: at('side'),
      env,
    })
    expect(found).toEqual({ environment: at('env'), target: at('checkout/src') })
  })

  test('what pip has cloned into it is not code of the checkout', async () => {
    environment('checkout/.venv', 'dep.pth', at('checkout/.venv/src/dep'))
    expect(await find(`${at('checkout/.venv/bin/pytest')} x`)).toBeNull()
  })
})
