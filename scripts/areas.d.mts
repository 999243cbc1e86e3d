/** An import, by paths below src. */
interface Import {
  readonly file: string
  readonly imported: string
}
/** An import of one area by another; `from` and `to` are positions in `areas`. */
interface AreaImport extends Import {
  readonly from: number
  readonly to: number
}
export const areas: readonly (readonly [name: string, folders: readonly string[]])[]
export function importsBetweenAreas(): readonly AreaImport[]
export const exportedFiles: Readonly<Record<string, readonly string[]>>
export function importsOfInsides(): readonly Import[]
export function filesOutsideAreas(): readonly string[]
export function drawAreas(): string
