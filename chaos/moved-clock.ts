// Loaded before a node's own code (`node --import`): its wall clock can be moved while it runs, as a wrong time server or
// a careless hand does. What is monotonic stays as it is. Ends the node when whoever started it is gone.

const TrueDate = Date
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

const now = () => TrueDate.now() + aheadMs
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], asked) as object,
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

process.on('message', (told: { readonly aheadMs: number }) => {
  aheadMs = told.aheadMs
})
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
