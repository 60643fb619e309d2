// Orders on held-out menus: these cases were written before the parser ever ran on them.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at a donut shop', () => {
  orders(
    {
      Donuts: 'Glazed Donut / Boston Cream / Jelly Donut / Old Fashioned Donut / Apple Fritter',
      Sandwiches: 'Bacon Egg and Cheese / Sausage Egg and Cheese / Turkey Sausage Wrap / Veggie Egg White',
      Drinks: 'Hot Coffee / Iced Coffee / Cold Brew / Iced Matcha Latte / Hot Chocolate / Coolatta',
    },
    `
    good morning can i get half a dozen glazed donuts and a boston cream → 6 Glazed Donut; Boston Cream
    medium iced coffee with cream and two sugars and a bacon egg and cheese on an english muffin → Iced Coffee (medium, cream, two sugars); Bacon Egg and Cheese (english muffin)
    two hot coffees one black one with milk and a jelly donut → Hot Coffee (black); Hot Coffee (milk); Jelly Donut
    large cold brew with sweet cream no sugar → Cold Brew (large, sweet cream, no sugar)
    let me get uh an apple fritter warmed up and a small hot chocolate with whipped cream → Apple Fritter (warmed up); Hot Chocolate (small, whipped cream)
    veggie egg white with avocado and an iced matcha latte with oat milk less ice → Veggie Egg White (avocado); Iced Matcha Latte (oat milk, light ice)
    can you do three old fashioneds no wait make that four → 4 Old Fashioned Donut
    a turkey sausage wrap hold the cheese and a medium hot coffee → Turkey Sausage Wrap (no cheese); Hot Coffee (medium)
    is the coolatta dairy free → 
    `,
  )
})

describe('at the Lebanese table', () => {
  orders(
    {
      Starters: 'Hummus / Baba Ganoush / Falafel / Stuffed Grape Leaves / Fattoush',
      Mains: 'Chicken Shawarma Plate / Beef Shawarma Plate / Lamb Kofta / Mixed Grill / Kibbeh',
      Sides: 'Saffron Rice / Garlic Sauce / Pita Bread / Pickled Turnips',
      Drinks: 'Ayran / Mint Lemonade / Arabic Coffee / Sparkling Water',
    },
    `
    we'll have the hummus and the baba ganoush with extra pita bread → Hummus; Baba Ganoush (extra pita bread)
    a chicken shawarma plate with garlic sauce and no pickles → Chicken Shawarma Plate (garlic sauce, no pickles)
    two lamb koftas one medium rare and one well done → Lamb Kofta (medium rare); Lamb Kofta (well done)
    falafel and fattoush and three ayrans please → Falafel; Fattoush; 3 Ayran
    mixed grill for me and a kibbeh for my wife → Mixed Grill; Kibbeh
    one arabic coffee with cardamom and a sparkling water with lemon → Arabic Coffee (cardamom); Sparkling Water (lemon)
    fattoosh without onions or radishes → Fattoush (no onions, no radishes)
    grape leaves please and uh actually scratch that just a hummus → Hummus
    a side of pickled turnips and a side of garlic sauce → Pickled Turnips; Garlic Sauce
    `,
  )
})

describe('at a fried chicken restaurant', () => {
  orders(
    {
      Chicken:
        '3 Piece Tender Combo / 5 Piece Tender Combo / Chicken Sandwich / Spicy Chicken Sandwich / Family Bucket',
      Sides: 'Mashed Potatoes / Cole Slaw / Mac & Cheese / Biscuit / Fries',
      Drinks: 'Sweet Tea / Lemonade / Pepsi / Diet Pepsi / Mountain Dew',
    },
    `
    i'd like a five piece tender combo with honey mustard and a diet pepsi → 5 Piece Tender Combo (honey mustard); Diet Pepsi
    two spicy chicken sandwiches no mayo and a large fries → 2 Spicy Chicken Sandwich (no mayo); Fries (large)
    a chicken sandwich with extra pickles mac and cheese and a biscuit → Chicken Sandwich (extra pickles); Mac & Cheese; Biscuit
    family bucket mashed potatoes and cole slaw and four sweet teas → Family Bucket; Mashed Potatoes; Cole Slaw; 4 Sweet Tea
    mountain dew no ice → Mountain Dew (no ice)
    yeah gimme a spicy chicken sandwich and make it a combo with a lemonade → Spicy Chicken Sandwich (combo); Lemonade
    two biscuits with honey and butter → 2 Biscuit (honey, butter)
    a mtn dew and a pepsi → Mountain Dew; Pepsi
    for biscuits and to sweet teas → 4 Biscuit; 2 Sweet Tea
    a three piece tender combo all the way no slaw → 3 Piece Tender Combo (all the way, no slaw)
    `,
  )
})

