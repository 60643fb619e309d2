// Changes while ordering: corrections, repeats, swaps, things left out, and which dish a modifier belongs to.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

const card = {
  Burgers: 'Bacon Burger / Hamburger / Veggie Burger / Cheeseburger',
  Sides: 'Onion Rings / Fries / Side Salad',
  Drinks: 'Coke / Sprite / Diet Coke / Dr Pepper',
}

describe('a correction', () => {
  orders(
    card,
    `
    a coke make that to cokes → 2 Coke
    make that to cokes → 2 Coke
    two burgers no wait for burgers → 4 Hamburger
    two cokes no three → 3 Coke
    two cokes no make it three and an order of fries → 3 Coke; Fries
    a coke actually two and fries → 2 Coke; Fries
    a coke sorry a sprite → Sprite
    a coke no sprite → Sprite
    a veggie burger no hamburger → Hamburger
    a coke and fries change that to onion rings → Coke; Onion Rings
    a hamburger with cheese no wait without cheese → Hamburger (no cheese)
    a burger and a coke never mind the coke → Hamburger
    sorry no onion rings → 
    no onion rings just fries → Fries
    a burger and fries no coke → Hamburger; Fries
    `,
  )
})

describe('a swap', () => {
  orders(
    card,
    `
    a burger with fries sub the fries for onion rings → Hamburger; Onion Rings
    a burger and fries swap the fries for a salad → Hamburger; Side Salad
    a burger and a coke change the coke to a sprite → Hamburger; Sprite
    a burger with bacon sub turkey bacon for the bacon → Hamburger (turkey bacon, no bacon)
    a burger sub turkey bacon for bacon → Hamburger (turkey bacon, no bacon)
    a burger with oat milk change the milk to soy milk → Hamburger (soy milk)
    `,
  )
})

describe('the same again', () => {
  orders(
    card,
    `
    same again → 
    another one of those → 
    a veggie burger and another one with cheese → Veggie Burger; Veggie Burger (cheese)
    a small coke and a large → Coke (small); Coke (large)
    a large fries and a medium → Fries (large); Fries (medium)
    a large and two small cokes → Coke (large); 2 Coke (small)
    three cheeseburgers one with no onions → Cheeseburger (no onions); 2 Cheeseburger
    do you have veggie burgers yeah give me one of those → Veggie Burger
    burger and fries twice → 2 Hamburger; 2 Fries
    burger burger burger → Hamburger
    `,
  )
})

describe('a dish or an ingredient that is left out', () => {
  orders(
    card,
    `
    a burger with no onions and pickles → Hamburger (no onions, no pickles)
    a burger with no onions and extra cheese → Hamburger (no onions, extra cheese)
    a burger with lettuce no onions and cheese → Hamburger (lettuce, no onions, cheese)
    a burger without onions and pickles and a coke → Hamburger (no onions, no pickles); Coke
    a burger no mayo or ketchup or mustard and fries → Hamburger (no mayo, no ketchup, no mustard); Fries
    a hamburger hold the onions and pickles → Hamburger (no onions, no pickles)
    `,
  )
})

describe('a modifier belongs to the right dish', () => {
  orders(
    card,
    `
    a burger and a coke with no ice and lettuce → Hamburger (lettuce); Coke (no ice)
    a cheeseburger and fries can you make the cheeseburger plain → Cheeseburger (plain); Fries
    a cheeseburger and fries put bacon on the cheeseburger → Cheeseburger (bacon); Fries
    cheeseburger no pickles and can i get fries put salt on the fries → Cheeseburger (no pickles); Fries (salt)
    a hamburger with a fried egg and onion rings → Hamburger (fried egg); Onion Rings
    my son wants a hamburger and my daughter a coke → Hamburger; Coke
    a burger with a double patty and double cheese → Hamburger (double patty, extra cheese)
    `,
  )
})

describe('a count above the limit of 99', () => {
  orders(
    card,
    `
    a hundred cokes → 
    a hundred and twenty cokes → 
    two hundred cokes and a burger → Hamburger
    nine dozen fries → 
    i'd like eighty cokes → 80 Coke
    `,
  )
})

describe('two dishes without a joining word', () => {
  orders(
    { Mains: 'Burrito / Bowl / Tacos', Sides: 'Chips / Guacamole / Queso', Drinks: 'Mexican Coca-Cola' },
    `
    guacamole chips and a coke → Guacamole; Chips; Mexican Coca-Cola
    guacamole burrito → Burrito (guacamole)
    tacos with queso chips → Tacos (queso); Chips
    a bowl half white half brown rice → Bowl (half white rice, half brown rice)
    a steak bowl → Bowl (steak)
    `,
  )
})

describe('a menu that numbers its dishes', () => {
  orders(
    { Mains: '1. Pad Thai / 2. Green Curry / 3. Tom Yum Soup', Combos: 'Combo 7 Big Burger' },
    `
    number two with tofu and a number three → 2. Green Curry (tofu); 3. Tom Yum Soup
    can i get the number one and two number threes → 1. Pad Thai; 2 3. Tom Yum Soup
    a number seven please → Combo 7 Big Burger
    a number five please → 
    a pad thai → 1. Pad Thai
    `,
  )
})
