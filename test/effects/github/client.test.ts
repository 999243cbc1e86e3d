// Where GitHub is, as the runner says it; the token stays with the API's host.
import { expect, test } from 'vitest'
import { addressesIn } from '../../../src/effects/github/api.ts'

const github = {
  api: 'https://api.github.com',
  graphql: 'https://api.github.com/graphql',
  server: 'https://github.com',
}

test.each([
  ['nothing said', {}, github],
  ['said empty', { GITHUB_API_URL: '', GITHUB_GRAPHQL_URL: '', GITHUB_SERVER_URL: '' }, github],
  [
    'an Enterprise Server below a path',
    {
      GITHUB_API_URL: 'https://git.example/api/v3/',
      GITHUB_GRAPHQL_URL: 'https://git.example/api/graphql',
      GITHUB_SERVER_URL: 'https://git.example/github/',
    },
    {
      api: 'https://git.example/api/v3',
      graphql: 'https://git.example/api/graphql',
      server: 'https://git.example/github',
    },
  ],
  [
    'an Enterprise Server that does not say where GraphQL is',
    { GITHUB_API_URL: 'https://git.example/api/v3' },
    { ...github, api: 'https://git.example/api/v3', graphql: 'https://git.example/api/graphql' },
  ],
  [
    'an Enterprise Server with a name and a path of its own, and more slashes than one',
    {
      GITHUB_API_URL: 'https://v3.example/rest//',
      GITHUB_GRAPHQL_URL: 'https://v3.example/questions',
      GITHUB_SERVER_URL: 'https://v3.example//',
    },
    {
      api: 'https://v3.example/rest',
      graphql: 'https://v3.example/questions',
      server: 'https://v3.example',
    },
  ],
  [
    'one that says no more than its API',
    { GITHUB_API_URL: 'https://v3.example/rest' },
    { ...github, api: 'https://v3.example/rest', graphql: 'https://v3.example/rest/graphql' },
  ],
  [
    'GraphQL on another host, which is not to see the token',
    { GITHUB_API_URL: 'http://127.0.0.1:8080', GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql' },
    { ...github, api: 'http://127.0.0.1:8080', graphql: 'http://127.0.0.1:8080/graphql' },
  ],
])('%s', (_, env, expected) => {
  expect(addressesIn(env)).toEqual(expected)
})
