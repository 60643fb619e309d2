// Objects of a Square catalog for tests.

type Fields = Readonly<Record<string, unknown>>

const at = {
  version: 1_509_032_492_337,
  updated_at: '2026-11-20T15:41:32.337Z',
  present_at_all_locations: true,
}

export const usd = (amount: number) => ({ amount, currency: 'USD' })

export function variation(id: string, name: string, data: Fields = {}, object: Fields = {}) {
  const item_variation_data = { name, pricing_type: 'FIXED_PRICING', price_money: usd(450), ...data }
  return { type: 'ITEM_VARIATION', id, ...at, ...object, item_variation_data }
}

export function item(
  id: string,
  name: string,
  variations: readonly unknown[],
  data: Fields = {},
  object: Fields = {},
) {
  return {
    ...{ type: 'ITEM', id, ...at, ...object },
    item_data: { name, product_type: 'FOOD_AND_BEV', variations, ...data },
  }
}

/** With one variation, whose id is that of the item with "-v". */
export function menuItem(id: string, name: string, data: Fields = {}, variationData: Fields = {}) {
  return item(id, name, [variation(`${id}-v`, 'Regular', variationData)], data)
}

export function category(id: string, name: string, data: Fields = {}) {
  return { type: 'CATEGORY', id, ...at, category_data: { name, category_type: 'REGULAR_CATEGORY', ...data } }
}

export function modifierList(id: string, name: string, modifiers: readonly unknown[], data: Fields = {}) {
  return { type: 'MODIFIER_LIST', id, ...at, modifier_list_data: { name, modifiers, ...data } }
}

export function modifier(id: string, name: string, data: Fields = {}) {
  return { type: 'MODIFIER', id, ...at, modifier_data: { name, ...data } }
}
