// Cookies, hidden from scripts. Over TLS their names have a prefix that browsers accept from this host over TLS only, so
// neither a sibling host nor an attacker on the network can set one.

import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Cookie {
  /** The name without the prefix for TLS. */
  readonly name: string
  /** The browser sends the cookie to paths below this one. */
  readonly path: `/${string}`
  readonly maxAgeSeconds: number
}

/** The value that the browser sent; undefined without the cookie. */
export function findCookie(request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[nameOf(cookie, request)]
}

export function setCookie(reply: FastifyReply, cookie: Cookie, value: string): void {
  const { request } = reply
  reply.setCookie(nameOf(cookie, request), value, {
    ...attributesOf(cookie, request),
    maxAge: cookie.maxAgeSeconds,
  })
}

export function clearCookie(reply: FastifyReply, cookie: Cookie): void {
  const { request } = reply
  reply.clearCookie(nameOf(cookie, request), attributesOf(cookie, request))
}

function attributesOf({ path }: Cookie, request: FastifyRequest) {
  return { path, httpOnly: true, sameSite: 'lax', secure: isOverTls(request) } as const
}

/** Source: draft-ietf-httpbis-rfc6265bis, Cookie Name Prefixes. The stricter `__Host-` requires path '/'. */
function nameOf({ name, path }: Cookie, request: FastifyRequest): string {
  if (!isOverTls(request)) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

/** Also true if a trusted proxy (TRUST_PROXY) terminates TLS. */
function isOverTls({ protocol }: FastifyRequest): boolean {
  return protocol === 'https'
}
