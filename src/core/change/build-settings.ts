// Settings of builds, such as compiler options: if they differ, all code that is built with them does.
import { parseToml, textsInListOfParsedTomlTable, tomlTableAtKeyOrEmpty } from '../common/toml.ts'
import { normalizedPythonName } from './required-packages.ts'

interface BuildTool {
  readonly settings: RegExp
  /** The sources that it builds. */
  readonly sources: RegExp
}

const nativeSources =
  /\.(?:s|asm|c|cc|cpp|cxx|c\+\+|cppm|ixx|mpp|h|hh|hpp|hxx|inl|ipp|tcc|m|mm|cu|cuh|pyx|pxd|f|f77|f90|f95|f03|f08|ad[bs])$/i
/** Files with settings of a build and of other tools. */
const pythonSettings = /(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/
const jvmSources = /\.(?:java|kts?|scala|groovy|clj[cs]?)$/

const buildTools: readonly BuildTool[] = [
  {
    settings:
      /(?:^|\/)(?:GNUmakefile|[Mm]akefile(?:\.(?:am|in))?|configure(?:\.ac)?|CMakeLists\.txt|CMakePresets\.json|meson\.build|meson[_.]options(?:\.txt)?|BUILD(?:\.bazel)?|SCons(?:truct|cript))$|\.(?:mk|mak|gypi?|pr[io]|cmake|bzl|bazelrc)$/,
    sources: nativeSources,
  },
  {
    settings: /(?:^|\/)(?:Cargo\.toml|\.cargo\/config(?:\.toml)?|rust-toolchain(?:\.toml)?)$/,
    sources: /\.rs$/,
  },
  { settings: pythonSettings, sources: RegExp(`${nativeSources.source}|\\.rs$`, 'i') },
  {
    settings: /(?:^|\/)(?:tsconfig[^/]*\.json|\.babelrc(?:\.json)?|babel\.config\.json|\.swcrc)$/,
    sources: /\.[cm]?[jt]sx?$|\.(?:vue|svelte)$/,
  },
  {
    settings: /(?:^|\/)(?:pom\.xml|build\.(?:gradle|sbt)|gradle\.properties)$/,
    sources: jvmSources,
  },
  {
    settings: /\.(?:cs|fs|vb)proj$|(?:^|\/)Directory\.Build\.(?:props|targets)$/,
    sources: /\.(?:cs|fs|vb)$/,
  },
  {
    settings: /\.cabal$|(?:^|\/)(?:cabal\.project|stack\.yaml|dune(?:-project|-workspace)?)$/,
    sources: /\.(?:l?hs|mli?)$/,
  },
]

/** Tells by its name whether a file may have settings of a build. */
export function isBuildSettings(path: string): boolean {
  return buildTools.some(({ settings }) => settings.test(path))
}

/** Returns the part of a file that has settings of a build: those of other tools change nothing that is built. */
export function selectBuildSettings(path: string, text: string): string {
  if (!pythonSettings.test(path)) return text
  return path.endsWith('.toml') ? settingsOfPythonBuild(text) : settingsInSetupCfg(text)
}

/** Returns the settings of a `pyproject.toml` that are of the tools which build the project: `tool.scikit-build` is of `scikit-build-core`. */
function settingsOfPythonBuild(text: string): string {
  const project = parseToml(text)
  const system = tomlTableAtKeyOrEmpty(project, 'build-system')
  const builders = textsInListOfParsedTomlTable(system, 'requires').map(normalizedPythonName)
  const tools = Object.entries(tomlTableAtKeyOrEmpty(project, 'tool'))
  const ofBuild = tools.filter(([tool]) => builders.some(one => one.startsWith(normalizedPythonName(tool))))
  return JSON.stringify(ofBuild, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
}

/** Returns the sections with options of a compiler, such as `[build_ext]`. */
function settingsInSetupCfg(text: string): string {
  return (text.match(/^\[build[^\n]*\n(?:(?!\[).*\n?)*/gm) ?? []).join('')
}

/** Returns those of `sources` that are built with one of `settings`. */
export function selectSourcesBuiltWith(
  settings: readonly string[],
  sources: readonly string[],
): readonly string[] {
  const tools = buildTools.filter(tool => settings.some(path => tool.settings.test(path)))
  return sources.filter(path => tools.some(tool => tool.sources.test(path)))
}
