// The interface of a point of sale's menu: requests page by page, and what their answers contain. No clock, no network.

import type { CurrencyCode } from '../../currency.ts'
import type { MenuItemDetails } from '../../menu/menu-item-details.ts'
import type { Minor } from '../../money.ts'
import type { PosProvider } from '../../restaurants/pos-providers.ts'
import type { PosAnswer, PosRequest, PosTarget } from '../adapter.ts'

/** The providers whose menu Tablemate can take. */
export const menuProviders = ['square', 'clover'] as const
export type MenuProvider = (typeof menuProviders)[number]

/** The providers whose orders name dishes by the provider's own ids. Where the menu cannot be taken, an import brings them. */
export const menuItemIdProviders = [...menuProviders, 'toast', 'lightspeed'] as const

export function isMenuProvider(provider: PosProvider | null): provider is MenuProvider {
  return menuProviders.some(one => one === provider)
}

/** Why a dish of the point of sale does not come into the menu. */
export const leftOutReasons = [
  'deleted',
  'archived',
  'hidden',
  /** Not sold at the restaurant's location. */
  'elsewhere',
  /** A gift card, a service, a donation. */
  'not-a-dish',
  'unreadable',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Why an owner should check a dish; all are doubts of menu files, too (menu-reader/menu-reading.ts). */
export type PosMenuItemDoubt =
  | 'no-name'
  | 'no-price'
  | 'price-unreadable'
  | 'price-too-large'
  | 'price-not-payable'
  | 'price-unsure'
  | 'free'
  | 'no-category'
  | 'name-too-long'
  | 'category-too-long'
  | 'description-cut'
  | 'allergens-unsure'
  | 'twice'

/** A dish as the menu would store it, with the details that the provider names as such. */
export interface PosMenuItem extends MenuItemDetails {
  readonly category: string
  readonly name: string
  /** Ends with the choices that the menu cannot store as options. */
  readonly description: string
  /** Null if the provider has no price that the menu can store. */
  readonly price: Minor | null
  /** The provider's price if `price` is null or doubtful, else ''. */
  readonly priceText: string
  /** Ingredients that are named in words; '' without any. */
  readonly allergensText: string
  readonly isSoldOut: boolean
  /** What an order must name; null if the provider sent none. */
  readonly remoteId: string | null
  /** Indexes in the menu's `optionGroups`. */
  readonly optionGroups: readonly number[]
  readonly doubts: readonly PosMenuItemDoubt[]
}

/** A list of modifiers as the menu would store it. */
export interface PosOptionGroup {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly {
    readonly name: string
    readonly price: Minor
    readonly isDefault: boolean
    readonly remoteId?: string
  }[]
}

export interface PosMenu {
  /** In the order of the provider's categories. */
  readonly menuItems: readonly PosMenuItem[]
  readonly optionGroups: readonly PosOptionGroup[]
  readonly leftOut: Readonly<Record<LeftOutReason, number>>
  /** Whether a price has another currency than the restaurant. */
  readonly isOtherCurrency: boolean
}

/** What the readings of all pages depend on. */
export interface MenuPlace {
  readonly target: PosTarget
  readonly currency: CurrencyCode
  readonly now: Date
}

export interface RemoteCategory {
  readonly id: string
  readonly name: string
  readonly ordinal: number
  readonly parentId: string | null
}

/** A list of modifiers. */
export interface ChoiceList {
  readonly id: string
  readonly name: string
  readonly choices: readonly {
    readonly id: string | null
    readonly name: string
    readonly price: Minor
    readonly isDefault: boolean
  }[]
  readonly bounds: ChoiceBounds
}

/** How many modifiers are chosen at least and at most; null: the list, or nobody, says so. */
export interface ChoiceBounds {
  readonly min: number | null
  readonly max: number | null
}

/** A list of modifiers as an item has it. */
export interface ItemChoices {
  readonly listId: string
  readonly bounds: ChoiceBounds
  /** What the item says of modifiers, by id: whether they are chosen for a customer who says nothing. */
  readonly defaults: ReadonlyMap<string, boolean>
}

export interface RemotePrice {
  /** In the provider's numbers, not yet checked; null: none. */
  readonly minor: number | null
  readonly text: string
  readonly doubt: PosMenuItemDoubt | null
}

export interface RemoteSize {
  readonly id: string | null
  readonly name: string
  readonly price: RemotePrice
  readonly isSoldOut: boolean
  readonly leftOut: LeftOutReason | null
}

export interface RemoteItem extends MenuItemDetails {
  readonly id: string | null
  readonly name: string
  readonly description: string
  readonly categories: readonly { readonly id: string; readonly ordinal: number }[]
  readonly choices: readonly ItemChoices[]
  readonly sizes: readonly RemoteSize[]
  readonly allergensText: string
  readonly areAllergensUnsure: boolean
  /** Applies to all sizes. */
  readonly leftOut: LeftOutReason | null
}

/** The content of one page. */
export interface MenuPart {
  readonly items: readonly RemoteItem[]
  readonly categories: readonly RemoteCategory[]
  readonly choiceLists: readonly ChoiceList[]
  /** Entries that are no objects, or items without content. */
  readonly unreadable: number
  readonly isOtherCurrency: boolean
}

export type MenuPage =
  /** `next`: the cursor of the next page; null: this is the last. */
  | { readonly kind: 'page'; readonly part: MenuPart; readonly next: string | null }
  /** 'no-menu': an error, or an answer that cannot be read. */
  | { readonly kind: 'fault'; readonly fault: 'unauthorized' | 'no-menu' }

export interface PosMenuReader {
  /** The request for a page; null: the first. */
  request(cursor: string | null, target: PosTarget): PosRequest
  /** Never throws, whatever the answer is. */
  readPage(answer: PosAnswer, cursor: string | null, place: MenuPlace): MenuPage
}
