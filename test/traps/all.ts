// All set-ups: those in which both sides could run the same code, and honest ones.
import { formatHonest } from './formats.ts'
import { goHonest, goTraps } from './go.ts'
import { nativeHonest, nativeTraps, rustTraps } from './native.ts'
import { nodeHonest, nodeTraps } from './node.ts'
import { originalHonest, originalTraps } from './originals.ts'
import {
  dotnetHonest,
  dotnetTraps,
  elixirHonest,
  elixirTraps,
  erlangTraps,
  imageHonest,
  imageTraps,
  javaHonest,
  javaTraps,
  perlHonest,
  perlTraps,
  phpHonest,
  phpTraps,
  rHonest,
  rTraps,
  rubyTraps,
} from './others.ts'
import { pythonHonest, pythonTraps } from './python.ts'
import { settingsHonest, settingsTraps, settingsUnchanged } from './settings.ts'
import { toolHonest, toolTraps } from './tools.ts'

export const traps = [
  ...[...pythonTraps, ...nativeTraps, ...rustTraps, ...nodeTraps, ...goTraps],
  ...[...javaTraps, ...perlTraps, ...phpTraps, ...rubyTraps, ...imageTraps, ...toolTraps],
  ...[...dotnetTraps, ...rTraps, ...elixirTraps, ...erlangTraps, ...originalTraps, ...settingsTraps],
]
export const honest = [
  ...[...pythonHonest, ...nativeHonest, ...nodeHonest, ...goHonest],
  ...[...javaHonest, ...perlHonest, ...phpHonest, ...imageHonest, ...toolHonest],
  ...[...dotnetHonest, ...rHonest, ...elixirHonest, ...originalHonest, ...settingsHonest],
]
/** Set-ups in which nothing is slower: each tool's recorded output, and settings of builds. */
export const unchanged = [...formatHonest, ...settingsUnchanged]
