// Remembers the answers of a pure function.

/** Beyond this number all answers are dropped: the questions can come from untrusted output. */
const most = 1000

/**
 * The same function, but fast where a question is repeated, as for the few units and levels of a suite. The answers
 * depend on the question alone, so the core stays pure. No answer may be `undefined`.
 */
export function memoize<Question, Answer>(
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

// Values of a map that are made when they are first asked for.

/** The value of `key` in `map`; made, and kept there, if there is none yet. */
export function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key)
  if (before !== undefined) return before
  const value = make()
  map.set(key, value)
  return value
}
