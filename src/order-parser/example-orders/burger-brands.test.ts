// Orders of burgers with changes of mind and brand names: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('in a fourth burger joint', () => {
  orders(
    {
      burgers: 'hamburger / cheeseburger / turkey burger / veggie burger / impossible burger',
      sides: 'french fries / sweet potato fries / onion rings / coleslaw / mac and cheese',
      drinks:
        'coke / diet coke / sprite / iced tea / lemonade / chocolate shake / vanilla shake / strawberry shake / water',
    },
    `
    do you have milkshakes i'll take a strawberry one → strawberry shake
    uh do you have veggie burgers yeah give me one of those → veggie burger
    sorry no onion rings just fries → french fries
    i want two burgers actually three burgers and some fries no wait onion rings → 3 hamburger; onion rings
    a hamburger and fries cancel the hamburger → french fries
    i want a hamburger cancel that → 
    cheeseburger and fries please oh and can you add bacon to the cheeseburger → cheeseburger (bacon); french fries
    a cheeseburger without the bun and instead of ketchup i want bbq sauce → cheeseburger (no bun, no ketchup, bbq sauce)
    i'll have the veggie burger but can you make it spicy and swap the fries for coleslaw → veggie burger (spicy); coleslaw
    i i want i want a hamburger i want a hamburger with i want a hamburger with cheese → hamburger (cheese)
    a cheeseburger with bacon and a cheeseburger without bacon → cheeseburger (bacon); cheeseburger (no bacon)
    could i have the cheeseburger with the lettuce on the side and a side of mayo → cheeseburger (lettuce, on the side, side of mayo)
    can you get me a turkey burger with swiss cheese sauteed mushrooms and garlic aioli and a diet coke → turkey burger (swiss cheese, sauteed mushrooms, garlic aioli); diet coke
    a burger with raw onion crispy bacon and melted cheddar → hamburger (raw onion, crispy bacon, melted cheddar)
    4 cheeseburgers 2 with no pickles and 1 sprite → 2 cheeseburger (no pickles); 2 cheeseburger; sprite
    a large and a small coke → coke (large); coke (small)
    `,
  )
})

describe('where burgers have names', () => {
  orders(
    {
      Burgers: 'Big Mac / Quarter Pounder with Cheese / McChicken / Filet-O-Fish / Double Cheeseburger',
      Sides: 'World Famous Fries / Chicken McNuggets / Apple Pie',
      Drinks: 'Coca-Cola / Sprite / Iced Coffee / McFlurry with Oreo / Vanilla Shake',
    },
    `
    big mac no pickles and large fries → Big Mac (no pickles); World Famous Fries (large)
    quarter pounder no onion extra cheese with a medium coke → Quarter Pounder with Cheese (no onion, extra cheese); Coca-Cola (medium)
    ten piece mcnuggets with sweet and sour sauce and a sprite no ice → Chicken McNuggets (ten piece, sweet and sour sauce); Sprite (no ice)
    two mc chickens and an oreo mcflurry → 2 McChicken; McFlurry with Oreo
    filet o fish with extra tartar sauce and an apple pie → Filet-O-Fish (extra tartar sauce); Apple Pie
    a big mac meal with a diet coke → Big Mac (meal)
    six chicken nuggets → 6 Chicken McNuggets
    iced coffee with cream and liquid sugar → Iced Coffee (cream, liquid sugar)
    vanilla shake please and can you make that a large → Vanilla Shake (large)
    double cheese burger with mac sauce add lettuce → Double Cheeseburger (mac sauce, lettuce)
    `,
  )
})

describe('at a grill', () => {
  orders(
    {
      Mains: 'Burger / Hot Dog / Chicken Sandwich / Fish Sandwich',
      Sides: 'Fries / Onion Rings / Tater Tots / Cole Slaw',
      Drinks: 'Milkshake / Soda / Iced Tea / Coffee / Water',
    },
    `
    hi i'd like a burger with cheddar cheese lettuce pickles and ketchup on a sesame bun → Burger (cheddar cheese, lettuce, pickles, ketchup, sesame bun)
    yeah give me a double burger well done with american cheese and grilled onions → Burger (double, well done, american cheese, grilled onions)
    two hot dogs with mustard and relish and one chocolate milkshake → 2 Hot Dog (mustard, relish); Milkshake (chocolate)
    fish sandwich no tartar sauce add cheese and an iced tea no lemon → Fish Sandwich (no tartar sauce, cheese); Iced Tea (no lemon)
    can i get a chicken sandwich with pepper jack avocado and bacon instead of lettuce → Chicken Sandwich (pepper jack, avocado, bacon, no lettuce)
    burger and fries and the fries with no salt → Burger; Fries (no salt)
    i want a turkey burger medium well with swiss mushrooms and mayo and a side of tots → Burger (turkey, medium well, swiss, mushrooms, mayo); Tater Tots
    uh can i have um a hot dog plain and onion rings → Hot Dog (plain); Onion Rings
    a burger for me and a chicken sandwich for my wife → Burger; Chicken Sandwich
    a strawberry banana milkshake no whipped cream → Milkshake (strawberry, banana, no whipped cream)
    burger no bun lettuce wrap extra pickles → Burger (no bun, lettuce wrap, extra pickles)
    one burger without tomato and another one without onion → Burger (no tomato); Burger (no onion)
    can i get the chicken sandwich meal with a coffee two creams → Chicken Sandwich (meal); Coffee (two creams)
    a burger with a fried egg and bacon on a brioche bun and cole slaw → Burger (fried egg, bacon, brioche bun, cole slaw)
    large fries small coffee → Fries (large); Coffee (small)
    is the fish fresh today → 
    a burger um no wait hot dog actually → Hot Dog
    four burgers two with cheese and two without → 2 Burger (cheese); 2 Burger (no cheese)
    water please no ice → Water (no ice)
    i'll get the fish sandwich can you hold the mayo and put extra lettuce on it → Fish Sandwich (no mayo, extra lettuce)
    `,
  )
})
