// Orders without a menu: names, counts, prices and modifiers by the grammar of ordering alone.

import { describe, expect, test } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'
import { parseOrder } from '../parse-order.ts'

describe('without a menu', () => {
  orders(
    null,
    `
    i'll have the salmon with asparagus and a glass of white wine → salmon (asparagus); white wine (glass)
    two cheeseburgers no onions and a large chocolate milkshake → 2 cheeseburger (no onions); chocolate milkshake (large)
    chicken caesar wrap sweet potato fries and a diet coke → chicken caesar wrap; sweet potato fries; diet coke
    can i get a bowl of tomato soup and a grilled cheese sandwich → tomato soup; grilled cheese sandwich
    eggs benedict with smoked salmon and a mimosa → eggs benedict (smoked salmon); mimosa
    i want a veggie omelette with no mushrooms and wheat toast → veggie omelette (no mushrooms, wheat toast)
    four fish tacos and a pitcher of margaritas → 4 fish taco; margaritas (pitcher)
    the special please → special
    a kids meal with apple slices and chocolate milk → kids meal (apple slices, chocolate milk)
    umm a latte actually make that a flat white → flat white
    a burger fries and a coke → burger; fries; coke
    two chicken tacos with salsa and a lemonade → 2 chicken taco (salsa); lemonade
    can i get a cheese pizza with mushrooms and olives → cheese pizza (mushrooms, olives)
    a large coffee with milk and two sugars → coffee (large, milk, two sugars)
    i'll have the pad thai no peanuts → pad thai (no peanuts)
    three beers and a glass of red wine → 3 beer; red wine (glass)
    spaghetti carbonara and a side salad → spaghetti carbonara; side salad
    fish and chips and a pint of cider → fish and chips; cider (pint)
    mac and cheese with bacon → mac and cheese (bacon)
    give me a zorblatt with extra gravy → zorblatt (extra gravy)
    a steak medium rare with fries and a salad no dressing → steak (medium rare); fries; salad (no dressing)
    two burgers one with cheese one without → burger (cheese); burger (no cheese)
    a caesar salad hold the anchovies and an iced tea please → caesar salad (no anchovies); iced tea
    pancakes with maple syrup and a cup of coffee → pancakes (maple syrup); coffee
    a coke no make that two cokes → 2 coke
    a club sandwich and a milkshake scratch the milkshake → club sandwich
    chicken noodle soup and a grilled cheese → chicken noodle soup; grilled cheese
    i would like to order one shepherd's pie → shepherd's pie
    how much is the lobster → 
    what do you have on tap → 
    hello hello can you hear me → 
     → 
    can i have spaghetti carbonara with extra parmesan and a glass of house white → spaghetti carbonara (extra parmesan); house white
    two cheeseburgers one large fries and three diet cokes → 2 cheeseburger; fries (large); 3 diet coke
    ramen with a soft boiled egg and no scallions for fourteen dollars → ramen (soft boiled egg, no scallions)
    i'll have the fish tacos and she'll have the chicken quesadilla no guacamole → fish tacos; chicken quesadilla (no guacamole)
    a large vanilla latte with oat milk and a blueberry muffin for eight twenty → vanilla latte (large, oat milk); blueberry muffin
    eggs benedict and a side of bacon → eggs benedict; bacon
    one more beer please → beer
    pancakes with maple syrup bacon and a black coffee → pancakes (maple syrup, bacon); black coffee
    could we get the check please → 
    a bowl of tomato soup and half a grilled cheese → tomato soup; grilled cheese (half)
    a soup for six fifty → soup
    i'd like a burger fries and a coke → burger; fries; coke
    two pints of lager at four pounds each → 2 lager (pint)
    can i get a caesar salad with grilled chicken no croutons → caesar salad (grilled chicken, no croutons)
    a margherita pizza for ten euros fifty and a glass of red wine → margherita pizza; red wine (glass)
    one large pepperoni pizza with extra cheese → pepperoni pizza (large, extra cheese)
    a club sandwich £8.20 and a coffee £3 → club sandwich; coffee
    i'll have the steak medium rare with peppercorn sauce and a side of mashed potatoes → steak (medium rare, peppercorn sauce); mashed potatoes
    three tacos for nine dollars → 3 taco
    five beers five bucks each → 5 beer
    mac and cheese and a lemonade → mac and cheese; lemonade
    fish and chips with mushy peas → fish and chips (mushy peas)
    a chicken burrito with black beans rice and salsa and a bottle of water → chicken burrito (black beans, rice, salsa); water
    two flat whites one espresso and a croissant → 2 flat white; espresso; croissant
    um could we get uh two burgers one without onions → burger (no onions); burger
    pad thai with shrimp extra peanuts and a thai iced tea → pad thai (shrimp, extra peanuts); thai iced tea
    a wobblegong with chips → wobblegong; chips
    thanks that's everything → 
    what's good here → 
    a beer no wait make that two → 2 beer
    a tuna melt for seven ninety nine → tuna melt
    the soup of the day and a green tea → soup of the day; green tea
    a ham and cheese sandwich and a hot chocolate → ham and cheese sandwich; hot chocolate
    steak and chips twelve pounds fifty → steak and chips
    `,
  )

  test.each([
    ['a soup for six fifty', [['soup', 1, 650]]],
    ['two coffees at four dollars', [['coffee', 2, 400]]],
    [
      'a pizza ten euros fifty and a beer for five',
      [
        ['pizza', 1, 1050],
        ['beer', 1, 500],
      ],
    ],
    ['a sandwich £3.20', [['sandwich', 1, 320]]],
    ['fish and chips six pounds', [['fish and chips', 1, 600]]],
    ['three tacos five bucks each', [['taco', 3, 500]]],
    ['a salad for twelve ninety nine', [['salad', 1, 1299]]],
    [
      'a lasagna for $14.50 and a water',
      [
        ['lasagna', 1, 1450],
        ['water', 1, null],
      ],
    ],
    ['a tea for two dollars and twenty five cents', [['tea', 1, 225]]],
    ['three tacos for nine dollars', [['taco', 3, 300]]],
    ['three tacos for ten dollars', [['taco', 3, null]]],
    ['a steak for 1,250', [['steak', 1, 125_000]]],
    ['a soup for $1,200.50', [['soup', 1, 120_050]]],
    ['a coke for .50', [['coke', 1, 50]]],
    ['a coke for 12.345', [['coke', 1, 1234.5]]],
    ['a five dollar shake', [['shake', 1, 500]]],
    [
      'a $5 shake and a $6 burger',
      [
        ['shake', 1, 500],
        ['burger', 1, 600],
      ],
    ],
    ['two soups for 13 dollars total', [['soup', 2, 650]]],
    ['two soups for 13 altogether', [['soup', 2, 650]]],
    ['a soup for six people', [['soup', 1, null]]],
    ['a pound cake for five dollars', [['pound cake', 1, 500]]],
    ['a soup for me', [['soup', 1, null]]],
    ['steak 20', [['steak', 1, 2000]]],
    ['a cookie for ninety nine cents', [['cookie', 1, 99]]],
  ])('%s', (said, priced) => {
    const { items } = parseOrder(said, null)
    expect(items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual(priced)
  })
})
