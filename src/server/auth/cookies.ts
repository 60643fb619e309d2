// Cookies: out of reach of every script, and where a phone comes by TLS under a name that browsers take from this host
// over TLS alone. So neither a neighbouring host nor somebody on the line can plant one.

import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Cookie {
  /** As it is called where there is no TLS. */
  readonly name: string
  /** Sent back to what lies below. */
  readonly path: `/${string}`
  readonly maxAgeSeconds: number
}

/** What the browser sent; undefined when it has no such cookie. */
export function findCookie(request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[nameOf(cookie, request)]
}

export function giveCookie(reply: FastifyReply, cookie: Cookie, value: string): void {
  const { request } = reply
  reply.setCookie(nameOf(cookie, request), value, {
    ...attributesOf(cookie, request),
    maxAge: cookie.maxAgeSeconds,
  })
}

export function takeCookieBack(reply: FastifyReply, cookie: Cookie): void {
  const { request } = reply
  reply.clearCookie(nameOf(cookie, request), attributesOf(cookie, request))
}

function attributesOf({ path }: Cookie, request: FastifyRequest) {
  return { path, httpOnly: true, sameSite: 'lax', secure: isByTls(request) } as const
}

/** Source: draft-ietf-httpbis-rfc6265bis, Cookie Name Prefixes; the stricter one is for the whole host alone. */
function nameOf({ name, path }: Cookie, request: FastifyRequest): string {
  if (!isByTls(request)) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

/** A proxy that ends TLS is believed where it is trusted (TRUST_PROXY). */
function isByTls({ protocol }: FastifyRequest): boolean {
  return protocol === 'https'
}
