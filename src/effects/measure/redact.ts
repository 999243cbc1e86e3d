// Finds secrets in text, also in base64, and redacts them in what is published.

/** A shorter text could be a common word. */
const minSecretLength = 8

/**
 * Returns the forms of a secret in text: as it is, escaped for a URL, and in base64, which differs with the position (modulo 3)
 * of the secret in the encoded text.
 */
function encodedForms(secret: string): readonly string[] {
  if (secret.length < minSecretLength) return secret === '' ? [] : [secret]
  const bytes = Buffer.from(secret)
  const encoded = [0, 1, 2].flatMap(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // Leaves out the characters that also depend on the bytes before or after the secret.
    const inner = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
  return [...new Set([secret, encodeURIComponent(secret), ...encoded])]
}

/** Returns a function that reports whether a text contains one of the secrets, in any form. */
export function createContainsSecretPredicate(secrets: readonly string[]): (text: string) => boolean {
  const forms = secrets.flatMap(encodedForms)
  return text => forms.some(form => text.includes(form))
}

/** Returns a function that replaces each secret by `***`: in a text, in all texts within data, or in the messages of an error. */
export function createRedactor(secrets: Iterable<string>): <T>(value: T) => T {
  // The longest first, as one may contain another.
  const forms = [...new Set([...secrets].flatMap(encodedForms))].sort((a, b) => b.length - a.length)
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return forms.reduce((text, form) => text.replaceAll(form, '***'), value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(redact)
    const properties = Object.getOwnPropertyNames(value).map(
      name => [name, redact(Reflect.get(value, name))] as const,
    )
    return value instanceof Error
      ? Object.assign(value, Object.fromEntries(properties))
      : Object.fromEntries(properties)
  }
  return value => (forms.length === 0 ? value : (redact(value) as typeof value))
}
