// A plain GET of our server, where the script for a whole call (api/call.ts) is not loaded or is lost.

import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'

const timeoutMs = 5000

/** Null without an answer from our server, as behind the sign-in page of a restaurant's Wi-Fi. */
export async function askServer<E extends Endpoint>({ path }: E): Promise<ReplyOf<E> | null> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? ((await answer.json()) as ReplyOf<E>) : null
  } catch {
    return null
  }
}
