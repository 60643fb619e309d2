// A real SMTP server that stores the mails it receives, for tests of mail.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and text as received, with soft line breaks removed. */
  readonly source: string
}

export interface MailServer {
  /** The value for SMTP_URL. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Waits until `count` mails have arrived and returns the last of them. */
  mail(count: number): Promise<ReceivedMail>
  /** Delays the acceptance of mails until the returned function is called. */
  pause(): () => void
  close(): Promise<void>
}

interface MailServerOptions {
  /** Rejects every mail permanently. */
  readonly isRefusing?: boolean
}

export async function startMailServer({ isRefusing = false }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let paused = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const source = (await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      await paused
      if (isRefusing) return done(new Error('no such mailbox'))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    async mail(count) {
      await expect.poll(() => received.length).toBe(count)
      return received[count - 1] as ReceivedMail
    },
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>()
      paused = promise
      return resolve
    },
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
}

/** The environment variables with which the app sends mail to this server. */
export function mailEnv({ url }: Pick<MailServer, 'url'>): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Tablemate <hello@tablemate.example>',
    PUBLIC_URL: 'https://tablemate.example',
  }
}

/** The token of the link in a mail. */
export function tokenIn({ source }: ReceivedMail): string {
  return /restaurant-reset-password\?token=([\w-]{43})\s/.exec(source)?.[1] ?? ''
}
