// Sentences with the result that a good waiter would bring or ask back (packages/order-parser/src/sentences), and how a parsed order is
// judged against it. packages/order-parser/README.md describes the notation.

import { readFileSync } from 'node:fs'
import { missingGroups, type OptionGroup, wantedOf } from '@tablemate/domain/menu/options.ts'
import { parseOrder } from '@tablemate/order-parser/parse-order.ts'
import type {
  Act,
  MenuEntry,
  ParsedOrder,
  Speaker,
  SpokenItem,
} from '@tablemate/order-parser/parsed-order.ts'
import { tokensOf } from '@tablemate/order-parser/words/tokens.ts'

export interface Sentence {
  /** The section's title. */
  readonly place: string
  readonly menu: readonly MenuEntry[] | null
  readonly speaker: Speaker
  readonly said: string
  /** Alternatives that are equally right. */
  readonly expected: readonly Expected[]
}

interface Expected {
  readonly items: readonly ExpectedItem[]
  /** What is meant besides dishes: "bill", "allergy nuts". */
  readonly acts: readonly string[]
  /** Words that must be marked. */
  readonly marked: readonly string[]
  readonly text: string
}

interface ExpectedItem {
  readonly quantity: number
  /** Acceptable names; several only if the item is in doubt. */
  readonly names: readonly string[]
  readonly isInDoubt: boolean
  readonly modifications: readonly string[]
  /** As `optionsOf` writes them. */
  readonly options: readonly string[]
  readonly people: readonly string[]
  /** In hundredths; undefined if none was said. */
  readonly price: number | undefined
}

/**
 * What the diner sees before anything is sent: `marked`, a wrong dish is in doubt or its words are marked; `elsewhere`, something
 * else in the sentence is marked, but not what is wrong; `wrong`, something was misunderstood and no mark at all says so. Words
 * that were taken for an act are marked, because they order nothing and are shown as not ordered, with the act as an offer.
 */
export type Verdict = 'right' | 'marked' | 'elsewhere' | 'wrong'

const folder = new URL('../../packages/order-parser/src/sentences/', import.meta.url)

