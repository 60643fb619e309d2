// Orders at Mexican counters: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the burrito place', () => {
  orders(
    {
      Mains: 'Burrito / Burrito Bowl / Tacos / Salad / Quesadilla',
      Sides: 'Chips / Guacamole / Queso / Tomatillo Salsa',
      Drinks: 'Sprite / Root Beer / Mexican Coca-Cola / Apple Juice / Water Cup / Mineral Water',
    },
    `
    i'd like a chicken burrito with white rice black beans corn salsa and sour cream → Burrito (chicken, white rice, black beans, corn salsa, sour cream)
    steak white rice and pinto bean burrito with guacamole with a side of guacamole → Burrito (steak, white rice, pinto bean, guacamole); Guacamole
    three tacos with carnitas and some guac and a coke to drink → 3 Tacos (carnitas, guac); Mexican Coca-Cola
    burrito chicken brown rice cheese → Burrito (chicken, brown rice, cheese)
    can i have a bowl with barbacoa brown rice no beans fajita veggies and cheese and chips and queso → Burrito Bowl (barbacoa, brown rice, no beans, fajita veggies, cheese); Chips; Queso
    a sofritas salad with roasted chili corn salsa and lettuce → Salad (sofritas, roasted chili corn salsa, lettuce)
    chicken quesadilla with fajita vegetables and sour cream on the side and a root beer → Quesadilla (chicken, fajita vegetables, sour cream, on the side); Root Beer
    burrito bowl double steak white rice black and pinto beans light sour cream extra cheese guac → Burrito Bowl (extra steak, white rice, black beans, pinto beans, light sour cream, extra cheese, guac)
    two burritos one with chicken and rice and one with steak and black beans → Burrito (chicken, rice); Burrito (steak, black beans)
    i just want chips and guacamole and a mineral water → Chips; Guacamole; Mineral Water
    steak tacos with hot salsa lettuce and cheese soft shell and no sides → Tacos (steak, hot salsa, lettuce, cheese, soft shell)
    barbacoa burrito with cilantro lime rice pinto beans mild salsa i also want a side of chips and an apple juice → Burrito (barbacoa, cilantro lime rice, pinto beans, mild salsa); Chips; Apple Juice
    chicken bowl with everything → Burrito Bowl (chicken, everything)
    make that a combo with chips → Chips
    `,
  )
})

describe('at the burrito counter', () => {
  orders(
    {
      Main: 'Burrito / Taco / Bowl / Salad',
      Side: 'Chips / Guacamole / Queso',
      Drink: 'Mexican Coca Cola / Sprite / Water',
    },
    `
    white rice and black bean burrito with steak → Burrito (white rice, black bean, steak)
    i want a burrito with chicken and pinto and black beans → Burrito (chicken, pinto beans, black beans)
    i want a bean and cheese burrito → Burrito (bean, cheese)
    can i have a coke and a steak and rice burrito → Mexican Coca Cola; Burrito (steak, rice)
    a water a burrito with steak and chips → Water; Burrito (steak); Chips
    steak and chicken tacos → Taco (steak, chicken)
    burrito with extra guac and light sour cream and cheese → Burrito (extra guac, light sour cream, cheese)
    i want a burrito and a taco both with steak → Burrito (steak); Taco (steak)
    i'd like chicken, rice, and beans in a burrito → Burrito (chicken, rice, beans)
    i'd like chips please with guac → Chips; Guacamole
    carnitas bowl white rice black beans medium salsa corn cheese sour cream lettuce chips and a large coke → Bowl (carnitas, white rice, black beans, medium salsa, corn, cheese, sour cream, lettuce); Chips; Mexican Coca Cola (large)
    i want two tacos one with steak cheese and lettuce and one with chicken and sour cream → Taco (steak, cheese, lettuce); Taco (chicken, sour cream)
    `,
  )
})

