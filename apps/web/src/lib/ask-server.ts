// A plain GET request, for code that runs without the larger script of lib/api/call.ts.

import type { Endpoint, ReplyOf } from '@tablemate/contract/endpoint.ts'

const timeoutMs = 5000

/** Resolves to null without a reply from our server, as behind the sign-in page of a restaurant's Wi-Fi. */
export async function askServer<E extends Endpoint>({ path }: E): Promise<ReplyOf<E> | null> {
  try {
    const reply = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return reply.ok ? ((await reply.json()) as ReplyOf<E>) : null
  } catch {
    return null
  }
}
