// The label of an offer, in two words. Source: spec.md, section 9.

export const offerLabels = {
  discount: (percent: string) => `${percent} OFF`,
  fixed_amount: (amount: string) => `${amount} OFF`,
  free_item: 'FREE ITEM',
  buy_one_get_one: 'BOGO',
} as const
