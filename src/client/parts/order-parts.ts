// What a few orders need, in one file.

export { NotUnderstood } from './not-understood.tsx'
export { RefusedItems } from './refused-items.tsx'