/** @param name Of a file without ".txt". */
export function readSentences(name: string): Sentence[] {
  return readFileSync(new URL(`${name}.txt`, folder), 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap(sentencesOf)
}

function sentencesOf(section: string): Sentence[] {
  const [place = '', ...rest] = section.split('\n').filter(line => !line.startsWith('#'))
  const lines = rest.map(line => line.trim()).filter(Boolean)
  const [rows, head] = [lines.filter(isRow), lines.filter(line => !isRow(line))]
  const settings = head.map(line => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  const names = settings.find(([key]) => key === 'people')?.[1]?.split(/,\s*/) ?? ['Ann']
  const speaker = { memberId: 1, members: names.map((member, at) => ({ id: at + 1, name: member })) }
  const groups = settings
    .filter(([key = '']) => key.startsWith('options '))
    .map(([key = '', options = ''], at) => groupOf(key.slice('options '.length), options, at))
  const menu = settings
    .filter(([key = '']) => key !== 'people' && key !== 'currency' && !key.startsWith('options '))
    .flatMap(([category = '', dishes = '']) =>
      dishes.split(' / ').map(dish => entryOf(category, dish, groups)),
    )
  return rows.map(row => {
    const [said = '', result = ''] = row.split('→').map(side => side.trim())
    const expected = result.split(' || ').map(expectedOf)
    return { place, menu: menu.length > 0 ? menu : null, speaker, said, expected }
  })
}

const isRow = (line: string) => line.includes('→')

function entryOf(category: string, line: string, groups: readonly OptionGroup[]): MenuEntry {
  const [, dish = '', named = ''] = /^([^<]*)(?:<(.*)>)?$/.exec(line.trim()) ?? []
  const [, name = dish, price = '0'] = /^(.*?)\s+(\d+(?:\.\d+)?)$/.exec(dish.trim()) ?? []
  const optionGroups = groups.filter(group => named.split(', ').includes(group.name))
  return { name: name.trim(), category, price: Math.round(Number(price) * 100), optionGroups }
}

/** "options Size 1-1: Small -0.50 / Medium* 0": the default has a star. */
function groupOf(head: string, list: string, at: number): OptionGroup {
  const [, name = '', min, max] = /^(.*) (\d+)-(\d+)$/.exec(head) ?? []
  const options = list.split(' / ').map((option, nth) => {
    const [, text = '', star = '', price] = /^(.*?)(\*?) (-?\d+(?:\.\d+)?)$/.exec(option.trim()) ?? []
    return {
      ...{ id: at * 100 + nth + 1, name: text, price: Math.round(Number(price) * 100) },
      ...{ isDefault: star === '*', isAvailable: true },
    }
  })
  return { id: at + 1, name, min: Number(min), max: Number(max), options }
}

/** What differs from the defaults, what was taken away, and the groups to ask: "Large", "2 Bacon", "-Onion", "Size?". */
function optionsOf({ entry, options }: Pick<SpokenItem, 'entry' | 'options'>): string[] {
  const groups = entry?.optionGroups ?? []
  const usual = wantedOf(groups, undefined)
  const sent = [...options].map(([id, quantity]) => ({ id, quantity }))
  return [
    ...groups.flatMap(group =>
      group.options.flatMap(({ id, name }) => {
        const [count = 0, was = 0] = [options.get(id), usual.get(id)]
        if (count === was) return []
        const isReplaced = group.max === 1 && group.options.some(one => options.get(one.id))
        if (count === 0) return group.min === 0 && !isReplaced ? [`-${name}`] : []
        return [count > 1 ? `${count} ${name}` : name]
      }),
    ),
    ...missingGroups(groups, sent).map(({ name }) => `${name}?`),
  ]
}

function expectedOf(text: string): Expected {
  const parts = text
    .split(/;\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  return {
    text,
    items: parts.filter(part => !/^[!…]/.test(part)).map(itemOf),
    acts: parts.filter(part => part.startsWith('!')).map(part => part.slice(1)),
    marked: parts
      .filter(part => part.startsWith('…'))
      .flatMap(part => [...part.matchAll(/\{([^}]*)\}/g)].map(([, words = '']) => words)),
  }
}

function itemOf(part: string): ExpectedItem {
  const people = /\[([^\]]*)\]/.exec(part)?.[1]?.split(/,\s*/) ?? []
  const candidates =
    /\?\s*\{([^}]*)\}/
      .exec(part)?.[1]
      ?.split(' | ')
      .map(name => name.trim()) ?? []
  const modifications = /\(([^)]*)\)/.exec(part)?.[1]?.split(/,\s*/) ?? []
  const options = /<([^>]*)>/.exec(part)?.[1]?.split(/,\s*/) ?? []
  const price = /@(\d+(?:\.\d+)?)/.exec(part)?.[1]
  const rest = part
    .replace(/\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|<[^>]*>|@[\d.]+/g, ' ')
    .replace('?', ' ')
    .trim()
  const [, count, name = ''] = /^(?:(\d+)(?:\s+|$))?(.*)$/.exec(rest) ?? []
  return {
    quantity: Number(count ?? 1),
    names: [...new Set([name.trim(), ...candidates].filter(Boolean))],
    isInDoubt: part.replace(/<[^>]*>/, '').includes('?'),
    options,
    modifications,
    people,
    price: price === undefined ? undefined : Math.round(Number(price) * 100),
  }
}

/** Parses the sentence and judges the result. */
export function judge(sentence: Sentence): { verdict: Verdict; slip: string } {
  const order = parseOrder(sentence.said, sentence.menu, sentence.speaker)
  const verdicts = sentence.expected.map(expected => verdictOf(order, expected, sentence))
  const best = (['right', 'marked', 'elsewhere'] as const).find(verdict => verdicts.includes(verdict))
  return { verdict: best ?? 'wrong', slip: slipOf(order, sentence) }
}

function verdictOf(order: ParsedOrder, expected: Expected, sentence: Sentence): Verdict {
  const left = [...expected.items]
  const surplus: SpokenItem[] = []
  for (const item of order.items) {
    const at = left.findIndex(wanted => isSame(item, wanted, sentence))
    if (at < 0) surplus.push(item)
    else left.splice(at, 1)
  }
  const marks = order.notUnderstood.map(({ text }) => text.toLowerCase())
  const marksLeft = marks.filter(text => !expected.marked.some(words => text.includes(words.toLowerCase())))
  const unmarked = expected.marked.filter(
    words => !isMarked(words.toLowerCase(), marks, order, sentence.said),
  )
  const isSaid = (note: string) => order.notes.some(({ text }) => text.toLowerCase().includes(note))
  const notes = expected.acts.filter(act => act.startsWith('note ')).map(act => act.slice('note '.length))
  const acts = expected.acts.filter(act => !act.startsWith('note ')).map(act => act.toLowerCase())
  const areActsRight = sameSet(actsOf(order), acts) && notes.every(isSaid)
  if (left.length + surplus.length + marksLeft.length + unmarked.length === 0 && areActsRight) return 'right'
  const isOffered = order.acts.some(act => !isSilent(act) && !acts.includes(nameOf(act)))
  const isAboutWords = marks.length > 0 || isOffered
  if (!isAboutWords && !order.items.some(inDoubt)) return 'wrong'
  return surplus.every(inDoubt) && (isAboutWords || surplus.length > 0) ? 'marked' : 'elsewhere'
}

