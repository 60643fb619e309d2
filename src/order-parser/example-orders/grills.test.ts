// Orders at grills: kebabs, wings, barbecue, souvlaki: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('in a kebab shop', () => {
  orders(
    {
      Kebabs: 'Doner Kebab / Chicken Shish / Lamb Shish / Falafel Wrap / Mixed Grill',
      Extras: 'Chilli Sauce / Garlic Sauce / Pitta Bread',
      Sides: 'Chips / Cheesy Chips / Hummus / Onion Rings',
      Cans: 'Coke / Fanta / Irn Bru / Ayran',
    },
    `
    large doner with chilli sauce garlic sauce and all the salad → Doner Kebab (large, chilli sauce, garlic sauce, all the salad)
    chicken shish in pitta no onions plenty of chilli sauce and a can of irn bru → Chicken Shish (pitta, no onions, extra chilli sauce); Irn Bru
    two lamb shish and chips please boss → 2 Lamb Shish; Chips
    a mixed grill cheesy chips and a diet coke → Mixed Grill; Cheesy Chips
    can i get a falafel wrap with hummus lettuce and tomato no chilli → Falafel Wrap (hummus, lettuce, tomato, no chilli)
    doner and chips twice → 2 Doner Kebab; 2 Chips
    four cans of coke → 4 Coke
    `,
  )
})

describe('at a chicken wing restaurant', () => {
  orders(
    {
      Wings: 'Bone-In Wings / Boneless Wings / Wing Combo',
      Sauces: 'Honey BBQ / Mango Habanero / Lemon Pepper / Parmesan Garlic',
      Sides: 'Celery and Carrots / Seasoned Fries / Mozzarella Sticks / Loaded Nachos',
      Drinks: 'Fountain Soda / Miller Lite / Blue Moon',
    },
    `
    ten boneless wings with honey bbq and ranch → 10 Boneless Wings (honey bbq, ranch)
    twenty bone in wings half mango habanero half lemon pepper extra wet with blue cheese → 20 Bone-In Wings (half mango habanero, half lemon pepper, extra wet, blue cheese)
    loaded nachos no jalapenos and two blue moons with orange → Loaded Nachos (no jalapenos); 2 Blue Moon (orange)
    seasoned fries well done and mozz sticks → Seasoned Fries (well done); Mozzarella Sticks
    `,
  )
})

describe('at a smokehouse', () => {
  orders(
    {
      Plates: 'Beef Brisket / Pulled Pork Sandwich / Baby Back Ribs / Smoked Turkey / Jalapeno Sausage',
      Sides: 'Mac & Cheese / Collard Greens / Baked Beans / Cornbread / Potato Salad / Coleslaw',
      Desserts: 'Pecan Pie / Banana Pudding / Peach Cobbler',
      Drinks: 'Sweet Tea / Shiner Bock / Big Red / Topo Chico',
    },
    `
    lemme get a half rack of baby back ribs with mac and cheese and collard greens → Baby Back Ribs (half rack); Mac & Cheese; Collard Greens
    pulled pork sandwich with coleslaw on it and extra pickles → Pulled Pork Sandwich (coleslaw, extra pickles)
    i'll have the brisket lean sauce on the side with a side of baked beans and cornbread → Beef Brisket (lean, sauce, on the side); Baked Beans; Cornbread
    a pound of brisket two sweet teas and a peach cobbler with vanilla ice cream → Beef Brisket (pound); 2 Sweet Tea; Peach Cobbler (vanilla ice cream)
    brisket and potato salad scratch the potato salad make it beans → Beef Brisket; Baked Beans
    hey y'all can we do three shiners and a topo chico with lime → 3 Shiner Bock; Topo Chico (lime)
    smoked turkey with no skin and a slice of pecan pie warmed up → Smoked Turkey (no skin); Pecan Pie (warmed up)
    ribs please → Baby Back Ribs
    a sausage plate and a big red → Jalapeno Sausage; Big Red
    `,
  )
})

