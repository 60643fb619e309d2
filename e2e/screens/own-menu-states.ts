// The states of an owner's menu: its list, its forms and the files that are read into it.

import type { TestApp } from '@tablemate/test/app/app.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { pick } from '../journeys/own-menu-steps.ts'
import { fillMenu } from './restaurant-states.ts'
import {
  check,
  fill,
  type Part,
  permits,
  portal,
  press,
  type ScreenState,
  type Step,
  sees,
  seesButton,
} from './state.ts'
import type { Words } from './words.ts'

const long = 'M'.repeat(120)
const doubtfulFile = `Name,Price\nSoup,5\n${long},8/9\n,4\nWine,market\nAle,5/8\nGin,5\nGin,6\nRum,5\nRum,6`
const unknownFile = `Tola,Kesh,Mur,Vebi\nSoup,Sopa,${'w'.repeat(80)},5.00\nStew,Guiso,Stufato,9.00`
const changedFile = `Category,Name,Price\nFood,Soup,9\n${'w'.repeat(60)},Tea,7\nBar,Rum,5/8\nBar,Gin,5\nBar,Sake,6`
const printedFile = pdfOf({
  pages: [
    ['Soups', 'Onion $7.50', 'Leek $6.00', 'Pea $6.50', 'Corkage $15.00 per bottle', 'Open daily']
      .map((text, at) => line(50, 720 - 24 * at, text, at === 0 ? 20 : 12))
      .join(''),
  ],
})

/** A long menu shows only its headings at first. */
const openHeadings: Step = async phone => {
  const { page } = phone
  await page.getByRole('searchbox').waitFor()
  const closed = page.getByRole('button', { name: / \d+ dish(es)?$/, expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  await seesButton('Edit Soup')(phone)
}

function upload(name: string, content: Parameters<typeof pick>[2]): Step {
  return async phone => {
    await press('Upload Menu')(phone)
    await pick(phone.page, name, content)
  }
}

export async function planOwnMenu(app: TestApp, words: Words): Promise<ScreenState[]> {
  const owner = await makeRestaurant(app, { name: words.restaurant })
  await fillMenu(owner, words)
  const withShortMenu = await makeRestaurant(app)
  await fillMenu(withShortMenu, { ...words, menu: words.menu.slice(0, 1) })
  const at = (name: string, ...parts: Part[]) => of(owner, name, ...parts)
  const of = (whose: Owner, name: string, ...parts: Part[]) =>
    portal(whose)(
      `own menu${name && ', '}${name}`,
      '/restaurant-dashboard',
      'Quick Actions',
      permits(/(bulk-upload answered 422|menu-category answered 409)/),
      openHeadings,
      ...parts,
    )
  const { menu, categories, descriptions, restaurant } = words
  const unasked = await makeRestaurant(app, { isTaxIncluded: false })
  return [
    at('', { shows: [...menu, ...categories, ...descriptions, restaurant] }),
    at(
      'deleting a dish',
      press('Edit Soup'),
      fill('Price', 'free'),
      press('Save changes'),
      press('Delete'),
      sees('Delete Soup?'),
    ),
    at('a dish with a picture', press('Edit Tea'), seesButton('Remove the picture')),
    at(
      'arranging a category',
      press('Arrange Food'),
      check('Select Tea'),
      fill('Category name', categories[0] ?? ''),
      press('Save'),
      sees('Merge the two?'),
    ),
    at('groups of options', press('Options'), press('Edit Extras'), press('Delete'), sees('Delete Extras?')),
    at('order of categories', press('Arrange categories'), press('Move Food up')),
    at('a file that is broken', upload('menu.pdf', '%PDF-1.7'), sees('This file is damaged')),
    at('a file whose columns are asked about', upload('menu.csv', unknownFile), seesButton('Read the Menu')),
    at(
      'a file with doubts',
      upload('menu.csv', doubtfulFile),
      press('Update the menu'),
      sees('6 dishes must be corrected or left out.'),
    ),
    of(
      withShortMenu,
      'a file with changes',
      upload('menu.csv', changedFile),
      press('Looks right: Rum'),
      press('Correct Gin'),
      press('Leave out Gin'),
      press('Correct Sake'),
      press('Take off Bread'),
      press('1 unchanged'),
      sees('2 new · 1 price changed · 1 moved · 1 taken off'),
      press('Cancel'),
      seesButton('Keep it'),
    ),
    at('a file of such words', async phone => {
      const response = phone.page.waitForResponse('**/bulk-upload*')
      await upload('menu.csv', fileOf(words.dishes))(phone)
      // If most of the words look like numbers, the reader finds no menu in the file.
      await response
      await phone.page.getByRole('progressbar').waitFor({ state: 'detached' })
    }),
    at(
      'a PDF beside its page',
      upload('menu.pdf', printedFile),
      press('Correct Leek'),
      press('New category from Leek on'),
      press('Rename Soups'),
    ),
    at(
      'dishes of a PDF to be moved',
      upload('menu.pdf', printedFile),
      press('Not a dish: Corkage $15.00 per bottle'),
      press('Select dishes of Soups'),
      check('Select Pea'),
    ),
    portal(unasked)(
      'dashboard, how prices work',
      '/restaurant-dashboard',
      'How do your prices work?',
      press('Save'),
      sees('Please enter the rate'),
    ),
  ]
}

/** A menu as a CSV file from a spreadsheet. */
function fileOf(words: readonly string[]): string {
  const quoted = words.map(word => `"${word.replaceAll('"', '""')}"`)
  return ['Name,Price,Category', ...quoted.map(word => `${word},5,${word}`)].join('\n')
}
