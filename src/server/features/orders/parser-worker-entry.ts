// The worker that parses long sentences with long menus (parser-workers.ts). It stores the menus that it received.

import { parentPort } from 'node:worker_threads'
import { type SpokenDish, spokenOrder } from '#order-parser/spoken-order.ts'
import type { ThreadRequest } from './parser-worker.ts'

const menus = new Map<number, readonly SpokenDish[]>()

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'forget') {
    menus.delete(request.menuKey)
    return
  }
  const { transcription, menu, currency } = request
  if (menu?.dishes) menus.set(menu.key, menu.dishes)
  const dishes = menu && (menus.get(menu.key) ?? [])
  parentPort?.postMessage(spokenOrder(transcription, dishes, currency))
})