describe('at the juice bar and the barbecue', () => {
  orders(
    {
      Smoothies: 'Berry Blast / Tropical Sunrise / Green Goddess / Peanut Butter Banana',
      'Add-ons': 'Protein Powder / Chia Seeds / Flax',
      Barbecue: 'Brisket Plate / Pulled Pork Sandwich / St. Louis Ribs / Smoked Turkey / Half Chicken',
      Sides: 'Mac & Cheese / Baked Beans / Coleslaw / Cornbread / Collard Greens / Potato Salad',
      Drinks: 'Arnold Palmer / Sweet Tea / Shiner Bock / Topo Chico',
    },
    `
    berry blast with protein powder and chia seeds → Berry Blast (protein powder, chia seeds)
    large green goddess no banana add spinach → Green Goddess (large, no banana, spinach)
    brisket plate with mac and cheese and coleslaw → Brisket Plate; Mac & Cheese; Coleslaw
    pulled pork sandwich with pickles and onions and extra sauce and a cold slaw → Pulled Pork Sandwich (pickles, onions, extra sauce); Coleslaw
    saint louis ribs full rack and a corn bread → St. Louis Ribs (full rack); Cornbread
    half a chicken with beans and a shiner → Half Chicken; Baked Beans; Shiner Bock
    an arnold palmer half sweet and a topo chico with lime → Arnold Palmer (half sweet); Topo Chico (lime)
    peanut butter banana smoothie with oat milk → Peanut Butter Banana (oat milk)
    brisket lean chopped with bread and a side of collard greens → Brisket Plate (lean, chopped, bread); Collard Greens
    i don't want any coleslaw just the ribs → St. Louis Ribs
    two sweet teas unsweet → 2 Sweet Tea (unsweet)
    can i get um the the smoked turkey and uh potato salad → Smoked Turkey; Potato Salad
    a tropical sunrise and a berry blast on second thought two berry blasts → Tropical Sunrise; 2 Berry Blast
    `,
  )
})

describe('at the Greek grill', () => {
  orders(
    {
      Mains: 'Chicken Gyro / Lamb Gyro / Falafel Wrap / Chicken Souvlaki / Moussaka / Greek Salad',
      Sides: 'Pita Bread / Hummus / Tzatziki / Dolmades / Fries',
      Drinks: 'Coca Cola / Ouzo / Retsina / Sparkling Water / Still Water',
    },
    `
    lamb gyro with extra tzatziki no onions → Lamb Gyro (extra tzatziki, no onions)
    greek salad no olives add grilled chicken → Greek Salad (no olives, grilled chicken)
    a gyro with chicken and fries → Chicken Gyro; Fries
    hummus and pita and a coke → Hummus; Pita Bread; Coca Cola
    two falafel wraps with feta and tahini sauce on whole wheat and two waters still → 2 Falafel Wrap (feta, tahini sauce, whole wheat); 2 Still Water
    moussaka and a glass of retsina → Moussaka; Retsina (glass)
    chicken year oh → 
    chicken souvlaki can you put the sauce on the side → Chicken Souvlaki (sauce, on the side)
    a greek salad and a moussaka actually change the moussaka to souvlaki → Greek Salad; Chicken Souvlaki
    nothing to drink just a falafel wrap → Falafel Wrap
    `,
  )
})

describe('in a Greek restaurant', () => {
  orders(
    {
      Mains: 'Lamb Gyro / Chicken Souvlaki Plate / Moussaka / Spanakopita / Falafel Pita',
      Salads: 'Greek Salad / Village Salad',
      Sides: 'Hummus / Tzatziki / Dolmades / Lemon Potatoes',
      Drinks: 'Retsina / Mythos Beer / Greek Coffee',
    },
    `
    two lamb gyros extra tzatziki no onion on both → 2 Lamb Gyro (extra tzatziki, no onion)
    a lamb gyro and a falafel pita no tomatoes on both → Lamb Gyro (no tomatoes); Falafel Pita (no tomatoes)
    greek salad dressing on the side no olives and the moussaka → Greek Salad (dressing, on the side, no olives); Moussaka
    chicken souvlaki with lemon potatoes and a greek coffee → Chicken Souvlaki Plate; Lemon Potatoes; Greek Coffee
    i'll do the spana kopita and a mythos → Spanakopita; Mythos Beer
    a gyro on a whole wheat pita with feta cheese red onion and hot sauce → Lamb Gyro (whole wheat pita, feta cheese, red onion, hot sauce)
    `,
  )
})
