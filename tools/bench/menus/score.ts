// Scores the reading of a menu against a reference reading made by hand.
//
// The minutes to put right are what an owner needs on the check screen, estimated: 20 s for a dish that must be typed in,
// 8 s for a wrong row and for each wrong category or description, 3 s for a look at a row with a doubt. A heading that
// several dishes lack is corrected once, so each heading costs 8 s only.

export interface GoldEntry {
  readonly category: string
  readonly name: string
  /** The size, if the dish has several. Each size is an entry. */
  readonly variant?: string
  readonly description?: string
  /** Other names that are right as well. */
  readonly alt_names?: readonly string[]
  /** In major units. */
  readonly price?: number | string | null
  /** 'addon' and 'unpriced' are entries that the reader need not find. */
  readonly kind?: string
}

export interface ReadMenuItem {
  readonly name: string
  /** In hundredths. */
  readonly price: number | null
  readonly category: string
  readonly description?: string
  readonly doubt?: string
}

/** Counts, so that the scores of several files can be added. */
export interface Score {
  /** Dishes with a price. */
  readonly expected: number
  /** Expected dishes that an item has with the right price. */
  readonly found: number
  /** Found dishes in the right category. */
  readonly placed: number
  /** Expected categories that some found dish should have and has not. */
  readonly misnamed: number
  /** Found dishes whose description lacks a fifth of its words, or has as many that are not its own. */
  readonly damaged: number
  /** Items that are a dish with the right price. */
  readonly right: number
  /** Wrong items without a doubt: an owner gets no hint to them. */
  readonly silent: number
  readonly doubtful: number
  readonly items: number
}

export const noScore: Score = {
  ...{ expected: 0, found: 0, placed: 0, misnamed: 0, damaged: 0 },
  ...{ right: 0, silent: 0, doubtful: 0, items: 0 },
}

export function add(a: Score, b: Score): Score {
  const keys = Object.keys(noScore) as (keyof Score)[]
  return Object.fromEntries(keys.map(key => [key, a[key] + b[key]])) as unknown as Score
}

/** Shares from 0 to 1: f1 of found dishes and right items, category of found dishes, silent and doubtful of all items. */
export function sharesOf({ expected, found, placed, right, silent, doubtful, items }: Score) {
  const [recall, precision] = [share(found, expected), share(right, right + silent)]
  return {
    recall,
    precision,
    f1: share(2 * recall * precision, recall + precision),
    category: share(placed, found),
    silent: share(silent, items),
    doubtful: share(doubtful, items),
  }
}

/** See above. */
export function minutesToPutRight(score: Score): number {
  const { expected, found, misnamed, damaged, right, doubtful, items } = score
  const seconds = 20 * (expected - found) + 8 * (misnamed + damaged + items - right) + 3 * doubtful
  return seconds / 60
}

export function scoreOf(items: readonly ReadMenuItem[], gold: readonly GoldEntry[]): Score {
  const menuItems = menuItemsOf(gold)
  const expected = menuItems.filter(({ isExpected }) => isExpected)
  const found = new Map<GoldMenuItem, { isPlaced: boolean; isDamaged: boolean }>()
  const counts = { right: 0, silent: 0 }
  for (const item of items) {
    const hits = expected.filter(menuItem => isRight(item, menuItem))
    if (hits.length > 0) {
      counts.right += 1
      const isPlaced = (menuItem: GoldMenuItem) => plain(menuItem.category) === plain(item.category)
      const menuItem = hits.find(isPlaced) ?? hits.find(one => !found.has(one))
      if (menuItem && !found.has(menuItem))
        found.set(menuItem, {
          isPlaced: isPlaced(menuItem),
          isDamaged: isDamaged(menuItem.description, item.description),
        })
    } else if (
      !item.doubt &&
      !menuItems.some(menuItem => !menuItem.isExpected && namesOf(menuItem).has(plain(item.name)))
    )
      counts.silent += 1
  }
  return {
    ...counts,
    expected: expected.length,
    found: found.size,
    placed: [...found.values()].filter(({ isPlaced }) => isPlaced).length,
    misnamed: new Set(
      [...found].flatMap(([{ category }, { isPlaced }]) => (isPlaced ? [] : [plain(category)])),
    ).size,
    damaged: [...found.values()].filter(menuItem => menuItem.isDamaged).length,
    doubtful: items.filter(({ doubt }) => doubt).length,
    items: items.length,
  }
}

interface GoldMenuItem {
  readonly category: string
  /** The first is the best. */
  readonly names: readonly string[]
  /** Absent if the reference readings have no descriptions. */
  readonly description: string | undefined
  readonly isExpected: boolean
  readonly sizes: { readonly size: string; readonly hundredths: number | null }[]
}

/** Entries of the same name and category are one dish; extras are separate dishes. */
function menuItemsOf(gold: readonly GoldEntry[]): GoldMenuItem[] {
  const isPriced = ({ price }: GoldEntry) => price !== undefined && price !== null
  const isOf = (entry: GoldEntry) =>
    `${entry.kind === 'addon'} ${plain(entry.category)} | ${plain(entry.name)}`
  return [...Map.groupBy(gold, isOf).values()].map(entries => {
    const [first] = entries as [GoldEntry]
    return {
      category: first.category,
      names: [first.name, ...(first.alt_names ?? [])],
      description: first.description,
      isExpected: first.kind !== 'addon' && first.kind !== 'unpriced' && entries.some(isPriced),
      sizes: entries.map(entry => ({
        size: entry.variant ?? '',
        hundredths: isPriced(entry) ? Math.round(Number(entry.price) * 100) : null,
      })),
    }
  })
}

/** An item under the dish's name may have the price of any size; with a size in its name, only the price of that size. */
function isRight(item: ReadMenuItem, menuItem: GoldMenuItem): boolean {
  const name = plain(item.name)
  const isOwn = menuItem.names.some(own => name === plain(own))
  return menuItem.sizes.some(({ size, hundredths }) => {
    const isNear = hundredths !== null && item.price !== null && Math.abs(hundredths - item.price) <= 1
    return isNear && (isOwn || (size !== '' && withSize(menuItem.names, size).includes(name)))
  })
}

function isDamaged(expected: string | undefined, read = ''): boolean {
  if (expected === undefined) return false
  const [want, have] = [wordsOf(expected), wordsOf(read)]
  const missing = [...want].filter(word => !have.has(word)).length
  const foreign = [...have].filter(word => !want.has(word)).length
  return Math.max(missing, foreign) > 0.2 * Math.max(want.size, 1)
}

function wordsOf(text: string): Set<string> {
  return new Set(plain(text).split(' ').filter(Boolean))
}

function namesOf({ names, sizes }: GoldMenuItem): Set<string> {
  return new Set([...names.map(plain), ...sizes.flatMap(({ size }) => (size ? withSize(names, size) : []))])
}

const withSize = (names: readonly string[], size: string) =>
  names.flatMap(name => [plain(`${name} ${size}`), plain(`${size} ${name}`)])

/** Compares letters and digits only, without case, accents, punctuation and markup. */
function plain(text: string | undefined): string {
  const bare = (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return bare
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
