// Orders as people really speak them, around the town: taqueria, Greek grill, bar, bakery, ice cream, steak house, bowls.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('at the taqueria', () => {
  const menu = menuOf({
    Mains: 'Taco / Quesadilla / Torta / Enchiladas / Nachos / Tamale',
    Sides: 'Chips / Salsa / Guacamole / Queso / Elote / Rice and Beans',
    Drinks: 'Horchata / Jarritos Lime / Jarritos Mandarin / Mexican Coke / Agua Fresca / Bottled Water',
  })

  test.each([
    ['three carnitas tacos with cilantro and onion', '3 Taco (carnitas, cilantro, onion)'],
    ['a quesadilla with chicken and peppers and a side of guac', 'Quesadilla (chicken, peppers); Guacamole'],
    [
      'torta al pastor with avocado refried beans and queso fresco',
      'Torta (al pastor, avocado, refried beans, queso fresco)',
    ],
    [
      'nachos with black and pinto beans pico de gallo sour cream and guacamole',
      'Nachos (black beans, pinto beans, pico de gallo, sour cream, guacamole)',
    ],
    ['chips and queso and an horchata', 'Chips; Queso; Horchata'],
    ['one taco steak hot sauce on it and a coke to drink', 'Taco (steak, hot sauce); Mexican Coke'],
    ['can i get a lime jarritos', 'Jarritos Lime'],
    [
      "nachos i want that with shredded lettuce and light sour cream for toppings i'd like jalapenos",
      'Nachos (shredded lettuce, light sour cream, jalapenos)',
    ],
    ['six tacos three chicken and three fish', '3 Taco (chicken); 3 Taco (fish)'],
    ['casadia with steak', 'Quesadilla (steak)'],
    ['rice and beans and a tamale', 'Rice and Beans; Tamale'],
    [
      'two tacos with lettuce cheese and a little sour cream on both',
      '2 Taco (lettuce, cheese, light sour cream)',
    ],
    ['enchiladas verdes no sour cream and guac on the side', 'Enchiladas (verdes, no sour cream); Guacamole'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the Greek grill', () => {
  const menu = menuOf({
    Mains: 'Chicken Gyro / Lamb Gyro / Falafel Wrap / Chicken Souvlaki / Moussaka / Greek Salad',
    Sides: 'Pita Bread / Hummus / Tzatziki / Dolmades / Fries',
    Drinks: 'Coca Cola / Ouzo / Retsina / Sparkling Water / Still Water',
  })

  test.each([
    ['lamb gyro with extra tzatziki no onions', 'Lamb Gyro (extra tzatziki, no onions)'],
    ['greek salad no olives add grilled chicken', 'Greek Salad (no olives, grilled chicken)'],
    ['a gyro with chicken and fries', 'Chicken Gyro; Fries'],
    ['hummus and pita and a coke', 'Hummus; Pita Bread; Coca Cola'],
    [
      'two falafel wraps with feta and tahini sauce on whole wheat and two waters still',
      '2 Falafel Wrap (feta, tahini sauce, whole wheat); 2 Still Water',
    ],
    ['moussaka and a glass of retsina', 'Moussaka; Retsina (glass)'],
    ['chicken year oh', ''],
    ['chicken souvlaki can you put the sauce on the side', 'Chicken Souvlaki (sauce, on the side)'],
    [
      'a greek salad and a moussaka actually change the moussaka to souvlaki',
      'Greek Salad; Chicken Souvlaki',
    ],
    ['nothing to drink just a falafel wrap', 'Falafel Wrap'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the bar', () => {
  const menu = menuOf({
    Cocktails:
      'Old Fashioned / Margarita / Mojito / Gin and Tonic / Espresso Martini / Negroni / Moscow Mule / Aperol Spritz',
    Wine: 'Pinot Noir / Cabernet Sauvignon / Sauvignon Blanc / Prosecco / House Red / House White',
    Beer: 'IPA / Stella Artois / Corona',
    Food: 'Olives / Loaded Fries / Cheese Board',
  })

  test.each([
    ['an old fashioned neat and a mojito with extra mint', 'Old Fashioned (neat); Mojito (extra mint)'],
    ['margarita on the rocks no salt', 'Margarita (on the rocks, no salt)'],
    ['two g and ts with lime', '2 Gin and Tonic (lime)'],
    ['a bottle of prosecco and four glasses of sauv blanc', 'Prosecco (bottle); 4 Sauvignon Blanc (glass)'],
    ['a glass of house red', 'House Red (glass)'],
    ['stella and a corona with lime', 'Stella Artois; Corona (lime)'],
    ['dirty martini', ''],
    ['an espresso martini and another one of those', '2 Espresso Martini'],
    ['negroni negroni sorry two negronis', '2 Negroni'],
    ['frozen margarita with a sugar rim', 'Margarita (frozen, sugar rim)'],
    ["i'll have an i p a and she'll have an aperol", 'IPA; Aperol Spritz'],
    ['another round please', ''],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the bakery and the ice cream window', () => {
  const menu = menuOf({
    Bread: 'Sourdough Loaf / Baguette / Rye Bread',
    Pastry: 'Butter Croissant / Chocolate Croissant / Apple Danish / Cinnamon Bun',
    Cookies: 'Chocolate Chip Cookie / Oatmeal Raisin Cookie / Macadamia Nut Cookie',
    'Ice cream': 'Vanilla / Chocolate / Strawberry / Pistachio / Mint Chocolate Chip / Cookies and Cream',
  })

  test.each([
    ['a dozen chocolate chip cookies', '12 Chocolate Chip Cookie'],
    ['one chocolate chip and one macadamia nut cookie', 'Chocolate Chip Cookie; Macadamia Nut Cookie'],
    ['two scoops of pistachio in a waffle cone with sprinkles', '2 Pistachio (waffle cone, sprinkles)'],
    ['a sour dough loaf sliced please', 'Sourdough Loaf (sliced)'],
    ['a scoop of vanilla and a scoop of strawberry with hot fudge', 'Vanilla; Strawberry (hot fudge)'],
    [
      'cookies and cream in a cup with whipped cream and a cherry on top',
      'Cookies and Cream (cup, whipped cream, cherry)',
    ],
    ['half a dozen cinnamon buns and a baguette', '6 Cinnamon Bun; Baguette'],
    ['three of the apple danishes', '3 Apple Danish'],
    ['mint chocolate chip', 'Mint Chocolate Chip'],
    ['oatmeal raisin and macadamia nut cookies', 'Oatmeal Raisin Cookie; Macadamia Nut Cookie'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the steak house', () => {
  const menu = menuOf({
    Steaks: 'Ribeye / New York Strip / Filet Mignon / T-Bone',
    Mains: 'Grilled Salmon / Roast Chicken / Bacon Cheeseburger',
    Sides: 'Baked Potato / Mashed Potatoes / Creamed Spinach / Asparagus / Mac and Cheese / Steak Fries',
    Drinks: 'Dr Pepper / Iced Tea / Malbec',
  })

  test.each([
    ["i'll have the rib eye medium rare with a baked potato", 'Ribeye (medium rare); Baked Potato'],
    [
      'new york strip well done peppercorn sauce mashed potatoes and creamed spinach',
      'New York Strip (well done, peppercorn sauce); Mashed Potatoes; Creamed Spinach',
    ],
    ['filet minion rare', 'Filet Mignon (rare)'],
    ['the strip medium', 'New York Strip (medium)'],
    ['baked potato with sour cream chives and bacon bits', 'Baked Potato (sour cream, chives, bacon bits)'],
    ['bacon cheeseburger no bacon', 'Bacon Cheeseburger (no bacon)'],
    ['salmon with lemon butter and a doctor pepper', 'Grilled Salmon (lemon butter); Dr Pepper'],
    ['t bone medium well and mac n cheese', 'T-Bone (medium well); Mac and Cheese'],
    ['two ribeyes one rare and the other medium', 'Ribeye (rare); Ribeye (medium)'],
    ['an iced tea no ice no lemon unsweetened', 'Iced Tea (no ice, no lemon, unsweetened)'],
    ['ribeye for me and the same for my wife but well done', 'Ribeye; Ribeye (well done)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the bowl place', () => {
  const menu = menuOf({
    Bowls:
      'Buddha Bowl = Options: brown rice, quinoa, chickpeas, crispy shallots / Poke Bowl / Burrito Bowl / Açaí Bowl',
    Juices: 'Green Machine / Carrot Ginger / Kombucha',
    Extras: 'Avocado / Tempeh',
  })

  test.each([
    [
      'buddha bowl with quinoa instead of brown rice and extra chickpeas',
      'Buddha Bowl (quinoa, no brown rice, extra chickpeas)',
    ],
    ['acai bowl with granola banana and almond butter', 'Açaí Bowl (granola, banana, almond butter)'],
    [
      'poke bowl salmon white rice cucumber edamame spicy mayo',
      'Poke Bowl (salmon, white rice, cucumber, edamame, spicy mayo)',
    ],
    [
      'burrito bowl no rice no cheese extra avocado and a kombucha',
      'Burrito Bowl (no rice, no cheese, extra avocado); Kombucha',
    ],
    ['buddha bowl crispy shallots tahini dressing', 'Buddha Bowl (crispy shallots, tahini dressing)'],
    ['a green machine a carrot ginger and that will be all thanks', 'Green Machine; Carrot Ginger'],
    ['poke bowl with tempeh and a side of avocado', 'Poke Bowl (tempeh); Avocado'],
    ['Hi. Two Buddha Bowls, please. One with tempeh.', 'Buddha Bowl (tempeh); Buddha Bowl'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})
