// A restaurant whose kitchen hears its orders at once, with two stations, and diners at its tables.

import { makeStations, setOrdering } from '../../test/restaurants/ordering.ts'
import { addDishes, makeRestaurant } from '../../test/restaurants/restaurant.ts'
import type { Calling } from '../calls.ts'
import { openTable } from '../guests.ts'
import type { Ledger } from '../ledger.ts'
import type { Seat } from '../simulated-diner.ts'
import type { KitchenLog } from './log.ts'

export interface Kitchen {
  readonly log: KitchenLog
  readonly seats: readonly Seat[]
  /** With which the staff calls. */
  readonly cookies: Readonly<Record<string, string>>
}

const tables = 8
const seatsPerTable = 2

/** At a node that is well; the guests sit down by any of them. */
export async function openKitchen(
  { ledger, calling, random }: { ledger: Ledger; calling: Calling; random: () => number },
  url: string,
): Promise<Kitchen> {
  // Where no day ends while its numbers are counted.
  const timeZone = new Date().getUTCHours() === 23 ? 'Asia/Tokyo' : 'UTC'
  const owner = await makeRestaurant({ url }, { timeZone })
  const [soup, cake, beer, tea] = await addDishes(
    owner,
    { name: 'Soup', price: 900 },
    { name: 'Cake', price: 600 },
    { name: 'Beer', price: 500, category: 'Drinks' },
    { name: 'Tea', price: 300, category: 'Drinks' },
  )
  const [bar] = await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
  await setOrdering(owner, { mode: 'at-once' })
  const at = ({ name, price }: { name: string; price: number }, station = 0) => ({ name, price, station })
  const menu = [at(soup), at(cake), at(beer, bar?.id), at(tea, bar?.id)]
  const parties = await Promise.all(
    Array.from({ length: tables }, () => {
      const callers = Array.from({ length: seatsPerTable }, () => calling.makeCaller(random))
      return openTable(ledger, callers, random, owner.id)
    }),
  )
  return {
    log: {
      restaurantId: owner.id,
      tables: parties.flatMap(([seat]) => seat?.log ?? []),
      menu,
      states: new Map(),
      seen: new Set(),
    },
    seats: parties.flat(),
    cookies: Object.fromEntries(
      owner.phone
        .cookie()
        .split('; ')
        .map(cookie => cookie.split('=')),
    ),
  }
}
