// What the benchmarks of a stranger get to see of the environment of a job.
import { describe, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import {
  createContainsSecretPredicate,
  createRedactor,
  createUntrustedEnvironment,
  secretTextsToRedact,
  withheldVariablesHintIfAccessDenied,
} from '../../../src/effects/processes/untrusted-environment.ts'

describe('environment', () => {
  const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
  const names = (text: string) => text.trim().split(/\s+/)

  describe('untrusted code', () => {
    const ofTheRunner = names(`
    INPUT_GITHUB-TOKEN INPUT_RUN INPUT_COMMENT-ID input_x ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL
    ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_CACHE_URL ACTIONS_RESULTS_URL STATE_folder
    GITHUB_TOKEN GITHUB_ENV GITHUB_PATH GITHUB_OUTPUT GITHUB_STATE GITHUB_STEP_SUMMARY
    GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE`)
    test.each(ofTheRunner)('never gets %s, and nobody is told', name => {
      expect(createUntrustedEnvironment({ [name]: 'value' }, [])).toEqual({ env: {}, withheld: [] })
    })

    const secrets = names(`
    NPM_TOKEN GH_TOKEN CODECOV_TOKEN TOKEN token MY_TOKENS TOKEN_FOR_NPM NODE_AUTH_TOKEN AWS_SECRET_ACCESS_KEY
    AWS_ACCESS_KEY_ID CLIENT_SECRET DB_PASSWORD MYSQL_PASSWD SSH_PASSPHRASE DB_PASS MYSQL_PWD DEPLOY_KEY NPM_AUTH SLACK_WEBHOOK SENTRY_DSN GOOGLE_APPLICATION_CREDENTIALS
    SLACK_WEBHOOK_URL SSH_AUTH_SOCK GOOGLE_GHA_CREDS_PATH AZURE_STORAGE_CONNECTION_STRING DB_CONNECTIONSTRING
    DOCKER_AUTH_CONFIG JWT MY_JWT BEARER BEARER_HEADER
    PRIVATE_KEY SIGNING_PRIVATEKEY OPENAI_API_KEY APIKEY GH_PAT PAT
    PYPI_PW PW SIGNING_KEY_BASE64 GPG_KEY_B64 APP_KEY_PEM GCP_KEY_JSON COOKIE ADMIN_COOKIES HTTP_AUTHORIZATION
    AUTH_HEADER NPM_AUTH_BASE64 ANDROID_KEYSTORE_BASE64 CERTIFICATE_P12 WINDOWS_PFX KUBE_CONFIG_DATA
    DOCKERCONFIGJSON GCP_SERVICE_ACCOUNT AZURE_SAS SESSION_ID WALLET_MNEMONIC TOTP_SEED NPMRC SSHKEY DEPLOYKEY SSH_KEY_PROD
    GIT_CONFIG_GLOBAL GIT_CONFIG_COUNT GIT_CONFIG_KEY_0 GIT_CONFIG_VALUE_0 GIT_CONFIG_PARAMETERS`)
    test.each(secrets)('does not get %s, and that is told', name => {
      expect(createUntrustedEnvironment({ [name]: 'value' }, [])).toEqual({ env: {}, withheld: [name] })
    })

    const kept = names(`
    PATH HOME LANG SHELL TMPDIR CI GOFLAGS GOPRIVATE NODE_OPTIONS TOKENIZERS_PARALLELISM GITHUB_SHA GITHUB_REF
    GITHUB_REPOSITORY GITHUB_WORKSPACE GITHUB_EVENT_PATH GITHUB_ACTIONS RUNNER_OS RUNNER_TEMP PATTERN COMPAT
    GIT_AUTHOR_NAME GIT_TRACE MONKEY KEYBOARD PASSENGER PWD OLDPWD XAUTHORITY AUTHOR DATABASE_URL HTTPS_PROXY FORBEARER
    OTP_VERSION PWSH SPAWN COOKIE_DOMAIN SSL_CERT_FILE NODE_EXTRA_CA_CERTS SASS_PATH KEY_SIZE SSH_KEY_TYPE PATH_INFO NETRC DOCKER_CONFIG SESSION_TIMEOUT KUBECONFIG`)
    test.each(kept)('gets %s as it is', name => {
      expect(createUntrustedEnvironment({ [name]: 'a b=c' }, [token])).toEqual({
        env: { [name]: 'a b=c' },
        withheld: [],
      })
    })

    test('does not get the token under another name, nor within another text', () => {
      const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
      const env = {
        HEADER: `basic ${basic}`,
        INNOCENT: token,
        REMOTE: `https://x-access-token:${token}@github.com`,
        OTHER: 'ghs_other',
      }
      expect(createUntrustedEnvironment(env, [token])).toEqual({
        env: { OTHER: 'ghs_other' },
        withheld: ['HEADER', 'INNOCENT', 'REMOTE'],
      })
    })

    test('does not get any known secret under another name; a path, and what may be a word, it gets', () => {
      const other = 'ghs_of_the_job_0123456789'
      const env = {
        GITHUB_TOKEN: other,
        bench: other,
        HEADER: Buffer.from(`x:${other}`).toString('base64'),
        DB_PASSWORD: 'postgres',
        DIALECT: 'postgres',
        PROJECT_PWD: '/home/runner/work/widgets',
        ROOT: '/home/runner/work/widgets/src',
      }
      const { env: given, withheld } = createUntrustedEnvironment(env, [token])
      expect(given).toEqual({ DIALECT: 'postgres', ROOT: '/home/runner/work/widgets/src' })
      expect(withheld).toEqual(['bench', 'HEADER', 'DB_PASSWORD', 'PROJECT_PWD'])
    })

    test('gets an address, unless it has a password in it; a proxy it gets', () => {
      const address = 'postgres://user:secret@db:5432/x'
      const env = {
        DATABASE_URL: address,
        MONGO_URI: address,
        URL: 'https://user@host/',
        HTTP_PROXY: address,
      }
      expect(createUntrustedEnvironment(env, [])).toEqual({
        env: { URL: 'https://user@host/', HTTP_PROXY: address },
        withheld: ['DATABASE_URL', 'MONGO_URI'],
      })
    })

    test('gets everything else where there is no token', () => {
      expect(createUntrustedEnvironment({ EMPTY: '', NONE: undefined, A: 'x' }, [''])).toEqual({
        env: { EMPTY: '', A: 'x' },
        withheld: [],
      })
    })
  })

  test('what must not be published: the token, and what is withheld unless it may be a word', () => {
    const env = {
      NPM_TOKEN: 'npm_0123456789abcdef',
      ACTIONS_RUNTIME_TOKEN: 'eyJ0eXAiOiJKV1QifQ',
      POSTGRES_PASSWORD: 'postgres',
      COPY: `x ${token}`,
      HOME: '/home/someone-or-other',
      // A word of git's, and no secret.
      GIT_CONFIG_KEY_0: 'url.https://github.com/.insteadOf',
    }
    expect(secretTextsToRedact(env, token)).toEqual([
      token,
      env.NPM_TOKEN,
      env.ACTIONS_RUNTIME_TOKEN,
      env.COPY,
    ])
    expect(secretTextsToRedact({}, '')).toEqual([])
  })
})

// When a program that failed is told to have lacked a secret.
describe('withheld', () => {
  const withheld = ['GOPROXY_TOKEN']

  test.each([
    'go: example.com/m@v1.0.0: reading https://proxy.example.com/m/@v/v1.0.0.mod: 401 Unauthorized',
    'go: example.com/m@v1.0.0: reading https://proxy.example.com/m/@v/v1.0.0.mod: 404 Not Found',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'git@github.com: Permission denied (publickey).',
  ])('%s', output => {
    expect(withheldVariablesHintIfAccessDenied({ withheld }, output)).toContain(
      'as they look like secrets or change how git works: GOPROXY_TOKEN.',
    )
    expect(withheldVariablesHintIfAccessDenied({ withheld: [] }, output)).toBe('')
  })

  test.each(['./x.go:404: undefined: y', 'x.go:4:1: syntax error: unexpected 401'])('not %s', output => {
    expect(withheldVariablesHintIfAccessDenied({ withheld }, output)).toBe('')
  })
})

// Secrets in text: found in every form, and taken out of all that is published.

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a secret is found as it is, escaped, and in base64 wherever it begins', () => {
  const holds = createContainsSecretPredicate([token, 'pass?word/1'])
  const texts = [token, `https://x:${token}@github.com`, 'pass%3Fword%2F1']
  for (const before of ['', 'x', 'xy', 'x-access-token:', 'user:']) {
    texts.push(base64(`${before}${token}`), base64(`${before}${token}@host`), base64(`${before}${token}!!`))
    texts.push(Buffer.from(`${before}pass?word/1>>`).toString('base64url'))
  }
  expect(texts.filter(text => !holds(text))).toEqual([])
  expect(['', 'ghs_', base64('another-token-of-forty-characters-long!'), 'aGVsbG8='].filter(holds)).toEqual(
    [],
  )
})

