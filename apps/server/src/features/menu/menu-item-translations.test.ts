// A menu in several languages: from the file to everybody who reads the menu, and what becomes of it when the owner changes dishes.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changeCategory, changeMenuItem, getMenu, moveMenuItems } from '@tablemate/contract/menu.ts'
import { importMenu } from '@tablemate/contract/menu-import.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { importedMenuItem, importFile, importInto, readText } from '@tablemate/test/restaurants/menu.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'

const app = shareApp()

const file = `category_el,category_en,name_el,name_en,name_de,description_el,description_en,price
Ορεκτικά,Starters,Τζατζίκι,Tzatziki,Zaziki,με σκόρδο,with garlic,4.50
Κυρίως,Mains,Μουσακάς,Moussaka,,,,9.00
`
const tzatziki = {
  name: 'Τζατζίκι',
  category: 'Ορεκτικά',
  description: 'με σκόρδο',
  translations: [
    { language: 'en', name: 'Tzatziki', description: 'with garlic', category: 'Starters' },
    { language: 'de', name: 'Zaziki', description: null, category: null },
  ],
}
const moussaka = {
  name: 'Μουσακάς',
  category: 'Κυρίως',
  description: null,
  translations: [{ language: 'en', name: 'Moussaka', description: null, category: 'Mains' }],
}

test('a file in several languages is previewed, imported and read with its translations', async () => {
  const owner = await makeRestaurant(app())
  const reading = await readText(file)
  if (reading.kind !== 'read') throw new Error(reading.kind)
  expect(reading.items).toMatchObject([
    { name: 'Τζατζίκι', translations: tzatziki.translations },
    { name: 'Μουσακάς', translations: moussaka.translations },
  ])
  await importFile(app(), owner, file)
  expect(await menuOf(owner)).toEqual([tzatziki, moussaka])

  const other = await makeRestaurant(app())
  const rows = reading.items.map(({ name, category, description, price, translations }) => ({
    ...{ name, category, description, price: price ?? 0 },
    ...(translations && { translations: [...translations] }),
  }))
  await take(other, rows)
  expect(await menuOf(other)).toEqual([tzatziki, moussaka])
})

test('a later file changes the translations that it has, and leaves them where it has none', async () => {
  const owner = await makeRestaurant(app())
  await importFile(app(), owner, file)
  await importFile(app(), owner, 'category,name,price\nΟρεκτικά,Τζατζίκι,5.00\n')
  expect(await menuOf(owner)).toEqual([tzatziki, moussaka])
  await importFile(app(), owner, 'category,name,name_fr,price\nΟρεκτικά,Τζατζίκι,Tzatzíki,5.00\n')
  expect((await menuOf(owner))[0]?.translations).toEqual([
    { language: 'fr', name: 'Tzatzíki', description: null, category: null },
    { language: 'en', name: null, description: null, category: 'Starters' },
  ])
})

test('translations of a former name or description leave with it, and stay when only the price changes', async () => {
  const owner = await makeRestaurant(app())
  await importFile(app(), owner, file)
  const { body: menu } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  const [itemId = 0, otherId = 0] = menu.map(({ id }) => id)
  const change = (id: number, body: InputOf<typeof changeMenuItem, 'body'>) =>
    owner.phone.call(changeMenuItem, { params: { itemId: id }, body })
  await change(itemId, { price: 500, name: 'Τζατζίκι', description: 'με σκόρδο' })
  expect(await menuOf(owner)).toEqual([tzatziki, moussaka])
  await change(itemId, { description: 'με σκόρδο και καρύδια' })
  await change(otherId, { name: 'Παστίτσιο' })
  const namesOnly = [
    { language: 'en', name: 'Tzatziki', description: null, category: 'Starters' },
    { language: 'de', name: 'Zaziki', description: null, category: null },
  ]
  expect((await menuOf(owner)).map(({ translations }) => translations)).toEqual([
    namesOnly,
    [{ language: 'en', name: null, description: null, category: 'Mains' }],
  ])
  await importFile(app(), owner, file)
  await importFile(app(), owner, 'category,name,description,price\nΟρεκτικά,Τζατζίκι,με καρύδια,5.00\n')
  expect((await menuOf(owner))[0]?.translations).toEqual(namesOnly)
})

