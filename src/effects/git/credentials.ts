// The token for git, for one server alone, without writing it anywhere.

/**
 * An Authorization header for this server alone, in place of any the clone has, passed where no process list shows it.
 * Git would send it along if redirected to another server, so redirects are not followed.
 */
export function credentials(url: string, token: string, server: string): Record<string, string> {
  if (token === '' || !url.startsWith(`${server}/`)) return {}
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const settings = [
    ['extraheader', ''],
    ['extraheader', header],
    ['followRedirects', 'false'],
  ]
  const entries = settings.flatMap(([key, value = ''], n) => [
    [`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`],
    [`GIT_CONFIG_VALUE_${n}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(entries) }
}