test('a short secret is found as it is alone, and an empty one nowhere', () => {
  expect(createContainsSecretPredicate(['abc', ''])('x abc')).toBe(true)
  expect(createContainsSecretPredicate(['abc', ''])(base64('abc'))).toBe(false)
})

test('it is taken out of every text of data, and of an error with all that it holds', () => {
  const redact = createRedactor([token, `${token}-and-more`])
  const data = { run: `curl -u x:${token}`, list: [1, null, `${token}-and-more`, { header: base64(token) }] }
  expect(redact(data)).toEqual({
    run: 'curl -u x:***',
    list: [1, null, '***', { header: expect.stringMatching(/^\*\*\*.?={0,2}$/) }],
  })
  const error = Object.assign(new Error(`outer ${token}`), {
    suppressed: new CouldNotMeasureError(`of ${token}`, `printed ${base64(`x:${token}`)}`),
  })
  const redacted = redact(error)
  expect(redacted).toBeInstanceOf(Error)
  expect(redacted.message).toBe('outer ***')
  expect(redacted.suppressed).toBeInstanceOf(CouldNotMeasureError)
  expect(redacted.suppressed.output).toMatch(/^printed ...?\*\*\*=?$/)
  expect(redacted.stack).not.toContain(token)
  expect(createRedactor([])(data)).toBe(data)
})
