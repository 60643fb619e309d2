// The providers of a chaos run, Square and Clover, on loopback. They misbehave as a seed draws it: at most twice with each order,
// and some orders they refuse for good.

import type { PosKind } from '@tablemate/test/deliveries/connect-pos.ts'
import { type Behaviour, type FakePos, openFakePos } from '@tablemate/test/deliveries/fake-pos.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { type KeptAtPos, readKept } from './read-pos.ts'

export interface PointsOfSale {
  /** The addresses of these providers, for POS_BASE_URLS. */
  readonly urls: Readonly<Record<string, string>>
  /** The account of the next kitchen: Square and Clover in turn. */
  next(): KitchenPos
  close(): Promise<void>
}

/** One kitchen's account. */
export interface KitchenPos {
  readonly kind: PosKind
  /** Keys that were refused permanently. */
  readonly refused: ReadonlySet<string>
  /** What was kept since the kitchen opened. */
  kept(): KeptAtPos[]
  /** How often it misbehaved, refusals left out. */
  misbehaved(): number
  /** How many answers a killed node did not receive. */
  unheard(): number
  /** From now on it takes every order that it does not refuse for good. */
  recover(): void
}

const kinds = ['square', 'clover'] as const
const misbehaviours: readonly Behaviour[] = [
  'drop-before',
  'drop-after',
  'error-before',
  'error-after',
  'too-many',
  'late',
]
const mostPerOrder = 2
const misbehavesShare = 0.15
const refusedShare = 0.03
/** So slow that a killed node leaves attempts behind. */
const slowestAnswerMs = 2500

export async function openPointsOfSale(seed: number): Promise<PointsOfSale> {
  const slowness = seededRandom(seed + 2)
  const answerMs = () => slowestAnswerMs * slowness()
  const [square, clover] = await Promise.all(kinds.map(kind => openFakePos({ kind, answerMs })))
  if (!square || !clover) throw new Error('a point of sale is missing')
  const pointsOfSale = { square, clover }
  let opened = seed
  return {
    urls: { square: square.url, clover: clover.url },
    next() {
      opened += 1
      const kind = opened % 2 === 0 ? 'square' : 'clover'
      return openAccount(kind, pointsOfSale[kind], seededRandom(seed + opened + 2))
    },
    async close() {
      await Promise.all([square.close(), clover.close()])
    },
  }
}

function openAccount(kind: PosKind, pos: FakePos, random: () => number): KitchenPos {
  const before = { kept: pos.orders().length, unheard: pos.unheard }
  const refused = new Set<string>()
  const left = new Map<string, number>()
  let isWell = false
  let misbehaved = 0
  pos.behave = key => {
    const more = left.get(key)
    if (more === undefined && random() < refusedShare) refused.add(key)
    left.set(key, more ?? mostPerOrder)
    if (refused.has(key)) return 'refuse'
    if (isWell || more === 0 || random() > misbehavesShare) return 'take'
    left.set(key, (more ?? mostPerOrder) - 1)
    misbehaved += 1
    return misbehaviours[Math.floor(random() * misbehaviours.length)] ?? 'take'
  }
  return {
    kind,
    refused,
    kept: () =>
      pos
        .orders()
        .slice(before.kept)
        .map(order => readKept(kind, order)),
    misbehaved: () => misbehaved,
    unheard: () => pos.unheard - before.unheard,
    recover() {
      isWell = true
    },
  }
}
