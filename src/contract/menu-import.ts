// A menu that comes as a file: read and shown with its doubts, corrected, and taken in as a whole.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { fileDoubts, rowDoubts } from '#menu-reader/menu-reading.ts'
import { endpoint } from './endpoint.ts'
import { allergenList, id, minor, optional } from './fields.ts'
import { dish } from './menu.ts'

/** A dish as the file has it; what cannot be kept as it is, is among its doubts. */
export const readRow = z.object({
  /** The row of the table, its heading included, or which of the file's dishes it is. */
  row: z.int(),
  /** Of a PDF, the page it stands on, from 1. */
  page: z.nullable(z.int()),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  /** null: no price could be read. */
  price: z.nullable(minor),
  /** The price as the file has it. */
  priceText: z.string(),
  /** Those that the file names for certain; none said is not none there. */
  allergens: z.array(z.enum(allergens)),
  /** What the file says of them. */
  allergensText: z.string(),
  doubts: z.array(z.enum(rowDoubts)),
})

export const uploadMenu = endpoint({
  method: 'POST',
  path: '/api/menu-items/bulk-upload',
  summary:
    'Take in a menu file (CSV, JSON or PDF): doubtful dishes too, but none without a name or a price; with preview=true only read it',
  access: 'restaurant',
  query: z.object({
    preview: optional(z.enum(['true', 'false'], { error: 'not-an-option' })),
  }),
  body: z.object({
    /** Nobody’s but the session’s own. */
    restaurantId: optional(id),
  }),
  upload: 'menuFile',
  maxBytes: limits.menuFileBytes,
  reply: z.object({
    /** Those that are on the menu now, whether they are new or were changed; none in a preview. */
    itemsAdded: z.int(),
    /** Of a preview: what was read, in the order of the file. */
    rows: z.optional(z.array(readRow)),
    /** Of a preview: what is doubtful about the file as a whole. */
    doubts: z.optional(z.array(z.enum(fileDoubts))),
  }),
  status: 201,
  problems: [
    'restaurant-not-found',
    'too-many-menu-items',
    'not-a-menu-file',
    'menu-file-is-spreadsheet',
    'menu-file-is-document',
    'menu-file-is-picture',
    'menu-file-too-much',
    'menu-file-broken',
    'menu-file-empty',
    'menu-columns-unknown',
    'no-menu-in-file',
    'menu-rows-refused',
    'too-many-menu-rows',
    'pdf-locked',
    'pdf-letters-unknown',
    'pdf-too-full',
    'pdf-too-long',
    'pdf-without-text',
    'too-many-requests',
  ],
  idempotent: true,
})

export const importMenu = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/menu/import',
  summary:
    'Take in dishes as a whole or not at all: one that its category has already is changed, and others are taken off the menu if wanted',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z.object({
    rows: z
      .array(
        z.object({
          ...dish,
          /** Where none are said, those that the dish has already stay. */
          allergens: optional(allergenList),
          /** The dish of the menu that it is, under another name or in another category; ignored if there is none. */
          itemId: optional(id),
        }),
        { error: 'wrong-type' },
      )
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(limits.menuImportRows, { error: 'too-long' }),
      ),
    /** The dishes that leave the menu: ignored where one is not there any more, or among the rows. */
    removed: optional(
      z.array(id, { error: 'wrong-type' }).check(z.maxLength(limits.menuItems, { error: 'too-long' })),
    ),
  }),
  maxBytes: limits.menuImportBytes,
  longList: { name: 'rows', most: limits.menuImportRows },
  reply: z.object({ added: z.int(), updated: z.int(), removed: z.int() }),
  status: 201,
  problems: ['restaurant-not-found', 'too-many-menu-items', 'too-many-requests'],
  idempotent: true,
})
