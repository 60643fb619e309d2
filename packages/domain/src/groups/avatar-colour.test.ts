import { expect, test } from 'vitest'
import { avatarColour } from './avatar-colour.ts'

test('members with consecutive ids have different colours, eight in all', () => {
  expect([1, 2, 7, 8, 9, 16].map(avatarColour)).toEqual([1, 2, 7, 0, 1, 0])
})
