// Receives the webhooks of Tablemate and turns orders into orders of Deliverect's shape. An example: docs/webhooks.md.
// Run it by `WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.mjs`, behind a server that terminates TLS.
// Source of the shape: Deliverect, "Channel Order Model" and "Eat-in Orders".

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)

/** What was handled. A real receiver stores both for a day. */
const handledIds = new Set()
/** By our order: the id of its latest version at Deliverect. */
const placed = new Map()

const server = createServer(async (request, response) => {
  const body = await text(request)
  try {
    // Verify the bytes as they came. This also refuses a time that is more than five minutes off.
    webhook.verify(body, request.headers)
  } catch {
    return response.writeHead(401).end()
  }
  const id = request.headers['webhook-id']
  // A webhook is repeated if the answer to it was lost.
  if (!handledIds.has(id)) {
    const { type, data } = JSON.parse(body)
    if (type.startsWith('order.')) handle(type, data)
    handledIds.add(id)
  }
  response.writeHead(204).end()
})

/** Deliverect cannot change an order: a changed one is cancelled (status 100) and placed again with another id. */
function handle(type, order) {
  const earlier = placed.get(order.orderId)
  if (earlier && type !== 'order.created') pass({ ...toDeliverect(order, earlier), status: 100 })
  if (type === 'order.cancelled') return
  const channelOrderId = `tablemate-${order.orderId}-${order.version}`
  pass(toDeliverect(order, channelOrderId))
  placed.set(order.orderId, channelOrderId)
}

function toDeliverect(order, channelOrderId) {
  return {
    channelOrderId,
    channelOrderDisplayId: String(order.number),
    // Eat-in.
    orderType: 3,
    table: order.table ?? '',
    placedTime: order.placedAt,
    numberOfCustomers: order.guests,
    // Amounts are hundredths, in these currencies thousandths.
    decimalDigits: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].includes(order.currency) ? 3 : 2,
    items: order.lines.map(line => ({
      plu: line.remoteId ?? '',
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      remark: line.note,
    })),
    note: [
      ...(order.allergies === '' ? [] : [`ALLERGY: ${order.allergies}`]),
      `Guest ${order.guest}`,
      ...order.notes,
    ].join('\n'),
    orderIsAlreadyPaid: false,
    payment: { amount: order.total, type: 0 },
  }
}

/** Here a real receiver calls Deliverect or its own point of sale. If that fails, it answers 503: then Tablemate tries again. */
function pass(order) {
  console.log(JSON.stringify(order))
}

server.listen(process.env.PORT ?? 8080, process.env.HOST ?? '127.0.0.1')
