import type { Bill } from '@tablemate/contract/bills.ts'
import { expect, it } from 'vitest'
import type { ShareRow } from './share-rows.ts'
import { equalReason, unevenShares } from './uneven-shares.ts'

const bill = { finalTotal: 6221, memberCount: 2 } as Bill
const row = { amount: 2685, tipAmount: 425, paid: 0, due: 3110 } as ShareRow

it('A share of an equal split is equal within one cent, or has a reason why not', () => {
  expect(unevenShares([row, { ...row, amount: 2686, due: 3111 }], bill, 1)).toEqual([])
  const reason = (other: Partial<ShareRow>) => equalReason({ ...row, ...other }, bill, 1)
  expect(reason({})).toBe('equal')
  expect(reason({ amount: 1000, paid: 0, due: 1425 })).toBe('rest')
  expect(reason({ amount: 1000, paid: 1425, due: 0 })).toBe('paid-before')
  expect(reason({ amount: 9000, paid: 1000, due: 8425 })).toBe('later')
})
