// What a line of a menu is for. A blurb is said of a whole section, below its heading. The names ending in "Owed" wait for a price yet to come; those in "Under" take it from
// the heading.

export type Role =
  | 'heading'
  | 'pricedHeading'
  | 'sizes'
  | 'name'
  | 'nameOwed'
  | 'nameUnder'
  | 'moreName'
  | 'moreNameOwed'
  | 'moreNamePaid'
  | 'blurb'
  | 'text'
  | 'textOwed'
  | 'textUnder'
  | 'pricedText'
  | 'price'
  | 'extra'
  | 'extraUnder'
  | 'noise'
  | 'noiseUnder'

/** The kinds that a look is typical of, whatever the state of the price. */
export type RoleKind = 'heading' | 'name' | 'text' | 'other'

export function kindOf(role: Role): RoleKind {
  switch (role) {
    case 'heading':
    case 'pricedHeading':
      return 'heading'
    case 'name':
    case 'nameOwed':
    case 'nameUnder':
    case 'moreName':
    case 'moreNameOwed':
    case 'moreNamePaid':
      return 'name'
    case 'blurb':
    case 'text':
    case 'textOwed':
    case 'textUnder':
    case 'pricedText':
      return 'text'
    default:
      return 'other'
  }
}
