// Endpoints of a restaurant's ticket printers. Each printer fetches its tickets from a URL with its token.

import {
  printerEncodings,
  printerModels,
  printerStatuses,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { base, because, id, instant, oneOf, required } from './fields.ts'

const printerFields = {
  name: z.string(),
  model: z.enum(printerModels),
  /** Ids of the stations whose tickets it prints; empty: all. */
  stations: z.array(z.int()),
  /** Characters per line. */
  columns: z.int(),
  encoding: z.enum(printerEncodings),
  hasBell: z.boolean(),
}

export const printer = z.object({
  id: z.int(),
  ...printerFields,
  isEnabled: z.boolean(),
  /** When it last asked for a ticket; null: never. */
  lastSeenAt: z.nullable(instant),
  status: z.enum(printerStatuses),
})
export type Printer = z.infer<typeof printer>

const columns = z
  .int(because('wrong-type'))
  .check(z.refine(value => (printerWidths as readonly number[]).includes(value), because('not-an-option')))
const stations = z
  .array(z.int(because('wrong-type')).check(z.gte(0, because('too-small'))), because('wrong-type'))
  .check(z.maxLength(limits.stations + 1, because('too-long')))

const newPrinter = z.object({
  name: required(limits.printerName),
  model: oneOf(printerModels),
  stations,
  columns,
  encoding: oneOf(printerEncodings),
  hasBell: z.boolean(because('wrong-type')),
})

const restaurantParams = z.object({ restaurantId: id })
const printerParams = z.object({ restaurantId: id, printerId: id })

/** The reply that shows the URL to enter at the printer. It is shown only once. */
const printerWithUrl = z.object({ printer, url: z.string() })

export const getPrinters = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/printers',
  summary: 'The ticket printers and what they last reported',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(printer),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const addPrinter = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/printers',
  summary:
    'Add a ticket printer; the reply contains the URL to enter at the printer, which is not shown again',
  access: 'restaurant',
  params: restaurantParams,
  body: newPrinter,
  reply: printerWithUrl,
  // No stored reply may contain the URL, so a repeated call adds another printer, which the list shows.
  status: 200,
  problems: ['restaurant-not-found', 'too-many-printers'],
})

export const changePrinter = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/printers/:printerId',
  summary: 'Change a ticket printer: absent fields stay',
  access: 'restaurant',
  params: printerParams,
  body: z.extend(z.partial(newPrinter), { isEnabled: z.optional(z.boolean(because('wrong-type'))), base }),
  reply: printer,
  status: 200,
  problems: ['restaurant-not-found', 'printer-not-found', 'changed-meanwhile'],
})

export const renewPrinterUrl = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/printers/:printerId/url',
  summary: 'Replace the URL of a printer; the earlier one becomes invalid',
  access: 'restaurant',
  params: printerParams,
  reply: printerWithUrl,
  status: 200,
  problems: ['restaurant-not-found', 'printer-not-found'],
})

export const removePrinter = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/printers/:printerId',
  summary: 'Remove a ticket printer',
  access: 'restaurant',
  params: printerParams,
  status: 204,
  problems: ['restaurant-not-found', 'printer-not-found'],
})

export const testPrinter = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/printers/:printerId/test',
  summary: 'Print a test ticket at the printer’s next request',
  access: 'restaurant',
  params: printerParams,
  status: 204,
  problems: ['restaurant-not-found', 'printer-not-found'],
})
