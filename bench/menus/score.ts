// Scores the reading of a menu against a reference reading made by hand.

export interface GoldEntry {
  readonly category: string
  readonly name: string
  /** The size, if the dish has several. Each size is an entry. */
  readonly variant?: string
  /** In major units. */
  readonly price?: number | string | null
  /** 'addon' and 'unpriced' are entries that the reader need not find. */
  readonly kind?: string
}

export interface ReadDish {
  readonly name: string
  /** In hundredths. */
  readonly price: number | null
  readonly category: string
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
  /** Items that are a dish with the right price. */
  readonly right: number
  /** Wrong items without a doubt: an owner gets no hint to them. */
  readonly silent: number
  readonly doubtful: number
  readonly items: number
}

export const noScore: Score = { expected: 0, found: 0, placed: 0, right: 0, silent: 0, doubtful: 0, items: 0 }

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

export function scoreOf(items: readonly ReadDish[], gold: readonly GoldEntry[]): Score {
  const dishes = dishesOf(gold)
  const expected = dishes.filter(({ isExpected }) => isExpected)
  const found = new Map<GoldDish, boolean>()
  const counts = { right: 0, silent: 0 }
  for (const item of items) {
    const hits = expected.filter(dish => isRight(item, dish))
    if (hits.length > 0) {
      counts.right += 1
      const isPlaced = (dish: GoldDish) => plain(dish.category) === plain(item.category)
      const dish = hits.find(isPlaced) ?? hits.find(one => !found.has(one))
      if (dish && !found.has(dish)) found.set(dish, isPlaced(dish))
    } else if (!item.doubt && !dishes.some(dish => !dish.isExpected && namesOf(dish).has(plain(item.name))))
      counts.silent += 1
  }
  return {
    ...counts,
    expected: expected.length,
    found: found.size,
    placed: [...found.values()].filter(Boolean).length,
    doubtful: items.filter(({ doubt }) => doubt).length,
    items: items.length,
  }
}

interface GoldDish {
  readonly category: string
  readonly name: string
  readonly isExpected: boolean
  readonly sizes: { readonly size: string; readonly hundredths: number | null }[]
}

/** Entries of the same name and category are one dish; extras are dishes of their own. */
function dishesOf(gold: readonly GoldEntry[]): GoldDish[] {
  const isPriced = ({ price }: GoldEntry) => price !== undefined && price !== null
  const isOf = (entry: GoldEntry) =>
    `${entry.kind === 'addon'} ${plain(entry.category)} | ${plain(entry.name)}`
  return [...Map.groupBy(gold, isOf).values()].map(entries => {
    const [first] = entries as [GoldEntry]
    return {
      category: first.category,
      name: first.name,
      isExpected: first.kind !== 'addon' && first.kind !== 'unpriced' && entries.some(isPriced),
      sizes: entries.map(entry => ({
        size: entry.variant ?? '',
        hundredths: isPriced(entry) ? Math.round(Number(entry.price) * 100) : null,
      })),
    }
  })
}

/** An item under the dish's name may have the price of any size; with a size in its name, only the price of that size. */
function isRight(item: ReadDish, dish: GoldDish): boolean {
  const name = plain(item.name)
  const isOwn = name === plain(dish.name)
  return dish.sizes.some(({ size, hundredths }) => {
    const isNear = hundredths !== null && item.price !== null && Math.abs(hundredths - item.price) <= 1
    return isNear && (isOwn || (size !== '' && withSize(dish.name, size).includes(name)))
  })
}

function namesOf({ name, sizes }: GoldDish): Set<string> {
  return new Set([plain(name), ...sizes.flatMap(({ size }) => (size ? withSize(name, size) : []))])
}

const withSize = (name: string, size: string) => [plain(`${name} ${size}`), plain(`${size} ${name}`)]

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
