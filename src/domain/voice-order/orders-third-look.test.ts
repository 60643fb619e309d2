// A third set of spoken orders, short and plain: the ways of speaking that the first two sets did not have.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('at the sandwich counter', () => {
  const menu = menuOf({
    Sandwiches: 'Turkey / Ham / Italian / Meatball / Steak and Cheese / Tuna / Veggie / BLT',
    Sides: 'Lays / Baked Lays / Doritos / Sunchips / Cookie / Macadamia Nut Cookie / Chocolate Chip Cookie',
    Drinks: 'Coca Cola / Diet Coke / Vitamin Water / Water / Hi-C',
  })

  test.each([
    [
      'yeah can i get a steak and cheese with provolone put cheddar cheese in it and light oil and vinegar',
      'Steak and Cheese (provolone, cheddar cheese, light oil, vinegar)',
    ],
    ['gimmie a turkey with all the toppings and backed lays', 'Turkey (all the toppings); Baked Lays'],
    [
      'a ham with lettuce and tomato with oil and mayo with a side of sunchips and a coke',
      'Ham (lettuce, tomato, oil, mayo); Sunchips; Coca Cola',
    ],
    [
      'i want all the toppings on a veggie and make that a combo with a coke',
      'Veggie (all the toppings, combo); Coca Cola',
    ],
    [
      'tuna on wheat toasted please no cheese lettuce pickles onions and a vtiamin water and also a medium hi-c',
      'Tuna (wheat, toasted, no cheese, lettuce, pickles, onions); Vitamin Water; Hi-C (medium)',
    ],
    [
      'meatball with marinara and parmesan cheese and red onions a large coke and a side of sunchips',
      'Meatball (marinara, parmesan cheese, red onions); Coca Cola (large); Sunchips',
    ],
    ['blt add avocado on sourdough', 'BLT (avocado, sourdough)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the burger bar', () => {
  const menu = menuOf({
    Burgers:
      'Classic Burger / Cheeseburger / BBQ Bacon Burger / Mushroom Swiss Burger / Black Bean Burger / Chicken Tenders / Grilled Chicken Sandwich',
    Sides: 'Fries / Sweet Potato Fries / Onion Rings / Coleslaw',
    Drinks: 'Coke / Diet Coke / Root Beer Float / Chocolate Shake / Bottled Water',
  })

  test.each([
    [
      "i'd like a burger medium rare with lettuce tomato and american cheese",
      'Classic Burger (medium rare, lettuce, tomato, american cheese)',
    ],
    [
      'can i get the mushroom swiss no onions with sweet potato fries',
      'Mushroom Swiss Burger (no onions); Sweet Potato Fries',
    ],
    [
      'two bbq bacon burgers one without bacon and a chocolate milk shake',
      'BBQ Bacon Burger (no bacon); BBQ Bacon Burger; Chocolate Shake',
    ],
    [
      'black bean burger on a whole wheat bun with guacamole pepper jack cheese and jalapenos and a large coke with no ice',
      'Black Bean Burger (whole wheat bun, guacamole, pepper jack cheese, jalapenos); Coke (large, no ice)',
    ],
    [
      'chicken tenders with honey mustard and ranch and a root beer float',
      'Chicken Tenders (honey mustard, ranch); Root Beer Float',
    ],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the poke bar', () => {
  const menu = menuOf({
    Poke: 'Build Your Own Bowl / Hawaiian Classic / Spicy Tuna Bowl / Salmon Lover',
    Snacks: 'Seaweed Salad / Spam Musubi / Mochi',
    Drinks: 'Guava Juice / Green Tea / Water',
  })

  test.each([
    [
      'spicy tuna bowl with brown rice cucumber mango edamame and spicy mayo on the side',
      'Spicy Tuna Bowl (brown rice, cucumber, mango, edamame, spicy mayo, on the side)',
    ],
    [
      'build your own bowl with salmon white rice avocado seaweed salad and ponzu sauce',
      'Build Your Own Bowl (salmon, white rice, avocado, seaweed salad, ponzu sauce)',
    ],
    [
      'one hawaiian classic extra macadamia nuts no onion two mochis and a guava juice',
      'Hawaiian Classic (extra macadamia nuts, no onion); 2 Mochi; Guava Juice',
    ],
    ['salmon lover half rice half greens with wasabi', 'Salmon Lover (half rice, half greens, wasabi)'],
    ['three spam musubis and a water please', '3 Spam Musubi; Water'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the morning café', () => {
  const menu = menuOf({
    Breads: 'Bagel / Croissant / Scone / Blueberry Muffin',
    Coffee: 'House Coffee / Latte / Cappuccino / Red Eye / Cafe au Lait / Hot Cocoa',
  })

  test.each([
    [
      'everything bagel toasted with scallion cream cheese and lox',
      'Bagel (everything, toasted, scallion cream cheese, lox)',
    ],
    ['a red eye and a blueberry muffin warmed', 'Red Eye; Blueberry Muffin (warmed)'],
    [
      'cafe au lait with skim milk medium and a plain bagel with butter',
      'Cafe au Lait (skim milk, medium); Bagel (plain, butter)',
    ],
    [
      'large house coffee cream and two sugars and an almond croissant',
      'House Coffee (large, cream, two sugars); Croissant (almond)',
    ],
    [
      'hot cocoa with extra marshmallows and a cappuccino extra large two extra shots',
      'Hot Cocoa (extra marshmallows); Cappuccino (extra large, two extra shots)',
    ],
    ['can i grab a latte for dave and a small cappuccino for me', 'Latte; Cappuccino (small)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the Thai kitchen', () => {
  const menu = menuOf({
    Curry: 'Massaman / Panang / Green Curry / Pad See Ew / Drunken Noodles',
    Sides: 'Brown Rice / Roti / Papaya Salad',
    Drinks: 'Thai Tea / Beer / Soda Water',
  })

  test.each([
    [
      'panang with tofu extra spicy and brown rice and a thai tea no ice',
      'Panang (tofu, extra spicy); Brown Rice; Thai Tea (no ice)',
    ],
    [
      'drunken noodles with beef and shrimp no egg medium heat',
      'Drunken Noodles (beef, shrimp, no egg, medium heat)',
    ],
    ['papaya salad without peanuts and a couple of beers', 'Papaya Salad (no peanuts); 2 Beer'],
    ['pad sea ew with chicken', 'Pad See Ew (chicken)'],
    ['green curry please vegetarian not spicy at all', 'Green Curry (vegetarian, not spicy)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the burrito counter', () => {
  const menu = menuOf({
    Main: 'Burrito / Taco / Bowl / Salad',
    Side: 'Chips / Guacamole / Queso',
    Drink: 'Mexican Coca Cola / Sprite / Water',
  })

  test.each([
    ['white rice and black bean burrito with steak', 'Burrito (white rice, black bean, steak)'],
    [
      'i want a burrito with chicken and pinto and black beans',
      'Burrito (chicken, pinto beans, black beans)',
    ],
    ['i want a bean and cheese burrito', 'Burrito (bean, cheese)'],
    ['can i have a coke and a steak and rice burrito', 'Mexican Coca Cola; Burrito (steak, rice)'],
    ['a water a burrito with steak and chips', 'Water; Burrito (steak); Chips'],
    ['steak and chicken tacos', 'Taco (steak, chicken)'],
    [
      'burrito with extra guac and light sour cream and cheese',
      'Burrito (extra guac, light sour cream, cheese)',
    ],
    ['i want a burrito and a taco both with steak', 'Burrito (steak); Taco (steak)'],
    ["i'd like chicken, rice, and beans in a burrito", 'Burrito (chicken, rice, beans)'],
    ["i'd like chips please with guac", 'Chips; Guacamole'],
    [
      'carnitas bowl white rice black beans medium salsa corn cheese sour cream lettuce chips and a large coke',
      'Bowl (carnitas, white rice, black beans, medium salsa, corn, cheese, sour cream, lettuce); Chips; Mexican Coca Cola (large)',
    ],
    [
      'i want two tacos one with steak cheese and lettuce and one with chicken and sour cream',
      'Taco (steak, cheese, lettuce); Taco (chicken, sour cream)',
    ],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the small pizzeria', () => {
  const menu = menuOf({
    Pizzas: 'Margherita / Pepperoni / Hawaiian',
    Sides: 'Garlic Bread / Wings',
    Drinks: 'Coke / Water',
  })

  test.each([
    ['one large margherita and one small pepperoni', 'Margherita (large); Pepperoni (small)'],
    [
      'a large pepperoni and a small hawaiian and a medium margherita with olives',
      'Pepperoni (large); Hawaiian (small); Margherita (medium, olives)',
    ],
    ['a pepperoni a hawaiian and wings', 'Pepperoni; Hawaiian; Wings'],
    ['margherita with pepperoni and a coke', 'Margherita (pepperoni); Coke'],
    [
      "i'd like a pepperoni pizza i'd like it with extra cheese and i'd also like some garlic bread",
      'Pepperoni (extra cheese); Garlic Bread',
    ],
    ['can i have a pizza margherita', 'Margherita'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the coffee stand', () => {
  const menu = menuOf({ Coffee: 'Latte / Cappuccino / Coffee', Food: 'Muffin / Bagel' })

  test.each([
    ['one large latte and one small cappuccino', 'Latte (large); Cappuccino (small)'],
    ['two coffees one large one small', 'Coffee (large); Coffee (small)'],
    ['a latte and a large coffee with cream', 'Latte; Coffee (large, cream)'],
    [
      'i would like a large latte with soy milk, a small cappuccino, and a muffin',
      'Latte (large, soy milk); Cappuccino (small); Muffin',
    ],
    [
      'can i get a coffee large with two sugars and a bagel with butter',
      'Coffee (large, two sugars); Bagel (butter)',
    ],
    ["i'd like a coffee with 3 creams 2 sugars", 'Coffee (3 creams, 2 sugars)'],
    ['large coffee 2 milk 2 sugar', 'Coffee (large, 2 milk, 2 sugar)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})
