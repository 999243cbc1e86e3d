// The two ways a run ends without a verdict. Judged outcomes are data, never errors.

/** A Misconfigured error is one the reader can fix: it names the setting, its value and what is accepted. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
}

/** A CouldNotMeasure error says which command failed where, how, and what to do. */
export class CouldNotMeasure extends Error {
  override readonly name = 'CouldNotMeasure'
  /** The last lines the command printed; untrusted text. */
  readonly output: string

  constructor(message: string, output = '') {
    super(message)
    this.output = output
  }
}

/** A Cancelled error ends a run that someone interrupted. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}
