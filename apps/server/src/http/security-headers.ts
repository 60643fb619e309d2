// The security headers of every reply. They never change, so helmet computes them once.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** Sets helmet's headers, with our policies, on every reply. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply)
    done()
  })
}

/** Exported for replies to malformed URLs, which run no hooks. */
export function addSecurityHeaders({ protocol, url }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headersFor(url))
  // Only over TLS: on a local network the app is served over http, and this header would lock phones out.
  if (protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
}

const options: Parameters<typeof helmet>[0] = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Radix places its scroll lock in a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // A campaign's picture may be on any host. Nothing else is loaded from other hosts.
      imgSrc: ["'self'", 'https:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Depends on the request: `addSecurityHeaders` sets it.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  // Only for obsolete browsers, or for documents that we do not serve.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/**
 * The browser features that the app uses: for voice orders, nearby offers, copying the code, and the staff's screen. (Sharing
 * is allowed by default. Listed here, Chromium versions without it would log a complaint.)
 */
const used = ['microphone', 'geolocation', 'clipboard-write', 'screen-wake-lock']

/** The features that the app never uses. Chromium logs a complaint for names that it does not know. */
const refused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const headers: Record<string, string> = {
  ...headersOf(helmet(options)),
  'permissions-policy': [
    ...used.map(feature => `${feature}=(self)`),
    ...refused.map(feature => `${feature}=()`),
  ].join(', '),
}

/** The API documentation shows pictures from data URLs of its style sheet. */
const docsHeaders = {
  ...headers,
  'content-security-policy': headers['content-security-policy']?.replace('img-src', 'img-src data:') ?? '',
}

/** For files that are neither page nor worker: browsers ignore policies there, and small files would double in size. */
const assetHeaders = pick('x-content-type-options', 'cross-origin-resource-policy')

/** For workers and the service worker: the policy of what they may load applies, those of pages do not. */
const workerHeaders = { ...assetHeaders, ...pick('content-security-policy', 'referrer-policy') }

function headersFor(url: string): Record<string, string> {
  if (/^\/(service-worker|assets\/[\w-]+-worker-[\w-]+)\.js$/.test(url)) return workerHeaders
  if (url.startsWith('/api/docs')) return docsHeaders
  return /^\/(assets\/|icons\/|manifest\.webmanifest$|robots\.txt$)/.test(url) ? assetHeaders : headers
}

function pick(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
