// The error of a report that could not be shown somewhere. It never hides a verdict.

/** A CouldNotPublish error says what was not shown, why, and where the report is instead. */
export class CouldNotPublish extends Error {
  override readonly name = 'CouldNotPublish'
}
