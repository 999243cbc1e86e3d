// Finds the Python distributions that were installed from files of this machine, in the records of installers (PEP 610).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderEntries, readTextOrEmpty } from '../files/folder.ts'

interface DirectUrl {
  readonly url?: string
  readonly archive_info?: { readonly hashes?: { readonly sha256?: string } }
  readonly dir_info?: { readonly editable?: boolean }
}

export interface LocalPythonPackage {
  /** The absolute paths of its files. */
  readonly files: readonly string[]
  readonly isEditable: boolean
  /** The folder or the wheel that it was installed from. */
  readonly source: string
  /** The SHA-256 of the wheel; null if it was installed from a folder. */
  readonly wheelDigest: string | null
}

/** Returns the distributions installed in a folder from a wheel or a folder of this machine. */
export function findLocalPythonPackagesIn(packages: string): readonly LocalPythonPackage[] {
  return folderEntries(packages)
    .filter(({ name }) => name.endsWith('.dist-info'))
    .flatMap(({ name }) => {
      const noted = parseDirectUrl(readTextOrEmpty(join(packages, name, 'direct_url.json')))
      if (noted === null) return []
      const record = readTextOrEmpty(join(packages, name, 'RECORD'))
      // `PATH,sha256=…,SIZE`, where quotes are around a path with a comma.
      const files = [...record.matchAll(/^"?(.+?)"?,[^,\n]*,\d*\r?$/gm)].map(([, path = '']) =>
        join(packages, path),
      )
      return [{ ...noted, files }]
    })
}

function parseDirectUrl(text: string): Omit<LocalPythonPackage, 'files'> | null {
  try {
    const { url = '', archive_info: archive, dir_info: folder } = JSON.parse(text) as DirectUrl
    const wheelDigest = archive?.hashes?.sha256 ?? null
    if (wheelDigest === null && folder === undefined) return null
    return { source: fileURLToPath(url), wheelDigest, isEditable: folder?.editable === true }
  } catch {
    // It was installed from a registry, or from another machine.
    return null
  }
}

/**
 * Reports whether the source of a distribution has changed since it was installed: its wheel has other content, or one of the
 * `changed` files is in its folder.
 */
export function hasPythonPackageSourceChanged(
  { source, wheelDigest }: LocalPythonPackage,
  changed: readonly string[],
): boolean {
  if (wheelDigest === null) return changed.some(path => path.startsWith(`${source}${sep}`))
  try {
    return createHash('sha256').update(readFileSync(source)).digest('hex') !== wheelDigest
  } catch {
    return false
  }
}
