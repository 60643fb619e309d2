// The request that uploads a menu file: malformed bodies, and its size.

import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { menuCsv } from '@tablemate/test/restaurants/menu.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareApp()

let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

describe('A multipart body', () => {
  const type = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
  const part = (name: string, content = menuCsv, file = `; filename="menu.csv"`) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  const malformed = [400, 'invalid', { body: 'malformed' }]

  test.each([
    ['with another boundary', `${part('menuFile')}--y--\r\n`, malformed],
    ['that is cut off', part('menuFile').slice(0, 90), malformed],
    ['that is empty', '', [400, 'invalid', { menuFile: 'required' }]],
    [
      'without a file',
      `${part('restaurantId', '5', '')}--x--\r\n`,
      [400, 'invalid', { menuFile: 'required' }],
    ],
    ['with another file', `${part('other')}--x--\r\n`, malformed],
    [
      'with two files',
      `${part('menuFile')}${part('menuFile')}--x--\r\n`,
      [400, 'invalid', { menuFile: 'too-large' }],
    ],
    ['with many fields', `${part('a', '1', '').repeat(50)}--x--\r\n`, malformed],
    [
      'with a wrong id',
      `${part('restaurantId', 'x', '')}${part('menuFile')}--x--\r\n`,
      [400, 'invalid', { restaurantId: 'malformed' }],
    ],
    ['that poisons', `${part('__proto__', '1', '')}${part('menuFile')}--x--\r\n`, malformed],
  ])('%s is refused', async (_, body, expected) => {
    const { status, problem } = await owner.phone.send('POST', '/api/menu-items/bulk-upload', {
      headers: type('x'),
      body,
    })
    expect([status, problem.problem, problem.fields]).toEqual(expected)
  })

  test('with a file must have the type multipart/form-data', async () => {
    const { phone } = owner
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/csv' }])
      expect((await phone.send('POST', '/api/menu-items/bulk-upload', { headers, body: '{}' })).status).toBe(
        415,
      )
    expect((await phone.send('POST', '/api/menu-items', { headers: type('x'), body: '--x--' })).status).toBe(
      415,
    )
  })

  // Threat: hostile-files
  test('may have a file of 10 MB and not a byte more', async () => {
    const { phone } = owner
    const padded = (size: number) => menuCsv + ' '.repeat(size - menuCsv.length)
    expect((await uploadFile(phone, { content: padded(limits.menuFileBytes) })).status).toBe(201)
    const answer = await uploadFile(phone, { content: padded(limits.menuFileBytes + 1) })
    expect([answer.status, answer.problem.problem]).toEqual([413, 'body-too-large'])
  })
})
