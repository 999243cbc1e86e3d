// Who holds a checkout: a process, told apart from a later one of its number, and from those that cannot be seen.
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import {
  findStatusOfRunProcess,
  type RunProcessIdentity,
  thisProcessAsHolder,
} from '../../../src/effects/git/holder.ts'

const own = thisProcessAsHolder()
const nobody = 2 ** 22 + 1
const fates: Readonly<
  Record<string, [change: Partial<RunProcessIdentity>, fate: string, isLinuxOnly?: boolean]>
> = {
  'this process': [{}, 'running'],
  'a number that no process has': [{ pid: nobody }, 'ended'],
  'a living process with its number, but another start': [{ pidStarted: '1' }, 'ended', true],
  'this number, before this process began': [{ started: '2001-01-01T00:00:00.000Z' }, 'ended'],
  'the machine before it started again': [{ boot: 'another' }, 'ended', true],
  'another machine': [{ boot: 'another', host: 'elsewhere', pid: nobody }, 'unseen', true],
  'another machine, where no start is told': [{ boot: null, host: 'elsewhere', pid: nobody }, 'unseen'],
  'another container': [{ namespace: 'pid:[1]', pid: nobody }, 'unseen', true],
  'a container of another name that shares our processes': [
    { host: 'elsewhere', pid: nobody },
    'ended',
    true,
  ],
  'this machine under the name of another network': [{ host: `${hostname().split('.')[0]}.lan` }, 'running'],
  'a record without fields': [{ host: undefined as never, boot: undefined as never }, 'unseen'],
}
const isLinux = process.platform === 'linux'
const tried = Object.entries(fates).filter(([, [, , isLinuxOnly]]) => isLinux || !isLinuxOnly)
test.each(tried)('%s', (_, [change, fate]) => {
  expect(findStatusOfRunProcess({ ...own, ...change })).toBe(fate)
})

test('two runs of one process are told apart', () => {
  expect(thisProcessAsHolder().run).not.toBe(own.run)
})
