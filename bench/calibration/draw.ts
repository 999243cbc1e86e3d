// Seeded draws from the distributions that noise is made of.
import { type RandomStream, seededRandom } from '../../src/core/common/random.ts'

/** A Draw gives the next value of one stream, from whichever distribution is asked for. */
export interface Draw {
  /** Uniform in [0, 1). */
  readonly uniform: RandomStream
  /** Standard normal. */
  readonly normal: () => number
  /** Exponential with mean 1. */
  readonly exponential: () => number
  /** -1 or 1. */
  readonly sign: () => number
  /** A seed for another stream. */
  readonly seed: () => number
}

/**
 * The draws of `seed`. Normals are made in pairs: Box & Muller, Annals of Mathematical Statistics 29 (1958) 610-611.
 */
export function drawFrom(seed: number): Draw {
  const uniform = seededRandom(seed)
  const exponential = () => -Math.log(1 - uniform())
  let spare: number | null = null
  const normal = () => {
    if (spare !== null) {
      const value = spare
      spare = null
      return value
    }
    const radius = Math.sqrt(2 * exponential())
    const angle = 2 * Math.PI * uniform()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
  return {
    uniform,
    normal,
    exponential,
    sign: () => (uniform() < 0.5 ? -1 : 1),
    seed: () => Math.floor(uniform() * 2 ** 32),
  }
}

/** The seed of an experiment of this name, so that adding one leaves the others as they were (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
