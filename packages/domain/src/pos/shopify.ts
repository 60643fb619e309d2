// Shopify: the shop's list of orders, through the GraphQL Admin API. Shopify has no tables and no kitchen.

import { billTotal, includedTax } from '../bill/bill-total.ts'
import { toPercentage } from '../bill/rates.ts'
import { type CurrencyCode, decimalText } from '../currency.ts'
import { cut } from '../delivery/cut-text.ts'
import type { OutgoingLine, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { type Minor, payableStep } from '../money.ts'
import { orderTotal } from '../orders/order.ts'
import type { PosAdapter, PosRequest, PosTarget, Unsendable } from './adapter.ts'
import { unpayableLine } from './amounts.ts'
import { jsonRequest, locationMissing } from './requests.ts'
import { foundAtMost, read, readCancel, readDone, readFound } from './shopify-answers.ts'
import { fitTexts, fullTicketName, linesOf, orderTexts } from './ticket-text.ts'

const limits = { title: 255, note: 5000 }

// Fixed documents: what varies is in their variables. Shopify publishes no schema as a file, so nothing checks them here.
const createDocument =
  'mutation($order: OrderCreateOrderInput!) { orderCreate(order: $order) { userErrors { field message } ' +
  'order { id totalPriceSet { shopMoney { amount currencyCode } } } } }'
const findDocument =
  `query($query: String!) { orders(first: ${foundAtMost}, sortKey: CREATED_AT, reverse: true, query: $query) ` +
  '{ nodes { id sourceIdentifier } } }'
const cancelDocument =
  'mutation($id: ID!) { orderCancel(orderId: $id, reason: OTHER, restock: false, notifyCustomer: false, ' +
  'refundMethod: { originalPaymentMethodsRefund: false }) { job { id } orderCancelUserErrors { code message } } }'
const testDocument = 'query { shop { id } }'

export const shopify: PosAdapter = {
  // '.invalid' never resolves: without a shop nothing is sent.
  baseUrl: target => `https://${shopOf(target) ?? 'shop.invalid'}`,
  login: null,
  credentials: ({ apiKey }) => ({ 'x-shopify-access-token': apiKey }),
  answersWithinMs: 60_000,
  isIdempotent: false,
  test: target => (shopOf(target) ? graphql(testDocument, {}) : locationMissing),
  build,
  price: () => null,
  readPrice: () => null,
  read,
  find: since => graphql(findDocument, { query: `created_at:>='${since.toISOString()}'` }),
  readFound,
  lookUp: () => null,
  readRemote: () => null,
  cancel: ({ id }) => graphql(cancelDocument, { id }),
  readCancel,
  print: () => null,
  readDone,
}

function build(order: OutgoingOrder, target: PosTarget): PosRequest | Unsendable {
  if (!shopOf(target)) return locationMissing
  const unpayable = unpayableLine(order)
  if (unpayable) return unpayable
  const [allergies = '', ...others] = orderTexts(order)
  // The kind is in the name of the ticket.
  const texts = [allergies, fullTicketName(order.texts, limits.title), ...others.slice(1)]
  const { tax, fee } = taxAndFee(order)
  return graphql(createDocument, {
    order: {
      currency: order.currency,
      sourceIdentifier: order.key,
      financialStatus: 'PENDING',
      note: fitTexts(texts, limits.note),
      lineItems: [...linesOf(order).map(line => lineItem(line, order)), ...fee],
      taxesIncluded: order.rates.isTaxIncluded,
      taxLines: tax,
    },
  })
}

/** The property of a dish is named by the guest whose wish it is, because the domain has no words. */
function lineItem(line: OutgoingLine, { currency, texts }: OutgoingOrder): object {
  // A size is a variant of its dish.
  const ids = [...(line.options ?? []).filter(({ quantity }) => quantity > 0), line].map(one => one.remoteId)
  const variantId = ids.find(id => id?.startsWith('gid://shopify/ProductVariant/')) ?? undefined
  return {
    title: cut(line.name, limits.title),
    quantity: line.quantity,
    priceSet: money(line.price, currency),
    requiresShipping: false,
    ...(variantId !== undefined && { variantId }),
    ...(line.note && { properties: [{ name: texts.guest, value: line.note }] }),
  }
}

/** Shopify has no service fee: it is the last line. */
function taxAndFee({ lines, rates, currency, texts }: OutgoingOrder): { tax: object[]; fee: object[] } {
  const step = payableStep(currency)
  const subtotal = orderTotal(lines)
  const { tax, serviceFee } = billTotal({ subtotal, rates, tip: { kind: 'amount', amount: 0 }, step })
  const amount = rates.isTaxIncluded ? includedTax(subtotal, rates, step) : tax
  const taxLine = {
    title: `${texts.tax} ${percent(rates.taxRate)}`,
    rate: (rates.taxRate / 100_000).toFixed(5),
    priceSet: money(amount, currency),
  }
  const feeLine = {
    title: `${texts.serviceFee} ${percent(rates.serviceFeeRate)}`,
    quantity: 1,
    priceSet: money(serviceFee, currency),
    requiresShipping: false,
    taxable: false,
  }
  return { tax: rates.taxRate > 0 ? [taxLine] : [], fee: rates.serviceFeeRate > 0 ? [feeLine] : [] }
}

function percent(rate: number): string {
  return `${toPercentage(rate)}%`
}

function money(amount: Minor, currencyCode: CurrencyCode): object {
  return { shopMoney: { amount: decimalText(amount, currencyCode), currencyCode } }
}

function graphql(query: string, variables: object): PosRequest {
  return jsonRequest('POST', '/admin/api/2026-10/graphql.json', { query, variables })
}

/** "my-shop" or "my-shop.myshopify.com": never another host, which would receive the key. */
function shopOf({ locationId }: PosTarget): string | null {
  const name = /^(?:https:\/\/)?([a-z\d][a-z\d-]{0,62})(?:\.myshopify\.com)?\/?$/i.exec(
    locationId.trim(),
  )?.[1]
  return name === undefined ? null : `${name.toLowerCase()}.myshopify.com`
}
