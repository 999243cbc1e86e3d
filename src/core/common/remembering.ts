// Looks up what a pure function has been asked before.

/** More than this is forgotten all at once: what is asked for can come from anyone's output. */
const most = 1000

/**
 * The same function, but quick where it is asked the same again, as a suite does for its few units and levels. What it gives
 * depends on nothing but what it is asked, so the core stays pure. `undefined` is no answer.
 */
export function remembering<Question, Answer>(
  ask: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>()
  return question => {
    const before = known.get(question)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const answer = ask(question)
    known.set(question, answer)
    return answer
  }
}
