// What `key: value` lines say, while a file in the Go format is read.
import type { Measurement } from '../../../model/measuring.ts'

/** A Config is the configuration in force while lines are read; results between two changes of it share one object. */
export class Config {
  version = 0
  private readonly values = new Map<string, readonly [key: string, value: string]>()
  private shared: Measurement['config'] | undefined

  get entries(): Iterable<readonly [key: string, value: string]> {
    return this.values.values()
  }

  /** `key: value` sets a key, `key:` clears it. A key begins with a lower-case letter and has no capital or space. */
  read(line: string): void {
    const colon = line.indexOf(':')
    const key = line.slice(0, Math.max(colon, 0))
    const rest = line.slice(colon + 1)
    if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return
    const value = rest.replace(/^[ \t]+/, '')
    if (this.values.get(key)?.[1] === value) return
    if (value === '') this.values.delete(key)
    else this.values.set(key, [key, value])
    this.version++
    this.shared = undefined
  }

  now(): Measurement['config'] {
    this.shared ??= Object.fromEntries(this.values.values())
    return this.shared
  }
}
