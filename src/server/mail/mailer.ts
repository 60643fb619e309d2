// Mail by the operator's SMTP server. It is composed and sent after the call was answered: a slow server holds nobody up,
// and the time of an answer does not tell whether anything was sent.

import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { createFairQueue } from '../limits/fair-queue.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; there is no other. */
  readonly text: string
}

export interface Mailer {
  /** False where no SMTP server is set. */
  readonly isAvailable: boolean
  /** Returns at once. What `compose` answers is sent; null sends nothing. A failure is logged and not tried again. */
  send(compose: () => Promise<Mail | null>): void
}

const concurrency = { atOnce: 4, atOncePerKey: 4, waiting: 200 }
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** At the end, what is on its way has so long. */
const closeGraceMs = 2000

export function createMailer(
  app: FastifyInstance,
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  log: FastifyBaseLogger,
): Mailer {
  if (!smtpUrl || !mailFrom) return { isAvailable: false, send: () => undefined }
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const turn = createFairQueue(concurrency)
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    const grace = new Promise(resolve => setTimeout(resolve, closeGraceMs).unref())
    await Promise.race([Promise.all(pending), grace])
    transport.close()
  })

  const deliver = async (compose: () => Promise<Mail | null>) => {
    // Once the answer is on its way.
    await setImmediate()
    try {
      const mail = await compose()
      // As an object, the address is taken as it is: no comma in it names a second one.
      if (mail) await transport.sendMail({ ...mail, from: mailFrom, to: { name: '', address: mail.to } })
    } catch (error) {
      // The message may quote the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.warn({ code, responseCode }, 'a mail was not sent')
    }
  }

  return {
    isAvailable: true,
    send(compose) {
      const work = turn({ keys: [] }, () => deliver(compose)).catch(() =>
        log.warn('too many mails wait: one was dropped'),
      )
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
  }
}
