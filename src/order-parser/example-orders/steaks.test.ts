// Orders at steak houses: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the steak house', () => {
  orders(
    {
      Steaks: 'Ribeye / New York Strip / Filet Mignon / T-Bone',
      Mains: 'Grilled Salmon / Roast Chicken / Bacon Cheeseburger',
      Sides: 'Baked Potato / Mashed Potatoes / Creamed Spinach / Asparagus / Mac and Cheese / Steak Fries',
      Drinks: 'Dr Pepper / Iced Tea / Malbec',
    },
    `
    i'll have the rib eye medium rare with a baked potato → Ribeye (medium rare); Baked Potato
    new york strip well done peppercorn sauce mashed potatoes and creamed spinach → New York Strip (well done, peppercorn sauce); Mashed Potatoes; Creamed Spinach
    filet minion rare → Filet Mignon (rare)
    the strip medium → New York Strip (medium)
    baked potato with sour cream chives and bacon bits → Baked Potato (sour cream, chives, bacon bits)
    bacon cheeseburger no bacon → Bacon Cheeseburger (no bacon)
    salmon with lemon butter and a doctor pepper → Grilled Salmon (lemon butter); Dr Pepper
    t bone medium well and mac n cheese → T-Bone (medium well); Mac and Cheese
    two ribeyes one rare and the other medium → Ribeye (rare); Ribeye (medium)
    an iced tea no ice no lemon unsweetened → Iced Tea (no ice, no lemon, unsweetened)
    ribeye for me and the same for my wife but well done → Ribeye; Ribeye (well done)
    `,
  )
})

describe('in a steak house', () => {
  orders(
    {
      Steaks: 'Ribeye / Filet Mignon / New York Strip / T-Bone / Surf and Turf',
      Sides:
        'Mashed Potatoes / Baked Potato / Creamed Spinach / Grilled Asparagus / Mac and Cheese / House Salad / Caesar Salad',
      Starters: 'Shrimp Cocktail / French Onion Soup / Crab Cakes',
    },
    `
    i'll take the rib eye medium rare with a loaded baked potato → Ribeye (medium rare); Baked Potato (loaded)
    new york strip medium well with peppercorn sauce and mashed potatoes → New York Strip (medium well, peppercorn sauce); Mashed Potatoes
    two filets one rare and one medium → Filet Mignon (rare); Filet Mignon (medium)
    surf n turf well done garlic butter on the side and a house salad with blue cheese dressing no croutons → Surf and Turf (well done, garlic butter, on the side); House Salad (blue cheese dressing, no croutons)
    tbone steak mac and cheese and creamed spinach → T-Bone; Mac and Cheese; Creamed Spinach
    a baked potato with butter sour cream bacon bits and chives → Baked Potato (butter, sour cream, bacon bits, chives)
    french onion soup and a caesar salad with grilled chicken dressing on the side → French Onion Soup; Caesar Salad (grilled chicken, dressing, on the side)
    `,
  )
})
