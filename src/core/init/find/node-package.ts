// Reads the parts of a package.json that say how its benchmarks run.

/** A NodePackage is the part of a package.json that matters here. */
export interface NodePackage {
  readonly scripts: Readonly<Record<string, string>>
  /** All kinds of them: name and range. */
  readonly dependencies: Readonly<Record<string, string>>
  /** As corepack reads it: `pnpm@9.1.0`; '' where there is none. */
  readonly packageManager: string
}

/** Null where it is no JSON object; members of the wrong type are left out. */
export function readPackage(text: string): NodePackage | null {
  let read: unknown
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const field = (name: string): unknown => (Object.hasOwn(read, name) ? Reflect.get(read, name) : undefined)
  const kinds = ['peerDependencies', 'optionalDependencies', 'dependencies', 'devDependencies']
  const packageManager = field('packageManager')
  return {
    scripts: textsOf(field('scripts')),
    dependencies: Object.assign(Object.create(null), ...kinds.map(kind => textsOf(field(kind)))),
    packageManager: typeof packageManager === 'string' ? packageManager : '',
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const texts: Record<string, string> = Object.create(null)
  for (const [key, one] of entries) if (typeof one === 'string') texts[key] = one
  return texts
}
