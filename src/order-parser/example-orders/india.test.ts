// Orders at Indian tables: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the Indian restaurant', () => {
  orders(
    {
      Starters: 'Vegetable Samosa / Onion Bhaji / Chicken Tikka / Poppadom',
      Curries:
        'Chicken Tikka Masala / Butter Chicken / Lamb Rogan Josh / Palak Paneer / Chana Masala / Prawn Vindaloo / Vegetable Korma',
      'Breads and rice': 'Plain Naan / Garlic Naan / Peshwari Naan / Basmati Rice / Pilau Rice / Raita',
      Drinks: 'Mango Lassi / Masala Chai / Kingfisher / Water',
    },
    `
    chicken tikka masala medium spicy with pilau rice and a garlic naan → Chicken Tikka Masala (medium spicy); Pilau Rice; Garlic Naan
    two butter chickens one mild one hot → Butter Chicken (mild); Butter Chicken (hot)
    i'd like lamb rogan josh please extra hot no coriander → Lamb Rogan Josh (extra hot, no coriander)
    four poppadoms two samosas and an onion bhaji → 4 Poppadom; 2 Vegetable Samosa; Onion Bhaji
    for papadums → 4 Poppadom
    palak paneer and three naans two garlic and one plain → Palak Paneer; 2 Garlic Naan; Plain Naan
    vindaloo but not too spicy and a mango lassi → Prawn Vindaloo (not too spicy); Mango Lassi
    chicken tikka as a starter and a rogan josh for my main → Chicken Tikka; Lamb Rogan Josh
    chana massala with basmati → Chana Masala; Basmati Rice
    can i change the rice sorry a pilau rice → Pilau Rice
    a king fisher and a lassi to drink → Kingfisher; Mango Lassi
    korma extra creamy gluten free → Vegetable Korma (extra creamy, gluten free)
    i'm allergic to nuts → 
    just a second please → 
    `,
  )
})

describe('in an Indian restaurant', () => {
  orders(
    {
      Mains:
        'Chicken Tikka Masala / Lamb Rogan Josh / Saag Paneer / Chana Masala / Butter Chicken / Lamb Vindaloo / Vegetable Biryani',
      Sides: 'Pilau Rice / Garlic Naan / Plain Naan / Samosas / Onion Bhaji / Raita / Papadum',
      Drinks: 'Mango Lassi / Kingfisher / Masala Chai',
    },
    `
    could we get a chicken tikka masala medium spicy and two garlic naans → Chicken Tikka Masala (medium spicy); 2 Garlic Naan
    butter chicken with no cream and extra gravy and a pilau rice → Butter Chicken (no cream, extra gravy); Pilau Rice
    a saag paneer and an onion bhaji and uh a mango lassi please → Saag Paneer; Onion Bhaji; Mango Lassi
    tikka masala and a plain nan → Chicken Tikka Masala; Plain Naan
    lamb rogan josh extra hot with mint chutney on the side → Lamb Rogan Josh (extra hot, mint chutney, on the side)
    two samosas and a kingfisher no wait make that three samosas → Kingfisher; 3 Samosas
    a vegetable biryani with raita and a kingfisher beer → Vegetable Biryani; Raita; Kingfisher
    a vindaloo → Lamb Vindaloo
    chicken vindaloo → 
    chick in tikka masala and garlic non → Chicken Tikka Masala; Garlic Naan
    `,
  )
})

describe('in another Indian restaurant', () => {
  orders(
    {
      Starters: 'Vegetable Samosa / Chicken Pakora / Paneer Tikka / Mulligatawny Soup',
      Curries:
        'Chicken Korma / Lamb Korma / Prawn Korma / Chicken Madras / Lamb Madras / Vegetable Curry / Dal Makhani',
      Breads: 'Naan / Garlic Naan / Peshwari Naan / Roti',
      Rice: 'Plain Rice / Pilau Rice / Mushroom Rice',
      Drinks: 'Cobra / Mango Lassi / Diet Coke',
    },
    `
    chicken korma lamb madras two pilau rice and a garlic naan → Chicken Korma; Lamb Madras; 2 Pilau Rice; Garlic Naan
    a korma with prawns and a peshwari nan please → Prawn Korma; Peshwari Naan
    lamb madras extra hot and a plain rice and a naan without butter → Lamb Madras (extra hot); Plain Rice; Naan (no butter)
    can we have three garlic naans and one plain naan → 3 Garlic Naan; Naan (plain)
    dal makhani no cream and a mango lassi no sugar → Dal Makhani (no cream); Mango Lassi (no sugar)
    `,
  )
})
