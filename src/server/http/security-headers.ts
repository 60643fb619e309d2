// What every answer tells the browser to refuse. The headers never change, so helmet is asked for them once.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** Sets helmet's headers, with our policies, on every answer. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply)
    done()
  })
}

/** For an answer to a request that meets no hooks, as its URL is none. */
export function addSecurityHeaders({ protocol, url }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headersFor(url))
  // Never without TLS: on a local network the app is served by http, and this header would lock phones out.
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
      // A campaign's picture lies wherever its restaurant keeps it; nothing else is ever shown from elsewhere.
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
  // Depends on the request: see above.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  // For browsers that no longer exist, or documents that we do not serve.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/**
 * What the app asks a phone for: to hear an order, to find what is near, to copy the code. (To share it is allowed by
 * default: named here, it would make the Chromiums that cannot share complain.)
 */
const used = ['microphone', 'geolocation', 'clipboard-write', 'screen-wake-lock']

/** What it never does. Each is a name that Chromium knows: of others it complains in the console. */
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

/** The documentation of the API shows pictures that its style sheet holds. */
const ofDocs = {
  ...headers,
  'content-security-policy': headers['content-security-policy']?.replace('img-src', 'img-src data:') ?? '',
}

/** What is neither a page nor a worker: no policy would ever be read there, and with each they weigh as much as it. */
const bare = pick('x-content-type-options', 'cross-origin-resource-policy')

/** A worker, of the app or the service worker, is bound by what it may load; what a page may do it cannot. */
const ofWorker = { ...bare, ...pick('content-security-policy', 'referrer-policy') }

function headersFor(url: string): Record<string, string> {
  if (/^\/(service-worker|assets\/[\w-]+-worker-[\w-]+)\.js$/.test(url)) return ofWorker
  if (url.startsWith('/api/docs')) return ofDocs
  return /^\/(assets\/|icons\/|manifest\.webmanifest$|robots\.txt$)/.test(url) ? bare : headers
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
