import { startMailServer } from '@tablemate/test/app/mail.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'

// Threat: clear-text
test('mail goes without TLS only on this machine, or where clear text is allowed', async () => {
  const server = await startMailServer()
  onTestFinished(server.close)
  // Leads here too, but not by a name of this machine.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  const logged: object[] = []
  const log = { warn: (about: object) => logged.push(about) }
  const send = (smtpUrl: string, { allowsClearText = false } = {}) => {
    const options = { smtpUrl, mailFrom: 'hello@tablemate.example', allowsClearText }
    const mailer = createMailer({ addHook: () => undefined } as never, options, log as never)
    mailer.send(async () => ({ to: 'ann@example.com', subject: 'A link', text: 'https://' }))
  }
  send(elsewhere)
  await expect.poll(() => logged).toHaveLength(1)
  // What the URL says cannot switch it off.
  send(`${elsewhere}?ignoreTLS=true&requireTLS=false`)
  await expect.poll(() => logged).toHaveLength(2)
  expect(server.received).toEqual([])
  send(elsewhere, { allowsClearText: true })
  await server.mail(1)
  send(server.url)
  await server.mail(2)
  expect(logged).toHaveLength(2)
})
