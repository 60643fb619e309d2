// The grammar of a menu as costs: which role may follow which. A name without a price awaits one.

import type { Role } from './role.ts'

/** For a transition that no menu has. It is finite, so that every page has some reading. */
export const never = 9

/** For a name that never gets a price. It may await its price over any number of lines. */
export const unpriced = 2.4

type SuccessorCosts = Partial<Record<Role, number>>

export const firstLineCosts: SuccessorCosts = {
  heading: 0,
  noise: 0,
  name: 0.5,
  namePending: 0.9,
  sizes: 1,
  pricedHeading: 0.5,
  extra: 1,
}

/** After an entry that has its price. */
export const priced: SuccessorCosts = {
  name: 0,
  namePending: 0.4,
  heading: 0.3,
  pricedHeading: 0.6,
  sizes: 1,
  extra: 0.3,
  noise: 0.7,
  text: 0,
  moreNamePriced: 1.4,
  pricedText: 2.2,
  price: 0.8,
}

/** While an entry awaits its price. */
const pending: SuccessorCosts = {
  moreNamePending: 0.8,
  moreName: 0.4,
  textPending: 0,
  pricedText: 0.2,
  price: 0,
  extra: 1.5 + unpriced,
  name: unpriced,
  namePending: unpriced,
  heading: unpriced + 0.3,
  pricedHeading: unpriced + 0.6,
  sizes: unpriced + 1,
  noise: unpriced + 0.7,
}

/** Under a heading that gives the price. */
const under: SuccessorCosts = {
  nameUnder: 0,
  textUnder: 0,
  name: 0.8,
  heading: 0.3,
  pricedHeading: 0.3,
  extraUnder: 0.3,
  noiseUnder: 0.7,
  namePending: 2.5,
  sizes: 1.5,
}

export const successorCosts: Record<Role, SuccessorCosts> = {
  heading: {
    blurb: 0.9,
    heading: 0.9,
    pricedHeading: 0.8,
    sizes: 0,
    name: 0,
    namePending: 0.4,
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
  blurb: {
    ...priced,
    text: never,
    blurb: 0.1,
    moreNamePriced: never,
    price: 4,
    heading: 2,
    noise: 2,
    sizes: 0,
  },
  sizes: { name: 0, namePending: 0.3, sizes: 1, heading: 2, noise: 2, price: 2 },
  name: priced,
  moreName: priced,
  moreNamePriced: priced,
  text: { ...priced, price: 1.2, moreNamePriced: never },
  pricedText: { ...priced, text: 0.4, pricedText: 1, moreNamePriced: never },
  price: { ...priced, price: 0.3, text: 0.5, moreNamePriced: never },
  namePending: pending,
  moreNamePending: { ...pending, moreNamePending: 1.4, moreName: 1 },
  textPending: { ...pending, moreNamePending: never, moreName: never, namePending: unpriced, textPending: 0 },
  nameUnder: under,
  textUnder: { ...under, textUnder: 0.1 },
  extra: { ...priced, moreNamePriced: never, extra: 0, text: 1.2, price: 3 },
  extraUnder: { ...under, extraUnder: 0, textUnder: 1.2, heading: 1 },
  noise: { ...priced, moreNamePriced: never, noise: 0, text: never, price: 5, heading: 0.2 },
  noiseUnder: { ...under, noiseUnder: 0, textUnder: never },
}
