// Paths into one folder become the same paths in another.
import { expect, test } from 'vitest'
import { redirectFolderPathInText } from '../../../src/core/change/moved-paths.ts'

const moved = (text: string) => redirectFolderPathInText(text, '/home/u/it', '/tmp/side')

test('a path is replaced where it stands whole', () => {
  expect(moved('/home/u/it')).toBe('/tmp/side')
  expect(moved('/home/u/it/src:/usr/lib:/home/u/it')).toBe('/tmp/side/src:/usr/lib:/tmp/side')
  expect(moved('-overlay=/home/u/it/o.json -I/home/u/it/include')).toBe(
    '-overlay=/tmp/side/o.json -I/tmp/side/include',
  )
  expect(moved('TOP = "/home/u/it"')).toBe('TOP = "/tmp/side"')
  expect(moved('file:///home/u/it/x')).toBe('file:///tmp/side/x')
})

test('another folder of a similar name stays', () => {
  for (const text of ['/home/u/item', '/home/u/it-2/x', '/home/u/it.old', '/mnt/home/u/it', 'x/home/u/it'])
    expect(moved(text)).toBe(text)
  expect(redirectFolderPathInText('/a/b', '/', '/tmp')).toBe('/a/b')
  expect(redirectFolderPathInText('/a+b/c', '/a+b', '/$&')).toBe('/$&/c')
})

test('each path is asked for in full, and may stay', () => {
  const asked: string[] = []
  const text = redirectFolderPathInText('/r/a:/r/b c', '/r', '/s', path => asked.push(path) > 1)
  expect(text).toBe('/r/a:/s/b c')
  expect(asked).toEqual(['/r/a', '/r/b'])
})