describe('at the Vietnamese kitchen', () => {
  orders(
    {
      Pho: 'Rare Beef Pho / Brisket Pho / Chicken Pho / Tofu Pho',
      Rice: 'Broken Rice with Pork Chop / Lemongrass Chicken Rice',
      Small: 'Fresh Spring Rolls / Fried Egg Rolls / Banh Mi',
      Drinks: 'Vietnamese Iced Coffee / Jasmine Tea / Soda Chanh / Coconut Water',
    },
    `
    large rare beef pho with extra bean sprouts no cilantro → Rare Beef Pho (large, extra bean sprouts, no cilantro)
    two chicken phos and an order of fresh spring rolls with peanut sauce → 2 Chicken Pho; Fresh Spring Rolls (peanut sauce)
    a bon me with pork and extra jalapenos → Banh Mi (pork, extra jalapenos)
    vietnamese iced coffee less sweet and a jasmine tea → Vietnamese Iced Coffee (light sweet); Jasmine Tea
    lemongrass chicken rice and a coconut water → Lemongrass Chicken Rice; Coconut Water
    can i get egg rolls and a brisket pho spicy → Fried Egg Rolls; Brisket Pho (spicy)
    a chicken pho and a beef pho both with lime → Chicken Pho (lime); Rare Beef Pho (lime)
    what's in the broken rice → 
    `,
  )
})

describe('at a smørrebrød restaurant', () => {
  orders(
    {
      Smørrebrød: 'Smoked Salmon Toast / Roast Beef Toast / Egg and Shrimp Toast / Pickled Herring',
      Mains: 'Meatballs with Potatoes / Fried Plaice / Cauliflower Steak',
      Drinks: 'Pilsner / Aquavit / Elderflower Soda / Filter Coffee',
    },
    `
    one smoked salmon toast with dill and lemon and a pilsner → Smoked Salmon Toast (dill, lemon); Pilsner
    roast beef toast without horseradish → Roast Beef Toast (no horseradish)
    two egg and shrimps and an aquavit → 2 Egg and Shrimp Toast; Aquavit
    the meatballs with potatoes extra gravy → Meatballs with Potatoes (extra gravy)
    fried plaice with remoulade on the side and a filter coffee with milk → Fried Plaice (remoulade, on the side); Filter Coffee (milk)
    a cauliflower steak vegan please and an elderflower soda → Cauliflower Steak (vegan); Elderflower Soda
    three pilsners and another two pilsners → 3 Pilsner; 2 Pilsner
    pickled hairing and a coffee → Pickled Herring; Filter Coffee
    `,
  )
})

describe('without a menu', () => {
  orders(
    null,
    `
    two large pepperoni pizzas and a two liter of sprite → 2 pepperoni pizza (large); sprite (two liter)
    can i get a chicken caesar salad no croutons and an iced tea → chicken caesar salad (no croutons); iced tea
    a bowl of ramen with extra pork and a beer → ramen (extra pork); beer
    steak frites medium rare and a glass of house red → steak frites (medium rare); house red
    three fish tacos with cabbage and lime and a margarita no salt → 3 fish taco (cabbage, lime); margarita (no salt)
    i'll take the eggs benedict with a side of bacon → eggs benedict; bacon
    an espresso and a slice of cheesecake → espresso; cheesecake
    pancakes blueberries on the side and a coffee with cream → pancakes (blueberries, on the side); coffee (cream)
    a burger with no onion no pickle and a chocolate shake → burger (no onion, no pickle); chocolate shake
    a lamb kebab with rice and garlic sauce → lamb kebab (rice, garlic sauce)
    miso soup edamame and two tuna rolls → miso soup; edamame; 2 tuna roll
    `,
  )
})
