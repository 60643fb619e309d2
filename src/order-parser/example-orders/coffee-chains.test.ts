// Orders at coffee chains: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the coffee chain', () => {
  orders(
    {
      Drinks:
        'Drip Coffee / Latte / Mocha / Caramel Macchiato / Frappe / Hot Chocolate / Iced Coffee / Chai / Espresso / Steamer',
      Food: 'Bagel / Egg Sandwich / Lemon Loaf / Cake Pop',
    },
    `
    can i please get a grande mocha with whipped cream and a shot of espresso → Mocha (grande, whipped cream, shot of espresso)
    venti drip dark roast with room → Drip Coffee (venti, dark roast, room)
    drip coffee regular size french roast with a splash of milk → Drip Coffee (regular size, french roast, light milk)
    i want a small hot latte with skim milk and three pumps of vanilla syrup → Latte (small, hot, skim milk, three pumps of vanilla syrup)
    extra large iced coffee light ice with almond milk and two shots → Iced Coffee (extra large, light ice, almond milk, two shots)
    large caramel macchiato upside down → Caramel Macchiato (large, upside down)
    kids hot chocolate no whip and a cake pop → Hot Chocolate (kids, no whip); Cake Pop
    a medium decaf latte nonfat milk sugar free hazelnut and chocolate drizzle → Latte (medium, decaf, nonfat milk, sugar free hazelnut, chocolate drizzle)
    bagel with cream cheese toasted and an egg sandwich with turkey bacon → Bagel (cream cheese, toasted); Egg Sandwich (turkey bacon)
    one chai extra hot with cinnamon on top one frappe with caramel → Chai (extra hot, cinnamon); Frappe (caramel)
    two espressos doubles → 2 Espresso (doubles)
    quad espresso over ice → Espresso (quad, ice)
    latte with half whole milk half oat milk → Latte (half whole milk, half oat milk)
    tall steamer with honey and oat milk please thank you so much → Steamer (tall, honey, oat milk)
    just a black coffee → Drip Coffee (black)
    `,
  )
})

describe('at the coffee stand', () => {
  orders(
    {
      Coffee: 'Latte / Cappuccino / Coffee',
      Food: 'Muffin / Bagel',
    },
    `
    one large latte and one small cappuccino → Latte (large); Cappuccino (small)
    two coffees one large one small → Coffee (large); Coffee (small)
    a latte and a large coffee with cream → Latte; Coffee (large, cream)
    i would like a large latte with soy milk, a small cappuccino, and a muffin → Latte (large, soy milk); Cappuccino (small); Muffin
    can i get a coffee large with two sugars and a bagel with butter → Coffee (large, two sugars); Bagel (butter)
    i'd like a coffee with 3 creams 2 sugars → Coffee (3 creams, 2 sugars)
    large coffee 2 milk 2 sugar → Coffee (large, 2 milk, 2 sugar)
    `,
  )
})

describe('in a coffee bar that writes no capitals', () => {
  orders(
    {
      Coffee: 'Drip Coffee / Latte / Cappuccino / Espresso / Americano / Macchiato / Mocha',
      Other: 'Hot Tea / Hot Chocolate',
    },
    `
    i'd like a 12 oz latte with 2% milk and 2 splendas → Latte (12 oz, 2% milk, 2 splendas)
    medium drip coffee light roast with a little cream and one sugar → Drip Coffee (medium, light roast, light cream, one sugar)
    two large cappuccinos one with skim milk and one with whole milk → Cappuccino (large, skim milk); Cappuccino (large, whole milk)
    can i have an iced latte large with caramel syrup and whipped cream → Latte (iced, large, caramel syrup, whipped cream)
    hot tea with lemon and honey → Hot Tea (lemon, honey)
    espresso macchiato double → Macchiato (espresso, double)
    small mocha no whip extra chocolate → Mocha (small, no whip, extra chocolate)
    large latte with a shot of hazelnut and a shot of vanilla and almond milk → Latte (large, shot of hazelnut, shot of vanilla, almond milk)
    a coffee with milk and sugar → Drip Coffee (milk, sugar)
    americano iced venti three pumps of vanilla light ice → Americano (iced, venti, three pumps of vanilla, light ice)
    cappuccino with extra foam and cinnamon powder and a mocha with soy milk → Cappuccino (extra foam, cinnamon powder); Mocha (soy milk)
    can i get a cup of coffee with room for milk → Drip Coffee (room for milk)
    ate lattes → 8 Latte
    `,
  )
})
