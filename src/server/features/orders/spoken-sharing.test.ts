// Spoken orders of dishes that several members share.

import { expect, test } from 'vitest'
import { chooseBill, getBill } from '#contract/bills.ts'
import { type Order, placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '../../../../test/diners/make.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('“let’s split a pizza” is an order that everyone shares, which halves the bill of two', async () => {
  const { say, amounts } = await sit(2)
  const { body } = await say('let’s split a pizza for twelve euros')
  expect(body).toMatchObject({ items: [{ name: 'Pizza', sharedBy: 'all' }], total: 1200, notUnderstood: [] })
  expect(await amounts()).toEqual([600, 600])
})

test('a member who is named shares with the speaker, even right after joining', async () => {
  const { ann, group, say, amounts } = await sit(2)
  const zoe = await joinAs(app(), group, 'Zoë Smith')
  const { body } = await say('nachos to share with zoe for ten euros and a coke for 3 euros')
  expect(body.items).toMatchObject([{ name: 'Nachos', sharedBy: [ann.id, zoe.id] }, { name: 'Coke' }])
  expect(await amounts()).toEqual([800, 0, 500])
})

test('a name that is not at the table is not guessed, and its words are shown', async () => {
  const { say, amounts } = await sit(2)
  const said = 'nachos for ten euros to share with Zoe'
  const { body } = await say(said)
  expect(body.items.map(({ sharedBy }) => sharedBy)).toEqual([undefined])
  expect(body.notUnderstood.map(({ start, end }) => said.slice(start, end))).toEqual(['to share with Zoe'])
  expect(await amounts()).toEqual([1000, 0])
})

test('what another member will have is not shared, and who is excluded pays nothing', async () => {
  const { say, amounts } = await sit(3)
  const { body } = await say('we’ll share nachos for nine euros and Ben will have a steak for twenty euros')
  expect(body.items).toMatchObject([{ name: 'Nachos', sharedBy: 'all' }, { name: 'Steak' }])
  expect(body.items[1]?.sharedBy).toBeUndefined()
  expect(await amounts()).toEqual([2300, 300, 300])
  await say('fries for four euros to share with everyone except Cyd')
  expect(await amounts()).toEqual([2500, 500, 300])
})

test('“we’re sharing that” shares the last dish of the order before, and “same for me” is not shared', async () => {
  const { ann, ben, group, say, amounts } = await sit(2)
  const first = (await say('a coke for three euros and a pizza for twelve euros')).body
  expect((await say('split that with Ben')).body).toMatchObject({
    id: first.id,
    items: [{ name: 'Coke' }, { name: 'Pizza', sharedBy: [ann.id, ben.id] }],
  })
  expect(await amounts()).toEqual([900, 600])
  await say('same for me', ben)
  expect(await amounts()).toEqual([900, 2100])
  expect((await fetchTable(ann.phone, group.id)).orders).toHaveLength(2)
})

/** Ann and others, who split by items without tax, fee and tip. */
async function sit(diners: number) {
  const table = await makeGroup(app(), { diners, currency: 'EUR' })
  const { group } = table
  const [ann, ben]: readonly Diner[] = table.diners
  if (!ann || !ben) throw new Error('nobody came')
  const params = { groupId: group.id }
  await ann.phone.call(chooseBill, { params, body: { splitMethod: 'items', tipPercentage: 0 } })
  const say = async (transcription: string, { id, phone }: Diner = ann) => {
    const reply = await phone.call(placeOrder, { body: { ...params, memberId: id, transcription } })
    return reply as typeof reply & { body: Order }
  }
  const amounts = async () =>
    (await ann.phone.call(getBill, { params })).body.memberSplits.map(({ amount }) => amount)
  return { ann, ben, group, say, amounts }
}
