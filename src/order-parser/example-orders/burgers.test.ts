// Orders of burgers: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the burger joint', () => {
  orders(
    {
      Burgers:
        'Hamburger / Cheeseburger / Bacon Cheeseburger / Double Cheeseburger / Veggie Burger / Spicy Chicken Sandwich / Grilled Chicken Sandwich',
      Sides: 'French Fries / Curly Fries / Onion Rings / Chicken Nuggets / Side Salad',
      Drinks: 'Coke / Diet Coke / Orange Fanta / Vanilla Shake / Chocolate Shake / Iced Tea / Coffee',
    },
    `
    can i get a cheeseburger with no pickles extra ketchup and a small fries → Cheeseburger (no pickles, extra ketchup); French Fries (small)
    double cheeseburger plain and a chocolate shake → Double Cheeseburger (plain); Chocolate Shake
    i want two hamburgers one with everything and one with just ketchup → Hamburger (everything); Hamburger (ketchup)
    ten piece nuggets and a large orange fanta no ice → Chicken Nuggets (ten piece); Orange Fanta (large, no ice)
    hamburger with lettuce tomato onion mustard and mayo curly fries and a diet → Hamburger (lettuce, tomato, onion, mustard, mayo); Curly Fries; Diet Coke
    a veggie burger on a gluten free bun with avocado no mayo → Veggie Burger (gluten free bun, avocado, no mayo)
    bacon cheese burger with barbecue sauce and grilled onions and a vanilla milkshake → Bacon Cheeseburger (barbecue sauce, grilled onions); Vanilla Shake
    give me a spicy chicken sandwich no mayo and change the fries to onion rings → Spicy Chicken Sandwich (no mayo); Onion Rings
    a grilled chicken sandwich with swiss cheese and mushrooms on wheat bun → Grilled Chicken Sandwich (swiss cheese, mushrooms, wheat bun)
    two cheeseburgers two fries and two cokes → 2 Cheeseburger; 2 French Fries; 2 Coke
    cheeseburger medium well with extra extra bacon → Cheeseburger (medium well, extra bacon)
    umm i think ill do the uh hamburger and oh can you add cheese → Hamburger (cheese)
    three hamburgers no make that four and scratch the onions on all of them → 4 Hamburger (no onions)
    fries with cheese sauce and bacon bits → French Fries (cheese sauce, bacon bits)
    coffee two creams one sugar → Coffee (two creams, one sugar)
    is the veggie burger vegan or does it have egg in it → 
    `,
  )
})

describe('at the burger bar', () => {
  orders(
    {
      Burgers:
        'Classic Burger / Cheeseburger / BBQ Bacon Burger / Mushroom Swiss Burger / Black Bean Burger / Chicken Tenders / Grilled Chicken Sandwich',
      Sides: 'Fries / Sweet Potato Fries / Onion Rings / Coleslaw',
      Drinks: 'Coke / Diet Coke / Root Beer Float / Chocolate Shake / Bottled Water',
    },
    `
    i'd like a burger medium rare with lettuce tomato and american cheese → Classic Burger (medium rare, lettuce, tomato, american cheese)
    can i get the mushroom swiss no onions with sweet potato fries → Mushroom Swiss Burger (no onions); Sweet Potato Fries
    two bbq bacon burgers one without bacon and a chocolate milk shake → BBQ Bacon Burger (no bacon); BBQ Bacon Burger; Chocolate Shake
    black bean burger on a whole wheat bun with guacamole pepper jack cheese and jalapenos and a large coke with no ice → Black Bean Burger (whole wheat bun, guacamole, pepper jack cheese, jalapenos); Coke (large, no ice)
    chicken tenders with honey mustard and ranch and a root beer float → Chicken Tenders (honey mustard, ranch); Root Beer Float
    `,
  )
})

