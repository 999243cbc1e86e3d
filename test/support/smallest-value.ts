// The smallest value a JSON schema accepts: what the fake answers where a test does not care.

/** A Schema is the part of an OpenAPI 3.0 schema (references resolved) that GitHub's answers use. */
export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly nullable?: boolean
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly oneOf?: readonly Schema[]
}

const strings: Readonly<Record<string, string>> = {
  uri: 'https://github.invalid/',
  'date-time': '2020-01-01T00:00:00Z',
}

/**
 * Builds it: null where allowed, the first of an enum or of several schemas, of an object the required properties only.
 *
 * Throws on a schema it has no rule for, so that a newer schema fails here and not as a wrong answer.
 */
export function smallestValue(schema: Schema): unknown {
  if (schema.nullable) return null
  if (schema.enum) return schema.enum[0]
  if (schema.oneOf?.[0]) return smallestValue(schema.oneOf[0])
  switch (schema.type) {
    case 'object':
      return smallestObject(schema)
    case 'array':
      return []
    case 'string':
      return strings[schema.format ?? ''] ?? ''
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    default:
      throw new Error(`no smallest value for the schema ${JSON.stringify(schema)}`)
  }
}

/** As `smallestValue`, for a schema known to be an object; a nullable one gives the object, not null. */
export function smallestObject(schema: Schema): Record<string, unknown> {
  const required = schema.required ?? []
  return Object.fromEntries(required.map(name => [name, smallestValue(schema.properties?.[name] ?? {})]))
}
