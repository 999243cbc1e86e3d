// A driver with some of its methods replaced.
import type { Driver } from './driver.ts'

/** All else is that of `driver`. */
export function withMethods(driver: Driver, taken: Partial<Driver>): Driver {
  return new Proxy(driver, { get: (target, name) => taken[name as keyof Driver] ?? bound(target, name) })
}

/** Getters and methods of a class work on the class itself. */
function bound(target: Driver, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}
