// Pictures of dishes: what an owner may upload, what becomes of it, and who sees it.

import { changeMenuItem, getMenu, removeMenuItem } from '@tablemate/contract/menu.ts'
import { getMenuPicture, removeMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { pictureFiles } from '@tablemate/domain/menu/menu-pictures.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { importFile } from '@tablemate/test/restaurants/menu.ts'
import { claimSize, drawPicture, uploadPicture } from '@tablemate/test/restaurants/pictures.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const app = shareApp()

const menuOf = async ({ id, phone }: Owner) =>
  (await phone.call(getMenu, { params: { restaurantId: id } })).body

async function makeSoup() {
  const owner = await makeRestaurant(app())
  const [soup] = await addMenuItems(owner, { name: 'Soup', price: 900 })
  return { owner, soup }
}

async function fetchFile(pictureId: string, file: string) {
  const reply = await fetch(`${app().url}/api/menu-pictures/${pictureId}/${file}`)
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
}

const filesStored = async (id: number) =>
  (await app().directSql`select file from menu_item_pictures where menu_item_id = ${id}`).length

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes files of each size and format, in 4:3 and without metadata, which anybody may keep',
  async format => {
    const { owner, soup } = await makeSoup()
    const content = await drawPicture({ format, width: 200, height: 500 })
    const { body, status } = await uploadPicture(owner.phone, soup.id, new Uint8Array(content))
    expect([status, body.pictureId]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(await menuOf(owner)).toEqual([{ ...soup, pictureId: body.pictureId, updatedAt: body.updatedAt }])
    for (const file of pictureFiles) {
      const { reply, bytes } = await fetchFile(body.pictureId ?? '', file)
      const [size, extension] = file.split('.')
      const width = Number(size)
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': `image/${extension}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      // The server allows libvips no decoder of AVIF.
      const found = extension === 'webp' ? await sharp(bytes).metadata() : null
      if (found) expect([found.width, found.height]).toEqual([width, width * 0.75])
      expect([found?.exif, found?.xmp, found?.icc]).toEqual([undefined, undefined, undefined])
      expect(bytes.includes('Kanarienkoch')).toBe(false)
    }
  },
)

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>'

// Threat: hostile-files
test.each<[string, () => Promise<string | Uint8Array>, string]>([
  ['an SVG', async () => svg, 'not-a-picture'],
  ['a text', async () => 'Name,Price\nSoup,9', 'not-a-picture'],
  ['nothing', async () => '', 'not-a-picture'],
  ['a page', async () => '<!doctype html><script>alert(1)</script>', 'not-a-picture'],
  ['a GIF', () => drawPicture({ format: 'gif' }), 'not-a-picture'],
  ['a TIFF', () => drawPicture({ format: 'tiff' }), 'not-a-picture'],
  ['an AVIF', () => drawPicture({ format: 'avif' }), 'not-a-picture'],
  ['half a JPEG', async () => half(await drawPicture({ width: 400, height: 300 })), 'picture-broken'],
  ['half a PNG', async () => half(await drawPicture({ format: 'png', width: 400 })), 'picture-broken'],
  ['half a WebP', async () => half(await drawPicture({ format: 'webp', width: 400 })), 'picture-broken'],
  ['a small file of 400 megapixels', () => claimSize(20_000, 20_000), 'picture-too-large'],
  ['a small file of two billion pixels a side', () => claimSize(2 ** 31 - 1, 2 ** 31 - 1), 'picture-broken'],
  ['a header without its pixels', () => claimSize(7000, 7000), 'picture-broken'],
])('%s is refused, and the earlier picture stays', async (_, draw, problem) => {
  const { owner, soup } = await makeSoup()
  const { body } = await uploadPicture(owner.phone, soup.id, new Uint8Array(await drawPicture()))
  const content = await draw()
  const refused = await uploadPicture(
    owner.phone,
    soup.id,
    typeof content === 'string' ? content : new Uint8Array(content),
  )
  expect(refused.problem.problem).toBe(problem)
  expect(await menuOf(owner)).toMatchObject([{ pictureId: body.pictureId }])
  expect(await filesStored(soup.id)).toBe(pictureFiles.length)
})

const half = (content: Uint8Array) => content.subarray(0, Math.floor(content.length / 2))

test('a file of more than 10 MB is refused', async () => {
  const { owner, soup } = await makeSoup()
  const { problem } = await uploadPicture(owner.phone, soup.id, new Uint8Array(10 * 2 ** 20 + 1))
  expect(problem.problem).toBe('body-too-large')
})

test('a new picture has another address, and the earlier one is gone', async () => {
  const { owner, soup } = await makeSoup()
  const upload = async (colour: string) => {
    const content = await drawPicture({ colour })
    return (await uploadPicture(owner.phone, soup.id, new Uint8Array(content))).body.pictureId ?? ''
  }
  const first = await upload('navy')
  const second = await upload('olive')
  expect(second).not.toBe(first)
  expect((await fetchFile(first, '288.webp')).reply.status).toBe(404)
  expect((await fetchFile(second, '288.webp')).reply.status).toBe(200)
})

test('a picture outlives changes and imports of its dish, and goes with it', async () => {
  const { owner, soup } = await makeSoup()
  const other = await makeRestaurant(app())
  const [stew] = await addMenuItems(other, { name: 'Stew', price: 900 })
  const content = new Uint8Array(await drawPicture({ colour: 'teal' }))
  const { body } = await uploadPicture(owner.phone, soup.id, content)
  await uploadPicture(other.phone, stew.id, content)
  const params = { itemId: soup.id }
  await owner.phone.call(changeMenuItem, { params, body: { price: 950 } })
  await importFile(app(), owner, 'Category,Name,Price\nFood,Soup,10')
  expect(await menuOf(owner)).toMatchObject([{ id: soup.id, price: 1000, pictureId: body.pictureId }])
  await owner.phone.call(removeMenuItem, { params })
  expect(await filesStored(soup.id)).toBe(0)
  // The same picture of another restaurant stays.
  expect((await fetchFile(body.pictureId ?? '', '576.avif')).reply.status).toBe(200)
  await app().directSql`delete from restaurants where id = ${other.id}`
  expect((await fetchFile(body.pictureId ?? '', '576.avif')).reply.status).toBe(404)
})

test('an owner takes a picture away, but none of another restaurant', async () => {
  const { owner, soup } = await makeSoup()
  const other = await makeRestaurant(app())
  const content = new Uint8Array(await drawPicture({ colour: 'plum' }))
  const { body } = await uploadPicture(owner.phone, soup.id, content)
  const params = { itemId: soup.id }
  expect((await uploadPicture(other.phone, soup.id, content)).problem.problem).toBe('menu-item-not-found')
  expect((await other.phone.call(removeMenuPicture, { params })).problem.problem).toBe('menu-item-not-found')
  expect(await filesStored(soup.id)).toBe(pictureFiles.length)
  expect((await owner.phone.call(removeMenuPicture, { params })).body).not.toHaveProperty('pictureId')
  expect(await filesStored(soup.id)).toBe(0)
  const { problem } = await makePhone(app().url).call(getMenuPicture, {
    params: { pictureId: body.pictureId ?? '', file: '288.webp' },
  })
  expect(problem.problem).toBe('picture-not-found')
})

test('a restaurant that shows no pictures keeps them, and its menu changes at once', async () => {
  const { owner, soup } = await makeSoup()
  const { body } = await uploadPicture(owner.phone, soup.id, new Uint8Array(await drawPicture()))
  const show = (showsPictures: boolean) => owner.phone.call(changeOwnRestaurant, { body: { showsPictures } })
  expect((await show(false)).body.showsPictures).toBe(false)
  expect((await menuOf(owner))[0]).not.toHaveProperty('pictureId')
  await show(true)
  expect(await menuOf(owner)).toMatchObject([{ pictureId: body.pictureId }])
})
