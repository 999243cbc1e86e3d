// Finds benchmarks whose commands exited with other statuses on one side than on the other.
import { type Measurement, otherSide, type Side, type SideVisit, sides } from '../model/measuring.ts'

type Statuses = NonNullable<Measurement['statuses']>

/**
 * Finds the benchmarks whose commands exited differently on the sides. One status other than 0, always and on both sides, is
 * what the user measures, such as a linter's that finds something. A side has failed if its status varies; otherwise the
 * side whose status is not 0, and head if neither is. Says why: `its command exited with status 139, and with 0 on base`.
 */
export function findSidesFailedByExitStatus(
  visits: Readonly<Record<Side, SideVisit>>,
): readonly { readonly benchmark: string; readonly side: Side; readonly why: string }[] {
  const [ofBase, ofHead] = [statusesIn(visits.base), statusesIn(visits.head)]
  return [...ofHead].flatMap(([benchmark, head]) => {
    const base = ofBase.get(benchmark)
    if (base === undefined) return []
    const statuses = { base, head }
    return failedSides(statuses).map(side => ({ benchmark, side, why: why(side, statuses) }))
  })
}

function statusesIn({ measurements }: SideVisit): ReadonlyMap<string, Statuses> {
  return new Map(measurements.map(({ benchmark, statuses = [0] }) => [benchmark, statuses]))
}

function failedSides(statuses: Readonly<Record<Side, Statuses>>): readonly Side[] {
  const varying = sides.filter(side => statuses[side].length > 1)
  const [base, head] = [statuses.base[0], statuses.head[0]]
  if (varying.length > 0) return varying
  // An unknown status says nothing about what was measured.
  if (base === head) return base === null ? sides : []
  return head === 0 ? ['base'] : ['head']
}

function why(side: Side, statuses: Readonly<Record<Side, Statuses>>): string {
  const other = otherSide(side)
  return `its command exited with status ${listed(statuses[side])}, and with ${listed(statuses[other])} on ${other}`
}

function listed(statuses: Statuses): string {
  return statuses.map(status => status ?? 'unknown').join(' or ')
}
