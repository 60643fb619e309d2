import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { describe, expect, it } from 'vitest'
import { dishesInSizes } from './dishes-in-sizes.ts'

const dish = (name: string, price: number, more: object = {}) => ({
  ...{ name, price, category: 'Drinks', description: null, isSoldOut: false, ...noDetails },
  ...more,
})

const found = (...dishes: ReturnType<typeof dish>[]) =>
  dishesInSizes(dishes).map(
    ({ name, sizes }) => `${name}: ${sizes.map(size => `${size.name} ${size.item.price}`).join(', ')}`,
  )

describe('dishes that differ only in their size', () => {
  it.each([
    ['Chianti (glass)', 'Chianti (bottle)', 'Chianti: glass 1, bottle 2'],
    ['Cola 0,3 l', 'Cola 0,5 l', 'Cola: 0,3 l 1, 0,5 l 2'],
    ['Cola, 0.3 l', 'cola, 0.5 l', 'Cola: 0.3 l 1, 0.5 l 2'],
    ['Pizza Funghi 30 cm', 'Pizza Funghi 40 cm', 'Pizza Funghi: 30 cm 1, 40 cm 2'],
    ['Pizza 12"', 'Pizza 16"', 'Pizza: 12" 1, 16" 2'],
    ['Wings – 6 pcs', 'Wings – 12 pcs', 'Wings: 6 pcs 1, 12 pcs 2'],
    ['Chianti half bottle', 'Chianti bottle', 'Chianti: half bottle 1, bottle 2'],
    ['Vin-Santo - Glas', 'Vin-Santo - Flasche', 'Vin-Santo: Glas 1, Flasche 2'],
    ['Soupe (petite)', 'Soupe (grande)', 'Soupe: petite 1, grande 2'],
    ['Rioja copa', 'Rioja botella', 'Rioja: copa 1, botella 2'],
    ['Barolo (calice)', 'Barolo (bottiglia)', 'Barolo: calice 1, bottiglia 2'],
    ['Vinho verde (taça)', 'Vinho verde (garrafa)', 'Vinho verde: taça 1, garrafa 2'],
    ['Friet klein', 'Friet groot', 'Friet: klein 1, groot 2'],
    ['Kawa mała', 'Kawa duża', 'Kawa: mała 1, duża 2'],
    ['Çay (küçük)', 'Çay (büyük)', 'Çay: küçük 1, büyük 2'],
    ['قهوة (صغير)', 'قهوة (كبير)', 'قهوة: صغير 1, كبير 2'],
    ['赤ワイン（グラス）', '赤ワイン（ボトル）', '赤ワイン: グラス 1, ボトル 2'],
    ['牛肉面（小份）', '牛肉面（大份）', '牛肉面: 小份 1, 大份 2'],
  ])('%s and %s are one dish', (small, large, expected) => {
    expect(found(dish(large, 2), dish('Water', 3), dish(small, 1))).toEqual([
      expect.stringMatching(new RegExp(`^${expected}$`, 'i')),
    ])
  })

  it.each([
    ['a size alone', 'Bottle', 'Glass'],
    ['numbers', 'Menu 1', 'Menu 2'],
    ['other words', 'Chicken wrap', 'Chicken sandwich'],
    ['other names', 'Chianti (glass)', 'Barolo (bottle)'],
    ['one size twice', 'Cola (large)', 'Cola large'],
    ['a plain dish', 'Espresso', 'Espresso (double)'],
  ])('%s are not', (_, one, other) => {
    expect(found(dish(one, 1), dish(other, 2))).toEqual([])
  })

  it.each([
    ['category', { category: 'Wine' }],
    ['description', { description: 'From Siena' }],
    ['allergens', { allergens: ['milk'] }],
    ['options', { optionGroups: [{ id: 3 }] }],
    ['availability', { isSoldOut: true }],
  ])('of another %s stay apart', (_, more) => {
    expect(found(dish('Chianti (glass)', 1), dish('Chianti (bottle)', 2, more))).toEqual([])
  })

  it('are joined only if no other dish has the name', () => {
    expect(found(dish('Tea', 1), dish('Tea (small)', 1), dish('Tea (large)', 2))).toEqual([])
  })
})