/** Spoken orders list the words of other acts as not understood. */
const isSilent = ({ kind }: Act) => kind === 'nothing' || kind === 'allergy'

const inDoubt = (item: SpokenItem) => item.ambiguity.length > 0

function isMarked(words: string, marks: readonly string[], order: ParsedOrder, said: string): boolean {
  return (
    marks.some(text => text.includes(words)) ||
    order.items.some(item => inDoubt(item) && said.slice(item.start, item.end).toLowerCase().includes(words))
  )
}

function isSame(item: SpokenItem, wanted: ExpectedItem, { speaker, menu }: Sentence): boolean {
  const candidates = [item.name, ...item.ambiguity.map(({ name }) => name)].map(folded)
  const isNamed = wanted.names.some(name => menu === null || candidates.includes(folded(name)))
  const isChosen = wanted.isInDoubt || menu === null || folded(item.name) === folded(wanted.names[0] ?? '')
  const said = [...(menu ? [] : [item.name]), ...item.modifications].join(' ')
  const meant = (menu ? [''] : wanted.names).map(name => [name, ...wanted.modifications].join(' '))
  return (
    isNamed &&
    isChosen &&
    inDoubt(item) === wanted.isInDoubt &&
    item.quantity === wanted.quantity &&
    sameSet(optionsOf(item), wanted.options) &&
    meant.some(words => sameWords(said, words)) &&
    (isOneEach(item, wanted, speaker) ||
      sameSet(peopleOf(item, speaker), isEverybody(wanted.people, speaker) ? ['all'] : wanted.people)) &&
    (menu !== null || wanted.price === undefined || item.price === wanted.price)
  )
}

/** One each for those who share it: "two lattes" of two people are theirs, whether that is written out or not. */
function isOneEach(item: SpokenItem, { people }: ExpectedItem, speaker: Speaker): boolean {
  const sharers = item.sharedBy === 'all' ? speaker.members.length : item.sharedBy?.length
  return people.length === 0 && sharers !== undefined && sharers > 1 && item.quantity === sharers
}

/** In any order, in the singular, without words that change nothing: "dressing on the side" is "dressing, on the side". */
function sameWords(some: string, others: string): boolean {
  const words = (text: string) =>
    tokensOf(text)
      .filter(({ word }) => !/^(?:with|of|the|an?|and|only|its?|is|but|some|add|please|for)$/.test(word))
      .map(({ stem }) => stem)
      .sort()
      .join(' ')
  return words(some) === words(others)
}

const isEverybody = (people: readonly string[], { members }: Speaker) =>
  people.includes('all') || (people.length > 1 && people.length === members.length)

function peopleOf({ sharedBy }: SpokenItem, speaker: Speaker): string[] {
  if (sharedBy === undefined) return []
  const { members } = speaker
  if (sharedBy === 'all' || (sharedBy.length === members.length && sharedBy.length > 1)) return ['all']
  return sharedBy.map(id => members.find(member => member.id === id)?.name ?? '')
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const sameSet = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join('|') === [...others].sort().join('|')

/** What the order means besides its dishes. */
const actsOf = ({ acts }: ParsedOrder) => acts.map(nameOf)

function nameOf(act: Act): string {
  const about = act.kind === 'same-as' ? act.name : act.kind === 'allergy' ? act.to : ''
  return `${act.kind} ${about}`.trim().toLowerCase()
}

function slipOf(order: ParsedOrder, { speaker }: Sentence): string {
  const items = order.items.map(item => {
    const people = peopleOf(item, speaker)
    const changes = item.modifications.length > 0 ? ` (${item.modifications.join(', ')})` : ''
    const options = optionsOf(item)
    const chosen = options.length > 0 ? ` <${options.join(', ')}>` : ''
    const doubt = inDoubt(item) ? `? {${item.ambiguity.map(({ name }) => name).join(' | ')}}` : ''
    return `${item.quantity === 1 ? '' : `${item.quantity} `}${item.name}${doubt}${chosen}${changes}${people.length > 0 ? ` [${people.join(', ')}]` : ''}`
  })
  const acts = actsOf(order).map(act => `!${act}`)
  const notes = order.notes.map(({ text }) => `!note ${text}`)
  const marks = order.notUnderstood.map(({ text }) => `… {${text}}`)
  return [...items, ...acts, ...notes, ...marks].join('; ')
}
