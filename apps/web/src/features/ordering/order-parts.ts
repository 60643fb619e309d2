// One chunk with the parts that lazy-order-parts.tsx loads on demand.

export { NotUnderstood } from './not-understood.tsx'
export { RefusedItems } from './refused-items.tsx'
export { SharedWith } from './shared-with.tsx'
