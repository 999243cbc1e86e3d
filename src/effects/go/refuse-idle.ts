// Refuses patterns that find no package with benchmarks.
import { Misconfigured } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { PreparedSide } from './prepare-side.ts'

/** A pattern that selects nothing is a mistake: what it was meant for would not be measured. `place` is shown to people. */
export function refuseIdle(
  settings: GoSettings,
  { base, head }: Partial<Record<Side, PreparedSide>>,
  place: string,
): void {
  if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return
  const idle = settings.packages.find(one => base.idle.includes(one) && head.idle.includes(one))
  if (idle === undefined) return
  throw new Misconfigured(
    `packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`,
  )
}
