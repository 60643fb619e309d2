// How well one menu was read, against a reading made by hand.

export interface GoldEntry {
  readonly category: string
  readonly name: string
  /** The size, of a dish that has several; each is an entry. */
  readonly variant?: string
  /** Major units. */
  readonly price?: number | string | null
  /** 'addon' and 'unpriced' are no dishes to be found. */
  readonly kind?: string
}

export interface ReadDish {
  readonly name: string
  /** Hundredths. */
  readonly price: number | null
  readonly category: string
  readonly doubt?: string
}

/** Sums, so that those of several files may be added. */
export interface Score {
  /** Dishes with a price. */
  readonly wanted: number
  /** Of these, those that an item has with a right price. */
  readonly found: number
  /** Of the found, those in the right category. */
  readonly placed: number
  /** Items that are a dish with a right price. */
  readonly right: number
  /** Items that are none, and carry no doubt: an owner would have to find them alone. */
  readonly silent: number
  readonly doubtful: number
  readonly items: number
}

export const noScore: Score = { wanted: 0, found: 0, placed: 0, right: 0, silent: 0, doubtful: 0, items: 0 }

export function add(a: Score, b: Score): Score {
  const keys = Object.keys(noScore) as (keyof Score)[]
  return Object.fromEntries(keys.map(key => [key, a[key] + b[key]])) as unknown as Score
}

/** Shares from 0 to 1: f1 of found dishes and right items, category of the found, silent and doubtful of the items. */
export function sharesOf({ wanted, found, placed, right, silent, doubtful, items }: Score) {
  const [recall, precision] = [share(found, wanted), share(right, right + silent)]
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
  const wanted = dishes.filter(({ isWanted }) => isWanted)
  const found = new Map<GoldDish, boolean>()
  const counts = { right: 0, silent: 0 }
  for (const item of items) {
    const hits = wanted.filter(dish => isRight(item, dish))
    if (hits.length > 0) {
      counts.right += 1
      const isPlaced = (dish: GoldDish) => plain(dish.category) === plain(item.category)
      const dish = hits.find(isPlaced) ?? hits.find(one => !found.has(one))
      if (dish && !found.has(dish)) found.set(dish, isPlaced(dish))
    } else if (!item.doubt && !dishes.some(dish => !dish.isWanted && namesOf(dish).has(plain(item.name))))
      counts.silent += 1
  }
  return {
    ...counts,
    wanted: wanted.length,
    found: found.size,
    placed: [...found.values()].filter(Boolean).length,
    doubtful: items.filter(({ doubt }) => doubt).length,
    items: items.length,
  }
}

interface GoldDish {
  readonly category: string
  readonly name: string
  readonly isWanted: boolean
  readonly sizes: { readonly size: string; readonly hundredths: number | null }[]
}

/** The entries of one name in one category are one dish; extras are dishes of their own. */
function dishesOf(gold: readonly GoldEntry[]): GoldDish[] {
  const isPriced = ({ price }: GoldEntry) => price !== undefined && price !== null
  const isOf = (entry: GoldEntry) =>
    `${entry.kind === 'addon'} ${plain(entry.category)} | ${plain(entry.name)}`
  return [...Map.groupBy(gold, isOf).values()].map(entries => {
    const [first] = entries as [GoldEntry]
    return {
      category: first.category,
      name: first.name,
      isWanted: first.kind !== 'addon' && first.kind !== 'unpriced' && entries.some(isPriced),
      sizes: entries.map(entry => ({
        size: entry.variant ?? '',
        hundredths: isPriced(entry) ? Math.round(Number(entry.price) * 100) : null,
      })),
    }
  })
}

/** The dish's own name may have the price of any size; with a size beside it, that one's. */
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

/** Letters and figures alone: case, accents, signs and markup do not count. */
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
