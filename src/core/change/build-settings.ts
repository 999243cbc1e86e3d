// Settings of builds, such as compiler options: if they differ, all code that is built with them does.

interface BuildTool {
  readonly settings: RegExp
  /** The sources that it builds. */
  readonly sources: RegExp
}

const nativeSources =
  /\.(?:s|asm|c|cc|cpp|cxx|c\+\+|cppm|ixx|mpp|h|hh|hpp|hxx|inl|ipp|tcc|m|mm|cu|cuh|pyx|pxd|f|f77|f90|f95|f03|f08|ad[bs])$/i
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

export function isBuildSettings(path: string): boolean {
  return buildTools.some(({ settings }) => settings.test(path))
}

/** Returns those of `sources` that are built with one of `settings`. */
export function selectSourcesBuiltWith(
  settings: readonly string[],
  sources: readonly string[],
): readonly string[] {
  const tools = buildTools.filter(tool => settings.some(path => tool.settings.test(path)))
  return sources.filter(path => tools.some(tool => tool.sources.test(path)))
}
