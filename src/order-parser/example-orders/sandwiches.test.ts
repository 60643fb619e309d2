// Orders at sandwich counters and a deli: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the sandwich counter', () => {
  orders(
    {
      Sandwiches:
        'Turkey Breast Sub / Italian Sub / Meatball Sub / Tuna Sub / Veggie Sub / Roast Beef Sub / Philly Cheesesteak',
      Sides:
        "Lay's Classic / Lay's Barbecue / Doritos Nacho Cheese / Sun Chips / Apple Slices / Chocolate Chip Cookie / Oatmeal Cookie",
      Drinks: 'Coca Cola / Diet Coke / Dr Pepper / Bottled Water / Vitamin Water / Sweet Tea / Lemonade',
    },
    `
    yeah can i get a turkey sub on wheat with lettuce tomato pickles and mayo → Turkey Breast Sub (wheat, lettuce, tomato, pickles, mayo)
    i want a footlong italian on white bread with provolone cheese lettuce red onions black olives oil and vinegar and a bag of doritos → Italian Sub (footlong, white bread, provolone cheese, lettuce, red onions, black olives, oil, vinegar); Doritos Nacho Cheese
    gimme a meatball sub toasted with mozzarella and a large coke → Meatball Sub (toasted, mozzarella); Coca Cola (large)
    tuna sub with american cheese toasted on italian herb bread pickles jalapenos and light mayo also a bag of sunchips and a doctor pepper → Tuna Sub (american cheese, toasted, italian herb bread, pickles, jalapenos, light mayo); Sun Chips; Dr Pepper
    i would like a veggie sub with spinach cucumbers green peppers and honey mustard hold the onions → Veggie Sub (spinach, cucumbers, green peppers, honey mustard, no onions)
    roast beef sub with pepper jack lettuce tomato easy on the mayo no onion → Roast Beef Sub (pepper jack, lettuce, tomato, light mayo, no onion)
    turkey sub with swiss and bacon and put a little bit of mustard on it and a bottle of water to drink → Turkey Breast Sub (swiss, bacon, light mustard); Bottled Water
    a philly with grilled onions and peppers and lays chips → Philly Cheesesteak (grilled onions, peppers); Lay's Classic
    one tuna sub one chocolate chip cookie and one oatmeal cookie → Tuna Sub; Chocolate Chip Cookie; Oatmeal Cookie
    italian sub everything on it and barbecue lays with a sweet tea → Italian Sub (everything on it); Lay's Barbecue; Sweet Tea
    backed potato → 
    turkey sub no cheese no veggies just mustard and two cookies chocolate chip → Turkey Breast Sub (no cheese, no veggies, mustard); 2 Chocolate Chip Cookie
    i need a roast beef sub and i want that with cheddar and horseradish sauce and for my drink a vtiamin water → Roast Beef Sub (cheddar, horseradish sauce); Vitamin Water
    for toppings on my tuna sub i want lettuce and tomato → Tuna Sub (lettuce, tomato)
    can i get lettuce and tomato on a turkey sub → Turkey Breast Sub (lettuce, tomato)
    `,
  )
})

describe('at another sandwich counter', () => {
  orders(
    {
      Sandwiches: 'Turkey / Ham / Italian / Meatball / Steak and Cheese / Tuna / Veggie / BLT',
      Sides: 'Lays / Baked Lays / Doritos / Sunchips / Cookie / Macadamia Nut Cookie / Chocolate Chip Cookie',
      Drinks: 'Coca Cola / Diet Coke / Vitamin Water / Water / Hi-C',
    },
    `
    yeah can i get a steak and cheese with provolone put cheddar cheese in it and light oil and vinegar → Steak and Cheese (provolone, cheddar cheese, light oil, vinegar)
    gimmie a turkey with all the toppings and backed lays → Turkey (all the toppings); Baked Lays
    a ham with lettuce and tomato with oil and mayo with a side of sunchips and a coke → Ham (lettuce, tomato, oil, mayo); Sunchips; Coca Cola
    i want all the toppings on a veggie and make that a combo with a coke → Veggie (all the toppings, combo); Coca Cola
    tuna on wheat toasted please no cheese lettuce pickles onions and a vtiamin water and also a medium hi-c → Tuna (wheat, toasted, no cheese, lettuce, pickles, onions); Vitamin Water; Hi-C (medium)
    meatball with marinara and parmesan cheese and red onions a large coke and a side of sunchips → Meatball (marinara, parmesan cheese, red onions); Coca Cola (large); Sunchips
    blt add avocado on sourdough → BLT (avocado, sourdough)
    `,
  )
})

