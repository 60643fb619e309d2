// Backs up one database and restores it into another. Calls of the app then show whether all data is there.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { getCampaigns } from '@tablemate/contract/campaigns.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { changePosSettings, getPosSettings } from '@tablemate/contract/pos.ts'
import { getStations } from '@tablemate/contract/stations.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { canaries, makeMeal, writeKitchenWords } from '@tablemate/test/app/canary.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeCampaign } from '@tablemate/test/restaurants/campaign.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addOptionGroups, extras } from '@tablemate/test/restaurants/option-groups.ts'
import { makeStations, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { drawPicture, uploadPicture } from '@tablemate/test/restaurants/pictures.ts'
import { addMenuItems, logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const env = {
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  RATE_LIMIT_SCALE: '100',
  PUBLIC_URL: 'https://table.example',
}
const app = shareAppInFile({ env })

describe('a backup', () => {
  test('restores restaurants with all their data, and contains no input of diners', async () => {
    const owner = await makeRestaurant(app(), { name: 'Zum \\. "Löwen" --' })
    const params = { restaurantId: owner.id }
    const dishes = await addMenuItems(
      owner,
      { name: 'Soup\\.', price: 900, description: 'hot and \\N sour' },
      { name: 'Cake', price: 700 },
    )
    await addOptionGroups(owner, dishes, extras)
    const { body: picture } = await uploadPicture(
      owner.phone,
      dishes[0].id,
      new Uint8Array(await drawPicture()),
    )
    await makeCampaign(app(), owner)
    const account = { posProvider: 'square', posApiKey: 'a secret key', posLocationId: 'L1' } as const
    const body = { ...account, posEnabled: true }
    await owner.phone.call(changePosSettings, { params, body })
    await setOrdering(owner, { mode: 'first-by-hand', lateAfter: 25 })
    await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
    const screen = await makeKitchenDisplay(app(), owner)
    const meal = await makeMeal(app())
    await writeKitchenWords(app().directSql, meal)
    const readAll = async ({ phone }: Pick<typeof owner, 'phone'>) => [
      (await phone.call(getMenu, { params })).body,
      (await phone.call(getCampaigns, { params })).body,
      (await phone.call(getPosSettings, { params })).body,
      (await phone.call(getStations, { params })).body,
      (await phone.send('GET', `/api/menu-pictures/${picture.pictureId}/288.webp`)).body,
    ]
    const before = await readAll(owner)

    const backup = await backUp(app())
    const bytes = readFileSync(backup)
    expect(canaries.filter(word => bytes.includes(word))).toEqual([])
    const other = await startApp({ env })
    await readBackup(other.directSql, backup)
    const phone = makePhone(other.url)
    expect((await logInAs(other, owner, phone)).body).toMatchObject({ id: owner.id })
    expect(await readAll({ phone })).toEqual(before)
    expect(before[4]).toContain('WEBP')
    expect(before[2]).toMatchObject({ hasApiKey: true })
    expect(before[3]).toMatchObject({ stations: [{ name: 'Bar' }], ordering: { lateAfter: 25 } })
    // A restore pairs no tablet, since it may have been removed after the backup.
    const tablet = makePhone(other.url, { headers: { cookie: screen.phone.cookie() } })
    expect((await tablet.call(getStations, { params })).status).toBe(401)
    expect((await makeRestaurant(other, { email: 'new@example.com' })).id).toBeGreaterThan(owner.id)
  })

  test('that is incomplete, of another version, or for a database in use fails with the reason and changes nothing', async () => {
    await makeRestaurant(app())
    const backup = await backUp(app())
    const bytes = readFileSync(backup)
    const other = await startApp({ env })
    const sql = other.directSql
    const cut = (at: number) => readBackup(sql, makeFile(bytes.subarray(0, at)))
    await expect(cut(bytes.length - 9)).rejects.toThrow('not whole: its end is missing')
    await expect(cut(bytes.indexOf('@example.com'))).rejects.toThrow('not whole: it ends within a table')
    const newer = makeFile(bytes.toString().replace('0001-tables.sql', '0000-tables.sql'))
    await expect(readBackup(sql, newer)).rejects.toThrow('of another version')
    await expect(readBackup(sql, `${backup}.gone`)).rejects.toThrow('no such file')
    expect(await sql`select from restaurants`).toHaveLength(0)
    await readBackup(sql, backup)
    await expect(readBackup(sql, backup)).rejects.toThrow('in use already')
  })
})

test('a failed backup leaves no file', async () => {
  const folder = makeFile()
  mkdirSync(folder)
  await expect(writeBackup(app().directSql, folder, app().now())).rejects.toThrow('EISDIR')
  expect(readdirSync(dirname(folder))).toEqual([basename(folder)])
})

test.each([
  ['the only row', 1],
  ['the first of many rows', 20_000],
])('if the database rejects %s, the whole restore is rolled back', async (_, rows) => {
  await makeRestaurant(app(), { name: 'Osteria Rotta', email: `broken-${rows}@example.com` })
  const bytes = readFileSync(await backUp(app()))
  const other = await startApp({ env })
  const broken = bytes
    .toString()
    .replace(/^.*Osteria Rotta.*\n/m, row => row.replace('Osteria Rotta', 'Osteria\tRotta').repeat(rows))
  await expect(readBackup(other.directSql, makeFile(broken))).rejects.toThrow('extra data')
  expect(await other.directSql`select from restaurants`).toHaveLength(0)
})

/** A path in a folder that is deleted when the test ends. */
function makeFile(content?: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'tablemate.backup')
  if (content !== undefined) writeFileSync(file, content)
  return file
}

async function backUp({ directSql, now }: TestApp): Promise<string> {
  const file = makeFile()
  // A file left by another user, readable for everybody.
  writeFileSync(`${file}.part`, '', { mode: 0o666 })
  await writeBackup(directSql, file, now())
  expect(statSync(file).mode & 0o777).toBe(0o600)
  return file
}
