import {
  createGroup,
  findGroupByCode,
  type Group,
  getGroup,
  getMembers,
  type Member,
} from '@tablemate/contract/groups.ts'
import { currencies } from '@tablemate/domain/currency.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('creating a group', () => {
  test('without a member returns the group, which its creator can read before joining', async () => {
    const phone = makePhone(app().url)
    const { status, body } = await phone.call(createGroup, { body: { restaurantName: '', tableNumber: 7 } })
    expect(status).toBe(201)
    const group = body as Group
    expect(group).toMatchObject({ restaurantName: null, tableNumber: '7', isActive: true, currency: 'USD' })
    expect(group.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(Date.parse(group.expiresAt) - Date.parse(group.createdAt)).toBe(24 * 3_600_000)
    expect((await phone.call(getGroup, { params: { groupId: group.id } })).body).toEqual(group)
    expect((await phone.call(getMembers, { params: { groupId: group.id } })).body).toEqual([])
  })

  test('with a name returns the group and its first member', async () => {
    const phone = makePhone(app().url)
    const { body } = await phone.call(createGroup, { body: { memberName: '  Ann  Lee ' } })
    const { group, member } = body as { group: Group; member: Member }
    expect(member).toEqual({
      id: expect.any(Number),
      groupId: group.id,
      name: 'Ann Lee',
      isGuest: false,
      isHost: true,
      allergies: '',
      allergens: [],
    })
    expect((await phone.call(getMembers, { params: { groupId: group.id } })).body).toEqual([member])
  })

  test.each([
    ['', null],
    [null, null],
    ['  Terrace  4 ', 'Terrace 4'],
    [0, '0'],
  ])('stores a table number given as %j as %j', async (tableNumber, kept) => {
    expect(await start({ tableNumber })).toMatchObject({ tableNumber: kept })
  })

  test('treats empty fields as absent, and keeps universal mode as sent', async () => {
    for (const empty of ['', null, undefined]) {
      const body = { restaurantName: empty, memberName: empty, isUniversalMode: empty, currency: empty }
      const absent = { restaurantName: null, isUniversalMode: false, currency: 'USD' }
      expect(await start(body)).toMatchObject(absent)
    }
    expect(await start({ isUniversalMode: true })).toMatchObject({ isUniversalMode: true })
  })

  test('accepts each of the twenty currencies, and no other', async () => {
    for (const { code } of currencies)
      expect(await start({ currency: code })).toMatchObject({ currency: code })
    for (const currency of ['XXX', 'usd', 5])
      expect(await start({ currency })).toMatchObject({ fields: { currency: 'not-an-option' } })
  })

  // Threat: undeclared-fields
  test('ignores undeclared fields, such as a chosen code or id', async () => {
    const input = {
      id: crypto.randomUUID(),
      code: 'AAAAAA',
      isActive: false,
      expiresAt: '2099-01-01T00:00:00Z',
    }
    const group = (await start(input)) as Group
    expect(group).toMatchObject({ isActive: true })
    expect([group.id, group.code, group.expiresAt]).not.toContain(expect.stringMatching(/AAAAAA|2099/))
    expect(group.id).not.toBe(input.id)
  })

  test.each([
    ['restaurantName', 'x'.repeat(81), 'too-long'],
    ['restaurantName', 'Chez\u0000Nous', 'forbidden-characters'],
    ['restaurantName', 5, 'wrong-type'],
    ['tableNumber', '1'.repeat(21), 'too-long'],
    ['tableNumber', { n: 1 }, 'wrong-type'],
    ['isUniversalMode', 'yes', 'wrong-type'],
    ['memberName', 'x'.repeat(41), 'too-long'],
    ['memberName', '   ', 'required'],
  ])('refuses a %s of %j with the name of the field', async (field, value, fault) => {
    expect(await start({ [field]: value })).toMatchObject({ problem: 'invalid', fields: { [field]: fault } })
  })
})

describe('a code', () => {
  // Threat: group-code
  test('is accepted in any spelling, and reveals no more than which table it is', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const typed = `${group.code.slice(0, 3)} ${group.code.slice(3)}`.toLowerCase()
    const { status, body } = await findCode(typed)
    expect(status).toBe(200)
    const { id, code, linkKey } = group
    expect(body).toEqual({ id, code, linkKey, restaurantName: 'Chez Nous', tableNumber: '7' })
  })

  test.each(['XXXXX2', 'ABC', 'OOOOOO', '%00', '../..', "' or 1=1 --", 'x'.repeat(99), '💥💥💥'])(
    'that no table has (%s) is not found',
    async code => {
      expect((await findCode(code)).problem.problem).toBe('group-not-found')
    },
  )

  function findCode(code: string) {
    return makePhone(app().url).call(findGroupByCode, { params: { code }, query: {} })
  }
})

async function start(body: object): Promise<unknown> {
  return (await makePhone(app().url).call(createGroup, { body })).body
}
