// Makes a restaurant whose kitchen gets its orders at once, with two stations, and diners at its tables.

import { connectPos, type PosKind } from '@tablemate/test/deliveries/connect-pos.ts'
import { makeStations, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import type { Clients } from '../clients.ts'
import type { Ledger } from '../ledger.ts'
import { openGroup } from '../open-group.ts'
import type { SimulatedDiner } from '../simulated-diner.ts'
import type { KitchenLog } from './log.ts'

export interface Kitchen {
  readonly log: KitchenLog
  readonly diners: readonly SimulatedDiner[]
  /** The cookies of the staff's client. */
  readonly cookies: Readonly<Record<string, string>>
}

interface Options {
  readonly ledger: Ledger
  readonly clients: Clients
  readonly random: () => number
  readonly pos: { readonly kind: PosKind } | null
}

const groupCount = 8
const dinersPerGroup = 2

/**
 * `url` is a node that is up; `pos` is the provider of the restaurant's account, null without one. The diners start their groups
 * at any node.
 */
export async function openKitchen({ ledger, clients, random, pos }: Options, url: string): Promise<Kitchen> {
  // The day must not end during the run, because the order numbers begin anew each day.
  const timeZone = new Date().getUTCHours() === 23 ? 'Asia/Tokyo' : 'UTC'
  const owner = await makeRestaurant({ url }, { timeZone })
  const [soup, cake, beer, tea] = await addMenuItems(
    owner,
    { name: 'Soup', price: 900 },
    { name: 'Cake', price: 600 },
    { name: 'Beer', price: 500, category: 'Drinks' },
    { name: 'Tea', price: 300, category: 'Drinks' },
  )
  const [bar] = await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
  await setOrdering(owner, { mode: 'at-once' })
  if (pos) await connectPos({ owner }, pos.kind)
  const at = ({ name, price }: { name: string; price: number }, station = 0) => ({ name, price, station })
  const menu = [at(soup), at(cake), at(beer, bar?.id), at(tea, bar?.id)]
  const parties = await Promise.all(
    Array.from({ length: groupCount }, () => {
      const callers = Array.from({ length: dinersPerGroup }, () => clients.makeCaller(random))
      return openGroup(ledger, callers, random, owner.id)
    }),
  )
  return {
    log: {
      restaurantId: owner.id,
      groups: parties.flatMap(([diner]) => diner?.log ?? []),
      menu,
      states: new Map(),
      seen: new Set(),
    },
    diners: parties.flat(),
    cookies: Object.fromEntries(
      owner.phone
        .cookie()
        .split('; ')
        .map(cookie => cookie.split('=')),
    ),
  }
}
