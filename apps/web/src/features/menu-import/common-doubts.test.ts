import { describe, expect, it } from 'vitest'
import { withoutCommonDoubts } from './common-doubts.ts'
import { draftRow } from './draft-row.fixture.ts'

describe('a doubt about more than 80 % of the rows', () => {
  const sure = (count: number, doubts: ReturnType<typeof draftRow>['doubts']) =>
    Array.from({ length: count }, () => draftRow({ doubts }))

  it('is asked once, and no longer by each row', () => {
    const read = [...sure(8, ['price-unsure']), ...sure(1, ['price-unsure', 'free']), draftRow()]
    const { rows, commonDoubts } = withoutCommonDoubts(read)
    expect(commonDoubts).toEqual([{ doubt: 'price-unsure', rows: 9 }])
    expect(rows.flatMap(({ doubts }) => doubts)).toEqual(['free'])
  })

  it('stays with the rows if they are fewer, or each needs a correction', () => {
    for (const read of [
      [...sure(8, ['price-unsure']), ...sure(2, [])],
      sure(4, ['price-unsure']),
      sure(9, ['no-price']).map(row => ({ ...row, price: '' })),
    ])
      expect(withoutCommonDoubts(read)).toEqual({ commonDoubts: [], rows: read })
  })
})
