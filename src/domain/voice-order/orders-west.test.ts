// Orders as people really speak them, at four tables of the West: pizza, pub, breakfast, coffee.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('at the pizzeria', () => {
  const menu = menuOf({
    Pizzas: 'Margherita / Pepperoni / Hawaiian / Four Cheese / Veggie Supreme / BBQ Chicken / Meat Feast',
    Sides: 'Garlic Bread / Cheesy Garlic Bread / Mozzarella Sticks / Caesar Salad / Buffalo Wings / Fries',
    Drinks: 'Coca-Cola / Diet Coke / Sprite / San Pellegrino / Bottled Water / Peroni',
    Desserts: 'Tiramisu / Chocolate Brownie',
  })

  test.each([
    ['can i get a large pepperoni pizza', 'Pepperoni (large)'],
    ['two margheritas and a coke', '2 Margherita; Coca-Cola'],
    ["hi yeah um i'd like one hawaiian and one four cheese please", 'Hawaiian; Four Cheese'],
    ['a veggie supreme with no mushrooms and extra olives', 'Veggie Supreme (no mushrooms, extra olives)'],
    ['pepperoni pizza with mushrooms and a side of garlic bread', 'Pepperoni (mushrooms); Garlic Bread'],
    [
      'let me get a medium margherita with extra cheese and basil and a bottle of water',
      'Margherita (medium, extra cheese, basil); Bottled Water',
    ],
    ['margarita pizza no basil', 'Margherita (no basil)'],
    ['four four cheese pizzas', '4 Four Cheese'],
    ['i want a meat feast thin crust and two diet cokes', 'Meat Feast (thin crust); 2 Diet Coke'],
    ['cheesy garlic bread', 'Cheesy Garlic Bread'],
    ['just a caesar with the dressing on the side', 'Caesar Salad (dressing, on the side)'],
    ['bbq chicken hold the onions', 'BBQ Chicken (no onions)'],
    [
      'i would like a barbecue chicken pizza with pineapple instead of onions',
      'BBQ Chicken (pineapple, no onions)',
    ],
    [
      'some mozzarella sticks some wings and a brownie',
      'Mozzarella Sticks; Buffalo Wings; Chocolate Brownie',
    ],
    ['a margherita and a pepperoni scratch the pepperoni', 'Margherita'],
    ['can we get three pepperonis no wait make that two', '2 Pepperoni'],
    ['a hawaiian without pineapple or ham', 'Hawaiian (no pineapple, no ham)'],
    ['a large half pepperoni pizza and fries', 'Pepperoni (large, half); Fries'],
    ['a calzone and a coke', 'Coca-Cola'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the fish and chips pub', () => {
  const menu = menuOf({
    Mains:
      "Fish and Chips / Bangers and Mash / Steak and Ale Pie / Cheeseburger / Chicken Burger / Ploughman's Lunch / Scampi",
    Sides: 'Chips / Mushy Peas / Onion Rings / Curry Sauce / Side Salad',
    Beer: 'Lager / Bitter / Guinness / Cider',
    'Soft drinks': 'Lemonade / Orange Juice / Ginger Beer',
  })

  test.each([
    ['fish and chips twice please', '2 Fish and Chips'],
    ["i'll have the fish and chips with mushy peas", 'Fish and Chips; Mushy Peas'],
    ['a pint of guinness and half a cider', 'Guinness (pint); Cider (half)'],
    ['steak and ale pie and chips', 'Steak and Ale Pie; Chips'],
    ['bangers and mash no gravy', 'Bangers and Mash (no gravy)'],
    [
      'could i have a cheese burger with onion rings and a ginger beer',
      'Cheeseburger; Onion Rings; Ginger Beer',
    ],
    ['scampi and chips with tartare sauce and a lemonade', 'Scampi; Chips (tartare sauce); Lemonade'],
    ['ploughmans and a pint of bitter cheers', "Ploughman's Lunch; Bitter (pint)"],
    [
      'two chicken burgers one with cheese and one without',
      'Chicken Burger (cheese); Chicken Burger (no cheese)',
    ],
    [
      'a cheeseburger with lettuce tomato and bacon hold the pickle and a portion of chips',
      'Cheeseburger (lettuce, tomato, bacon, no pickle); Chips',
    ],
    ['two pints of lager and a packet of crisps', '2 Lager (pint)'],
    [
      'fish and chips extra batter lots of salt and vinegar',
      'Fish and Chips (extra batter, extra salt, vinegar)',
    ],
    ['o j please', 'Orange Juice'],
    ['do you do sunday roast', ''],
    ['three ciders and another one for my brother', '4 Cider'],
    ['give us a pie and a side salad no dressing', 'Steak and Ale Pie; Side Salad (no dressing)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the breakfast diner', () => {
  const menu = menuOf({
    Breakfast:
      'Pancakes / Blueberry Pancakes / French Toast / Belgian Waffle / Two Eggs Any Style / Eggs Benedict / Western Omelette / Breakfast Burrito / Oatmeal',
    Sides: 'Bacon / Sausage Links / Hash Browns / Toast / Fruit Cup',
    Drinks: 'Coffee / Decaf Coffee / Hot Tea / Orange Juice / Apple Juice / Milk / Water',
  })

  test.each([
    ['short stack of pancakes with butter and maple syrup', 'Pancakes (short stack, butter, maple syrup)'],
    [
      'blueberry pancakes and a coffee with cream and two sugars',
      'Blueberry Pancakes; Coffee (cream, two sugars)',
    ],
    ['two eggs any style over easy with wheat toast', 'Two Eggs Any Style (over easy, wheat toast)'],
    ['western omelet with no peppers and a side of bacon', 'Western Omelette (no peppers); Bacon'],
    ["i'll do the eggs benedict and hash browns crispy", 'Eggs Benedict; Hash Browns (crispy)'],
    ['french toast with strawberries and whipped cream', 'French Toast (strawberries, whipped cream)'],
    [
      'can i get the breakfast burrito with sausage instead of bacon',
      'Breakfast Burrito (sausage, no bacon)',
    ],
    ['an o.j. a water and a coffee black', 'Orange Juice; Water; Coffee (black)'],
    [
      'oatmeal with brown sugar raisins and a little bit of milk',
      'Oatmeal (brown sugar, raisins, light milk)',
    ],
    ['a waffle with bacon on the side', 'Belgian Waffle; Bacon'],
    ['uh pancakes no actually french toast', 'French Toast'],
    ['coffee please and for him an apple juice', 'Coffee; Apple Juice'],
    ['decaf', 'Decaf Coffee'],
    ['i want i want pancakes i want pancakes and bacon', 'Pancakes; Bacon'],
    ['two orders of bacon and a fruit cup', '2 Bacon; Fruit Cup'],
    ['what comes with the omelette', ''],
    ['what kind of toast do you have okay can i get the rye toast', 'Toast (rye)'],
    ['western omelette egg whites only with spinach', 'Western Omelette (egg whites, spinach)'],
    ['eggs benedict make the eggs hard', 'Eggs Benedict (eggs, hard)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the café', () => {
  const menu = menuOf({
    Coffee: 'Espresso / Americano / Latte / Cappuccino / Flat White / Mocha / Cold Brew / Macchiato',
    Tea: 'Chai Latte / Green Tea / Earl Grey',
    Bakery: 'Croissant / Almond Croissant / Blueberry Muffin / Banana Bread / Cinnamon Roll',
  })

  test.each([
    ['a large iced vanilla latte with oat milk', 'Latte (large, iced, vanilla, oat milk)'],
    [
      'can i get a medium cappuccino with two pumps of hazelnut',
      'Cappuccino (medium, two pumps of hazelnut)',
    ],
    ['double expresso', 'Espresso (double)'],
    ['small skinny flat white extra hot', 'Flat White (small, skinny, extra hot)'],
    ['mocha no whip', 'Mocha (no whip)'],
    [
      'large americano with room for milk and a plain croissant',
      'Americano (large, room for milk); Croissant (plain)',
    ],
    ['latte decaf almond milk sugar free vanilla', 'Latte (decaf, almond milk, sugar free vanilla)'],
    ['to lattes and a muffin', '2 Latte; Blueberry Muffin'],
    ['i need for americanos', '4 Americano'],
    [
      'one chai latte one earl grey and one cold brew with cold foam',
      'Chai Latte; Earl Grey; Cold Brew (cold foam)',
    ],
    ['earl gray with lemon', 'Earl Grey (lemon)'],
    ['large latte large cappuccino', 'Latte (large); Cappuccino (large)'],
    ['almond croissant warmed up', 'Almond Croissant (warmed up)'],
    ['can i get a latte make it a large and can you make that with soy milk', 'Latte (large, soy milk)'],
    ['a latte with caramel drizzle and an extra shot', 'Latte (caramel drizzle, extra shot)'],
    ['2 lattes 1 with oat milk 1 with whole milk', 'Latte (oat milk); Latte (whole milk)'],
    ['cappuccino light foam no sugar 12 oz', 'Cappuccino (light foam, no sugar, 12 oz)'],
    ['green tea unsweetened with honey on the side', 'Green Tea (unsweetened, honey, on the side)'],
    ['may i have a cinnamon roll with my latte', 'Cinnamon Roll; Latte'],
    ['a small coffee', ''],
    ['latte small actually medium', 'Latte (medium)'],
    ['a mocha with oat milk no wait almond milk', 'Mocha (almond milk)'],
    ['an americano with milk i mean a latte', 'Latte'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})
