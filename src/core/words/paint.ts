// Colours of a terminal, where there are any.

/** Paint colours a text, or gives it as it is. */
export type Paint = (colour: 'red' | 'green' | 'yellow' | 'bold', text: string) => string

/** No colours: for a file, a pipe, and NO_COLOR. */
export const plain: Paint = (_, text) => text
