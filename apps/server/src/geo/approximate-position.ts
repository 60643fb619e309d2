// The approximate position of a restaurant from its address, so that its offers are shown before the owner sets a position.

import { openWorker } from '../workers/worker.ts'
import { findPlace, type PlaceIndex, type Position } from './place-index.ts'
import { type FindState, keysFor, type PostalPlace } from './place-keys.ts'

/** Far above what it takes on two busy cores: about a second. */
const buildMs = 120_000

let building: Promise<PlaceIndex> | null = null

/**
 * Looks the address up offline: by postal code in the US and Canada, otherwise the largest city of that name. Null if not found.
 * The first call builds the index; it rejects if that fails, and the next call tries again.
 */
export async function approximatePosition(place: PostalPlace): Promise<Position | null> {
  const keys = keysFor(place, findState)
  if (keys.length === 0) return null
  building ??= buildIndex().catch(error => {
    building = null
    throw error
  })
  const index = await building
  for (const key of keys) {
    const found = findPlace(index, key)
    if (found) return found
  }
  return null
}

async function buildIndex(): Promise<PlaceIndex> {
  const worker = openWorker<undefined, PlaceIndex>(
    new URL('./place-index-worker.ts', import.meta.url),
    buildMs,
  )
  try {
    return await worker.run(undefined)
  } finally {
    await worker.close()
  }
}

// The states of the US and the provinces of Canada, by abbreviation and by name.

const names = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
} as const

const known = new Map(
  (['US', 'CA'] as const).flatMap(region =>
    names[region].split(',').flatMap(entry => {
      const [code = '', ...name] = entry.split(' ')
      return [code, name.join(' ')].map(spelling => [spelling.toLowerCase(), { code, region }] as const)
    }),
  ),
)

const findState: FindState = typed =>
  known.get(
    typed
      .trim()
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f.]/g, ''),
  ) ?? null
