// Uploads a file with progress, which `fetch` cannot report. Typed by the contract, as `call` is.

import type { Endpoint, InputOf, ProgressOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { ProblemBody } from '@tablemate/contract/problem.ts'
import { uploadTimeoutMs } from '@tablemate/domain/limits.ts'
import { randomKey } from '../device/random-key.ts'
import { addressOf, problemBody } from './call.ts'
import { CallProblem } from './call-problem.ts'
import { parseReply, readLines } from './read-lines.ts'

export interface FileUpload<R> {
  readonly reply: Promise<R>
  /** Aborts the upload: the reply rejects with 'no-answer'. */
  readonly cancel: () => void
}

interface Listeners<E> {
  /** Receives the fraction that is sent, from 0 to 1. */
  readonly onSent: (fraction: number) => void
  /** Receives what the server tells before its reply. */
  readonly onProgress: (progress: ProgressOf<E>) => void
}

/** The reply rejects with `CallProblem`. */
export function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  { query, body }: { readonly query?: InputOf<E, 'query'>; readonly body?: InputOf<E, 'body'> },
  { onSent, onProgress }: Listeners<E>,
): FileUpload<ReplyOf<E>> {
  const request = new XMLHttpRequest()
  let since = 0
  const read = readLines(line => {
    // The timeout counts from the start, but a server that tells its progress is at work.
    request.timeout = performance.now() - since + uploadTimeoutMs
    onProgress(line as ProgressOf<E>)
  })
  const reply = new Promise<ReplyOf<E>>((resolve, reject) => {
    const fail = () => reject(new CallProblem(0, 'no answer', null))
    request.onload = () => {
      try {
        resolve(replyIn(request, read) as ReplyOf<E>)
      } catch (error) {
        reject(error)
      }
    }
    request.onprogress = () => {
      try {
        if (hasLines(request)) read(request.responseText)
      } catch (error) {
        reject(error)
        request.abort()
      }
    }
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
  })
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
  request.open(endpoint.method, addressOf(endpoint, { query }))
  request.timeout = uploadTimeoutMs
  request.setRequestHeader('accept', `${jsonLines}, application/json`)
  if (endpoint.idempotent) request.setRequestHeader('idempotency-key', randomKey())
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value != null) form.append(name, String(value))
  form.append(endpoint.upload ?? 'file', file)
  since = performance.now()
  request.send(form)
  return { reply, cancel: () => request.abort() }
}

const jsonLines = 'application/x-ndjson'

function hasLines(request: XMLHttpRequest): boolean {
  return request.getResponseHeader('content-type')?.startsWith(jsonLines) ?? false
}

function replyIn(request: XMLHttpRequest, read: (text: string) => string): unknown {
  const { status, statusText, responseText } = request
  if (status < 200 || status >= 300) {
    const problem: ProblemBody | null = problemBody(responseText)
    throw new CallProblem(status, responseText || statusText, problem)
  }
  const text = hasLines(request) ? read(responseText) : responseText
  const problem = hasLines(request) ? problemBody(text) : null
  if (problem) throw new CallProblem(status, text, problem)
  return parseReply(text)
}
