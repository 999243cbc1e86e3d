// The files below target/criterion: a folder for each benchmark, with its name in one file and its times in others.
import { median } from 'simple-statistics'
import { hasPath, outlines } from '../../json/json-outline.ts'
import { numberAt, numbersAt, textAt } from '../../json/json-value.ts'
import { scale } from '../../reading/decimal.ts'
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'

/** The content of the files of one folder. */
interface Folder {
  name: string | null
  /** In nanoseconds: the times of the samples, or their median, as criterion computed it. */
  samples: readonly number[] | null
  median: number | null
  iterations: number
}

export function claimsCriterionFile(beginning: string): boolean {
  return outlines(beginning).some(
    paths =>
      (hasPath(paths, 'group_id') && hasPath(paths, 'full_id')) ||
      (hasPath(paths, 'sampling_mode') && hasPath(paths, 'times')) ||
      (hasPath(paths, 'mean', 'point_estimate') && hasPath(paths, 'median', 'point_estimate')),
  )
}

/**
 * A CriterionFiles is the files read so far, by the folder they are in. Values are taken to be times, as no file states
 * a unit: only what criterion prints names another unit.
 */
export class CriterionFiles {
  private readonly folders = new Map<string, Folder>()

  /** Takes the content of the file at `path`. */
  take(path: string, value: unknown): void {
    const place = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    const folder = this.folders.get(place) ?? { name: null, samples: null, median: null, iterations: 0 }
    this.folders.set(place, folder)
    folder.name ??= textAt(value, 'full_id')
    const iterations = numbersAt(value, 'iters')
    const times = numbersAt(value, 'times')
    if (iterations && times && iterations.length === times.length) {
      folder.samples = times.map((time, index) => time / (iterations[index] ?? Number.NaN))
      folder.iterations = iterations.reduce((sum, one) => sum + one, 0)
    }
    // Estimates of a change have no standard deviation: they are ratios, not times.
    if (numberAt(value, 'std_dev', 'point_estimate') !== null && path.endsWith('/estimates.json'))
      folder.median ??= numberAt(value, 'median', 'point_estimate')
  }

  /**
   * Adds the results in `new/` for each benchmark; another folder counts only where that one is missing. Throws
   * Unreadable.
   */
  addTo(found: Readings): void {
    for (const [place, folder] of this.folders) {
      const value = folder.samples ? median([...folder.samples]) : folder.median
      if (value === null || isOld(place, this.folders)) continue
      if (folder.name === null)
        throw new Unreadable(
          `${place} has times, and no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`,
        )
      const samples = folder.samples?.length
      found.add(folder.name, 'sec/op', scale(value, -9), { iterations: folder.iterations, samples })
    }
  }
}

/** Whether the folder holds a baseline or a change, beside that of the last run. */
function isOld(place: string, folders: ReadonlyMap<string, Folder>): boolean {
  const last = place.replace(/[^/]*$/, 'new')
  return last !== place && folders.has(last)
}
