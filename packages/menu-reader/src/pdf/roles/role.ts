// The roles of a menu's lines. A blurb describes a whole section, below its heading. Roles ending in "Pending" await a
// price that follows; those ending in "Under" take it from the heading.

export type Role =
  | 'heading'
  | 'pricedHeading'
  | 'sizes'
  | 'name'
  | 'namePending'
  | 'nameUnder'
  | 'moreName'
  | 'moreNamePending'
  | 'moreNamePriced'
  | 'blurb'
  | 'text'
  | 'textPending'
  | 'textUnder'
  | 'pricedText'
  | 'price'
  | 'extra'
  | 'extraUnder'
  | 'noise'
  | 'noiseUnder'

/** The kinds of role that a style is typical of, regardless of prices. */
export type RoleKind = 'heading' | 'name' | 'text' | 'other'

export function kindOf(role: Role): RoleKind {
  switch (role) {
    case 'heading':
    case 'pricedHeading':
      return 'heading'
    case 'name':
    case 'namePending':
    case 'nameUnder':
    case 'moreName':
    case 'moreNamePending':
    case 'moreNamePriced':
      return 'name'
    case 'blurb':
    case 'text':
    case 'textPending':
    case 'textUnder':
    case 'pricedText':
      return 'text'
    default:
      return 'other'
  }
}
