// The grammar of a menu: which line may follow which, and how odd that is. Heading, names with prices, what is said of
// them; a name without a price waits for one.

import type { Role } from './role.ts'

/** A step that no menu takes is dear, not forbidden: every page has some reading. */
export const never = 9

/** A name that never gets a price; how long a name may wait is not limited. */
export const unpaid = 2.4

type Steps = Partial<Record<Role, number>>

export const starts: Steps = {
  heading: 0,
  noise: 0,
  name: 0.5,
  nameOwed: 0.9,
  sizes: 1,
  pricedHeading: 0.5,
  extra: 1,
}

/** After an entry that has its price. */
export const paid: Steps = {
  name: 0,
  nameOwed: 0.4,
  heading: 0.3,
  pricedHeading: 0.6,
  sizes: 1,
  extra: 0.3,
  noise: 0.7,
  text: 0,
  moreNamePaid: 1.4,
  pricedText: 2.2,
  price: 0.8,
}

/** While an entry waits for its price. */
const owing: Steps = {
  moreNameOwed: 0.8,
  moreName: 0.4,
  textOwed: 0,
  pricedText: 0.2,
  price: 0,
  extra: 1.5 + unpaid,
  name: unpaid,
  nameOwed: unpaid,
  heading: unpaid + 0.3,
  pricedHeading: unpaid + 0.6,
  sizes: unpaid + 1,
  noise: unpaid + 0.7,
}

/** Under a heading that gives the price. */
const under: Steps = {
  nameUnder: 0,
  textUnder: 0,
  name: 0.8,
  heading: 0.3,
  pricedHeading: 0.3,
  extraUnder: 0.3,
  noiseUnder: 0.7,
  nameOwed: 2.5,
  sizes: 1.5,
}

export const steps: Record<Role, Steps> = {
  heading: {
    blurb: 0.9,
    heading: 0.9,
    pricedHeading: 0.8,
    sizes: 0,
    name: 0,
    nameOwed: 0.4,
    noise: 0.7,
    extra: 1.2,
    price: 4,
  },
  pricedHeading: {
    nameUnder: 0,
    name: 1,
    sizes: 0.8,
    noiseUnder: 0.8,
    pricedHeading: 0.5,
    heading: 1.8,
    extraUnder: 0.5,
    textUnder: 1.2,
  },
  blurb: { ...paid, text: never, blurb: 0.1, moreNamePaid: never, price: 4, heading: 2, noise: 2, sizes: 0 },
  sizes: { name: 0, nameOwed: 0.3, sizes: 1, heading: 2, noise: 2, price: 2 },
  name: paid,
  moreName: paid,
  moreNamePaid: paid,
  text: { ...paid, price: 1.2, moreNamePaid: never },
  pricedText: { ...paid, text: 0.4, pricedText: 1, moreNamePaid: never },
  price: { ...paid, price: 0.3, text: 0.5, moreNamePaid: never },
  nameOwed: owing,
  moreNameOwed: { ...owing, moreNameOwed: 1.4, moreName: 1 },
  textOwed: { ...owing, moreNameOwed: never, moreName: never, nameOwed: unpaid, textOwed: 0 },
  nameUnder: under,
  textUnder: { ...under, textUnder: 0.1 },
  extra: { ...paid, moreNamePaid: never, extra: 0, text: 1.2, price: 3 },
  extraUnder: { ...under, extraUnder: 0, textUnder: 1.2, heading: 1 },
  noise: { ...paid, moreNamePaid: never, noise: 0, text: never, price: 5, heading: 0.2 },
  noiseUnder: { ...under, noiseUnder: 0, textUnder: never },
}
