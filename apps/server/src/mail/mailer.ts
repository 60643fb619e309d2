// Sends email by the operator's SMTP server. The mail is composed and sent after the reply to the request: a slow server
// delays no request, and a reply's time does not reveal whether a mail was sent.

import { setImmediate } from 'node:timers/promises'
import { isLoopbackHost } from '@tablemate/domain/restaurants/public-address.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { createFairQueue } from '../limits/fair-queue.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. HTML is not supported. */
  readonly text: string
}

export interface Mailer {
  /** False if no SMTP server is configured. */
  readonly isAvailable: boolean
  /** Returns at once. Sends the mail that `compose` resolves to, if not null. A failure is logged and not retried. */
  send(compose: () => Promise<Mail | null>): void
}

const concurrency = { atOnce: 4, atOncePerKey: 4, waiting: 200 }
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** During shutdown, pending mails have this long. */
const closeGraceMs = 2000

export function createMailer(
  app: FastifyInstance,
  { smtpUrl, mailFrom, allowsClearText }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'allowsClearText'>,
  log: FastifyBaseLogger,
): Mailer {
  if (!smtpUrl || !mailFrom) return { isAvailable: false, send: () => undefined }
  const url = new URL(smtpUrl)
  // Otherwise an attacker between the two could hide that the server offers STARTTLS, and read the link in the mail. In the URL,
  // because its parameters override the transport's options.
  if (!allowsClearText && !isLoopbackHost(url.hostname)) url.searchParams.set('requireTLS', 'true')
  const transport = createTransport({
    url: url.href,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const queue = createFairQueue(concurrency)
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    const grace = new Promise(resolve => setTimeout(resolve, closeGraceMs).unref())
    await Promise.race([Promise.all(pending), grace])
    transport.close()
  })

  const deliver = async (compose: () => Promise<Mail | null>) => {
    // Lets the reply leave first.
    await setImmediate()
    try {
      const mail = await compose()
      // As an object, the address is not parsed: a comma in it cannot add a second recipient.
      if (mail) await transport.sendMail({ ...mail, from: mailFrom, to: { name: '', address: mail.to } })
    } catch (error) {
      // Without the error's message, which may quote the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.warn({ code, responseCode }, 'a mail was not sent')
    }
  }

  return {
    isAvailable: true,
    send(compose) {
      const work = queue({ keys: [] }, () => deliver(compose)).catch(() =>
        log.warn('too many mails wait: one was dropped'),
      )
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
  }
}