describe('in a burger joint', () => {
  orders(
    {
      Burgers:
        'Hamburger / Cheeseburger / Double Cheeseburger / Bacon Burger / Veggie Burger / Crispy Chicken Sandwich',
      Sides: 'French Fries / Sweet Potato Fries / Onion Rings / Side Salad / Coleslaw / Chili',
      Drinks: 'Coke / Diet Coke / Root Beer / Iced Tea / Chocolate Shake / Vanilla Shake',
    },
    `
    a double cheese burger no pickles extra ketchup and large fries → Double Cheeseburger (no pickles, extra ketchup); French Fries (large)
    a burger fries and a coke → Hamburger; French Fries; Coke
    gimme a bacon burger with swiss cheese grilled onions mayo and a fried egg and onion rings → Bacon Burger (swiss cheese, grilled onions, mayo, fried egg); Onion Rings
    cheeseburger with lettuce tomato mayo and mustard sweet potato fries and a root beer → Cheeseburger (lettuce, tomato, mayo, mustard); Sweet Potato Fries; Root Beer
    i'd like a hamburger with cheese and bacon medium rare → Hamburger (cheese, bacon, medium rare)
    two hamburgers one with no onions and a chocolate shake → Hamburger (no onions); Hamburger; Chocolate Shake
    a veggie burger on a gluten free bun without mayo or pickles and a side of fries → Veggie Burger (gluten free bun, no mayo, no pickles); French Fries
    can i get a cheeseburger um and a chili and that'll be it → Cheeseburger; Chili
    crispy chicken sandwich with buffalo sauce blue cheese dressing and coleslaw on the side → Crispy Chicken Sandwich (buffalo sauce, blue cheese dressing); Coleslaw
    a cheeseburger and fries and make the fries large → Cheeseburger; French Fries (large)
    i'll take one cheeseburger with only ketchup and mustard → Cheeseburger (ketchup, mustard)
    a cheeseburger cut in half and a vanilla shake with whipped cream and a cherry → Cheeseburger (cut in half); Vanilla Shake (whipped cream, cherry)
    cheeseburger please hold the pickles go easy on the mayo lots of ketchup → Cheeseburger (no pickles, light mayo, extra ketchup)
    a coke and a burger with lettuce and tomato → Coke; Hamburger (lettuce, tomato)
    a cheeseburger and a coke with no tomatoes → Cheeseburger (no tomatoes); Coke
    cheeseburger fries coke → Cheeseburger; French Fries; Coke
    a chicken sandwich no i mean a veggie burger and a small diet coke → Veggie Burger; Diet Coke (small)
    `,
  )
})

describe('in another burger joint', () => {
  orders(
    {
      Burgers: 'Hamburger / Cheeseburger / Bacon Cheeseburger / Veggie Burger / Chicken Sandwich',
      Sides: 'Fries / Sweet Potato Fries / Onion Rings / Chicken Nuggets',
      Drinks: 'Coke / Sprite / Dr Pepper / Vanilla Milkshake / Chocolate Milkshake / Strawberry Milkshake',
    },
    `
    can i get a hamburger with no onions extra pickles and a large fries and a coke → Hamburger (no onions, extra pickles); Fries (large); Coke
    two bacon cheeseburgers one without bacon and three cokes → Bacon Cheeseburger (no bacon); Bacon Cheeseburger; 3 Coke
    cheeseburger plain with ketchup only and chicken nuggets with bbq sauce and honey mustard → Cheeseburger (plain, ketchup); Chicken Nuggets (bbq sauce, honey mustard)
    double cheeseburger no lettuce add bacon → Cheeseburger (double, no lettuce, bacon)
    a burger with lettuce tomato onion pickles mayo ketchup mustard and american cheese → Hamburger (lettuce, tomato, onion, pickles, mayo, ketchup, mustard, american cheese)
    chicken sandwich spicy with pickles and mayo on a toasted bun and a chocolate shake → Chicken Sandwich (spicy, pickles, mayo, toasted bun); Chocolate Milkshake
    i want a ten piece nugget a medium fries and a doctor pepper → Chicken Nuggets (ten piece); Fries (medium); Dr Pepper
    cheese burger ketchup and fries with ranch → Cheeseburger (ketchup); Fries (ranch)
    `,
  )
})

describe('in a third burger joint', () => {
  orders(
    {
      Burgers:
        'Classic Burger / Bacon Burger / Mushroom Swiss Burger / Black Bean Burger / Grilled Chicken Sandwich / Crispy Chicken Sandwich',
      Sides: 'Fries / Sweet Potato Fries / Onion Rings / Garden Salad',
      Drinks: 'Fountain Drink / Milkshake / Lemonade / Bottled Water',
    },
    `
    can i get a burger with cheese → Classic Burger (cheese)
    a mushroom swiss with no mushrooms → Mushroom Swiss Burger (no mushrooms)
    a crispy chicken sandwich and a grilled chicken sandwich both with extra pickles → Crispy Chicken Sandwich (extra pickles); Grilled Chicken Sandwich (extra pickles)
    two burgers and three fries → 2 Classic Burger; 3 Fries
    chicken sandwich → Grilled Chicken Sandwich
    i'll take a black bean burger on a whole wheat bun with sprouts avocado and chipotle mayo and sweet potato fries well done → Black Bean Burger (whole wheat bun, sprouts, avocado, chipotle mayo); Sweet Potato Fries (well done)
    garden salad with ranch on the side and grilled chicken → Garden Salad (ranch, on the side, grilled chicken)
    strawberry milkshake with whipped cream → Milkshake (strawberry, whipped cream)
    can my daughter have a burger plain and a lemonade → Classic Burger (plain); Lemonade
    burger medium rare no onion side of fries lemonade → Classic Burger (medium rare, no onion); Fries; Lemonade
    `,
  )
})