test('a dish has the translated category that it is in', async () => {
  const owner = await makeRestaurant(app())
  await importFile(app(), owner, file)
  const { body: menu } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  const params = { restaurantId: owner.id }
  const categories = async () =>
    (await menuOf(owner)).map(({ translations }) => translations.find(one => one.language === 'en')?.category)
  const [first] = menu.map(({ id }) => id)
  await owner.phone.call(moveMenuItems, { params, body: { itemIds: [first ?? 0], category: 'Κυρίως' } })
  expect(await categories()).toEqual(['Mains', 'Mains'])
  await owner.phone.call(changeCategory, { params, body: { category: 'Κυρίως', name: 'Πιάτα' } })
  expect(await categories()).toEqual([null, null])
})

test('translations count in the size of a menu, a category’s with each of its dishes', async () => {
  const owner = await makeRestaurant(app())
  const long = Array.from({ length: limits.translationsPerMenuItem }, (_, at) => ({
    language: `a${String.fromCharCode(97 + at)}`,
    ...{ name: null, category: null, description: 'x'.repeat(limits.itemDescription) },
  }))
  const menuItems = Array.from({ length: 500 }, (_, at) => importedMenuItem('Food', `Dish ${at}`, 900))
  const translated = menuItems.map(menuItem => ({ ...menuItem, translations: long }))
  await expect(importInto(app(), owner, translated)).rejects.toMatchObject({ problem: 'too-many-menu-items' })

  await addMenuItems(owner, { name: 'Soup', price: 900, category: 'Other' })
  const category = 'x'.repeat(limits.category)
  const names = long.map(({ language }) => ({ language, category }))
  await take(owner, [{ name: 'Bread', category: 'Bread', price: 100, translations: names }])
  const many = Array.from({ length: 3000 }, (_, at) => importedMenuItem('Food', `Dish ${at}`, 900))
  expect(await importInto(app(), owner, many)).toMatchObject({ added: 3000 })
  const body = { category: 'Food', name: 'Bread', merge: true }
  const merged = await owner.phone.call(changeCategory, { params: { restaurantId: owner.id }, body })
  expect(merged.problem?.problem).toBe('too-many-menu-items')
})

test('a language is a code, comes once, and of at most twenty', async () => {
  const owner = await makeRestaurant(app())
  const row = (translations: InputOf<typeof importMenu, 'body'>['rows'][number]['translations']) => [
    { name: 'Soup', category: 'Food', price: 900, translations },
  ]
  expect((await take(owner, row([{ language: 'Greek', name: 'Σούπα' }]))).problem?.fields).toEqual({
    'rows.0.translations.0.language': 'malformed',
  })
  const many = Array.from({ length: limits.translationsPerMenuItem + 1 }, () => ({
    language: 'el',
    name: 'Σούπα',
  }))
  expect((await take(owner, row(many))).problem?.fields).toEqual({ 'rows.0.translations': 'too-long' })
  await take(
    owner,
    row([
      { language: 'el', name: 'Α' },
      { language: 'el', name: 'Σούπα' },
    ]),
  )
  expect((await menuOf(owner))[0]?.translations).toMatchObject([{ language: 'el', name: 'Σούπα' }])
})

function take(owner: Owner, rows: InputOf<typeof importMenu, 'body'>['rows']) {
  return owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows } })
}

/** As any diner reads it. */
async function menuOf({ id }: Owner) {
  const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: id } })
  return body.map(({ name, category, description, translations }) => ({
    name,
    category,
    description,
    translations,
  }))
}
