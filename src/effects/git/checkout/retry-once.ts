// Tries a step again that a second Ctrl-C may have ended.

/** Tries twice: Ctrl-C in a terminal also ends the git that we wait for. The step must be one that can be repeated. */
export async function retryOnce<T>(step: () => Promise<T>): Promise<T> {
  return step().catch(step)
}
