// Endpoints and schemas of menu imports: the upload of a file, as a preview or an import, and the import of corrected rows.

import * as limits from '@tablemate/domain/limits.ts'
import { menuItemIdProviders } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { columnMeanings, fileDoubts, rowDoubts } from '@tablemate/menu-reader/menu-reading.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, id, line, menuItemTranslations, minor, oneOf, optional } from './fields.ts'
import { eachDetail, item, menuItemTranslation } from './menu.ts'
import { nameTranslation, optionGroupBody, optionList } from './option-groups.ts'

/** A place on a page of a PDF; the box is in fractions of the displayed page, from its top left corner. */
const place = z.object({
  /** From 1. */
  page: z.int(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
})

/** A text of the file that became no part of the menu. */
export const unusedText = z.object({
  /** The row of a table, counting the heading; null for a PDF. */
  row: z.nullable(z.int()),
  /** null for a file without pages. */
  place: z.nullable(place),
  text: z.string(),
  /** How many marks in it look like prices. */
  prices: z.int(),
})

/** What is chosen with dishes, as read from the file. */
export const readOptionGroup = z.object({
  /** '' if the file does not name it. */
  name: z.string(),
  /** The file has the dish with several prices, which an owner may want as separate dishes. */
  areSizes: z.optional(z.literal(true)),
  min: z.int(),
  max: z.int(),
  options: z.array(
    z.object({
      name: z.string(),
      /** Added to the dish's price; may be negative. Of sizes the first costs nothing more. */
      price: minor,
      isDefault: z.boolean(),
      /** The option at the point of sale that the group comes from. */
      remoteId: z.optional(z.string()),
      translations: z.optional(z.array(nameTranslation)),
    }),
  ),
})

/** A dish as read from the file. Its doubts name what cannot be stored as it is. */
export const readRow = z.object({
  /** The row of the table, counting the heading, or the position of the dish in the file. */
  row: z.int(),
  /** The page of a PDF, from 1. */
  page: z.nullable(z.int()),
  /** The lines of the page that it was read from, its name first. Absent for a file without pages. */
  places: z.optional(z.array(place)),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  /** null: no price could be read. */
  price: z.nullable(minor),
  /** The price as the file has it. */
  priceText: z.string(),
  /** What the file clearly states. */
  ...eachDetail('stored'),
  /** The file's text about allergens. */
  allergensText: z.string(),
  /** Absent if the file has the dish in one language. */
  translations: z.optional(z.array(menuItemTranslation)),
  /** Indexes in the list `optionGroups`, in the order in which they are chosen. Absent: nothing is chosen. */
  optionGroups: z.optional(z.array(z.int())),
  doubts: z.array(z.enum(rowDoubts)),
  /** The dish at the point of sale that the row comes from. */
  remoteId: z.optional(z.string()),
  /** The dish of the menu that came from the same one. */
  itemId: z.optional(z.int()),
  /** Whether the point of sale has it sold out. */
  isSoldOut: z.optional(z.boolean()),
})

/** JSON in a form field: a list that names what each column of a table holds, from the first on. */
const columnList = z.pipe(
  z.string(),
  z.pipe(
    z.transform(listIn),
    z.array(oneOf(columnMeanings), because('malformed')).check(
      z.maxLength(limits.askedColumns, because('too-long')),
      z.refine(list => list.includes('name') && list.includes('price'), because('required')),
    ),
  ),
)

function listIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const recognisedPage = z.int().check(z.minimum(1), z.maximum(limits.recognisedPages))

/** The progress lines while the text of scanned pages is recognised. */
export const readingProgress = z.union([
  /** Another file is read first. */
  z.object({ waiting: z.literal(true) }),
  /** The page that is read now, from 1, of those whose text must be recognised. */
  z
    .object({ page: recognisedPage, pages: recognisedPage })
    .check(z.refine(({ page, pages }) => page <= pages)),
])

export type ReadingProgress = z.infer<typeof readingProgress>

export const uploadMenu = endpoint({
  method: 'POST',
  path: '/api/menu-items/bulk-upload',
  summary:
    'Import a menu file (CSV, JSON or PDF) with its doubtful dishes, but refuse it if a dish has no name or price; with preview=true only read it, also text in pictures',
  access: 'restaurant',
  query: z.object({
    preview: optional(z.enum(['true', 'false'], { error: 'not-an-option' })),
  }),
  body: z.object({
    /** Must be the session’s own restaurant. */
    restaurantId: optional(id),
    /** The answer to the question `columns` of a preview. */
    columns: optional(columnList),
  }),
  upload: 'menuFile',
  maxBytes: limits.menuFileBytes,
  reply: z.object({
    /** Dishes that the import added or changed; 0 in a preview. */
    itemsAdded: z.int(),
    /** Preview only: the dishes read, in the order of the file. */
    rows: z.optional(z.array(readRow)),
    /** Preview only: what is chosen with the dishes; each once, however many dishes have it. */
    optionGroups: z.optional(z.array(readOptionGroup)),
    /** Preview only: doubts about the file as a whole. */
    doubts: z.optional(z.array(z.enum(fileDoubts))),
    /** Preview only: texts that became no part of the menu, in the order of the file. */
    unused: z.optional(z.array(unusedText)),
    /** Preview only, instead of the dishes: the reader cannot identify the columns of the table. */
    columns: z.optional(
      z.object({
        /** The first rows, from the headings on, each with a cell for every column. */
        rows: z.array(z.array(z.string())),
        /** What each column holds most likely. */
        guess: z.array(z.enum(columnMeanings)),
      }),
    ),
  }),
  /** Only of previews, and only when text must be recognised. */
  progress: readingProgress,
  status: 201,
  problems: [
    'restaurant-not-found',
    'too-many-menu-items',
    'too-many-option-groups',
    'not-a-menu-file',
    'menu-file-is-spreadsheet',
    'menu-file-is-document',
    'menu-file-is-picture',
    'menu-file-is-archive',
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

/** A group of options, with the ids that its options have at a point of sale. */
const importedOptionGroup = z.safeExtend(optionGroupBody, {
  remoteProvider: optional(oneOf(menuItemIdProviders)),
  options: optionList({ remoteId: optional(line(limits.remoteId)) }),
})

/** The dishes to import, which an owner has corrected after a preview. */
const importBody = z.object({
  rows: z
    .array(
      z.object({
        ...item,
        /** Absent: an existing dish keeps its own. */
        ...eachDetail('adding'),
        /** Absent: an existing dish keeps its own, except of a text that changes. */
        translations: optional(menuItemTranslations),
        /**
         * Indexes in the body's `optionGroups`. An existing dish keeps its other groups, except one of the same name, and sizes where it
         * gets sizes. Absent: it keeps all.
         */
        optionGroups: optional(
          z
            .array(z.int().check(z.gte(0, because('too-small'))), because('wrong-type'))
            .check(z.maxLength(limits.optionGroupsPerMenuItem, because('too-long'))),
        ),
        /** The existing dish to rename or move to this name and category; ignored if there is no such dish. */
        itemId: optional(id),
        /** Absent: an existing dish stays as it is, and a new one is available. */
        isSoldOut: optional(z.boolean({ error: 'wrong-type' })),
        /** The dish at a point of sale; both or none. Absent: an existing dish keeps its own. */
        remoteProvider: optional(oneOf(menuItemIdProviders)),
        remoteId: optional(line(limits.remoteId)),
      }),
      { error: 'wrong-type' },
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(limits.menuImportRows, { error: 'too-long' })),
  /** What is chosen with the dishes. An existing group with the same options is used, and one with other prices is changed. */
  optionGroups: optional(
    z
      .array(importedOptionGroup, because('wrong-type'))
      .check(z.maxLength(limits.optionGroups, because('too-long'))),
  ),
  /** Dishes to delete. Ids that do not exist, or that are among the rows, are ignored. */
  removed: optional(
    z.array(id, { error: 'wrong-type' }).check(z.maxLength(limits.menuItems, { error: 'too-long' })),
  ),
  /** When the rows were taken from the point of sale. */
  takenAt: optional(z.iso.datetime({ error: 'malformed' })),
})

export const menuImport = importBody.check(
  z.refine(
    ({ rows, optionGroups }) =>
      rows.every(row => (row.optionGroups ?? []).every(at => at < (optionGroups?.length ?? 0))),
    { error: 'unknown', path: ['optionGroups'] },
  ),
)

export const importMenu = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/menu/import',
  summary:
    'Import all dishes or none: a dish that its category already has is changed, and the dishes of `removed` are deleted',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: menuImport,
  maxBytes: limits.menuImportBytes,
  rawBody: true,
  reply: z.object({ added: z.int(), updated: z.int(), removed: z.int() }),
  status: 201,
  problems: [
    'restaurant-not-found',
    'too-many-menu-items',
    'too-many-option-groups',
    'menu-file-too-much',
    'too-many-requests',
  ],
  idempotent: true,
})
