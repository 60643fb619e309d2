// Orders at bakeries, ice cream windows and bubble tea counters: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the bakery and the ice cream window', () => {
  orders(
    {
      Bread: 'Sourdough Loaf / Baguette / Rye Bread',
      Pastry: 'Butter Croissant / Chocolate Croissant / Apple Danish / Cinnamon Bun',
      Cookies: 'Chocolate Chip Cookie / Oatmeal Raisin Cookie / Macadamia Nut Cookie',
      'Ice cream': 'Vanilla / Chocolate / Strawberry / Pistachio / Mint Chocolate Chip / Cookies and Cream',
    },
    `
    a dozen chocolate chip cookies → 12 Chocolate Chip Cookie
    one chocolate chip and one macadamia nut cookie → Chocolate Chip Cookie; Macadamia Nut Cookie
    two scoops of pistachio in a waffle cone with sprinkles → 2 Pistachio (waffle cone, sprinkles)
    a sour dough loaf sliced please → Sourdough Loaf (sliced)
    a scoop of vanilla and a scoop of strawberry with hot fudge → Vanilla; Strawberry (hot fudge)
    cookies and cream in a cup with whipped cream and a cherry on top → Cookies and Cream (cup, whipped cream, cherry)
    half a dozen cinnamon buns and a baguette → 6 Cinnamon Bun; Baguette
    three of the apple danishes → 3 Apple Danish
    mint chocolate chip → Mint Chocolate Chip
    oatmeal raisin and macadamia nut cookies → Oatmeal Raisin Cookie; Macadamia Nut Cookie
    `,
  )
})

describe('in a bakery', () => {
  orders(
    {
      Bread: 'Sourdough Loaf / Baguette / Rye Bread',
      Pastry: 'Croissant / Pain au Chocolat / Cinnamon Bun / Apple Turnover / Cheese Danish',
      Cakes: 'Carrot Cake / Red Velvet Cupcake / Chocolate Eclair / Lemon Tart',
    },
    `
    can i have two croissants and a pan au chocolate → 2 Croissant
    a sourdough loaf sliced and half a dozen cinnamon buns → Sourdough Loaf (sliced); 6 Cinnamon Bun
    three red velvets and a lemon tart → 3 Red Velvet Cupcake; Lemon Tart
    a cheese danish warmed and a coffee → Cheese Danish (warmed)
    `,
  )
})

describe('in an ice cream parlour', () => {
  orders(
    {
      'Ice cream':
        'Single Scoop / Double Scoop / Banana Split / Hot Fudge Sundae / Vanilla Milkshake / Chocolate Milkshake / Root Beer Float',
      Extras: 'Waffle Cone',
    },
    `
    could we have a double scoop with mint chocolate chip and cookie dough in a waffle cone → Double Scoop (mint chocolate chip, cookie dough, waffle cone)
    a banana split no nuts extra cherries → Banana Split (no nuts, extra cherries)
    hot fudge sundae with rainbow sprinkles and whipped cream → Hot Fudge Sundae (rainbow sprinkles, whipped cream)
    two chocolate shakes and a root beer float → 2 Chocolate Milkshake; Root Beer Float
    one vanilla milkshake with a cherry on top → Vanilla Milkshake (cherry)
    `,
  )
})

describe('in a crêperie', () => {
  orders(
    {
      Sweet: 'Nutella Crepe / Lemon Sugar Crepe / Strawberry Cream Crepe / Banana Nutella Crepe',
      Savoury: 'Ham and Gruyere Crepe / Spinach Feta Crepe / Complete',
      Drinks: 'Cider / Cafe Creme / Orangina',
    },
    `
    a nutella crepe with banana and whipped cream → Nutella Crepe (banana, whipped cream)
    ham and gruyere crepe add mushrooms and an egg → Ham and Gruyere Crepe (mushrooms, egg)
    two lemon sugar one without sugar → Lemon Sugar Crepe (no sugar); Lemon Sugar Crepe
    spinach feta no feta and a cafe creme → Spinach Feta Crepe (no feta); Cafe Creme
    `,
  )
})

describe('at the bubble tea counter', () => {
  orders(
    {
      'Milk teas': 'Classic Milk Tea / Taro Milk Tea / Brown Sugar Milk Tea / Thai Tea / Matcha Latte',
      'Fruit teas': 'Passion Fruit Green Tea / Mango Slush / Lychee Black Tea / Strawberry Lemonade',
      Snacks: 'Popcorn Chicken / Egg Waffle',
    },
    `
    large taro milk tea half sugar less ice with boba → Taro Milk Tea (large, half sugar, light ice, boba)
    can i get a brown sugar milk tea with oat milk and tapioca pearls → Brown Sugar Milk Tea (oat milk, tapioca pearls)
    mango slush no ice extra popping boba → Mango Slush (no ice, extra popping boba)
    passion fruit green tea fifty percent sugar and lychee jelly → Passion Fruit Green Tea (fifty percent sugar, lychee jelly)
    two thai teas and a popcorn chicken spicy → 2 Thai Tea; Popcorn Chicken (spicy)
    matcha latte with grass jelly and cheese foam → Matcha Latte (grass jelly, cheese foam)
    classic milk tea with pudding and red bean not too sweet → Classic Milk Tea (pudding, red bean, not too sweet)
    a lychee tea and a strawberry lemonade both large → Lychee Black Tea (large); Strawberry Lemonade (large)
    a milk tea → Classic Milk Tea
    `,
  )
})

describe('in a bubble tea shop', () => {
  orders(
    {
      'Milk Tea': 'Classic Milk Tea / Taro Milk Tea / Brown Sugar Milk / Thai Tea / Matcha Latte',
      'Fruit Tea': 'Passion Fruit Green Tea / Mango Green Tea / Lychee Black Tea',
    },
    `
    can i get a large taro milk tea with boba half sugar less ice → Taro Milk Tea (large, boba, half sugar, light ice)
    one mango green tea with lychee jelly and popping boba → Mango Green Tea (lychee jelly, popping boba)
    two thai teas one with boba and one without ice → Thai Tea (boba); Thai Tea (no ice)
    brown sugar milk with tapioca pearls and cheese foam → Brown Sugar Milk (tapioca pearls, cheese foam)
    a passion fruit green tea no sugar please → Passion Fruit Green Tea (no sugar)
    classic milk tea with extra boba and oat milk and a matcha latte → Classic Milk Tea (extra boba, oat milk); Matcha Latte
    `,
  )
})
