// The thread on which long sentences at long menus are understood (understand-off-thread.ts). It keeps the menus it was sent.

import { parentPort } from 'node:worker_threads'
import { type SpokenDish, spokenOrder } from '#order-parser/spoken-order.ts'
import type { ThreadRequest } from './understand-thread.ts'

const menus = new Map<number, readonly SpokenDish[]>()

parentPort?.on('message', (asked: ThreadRequest) => {
  if (asked.kind === 'forget') {
    menus.delete(asked.menuKey)
    return
  }
  const { transcription, menu, currency } = asked
  if (menu?.dishes) menus.set(menu.key, menu.dishes)
  const known = menu && (menus.get(menu.key) ?? [])
  parentPort?.postMessage(spokenOrder(transcription, known, currency))
})