describe('at the taqueria', () => {
  orders(
    {
      Mains: 'Taco / Quesadilla / Torta / Enchiladas / Nachos / Tamale',
      Sides: 'Chips / Salsa / Guacamole / Queso / Elote / Rice and Beans',
      Drinks: 'Horchata / Jarritos Lime / Jarritos Mandarin / Mexican Coke / Agua Fresca / Bottled Water',
    },
    `
    three carnitas tacos with cilantro and onion → 3 Taco (carnitas, cilantro, onion)
    a quesadilla with chicken and peppers and a side of guac → Quesadilla (chicken, peppers); Guacamole
    torta al pastor with avocado refried beans and queso fresco → Torta (al pastor, avocado, refried beans, queso fresco)
    nachos with black and pinto beans pico de gallo sour cream and guacamole → Nachos (black beans, pinto beans, pico de gallo, sour cream, guacamole)
    chips and queso and an horchata → Chips; Queso; Horchata
    one taco steak hot sauce on it and a coke to drink → Taco (steak, hot sauce); Mexican Coke
    can i get a lime jarritos → Jarritos Lime
    nachos i want that with shredded lettuce and light sour cream for toppings i'd like jalapenos → Nachos (shredded lettuce, light sour cream, jalapenos)
    six tacos three chicken and three fish → 3 Taco (chicken); 3 Taco (fish)
    casadia with steak → Quesadilla (steak)
    rice and beans and a tamale → Rice and Beans; Tamale
    two tacos with lettuce cheese and a little sour cream on both → 2 Taco (lettuce, cheese, light sour cream)
    enchiladas verdes no sour cream and guac on the side → Enchiladas (verdes, no sour cream); Guacamole
    `,
  )
})

describe('in a Mexican restaurant', () => {
  orders(
    {
      Mains: 'Burrito / Burrito Bowl / Tacos / Quesadilla / Nachos',
      Sides: 'Chips / Guacamole / Queso / Salsa / Mexican Rice',
      Drinks: 'Mexican Coca-Cola / Horchata / Jarritos Mandarin / Bottled Water / Lemonade',
    },
    `
    can i get a burrito with chicken white rice black beans corn salsa and sour cream → Burrito (chicken, white rice, black beans, corn salsa, sour cream)
    steak brown rice and pinto bean burrito with guac → Burrito (steak, brown rice, pinto bean, guac)
    i would like three tacos carnitas with cilantro and onions and a side of guacamole → 3 Tacos (carnitas, cilantro, onions); Guacamole
    burrito bowl with barbacoa fajita veggies black and pinto beans no cheese → Burrito Bowl (barbacoa, fajita veggies, black beans, pinto beans, no cheese)
    chips and queso and a coke → Chips; Queso; Mexican Coca-Cola
    chicken quesadilla with peppers hold the onions and a horchata to drink → Quesadilla (chicken, peppers, no onions); Horchata
    a veggie burrito bowl i want that with lettuce pico de gallo and hot salsa → Burrito Bowl (veggie, lettuce, pico de gallo, hot salsa)
    nachos for toppings i'd like ground beef jalapenos and sour cream → Nachos (ground beef, jalapenos, sour cream)
    chicken burrito no beans or rice → Burrito (chicken, no beans, no rice)
    chicken bowl extra rice light cheese and lettuce and a bottle of water → Burrito Bowl (chicken, extra rice, light cheese, lettuce); Bottled Water
    can i have a burrito and a lemonade can i have guacamole on the burrito → Burrito (guacamole); Lemonade
    a steak burrito and nothing to drink → Burrito (steak)
    tacos with chicken and chips with guacamole → Tacos (chicken); Chips; Guacamole
    give me a mandarin jarritos → Jarritos Mandarin
    two chicken tacos and two steak tacos → 2 Tacos (chicken); 2 Tacos (steak)
    a burrito with everything but no sour cream → Burrito (everything, no sour cream)
    `,
  )
})