describe('in a sandwich shop', () => {
  orders(
    {
      Subs: 'Meatball Sub / Italian Sub / Tuna Sub / Turkey Breast Sub / Roast Beef Sub / Steak and Cheese',
      Chips: "Doritos / SunChips / Lay's Classic / Lay's BBQ",
      Sweets: 'White Chocolate Macadamia Nut Cookie / Chocolate Chip Cookie',
      Drinks: 'Coca-Cola / Bottled Water / Gatorade',
    },
    `
    can i have a footlong turkey breast on wheat bread toasted with pepper jack cheese lettuce tomato and light mayo → Turkey Breast Sub (footlong, wheat bread, toasted, pepper jack cheese, lettuce, tomato, light mayo)
    six inch steak and cheese with provolone banana peppers and chipotle sauce and a bag of sun chips → Steak and Cheese (six inch, provolone, banana peppers, chipotle sauce); SunChips
    an italian on white with oil and vinegar salt and pepper and a bag of doritos and a coke → Italian Sub (white, oil, vinegar, salt, pepper); Doritos; Coca-Cola
    tuna sub put cheddar cheese on it and add pickles → Tuna Sub (cheddar cheese, pickles)
    meatball sub with a little bit of parmesan lays and a gatorade → Meatball Sub (light parmesan); Lay's Classic; Gatorade
    roast beef american cheese yellow mustard red onion and a large coke and a side of sunchips → Roast Beef Sub (american cheese, yellow mustard, red onion); Coca-Cola (large); SunChips
    one macadamia nut and one chocolate chip cookie → White Chocolate Macadamia Nut Cookie; Chocolate Chip Cookie
    i want a tuna sandwich with all the toppings → Tuna Sub (all the toppings)
    turkey sub wheat american lettuce onion mayo and mustard → Turkey Breast Sub (wheat, american, lettuce, onion, mayo, mustard)
    make it a combo with a coke → Coca-Cola
    `,
  )
})

describe('in a deli', () => {
  orders(
    {
      Sandwiches:
        'The Godfather / Pastrami on Rye / BLT / Turkey Club / Chicken Parm Hero / Egg and Cheese Sandwich / Tuna Melt',
      Bagels: 'Plain Bagel / Sesame Bagel / Everything Bagel / Lox Bagel',
      Soups: 'Matzo Ball Soup / Chicken Noodle Soup',
      Snacks: 'Kettle Chips / Black and White Cookie / Pickle',
      Drinks:
        "Dr. Brown's Cream Soda / Dr. Brown's Black Cherry / Hot Coffee / Iced Coffee / Snapple Peach Tea",
    },
    `
    pastrami on rye with spicy mustard and a pickle → Pastrami on Rye (spicy mustard); Pickle
    bacon egg and cheese on a roll salt pepper ketchup → Egg and Cheese Sandwich (bacon, roll, salt, pepper, ketchup)
    everything bagel toasted with scallion cream cheese lox and capers → Everything Bagel (toasted, scallion cream cheese, lox, capers)
    gimme a b l t on white toast no mayo → BLT (white toast, no mayo)
    can i have a turkey club add avocado and a cup of chicken noodle → Turkey Club (avocado); Chicken Noodle Soup
    iced coffee light and sweet and a black and white cookie → Iced Coffee (light, sweet); Black and White Cookie
    chicken parm hero and a doctor brown's cream soda → Chicken Parm Hero; Dr. Brown's Cream Soda
    a godfather no hot peppers oil and vinegar on the side → The Godfather (no hot peppers, oil, vinegar, on the side)
    two coffees one black one with milk and two sugars → Hot Coffee (black); Hot Coffee (milk, two sugars)
    a tuna melt with swiss on rye and a bowl of matzo ball soup → Tuna Melt (swiss, rye); Matzo Ball Soup
    sesame bagel with butter and a peach snapple → Sesame Bagel (butter); Snapple Peach Tea
    how late are you open → 
    `,
  )
})
