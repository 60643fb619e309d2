import { expect, onTestFinished, test, vi } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import type { Phone } from '../../../../test/diners/phone.ts'
import { makeKitchen } from '../../../../test/restaurants/ordering.ts'
import { makeScreen } from '../../../../test/restaurants/screen.ts'
import { digestOf } from '../../auth/session-cookie.ts'
import { createEvents } from '../../pubsub/events.ts'
import type { Watcher } from './board-channel.ts'
import { watchSessions } from './board-sessions.ts'

const app = shareApp()

test('a board whose session ends on this node gets “gone” at once, and other boards stay open', async () => {
  // Disables the periodic check.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const owner = await makeKitchen(app())
  const [removed, kept] = [await makeScreen(app(), owner), await makeScreen(app(), owner)]
  const sent: string[] = []
  const ended = Promise.withResolvers<void>()
  const watcherOf = (name: string, { phone }: typeof kept): Watcher => ({
    session: { restaurantId: owner.id, role: 'screen', token: digestOf(secretOf(phone)) },
    stream: {
      begin: () => {},
      send: event => sent.push(`${name} ${event}`) > 0,
      end: () => {
        sent.push(`${name} ended`)
        ended.resolve()
      },
    },
  })
  const watchers = [watcherOf('kept', kept), watcherOf('removed', removed)]
  const events = createEvents()
  const { database, now } = app()
  const watching = watchSessions({ database, clock: now, events }, () => watchers)
  onTestFinished(() => watching.close())

  await removed.remove()
  events.emitLocal('sessions-ended', {})

  await ended.promise
  expect(sent).toEqual(['removed gone', 'removed ended'])
})

function secretOf(phone: Phone): string {
  const [, secret] = /\btablemate_screen=([\w-]+)/.exec(phone.cookie()) ?? []
  if (!secret) throw new Error('the tablet has no cookie')
  return secret
}
