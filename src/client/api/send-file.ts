// Uploads a file with progress, which `fetch` cannot report. Typed by the contract, as `call` is.

import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { uploadTimeoutMs } from '#domain/limits.ts'
import { randomKey } from '../device/random-key.ts'
import { addressOf, problemBody } from './call.ts'
import { CallProblem } from './call-problem.ts'

export interface FileUpload<R> {
  readonly reply: Promise<R>
  /** Aborts the upload: the reply rejects with 'no-answer'. */
  readonly cancel: () => void
}

/** `onProgress` receives the fraction that is sent, from 0 to 1. The reply rejects with `CallProblem`. */
export function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  { query, body }: { readonly query?: InputOf<E, 'query'>; readonly body?: InputOf<E, 'body'> },
  onProgress: (fraction: number) => void,
): FileUpload<ReplyOf<E>> {
  const request = new XMLHttpRequest()
  const reply = new Promise<ReplyOf<E>>((resolve, reject) => {
    const fail = () => reject(new CallProblem(0, 'no answer', null))
    request.onload = () => {
      try {
        resolve(replyIn(request) as ReplyOf<E>)
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
  })
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.open(endpoint.method, addressOf(endpoint, { query }))
  request.timeout = uploadTimeoutMs
  request.setRequestHeader('accept', 'application/json')
  if (endpoint.idempotent) request.setRequestHeader('idempotency-key', randomKey())
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value != null) form.append(name, String(value))
  form.append(endpoint.upload ?? 'file', file)
  request.send(form)
  return { reply, cancel: () => request.abort() }
}

function replyIn({ status, statusText, responseText }: XMLHttpRequest): unknown {
  if (status < 200 || status >= 300) {
    const problem: ProblemBody | null = problemBody(responseText)
    throw new CallProblem(status, responseText || statusText, problem)
  }
  try {
    return JSON.parse(responseText)
  } catch {
    throw new CallProblem(0, 'no answer', null)
  }
}
