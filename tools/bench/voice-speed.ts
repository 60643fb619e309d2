// Measures the speed of the order parser: menus of 300 and 5,000 dishes, transcripts of 30 and 40 words, and the longest
// transcript allowed.

import * as limits from '@tablemate/domain/limits.ts'
import type { OptionGroup } from '@tablemate/domain/menu/options.ts'
import { parseOrder } from '@tablemate/order-parser/parse-order.ts'
import type { MenuEntry } from '@tablemate/order-parser/parsed-order.ts'
import { type Figure, quantile } from './figures.ts'

/** In ms. The first figure is the first call in this process, when nothing is compiled or cached. */
export async function measureVoice(): Promise<Figure[]> {
  const menu = makeMenu()
  const first = timed(() => parseOrder('can i get a grilled chicken burger and a vanila shake', menu))
  for (let round = 0; round < 300; round += 1) parseOrder(sentence(40), menu)
  const listed = times(2000, () => sentence(40), menu)
  const unlisted = times(1000, () => sentence(40), null)
  const longest = times(40, () => sentence(600).slice(0, limits.transcription), menu)
  // One try each: the second would find the words in the cache.
  const unknown = times(20, unknownWords, menu, 1)
  const large = makeMenu(5000)
  for (let round = 0; round < 50; round += 1) parseOrder(sentence(30), large)
  const many = Array.from({ length: 300 }, () => processorMs(sentence(30), large))
  const detail = (sorted: readonly number[]) =>
    `${sorted.length} transcripts, median ${quantile(sorted, 0.5).toFixed(2)} ms, longest ${quantile(sorted, 1).toFixed(1)} ms`
  return [
    { name: 'first order on a menu of 300, ms', value: first, most: 50, detail: 'index and order' },
    { name: 'order of 40 words, median ms', value: quantile(listed, 0.5), most: 1, detail: detail(listed) },
    { name: 'order of 40 words, p99 ms', value: quantile(listed, 0.99), most: 5, detail: detail(listed) },
    {
      name: '30 words on a menu of 5,000, p95 ms of processor',
      value: quantile(many, 0.95),
      most: 5,
      detail: detail(many),
    },
    { name: 'without a menu, p99 ms', value: quantile(unlisted, 0.99), most: 5, detail: detail(unlisted) },
    {
      name: 'order of 1,000 characters, ms',
      value: quantile(longest, 0.95),
      most: 50,
      detail: detail(longest),
    },
    {
      name: '1,000 characters of unknown words, ms',
      value: quantile(unknown, 0.95),
      most: 50,
      detail: detail(unknown),
    },
  ]
}

const states =
  'Grilled Spicy Crispy Sweet Smoked Fresh Roasted Classic Golden Royal Garden House Double Baked Fried'
const fillings =
  'Chicken Beef Pork Tofu Salmon Shrimp Veggie Bacon Cheese Mushroom Avocado Turkey Lamb Duck Tuna Bean Egg Crab Ham Corn'
const heads = 'Burger Sandwich Burrito Taco Salad Bowl Pizza Roll Soup Curry Wrap Latte Shake Pie Noodles'

const regions =
  'House Roman Tuscan Thai Korean Cajun Texan Greek Cuban Indian Polish Danish Swiss Irish Welsh Dutch Kenyan'

function makeMenu(size = 300): MenuEntry[] {
  const [state, filling, head, region] = [states, fillings, heads, regions].map(words => words.split(' '))
  return Array.from({ length: size }, (_, i) => ({
    name: `${i < 300 ? '' : `${region?.[Math.floor(i / 300)]} `}${state?.[i % 15]} ${filling?.[(i * 7) % 20]} ${head?.[(i * 11 + Math.floor(i / 15)) % 15]}`,
    description: `${filling?.[i % 20]}, ${filling?.[(i + 3) % 20]} sauce, lettuce`,
    price: 100 + i,
    category: ['Mains', 'Sides', 'Drinks'][i % 3],
    optionGroups: size > 300 ? [groups[i % 60], groups[(i * 7) % 60]].flatMap(group => group ?? []) : null,
  }))
}

/** 60 groups, shared by the dishes of the large menu. */
const groups: readonly OptionGroup[] = Array.from({ length: 60 }, (_, at) => ({
  ...{ id: at, name: at % 2 === 0 ? 'Size' : 'Extras', min: at % 2 === 0 ? 1 : 0, max: at % 2 === 0 ? 1 : 4 },
  options: (at % 2 === 0
    ? ['Small', 'Regular', 'Large']
    : [...fillings.split(' ').slice(at % 15, (at % 15) + 5), `${regions.split(' ')[at % 17]} sauce`]
  ).map((name, nth) => ({
    id: at * 10 + nth,
    name,
    price: nth * 50,
    isDefault: nth === 1,
    isAvailable: true,
  })),
}))

const spoken =
  `can i get a two large grilled chicken burger with lettuce tomato and extra cheese no onions and a side of fries please also spicy beef taco
  hold the mayo a vanilla shake to drink actually make that three um thanks for my friend one crispy duck wrap without cucumber light sauce`.split(
    /\s+/,
  )

let seed = 1
function random(): number {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

/** Words of ordinary orders in sequence, every fifth of them random. */
function sentence(words: number): string {
  const from = Math.floor(random() * spoken.length)
  return Array.from({ length: words }, (_, i) =>
    random() < 0.8 ? spoken[(from + i) % spoken.length] : spoken[Math.floor(random() * spoken.length)],
  ).join(' ')
}

/** New words that no menu has: the parser compares each with all words of the menu. */
function unknownWords(): string {
  const words = Array.from({ length: 330 }, () => `q${Math.floor(random() * 1e6).toString(36)}z`)
  return words.join(' ').slice(0, limits.transcription)
}

/** Sorted times. Each is the fastest of some tries, so that other work of the machine does not count. */
function times(rounds: number, make: () => string, menu: readonly MenuEntry[] | null, tries = 3): number[] {
  return Array.from({ length: rounds }, () => {
    const transcript = make()
    return Math.min(...Array.from({ length: tries }, () => timed(() => parseOrder(transcript, menu))))
  }).sort((a, b) => a - b)
}

function processorMs(transcript: string, menu: readonly MenuEntry[]): number {
  const before = process.cpuUsage()
  parseOrder(transcript, menu)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function timed(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
