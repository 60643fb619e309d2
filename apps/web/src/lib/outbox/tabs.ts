// Messages between the tabs of one phone: the stored orders changed, or an order was placed.

type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'placed'; readonly key: string; readonly orderId: number }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tablemate')
const send = (message: TabMessage) => channel?.postMessage(message)

/** The ids of orders placed while this page is open, by key. An open form finds its order here. */
const placedAs = new Map<string, number>()

export const findPlaced = (key: string): number | undefined => placedAs.get(key)

export const notifyChanged = () => send({ kind: 'changed' })

export function announcePlaced(key: string, orderId: number): void {
  placedAs.set(key, orderId)
  send({ kind: 'placed', key, orderId })
}

export function onChanged(listen: () => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'placed') placedAs.set(data.key, data.orderId)
    else listen()
  })
}
