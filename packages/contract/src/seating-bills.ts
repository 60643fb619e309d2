// Endpoints of a seating's bill for the staff: they read it, and print it for the table.

import * as z from 'zod/mini'
import { bill } from './bills.ts'
import { endpoint } from './endpoint.ts'
import { currency, groupId, id, instant, minor } from './fields.ts'
import { adjustment } from './orders.ts'
import { payment } from './payments.ts'

const params = z.object({ restaurantId: id, groupId })

/** A line that a seating owes or has paid. */
export const billLine = z.object({
  orderId: z.int(),
  /** The index in the order's items. */
  line: z.int(),
  member: z.object({ id: z.int(), name: z.string() }),
  /** With its options. */
  name: z.string(),
  quantity: z.int(),
  /** Without what was taken off. */
  total: minor,
  adjustments: z.array(adjustment),
})
export type BillLine = z.infer<typeof billLine>

/** What is on the paper. A delivery of the kind 'bill' keeps it as JSON. */
const bareBill = z.object({
  restaurantName: z.string(),
  /** null: the group has no table. */
  tableName: z.nullable(z.string()),
  /** When it was read. */
  at: instant,
  currency,
  /** Oldest order first. */
  lines: z.array(billLine),
  /** As the staff settle it: without demo payments, and without a tip that nobody chose. */
  bill,
  /** Without demo payments. */
  payments: z.array(payment),
  /** Leads a phone to the group's bill; a phone that is not in the group joins it first. */
  url: z.string(),
})
export type BareBill = z.infer<typeof bareBill>

export const seatingBill = z.extend(bareBill, {
  /** The restaurant's printers that are switched on. */
  printers: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type SeatingBill = z.infer<typeof seatingBill>

export const getSeatingBill = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/tables/:groupId/bill',
  summary: 'The bill of a seating, line by line, and the printers that can print it',
  access: 'floor',
  params,
  reply: seatingBill,
  status: 200,
  problems: ['restaurant-not-found', 'group-not-found'],
})

export const printSeatingBill = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/bill/print',
  summary: 'Print the present bill of a seating on one of the restaurant’s printers, at its next request',
  access: 'floor',
  params,
  body: z.object({ printerId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'printer-not-found'],
})
