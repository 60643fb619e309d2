// Orders at cafés: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the café', () => {
  orders(
    {
      Coffee: 'Espresso / Americano / Latte / Cappuccino / Flat White / Mocha / Cold Brew / Macchiato',
      Tea: 'Chai Latte / Green Tea / Earl Grey',
      Bakery: 'Croissant / Almond Croissant / Blueberry Muffin / Banana Bread / Cinnamon Roll',
    },
    `
    a large iced vanilla latte with oat milk → Latte (large, iced, vanilla, oat milk)
    can i get a medium cappuccino with two pumps of hazelnut → Cappuccino (medium, two pumps of hazelnut)
    double expresso → Espresso (double)
    small skinny flat white extra hot → Flat White (small, skinny, extra hot)
    mocha no whip → Mocha (no whip)
    large americano with room for milk and a plain croissant → Americano (large, room for milk); Croissant (plain)
    latte decaf almond milk sugar free vanilla → Latte (decaf, almond milk, sugar free vanilla)
    to lattes and a muffin → 2 Latte; Blueberry Muffin
    i need for americanos → 4 Americano
    one chai latte one earl grey and one cold brew with cold foam → Chai Latte; Earl Grey; Cold Brew (cold foam)
    earl gray with lemon → Earl Grey (lemon)
    large latte large cappuccino → Latte (large); Cappuccino (large)
    almond croissant warmed up → Almond Croissant (warmed up)
    can i get a latte make it a large and can you make that with soy milk → Latte (large, soy milk)
    a latte with caramel drizzle and an extra shot → Latte (caramel drizzle, extra shot)
    2 lattes 1 with oat milk 1 with whole milk → Latte (oat milk); Latte (whole milk)
    cappuccino light foam no sugar 12 oz → Cappuccino (light foam, no sugar, 12 oz)
    green tea unsweetened with honey on the side → Green Tea (unsweetened, honey, on the side)
    may i have a cinnamon roll with my latte → Cinnamon Roll; Latte
    a small coffee → 
    latte small actually medium → Latte (medium)
    a mocha with oat milk no wait almond milk → Mocha (almond milk)
    an americano with milk i mean a latte → Latte
    `,
  )
})

describe('at the morning café', () => {
  orders(
    {
      Breads: 'Bagel / Croissant / Scone / Blueberry Muffin',
      Coffee: 'House Coffee / Latte / Cappuccino / Red Eye / Cafe au Lait / Hot Cocoa',
    },
    `
    everything bagel toasted with scallion cream cheese and lox → Bagel (everything, toasted, scallion cream cheese, lox)
    a red eye and a blueberry muffin warmed → Red Eye; Blueberry Muffin (warmed)
    cafe au lait with skim milk medium and a plain bagel with butter → Cafe au Lait (skim milk, medium); Bagel (plain, butter)
    large house coffee cream and two sugars and an almond croissant → House Coffee (large, cream, two sugars); Croissant (almond)
    hot cocoa with extra marshmallows and a cappuccino extra large two extra shots → Hot Cocoa (extra marshmallows); Cappuccino (extra large, two extra shots)
    can i grab a latte for dave and a small cappuccino for me → Latte; Cappuccino (small)
    `,
  )
})

describe('in a coffee bar', () => {
  orders(
    {
      Coffee: 'Espresso / Americano / Latte / Cappuccino / Flat White / Mocha / Cold Brew / Filter Coffee',
      Tea: 'English Breakfast Tea / Peppermint Tea / Chai Latte / Hot Chocolate',
      Bakery:
        'Blueberry Muffin / Banana Bread / Almond Croissant / Butter Croissant / Chocolate Chip Cookie / Oatmeal Raisin Cookie / Cinnamon Roll / Everything Bagel',
    },
    `
    hi can i get a large iced vanilla latte with oat milk please → Latte (large, iced, vanilla, oat milk)
    um yeah could i have a a medium cappuccino with an extra shot and a blueberry muffin → Cappuccino (medium, extra shot); Blueberry Muffin
    two lattes one with oat milk and the other with soy milk → Latte (oat milk); Latte (soy milk)
    a flat white no sugar and a banana bread → Flat White (no sugar); Banana Bread
    expresso and a cinnamon role → Espresso; Cinnamon Roll
    can i do a latte with two pumps of hazelnut and whipped cream → Latte (two pumps of hazelnut, whipped cream)
    i'd like a mocha make it a large → Mocha (large)
    one chocolate chip and one oatmeal raisin cookie → Chocolate Chip Cookie; Oatmeal Raisin Cookie
    a cappuccino actually make that two → 2 Cappuccino
    a small americano with room for cream and a splash of milk → Americano (small, room for cream, light milk)
    can i get an everything bagel with cream cheese toasted → Everything Bagel (cream cheese, toasted)
    let me get uh 2 cold brews with sweet cream → 2 Cold Brew (sweet cream)
    a chai latte and a latte → Chai Latte; Latte
    i want a large cold brew with almond milk caramel drizzle and light ice → Cold Brew (large, almond milk, caramel drizzle, light ice)
    half a dozen chocolate chip cookies → 6 Chocolate Chip Cookie
    peppermint tea with honey and lemon on the side → Peppermint Tea (honey, lemon, on the side)
    a decaf latte with skim milk and no foam thanks that's it → Latte (decaf, skim milk, no foam)
    could i get a hot chocolate with marshmallows and extra whipped cream → Hot Chocolate (marshmallows, extra whipped cream)
    what kind of muffins do you have → 
    is the banana bread gluten free → 
    just a second → 
    do you have oat milk okay then i'll have a latte with oat milk → Latte (oat milk)
    a cold brew and can you put vanilla syrup in it → Cold Brew (vanilla syrup)
    i'll take an iced latte with skim milk and sugar free vanilla syrup → Latte (iced, skim milk, sugar free vanilla syrup)
    an almond croissant warmed up and a filter coffee black → Almond Croissant (warmed up); Filter Coffee (black)
    can i get a latte no wait a mocha → Mocha
    medium roast filter coffee with cream and two sugars → Filter Coffee (medium roast, cream, two sugars)
    i want i want a latte with with oat milk → Latte (oat milk)
    i i want i want a i want a mocha → Mocha
    LARGE LATTE, OAT MILK. AND A BUTTER CROISSANT. → Latte (large, oat milk); Butter Croissant
    `,
  )
})
