// Loaded before a node's own code (`node --import`): lets a chaos run move the node's wall clock, as a wrong time server does.
// Monotonic clocks stay right.

import '../cluster/end-with-parent.ts'

const TrueDate = Date
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

const now = () => TrueDate.now() + aheadMs
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as object,
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

process.on('message', (message: { readonly aheadMs: number }) => {
  aheadMs = message.aheadMs
})
