/** An import of one area by another; `from` and `to` are positions in `areas`. */
interface AreaImport {
  readonly from: number
  readonly to: number
  readonly file: string
  readonly imported: string
}
export const areas: readonly (readonly [name: string, folders: readonly string[]])[]
export function importsBetweenAreas(): readonly AreaImport[]
export function filesOutsideAreas(): readonly string[]
export function drawAreas(): string
