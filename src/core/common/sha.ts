// Recognises commit ids.

/** Tells whether a value is a full commit id, of SHA-1 or SHA-256. */
export function isFullSha(text: unknown): text is string {
  return typeof text === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}
