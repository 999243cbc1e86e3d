// Whether the sides of a run have room on the disk.
import type { CheckoutMode } from '../model/settings.ts'
import { blocking, type DoctorFinding, doubtful, good } from './finding.ts'

/** SpaceFacts are what two sides take up and what there is, in bytes. */
export interface SpaceFacts {
  readonly checkout: CheckoutMode
  /** The tracked files of one side. */
  readonly tracked: number
  /** The ignored files, which each side gets a copy of. */
  readonly ignored: number
  /** Whether there were too many ignored files to look at each. */
  readonly isMore: boolean
  /** The folder that the sides are in. */
  readonly place: string
  /** Null where the system does not say. */
  readonly free: number | null
}

/** What builds and caches may add, in bytes. */
const reserve = 2 ** 30

export function spaceFindings({
  checkout,
  tracked,
  ignored,
  isMore,
  place,
  free,
}: SpaceFacts): readonly DoctorFinding[] {
  if (free === null) return []
  // In place, tracked files need no more room: a side replaces the user's, which are only renamed.
  const needed = 2 * (ignored + (checkout === 'worktree' ? tracked : 0))
  const seen = `${size(free)} free in ${place}, ${isMore ? 'over ' : ''}${size(needed)} for two sides`
  const advice =
    checkout === 'worktree'
      ? 'Make room, or set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another disk.'
      : 'Make room, or set "ignored-files" to "shared".'
  if (free < needed) return [blocking('disk', seen, 'they do not fit', advice)]
  if (free < needed + reserve) return [doubtful('disk', seen, 'builds and caches need room too', advice)]
  return [good('disk', seen)]
}

/** `3.4 GiB`, `612 KiB`. */
function size(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  const n = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 2 ** (10 * n)
  return `${n === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${units[n]}`
}
