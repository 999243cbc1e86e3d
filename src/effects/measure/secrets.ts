// Finds secrets in text, also in base64, and takes them out of what is published.

/** Below this a text could be a word, which is found anywhere. */
const shortest = 8

/**
 * A secret as it may stand in a text: as it is, escaped for an address, and in base64, which looks different for each
 * place (modulo 3) at which the secret begins in what was encoded.
 */
function formsOf(secret: string): readonly string[] {
  if (secret.length < shortest) return secret === '' ? [] : [secret]
  const bytes = Buffer.from(secret)
  const encoded = [0, 1, 2].flatMap(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // Without the characters that bytes before or after it have a part in.
    const inner = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
  return [...new Set([secret, encodeURIComponent(secret), ...encoded])]
}

/** Whether a text holds one of the secrets, in any form. */
export function secretFinder(secrets: readonly string[]): (text: string) => boolean {
  const forms = secrets.flatMap(formsOf)
  return text => forms.some(form => text.includes(form))
}

/**
 * Gives the same value with `***` in place of each secret: in a text, in all texts of data, or in the messages of an
 * error.
 */
export function redactor(secrets: Iterable<string>): <T>(value: T) => T {
  // The longest first, as one may be within another.
  const forms = [...new Set([...secrets].flatMap(formsOf))].sort((a, b) => b.length - a.length)
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return forms.reduce((text, form) => text.replaceAll(form, '***'), value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(redact)
    const own = Object.getOwnPropertyNames(value).map(
      name => [name, redact(Reflect.get(value, name))] as const,
    )
    return value instanceof Error ? Object.assign(value, Object.fromEntries(own)) : Object.fromEntries(own)
  }
  return value => (forms.length === 0 ? value : (redact(value) as typeof value))
}
