// A real SMTP server that keeps what it is sent, for tests of mail.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and text as they came, soft line breaks undone. */
  readonly source: string
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Waits for so many mails and answers the last of them. */
  mail(count: number): Promise<ReceivedMail>
  /** From now on no mail is taken until the function that is answered is called. */
  hold(): () => void
  close(): Promise<void>
}

interface MailServerOptions {
  /** Refuses every mail for good. */
  readonly isRefusing?: boolean
}

export async function startMailServer({ isRefusing = false }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let held = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const source = (await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      await held
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
      await expect.poll(() => received.length, { timeout: 10_000 }).toBe(count)
      return received[count - 1] as ReceivedMail
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
}

/** What the app needs to send mail there. */
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
