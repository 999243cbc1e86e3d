// Reads the compiled packages that a test binary was linked from, for core/go/unchanged-code.ts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getOrInsert } from '../../core/common/memoize.ts'
import { IncompleteProgramToCompareError, NumberedGoProgramSymbols } from '../../core/go/linked-program.ts'
import {
  type ParsedPackageArchive,
  parseGoObjectKindNumbersFromSource,
  parsePackageArchive,
  UnknownGoObjectFormatError,
} from '../../core/go/object-file.ts'
import { type LinkerCall, linkerImportcfgPath } from '../../core/go/relinking.ts'
import {
  pickRelocationAndSymbolKindNumbers,
  type RelocationAndSymbolKindNumbers,
} from '../../core/go/same-symbol.ts'
import {
  compareGoCodeReachedByBenchmarks,
  type LinkedGoTestBinaryToCompare,
  type ProvenGoBenchmarksAndMeasureReasons,
} from '../../core/go/unchanged-code.ts'
import type { RecordedGoLinkerCallAndCodeProperties } from './linker.ts'

/** What the object files of one version of Go mean. */
interface GoFormat {
  readonly numbers: RelocationAndSymbolKindNumbers
  readonly builtins: readonly (readonly [name: string, abi: number])[]
}

/** Reads compiled packages, each file once. */
export class GoBenchmarkReachableCodeComparer {
  private readonly formats = new Map<string, Promise<GoFormat | null>>()
  private readonly archives = new Map<string, Promise<ParsedPackageArchive>>()

  /**
   * Finds the benchmarks of a package that reach the same code and data on both sides; null if that cannot be known: for a version
   * of Go whose files have another format, or if a file was removed or cut off.
   */
  async compare(
    base: RecordedGoLinkerCallAndCodeProperties,
    head: RecordedGoLinkerCallAndCodeProperties,
    areSameBinaries = false,
  ): Promise<ProvenGoBenchmarksAndMeasureReasons | null> {
    const { file } = base.call
    if (file !== head.call.file) return null
    const format = await getOrInsert(this.formats, file, () => readFormat(file))
    if (!format) return null
    try {
      const [onBase, onHead] = [await this.sideOf(base.call, format), await this.sideOf(head.call, format)]
      return (
        onBase && onHead && compareGoCodeReachedByBenchmarks(onBase, onHead, format.numbers, areSameBinaries)
      )
    } catch (error) {
      if (isUnreadable(error)) return null
      throw error
    }
  }

  private async sideOf(call: LinkerCall, format: GoFormat): Promise<LinkedGoTestBinaryToCompare | null> {
    const imports = linkerImportcfgPath(call.args)
    const main = call.args.at(-1)
    if (imports === null || main === undefined) return null
    const config = await readFile(imports, 'utf8')
    const files = new Map(
      [...config.matchAll(/^packagefile ([^=\n]+)=(.+)$/gm)].map(([, path = '', file = '']) => [path, file]),
    )
    files.set('main', main)
    const archives = new Map<string, ParsedPackageArchive>()
    for (const [path, file] of files) {
      const archive = getOrInsert(this.archives, file, () => readFile(file).then(parsePackageArchive))
      archives.set(path, await archive)
    }
    const program = new NumberedGoProgramSymbols(archives, format.builtins)
    return { program, flags: flagsOf(call), buildInfo: /^modinfo (.*)$/m.exec(config)?.[1] ?? '' }
  }
}

/** Reports whether an error comes from what is in the files. A RangeError is an offset beyond the end of one. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof UnknownGoObjectFormatError ||
    error instanceof IncompleteProgramToCompareError ||
    error instanceof RangeError ||
    (error instanceof Error && 'code' in error)
  )
}

/** Reads what Go's own sources say of its object files, which are beside its tools; null without them. */
async function readFormat(linker: string): Promise<GoFormat | null> {
  const sources = join(linker, '../../../../src/cmd/internal')
  try {
    const [relocations, kinds, builtins] = await Promise.all(
      ['objabi/reloctype_string.go', 'objabi/symkind_string.go', 'goobj/builtinlist.go'].map(name =>
        readFile(join(sources, name), 'utf8'),
      ),
    )
    const numbers = pickRelocationAndSymbolKindNumbers(
      parseGoObjectKindNumbersFromSource(relocations ?? '', kinds ?? ''),
    )
    return (
      numbers && {
        numbers,
        builtins: [...(builtins ?? '').matchAll(/^\t\{"(.+)", (\d)\},$/gm)].map(
          ([, name = '', abi]) => [name, Number(abi)] as const,
        ),
      }
    )
  } catch {
    return null
  }
}

/** The flags of a linker's call, without those that name files and the build. */
function flagsOf({ args }: LinkerCall): string {
  const named = new Set(['-o', '-importcfg'])
  return args
    .slice(0, -1)
    .filter((arg, n) => !named.has(arg) && !named.has(args[n - 1] ?? '') && !arg.startsWith('-buildid='))
    .join('\n')
}
