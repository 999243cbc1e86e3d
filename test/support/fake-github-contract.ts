// GitHub's published schema as judge: what operation a request is, and what is wrong with it or its answer.
import { readFile } from 'node:fs/promises'
import {
  type AjvCustomizer,
  type Document,
  OpenAPIBackend,
  type Request,
  type ValidationResult,
} from 'openapi-backend'
import type { Schema } from './smallest-value.ts'

/** A Call is a request recognised as an operation of the schema; `problems` says where it breaks it. */
export interface Call {
  /** The operationId, such as `issues/create-comment`. */
  readonly operation: string
  /** Path and query as they were sent. */
  readonly target: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly problems: readonly string[]
}

/** An Answer is what goes back over HTTP; no body means an empty one. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A Contract is the vendored part of GitHub's schema, ready to judge. */
export interface Contract {
  readonly operations: readonly string[]
  readonly schemas: Readonly<Record<string, Schema>>
  /** Undefined where no operation has this path and method. */
  recognise(request: Request): Call | undefined
  judgeAnswer(operation: string, answer: Answer): readonly string[]
}

let loaded: Promise<Contract> | undefined

/** That of test/schema/github-openapi.json: read once, as each of its schemas takes a while to compile. */
export function loadContract(): Promise<Contract> {
  loaded ??= readContract()
  return loaded
}

async function readContract(): Promise<Contract> {
  const file = new URL('../schema/github-openapi.json', import.meta.url)
  const definition = JSON.parse(await readFile(file, 'utf8')) as Document
  const api = new OpenAPIBackend({
    definition,
    // Compiles each schema at its first use: a start takes 2 ms, not 500. A test validates the whole file.
    quick: true,
    // GitHub knows no path with a slash at its end.
    ignoreTrailingSlashes: false,
    customizeAjv: withFormats,
  })
  await api.init()

  return {
    operations: api.getOperations().map(operation => operation.operationId ?? ''),
    schemas: api.definition.components?.schemas as Record<string, Schema>,
    recognise(request) {
      const operation = api.matchOperation(request)
      if (!operation?.operationId) return undefined
      const { params, query, requestBody } = api.router.parseRequest(request, operation)
      const problems = inWords('request', api.validateRequest(request, operation))
      const mediaType = String(request.headers['content-type'] ?? '').split(';')[0]
      // The schema names one media type; openapi-backend reads JSON under any.
      if (operation.requestBody && mediaType !== 'application/json') {
        problems.push(`request content-type must be application/json, not '${mediaType}'`)
      }
      return {
        operation: operation.operationId,
        target: request.path,
        params,
        query,
        body: requestBody,
        problems,
      }
    },
    judgeAnswer(operation, { status, body, headers = {} }) {
      const declared = Object.keys(api.getOperation(operation)?.responses ?? {})
      if (declared.includes(String(status))) {
        return [
          ...inWords('answer', api.validateResponse(body ?? null, operation, status)),
          ...inWords('answer', api.validateResponseHeaders(headers, operation, { statusCode: status })),
        ]
      }
      if (status < 400) return [`answer has status ${status}, the schema only ${declared.join(', ')}`]
      // No operation lists 401, 429 or 502, and few list 403: any may meet them, and all look like this 404.
      return inWords('answer', api.validateResponse(body, 'issues/get-comment', 404))
    },
  }
}

/** The two formats in the schema that openapi-backend lacks; without them ajv lets any string pass. */
const withFormats: AjvCustomizer = ajv =>
  ajv
    .addFormat('uri', (text: string) => URL.canParse(text))
    .addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i)

function inWords(subject: string, { errors }: ValidationResult): string[] {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const extra = params.additionalProperty ? `: '${params.additionalProperty}'` : ''
    return `${subject} ${instancePath} ${message}${extra}`.replace('  ', ' ')
  })
}
