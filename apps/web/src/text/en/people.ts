// The choice of the member that the diner orders for: themselves, or a guest without a phone.

export const people = {
  youAre: (name: string) => `You are ${name}`,
  ordersOf: (name: string) => `Orders for ${name}`,
  addGuest: 'Add a guest',
} as const
