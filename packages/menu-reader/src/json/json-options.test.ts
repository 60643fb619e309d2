import { shownMenu, shownOptions } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const burger = { name: 'Burger', price: 9.5 }
const bacon = { name: 'Bacon', price: 2 }
const egg = { name: 'Egg', price: 1.5 }
const money = (amount: number) => ({ amount, currency: 'USD' })

describe('The options of a dish in JSON', () => {
  it.each([
    ['a list', { extras: [bacon, egg] }, 'Extras 0-2: Bacon 200, Egg 150'],
    ['a map', { addons: { Bacon: 2, Egg: '1.50' } }, 'Addons 0-2: Bacon 200, Egg 150'],
    ['texts', { toppings: ['Bacon +2', 'Onions'] }, 'Toppings 0-2: Bacon 200, Onions 0'],
    ['one text', { extras: 'Bacon +2, Egg +1.50' }, 'Extras 0-2: Bacon 200, Egg 150'],
    [
      'groups with counts',
      { modifierGroups: [{ title: 'Sides', min: 1, max: 2, options: [{ name: 'Fries' }, egg] }] },
      'Sides 1-2: Fries 0, Egg 150',
    ],
    [
      'a required group with a default',
      {
        option_groups: [{ name: 'Bread', required: true, items: [{ name: 'White', isDefault: true }, egg] }],
      },
      'Bread 1-1: White* 0, Egg 150',
    ],
    [
      'a group of one choice',
      { customizations: [{ title: 'Sauce', selectionType: 'SINGLE', choices: ['Mayo', 'Aioli'] }] },
      'Sauce 0-1: Mayo 0, Aioli 0',
    ],
    ['a lower price', { options: [{ name: 'No bun', price: -1 }] }, 'Options 0-1: No bun -100'],
  ])('may be %s', (_, more, expected) => {
    const reading = readJson([{ ...burger, ...more }], 'USD')
    expect(shownMenu(reading)).toBe('Burger 950 [no-category]')
    expect(shownOptions(reading)).toEqual([`Burger: ${expected}`])
  })

  it('of Square are named by id, in minor units', () => {
    const modifiers = [
      { type: 'MODIFIER', id: 'M1', modifier_data: { name: 'Oat milk', price_money: money(60) } },
      { type: 'MODIFIER', id: 'M2', modifier_data: { name: 'Soy milk', price_money: money(50) } },
    ]
    const list = {
      type: 'MODIFIER_LIST',
      id: 'L',
      modifier_list_data: { name: 'Milk', selection_type: 'SINGLE', modifiers },
    }
    const variation = (name: string, amount: number) => ({
      ...{ type: 'ITEM_VARIATION', id: name },
      item_variation_data: { name, price_money: money(amount) },
    })
    const item = {
      ...{ type: 'ITEM', id: 'I' },
      item_data: {
        name: 'Latte',
        modifier_list_info: [{ modifier_list_id: 'L', min_selected_modifiers: 1, max_selected_modifiers: 1 }],
        variations: [variation('Small', 450), variation('Large', 550)],
      },
    }
    const reading = readJson({ objects: [item, list] }, 'USD')
    expect(shownMenu(reading)).toBe('Latte (Small) 450 [no-category], Latte (Large) 550 [no-category]')
    expect(shownOptions(reading)).toEqual([
      'Latte:  1-1: Small* 0, Large 100',
      'Latte: Milk 1-1: Oat milk 60, Soy milk 50',
    ])
  })

  it('of a menu for Uber Eats are items, and Clover has elements', () => {
    const inEnglish = (text: string) => ({ translations: { en_us: text } })
    const uber = {
      categories: [{ id: 'c', title: inEnglish('Mains'), entities: [{ id: 'i1', type: 'ITEM' }] }],
      items: [
        {
          id: 'i1',
          title: inEnglish('Steak'),
          price_info: { price: 2150 },
          modifier_group_ids: { ids: ['g'] },
        },
        { id: 'i2', title: inEnglish('Pepper sauce'), price_info: { price: 100 } },
      ],
      modifier_groups: [
        {
          ...{ id: 'g', title: inEnglish('Sauces') },
          quantity_info: { quantity: { min_permitted: 0, max_permitted: 3 } },
          modifier_options: [{ type: 'ITEM', id: 'i2' }],
        },
      ],
    }
    expect(shownMenu(readJson(uber, 'USD'))).toBe('Mains: Steak 2150')
    expect(shownOptions(readJson(uber, 'USD'))).toEqual(['Steak: Sauces 0-3: Pepper sauce 100'])
    const group = {
      id: 'G',
      name: 'Extras',
      minRequired: 0,
      maxAllowed: 2,
      modifiers: { elements: [{ id: 'm', name: 'Ham', price: 150 }] },
    }
    const clover = {
      elements: [
        { id: 'A', name: 'Soup', price: 650, modifierGroups: { elements: [group] } },
        { id: 'B', name: 'Pie', price: 900 },
      ],
    }
    expect(shownOptions(readJson(clover, 'USD'))).toEqual(['Soup: Extras 0-2: Ham 150'])
  })

  it('that make up its sizes are not chosen again', () => {
    const variants = [
      { title: 'Small', price: '3.50' },
      { title: 'Large', price: '4.50' },
    ]
    const reading = readJson(
      [{ title: 'Latte', options: [{ name: 'Size', values: ['Small', 'Large'] }], variants }],
      'USD',
    )
    expect(shownOptions(reading)).toEqual(['Latte:  1-1: Small* 0, Large 100'])
  })
})
