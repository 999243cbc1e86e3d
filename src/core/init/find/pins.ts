// The actions that a written workflow uses, each pinned to the commit of a release, as a tag can be moved.

/** As a step's `uses:` has them: the repository, the commit, and its tag as a comment. */
export const pinnedActions = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'setup-go': 'actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0',
  'setup-node': 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'setup-python': 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0',
  'setup-java': 'actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0',
  'setup-dotnet': 'actions/setup-dotnet@a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0',
  'setup-ruby': 'ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0',
  'setup-julia': 'julia-actions/setup-julia@fa02766e078afaaf09b14210362cee14137e6a32 # v3.0.2',
  'setup-dart': 'dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2',
  'upload-artifact': 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  'download-artifact': 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  'upload-pages-artifact': 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  'deploy-pages': 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0',
  benchgate: 'benchgate/benchgate@e63f3c5e5253d86eb980c3c9858ef676d27eeb32 # v0.1.0',
} as const

export type PinnedActionName = keyof typeof pinnedActions

/** As a step's `uses:` has it; `folder` is that of another action in the same repository. */
export function usesTextForPinnedActionName(name: PinnedActionName, folder = ''): string {
  return pinnedActions[name].replace('@', `${folder}@`)
}

/** Returns an action with the commit of its release; it may be in a folder of its repository. */
export function pinnedUsesTextOfAction(action: string): string {
  const names = Object.keys(pinnedActions) as PinnedActionName[]
  const repositoryOf = (name: PinnedActionName) => pinnedActions[name].replace(/@.*/, '')
  const name = names.find(one => `${action}/`.startsWith(`${repositoryOf(one)}/`))
  if (name === undefined) throw new Error(`A template uses ${action}, which is not in pins.ts.`)
  return usesTextForPinnedActionName(name, action.slice(repositoryOf(name).length))
}
