// Asks our server what takes no more than a fetch: where the scripts that a whole call takes (api/call.ts) are not there
// yet, or were lost.

import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'

const timeoutMs = 5000

/** Null where our server does not answer: for there is none, or the sign-in page of a restaurant's Wi-Fi speaks for it. */
export async function askServer<E extends Endpoint>({ path }: E): Promise<ReplyOf<E> | null> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? ((await answer.json()) as ReplyOf<E>) : null
  } catch {
    return null
  }
}
