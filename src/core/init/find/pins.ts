// The actions that a written workflow uses, each pinned to the commit of a release, as a tag can be moved.

interface PinnedAction {
  /** `owner/repository`. */
  readonly action: string
  /** The commit, 40 hexadecimal digits. */
  readonly sha: string
  /** The tag of that commit, shown as a comment. */
  readonly version: string
}

export const pinnedActions = {
  checkout: {
    action: 'actions/checkout',
    sha: '3d3c42e5aac5ba805825da76410c181273ba90b1',
    version: 'v7.0.1',
  },
  'setup-go': {
    action: 'actions/setup-go',
    sha: 'b7ad1dad31e06c5925ef5d2fc7ad053ef454303e',
    version: 'v7.0.0',
  },
  'setup-node': {
    action: 'actions/setup-node',
    sha: '820762786026740c76f36085b0efc47a31fe5020',
    version: 'v7.0.0',
  },
  'setup-python': {
    action: 'actions/setup-python',
    sha: '5fda3b95a4ea91299a34e894583c3862153e4b97',
    version: 'v7.0.0',
  },
  'setup-java': {
    action: 'actions/setup-java',
    sha: 'b6effb05e454b25005698d916606bdc6ffcbf961',
    version: 'v5.7.0',
  },
  'setup-dotnet': {
    action: 'actions/setup-dotnet',
    sha: 'a98b56852c35b8e3190ac28c8c2271da59106c68',
    version: 'v6.0.0',
  },
  'setup-ruby': {
    action: 'ruby/setup-ruby',
    sha: '0dafeac902942906541bc140009cdbf32665b601',
    version: 'v1.315.0',
  },
  'setup-julia': {
    action: 'julia-actions/setup-julia',
    sha: 'fa02766e078afaaf09b14210362cee14137e6a32',
    version: 'v3.0.2',
  },
  'setup-dart': {
    action: 'dart-lang/setup-dart',
    sha: '65eb853c7ba17dde3be364c3d2858773e7144260',
    version: 'v1.7.2',
  },
  'upload-artifact': {
    action: 'actions/upload-artifact',
    sha: 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f',
    version: 'v7.0.0',
  },
  'download-artifact': {
    action: 'actions/download-artifact',
    sha: '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
    version: 'v8.0.1',
  },
  'upload-pages-artifact': {
    action: 'actions/upload-pages-artifact',
    sha: 'fc324d3547104276b827a68afc52ff2a11cc49c9',
    version: 'v5.0.0',
  },
  'deploy-pages': {
    action: 'actions/deploy-pages',
    sha: 'cd2ce8fcbc39b97be8ca5fce6e763baed58fa128',
    version: 'v5.0.0',
  },
  benchgate: {
    action: 'benchgate/benchgate',
    sha: '8891d6fe8ed1b31e705972363a14a2f1aec9b97d',
    version: 'v0.1.0',
  },
} as const satisfies Readonly<Record<string, PinnedAction>>

export type PinnedActionName = keyof typeof pinnedActions

/** As a step's `uses:` has it; `folder` is that of another action in the same repository. */
export function pinnedActionUsesText(name: PinnedActionName, folder = ''): string {
  const { action, sha, version } = pinnedActions[name]
  return `${action}${folder}@${sha} # ${version}`
}
