// Orders as people really speak them, at tables of the East: sushi, ramen, Indian, bubble tea.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('at the sushi bar', () => {
  const menu = menuOf({
    Rolls:
      'California Roll / Spicy Tuna Roll / Rainbow Roll / Dragon Roll / Salmon Avocado Roll / Shrimp Tempura Roll',
    Nigiri: 'Salmon Nigiri / Tuna Nigiri / Eel Nigiri / Yellowtail Nigiri',
    Starters: 'Edamame / Miso Soup / Seaweed Salad / Gyoza / Agedashi Tofu',
    Drinks: 'Green Tea / Hot Sake / Sapporo / Asahi / Ramune',
  })

  test.each([
    ['two california rolls and a miso soup', '2 California Roll; Miso Soup'],
    ['spicy tuna roll no cucumber extra wasabi', 'Spicy Tuna Roll (no cucumber, extra wasabi)'],
    ['can i have one rainbow and one dragon roll', 'Rainbow Roll; Dragon Roll'],
    ['salmon nigiri two pieces and eel nigiri', '2 Salmon Nigiri; Eel Nigiri'],
    [
      'edamame to start and then a shrimp tempura roll with spicy mayo',
      'Edamame; Shrimp Tempura Roll (spicy mayo)',
    ],
    ['gyoza gyoza please', 'Gyoza'],
    ['an order of edamame easy on the salt', 'Edamame (light salt)'],
    ['a couple of asahis and a hot sake', '2 Asahi; Hot Sake'],
    ['half a dozen salmon nigiri', '6 Salmon Nigiri'],
    [
      'salmon avocado roll with brown rice soy sauce on the side',
      'Salmon Avocado Roll (brown rice, soy sauce, on the side)',
    ],
    ['i will take the dragon roll without eel sauce and a saporo', 'Dragon Roll (no eel sauce); Sapporo'],
    ['another two yellowtail', '2 Yellowtail Nigiri'],
    ['california roll but with real crab', 'California Roll (real crab)'],
    ['sea weed salad', 'Seaweed Salad'],
    ['green tea for me and same for her', '2 Green Tea'],
    ['is the miso soup vegan', ''],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the ramen shop', () => {
  const menu = menuOf({
    Ramen: 'Tonkotsu Ramen / Shoyu Ramen / Spicy Miso Ramen / Veggie Ramen',
    Small: 'Pork Buns / Chicken Karaage / Rice / Kimchi',
    Extras: 'Soft Boiled Egg / Chashu Pork / Bamboo Shoots / Corn',
    Drinks: 'Iced Tea / Calpico / Kirin',
  })

  test.each([
    [
      'tonkotsu ramen with extra noodles and a soft boiled egg',
      'Tonkotsu Ramen (extra noodles); Soft Boiled Egg',
    ],
    [
      'one shoyu no scallions and one spicy miso extra spicy',
      'Shoyu Ramen (no scallions); Spicy Miso Ramen (extra spicy)',
    ],
    [
      'tonkotsu ramen firm noodles light broth with corn and bamboo shoots',
      'Tonkotsu Ramen (firm noodles, light broth, corn, bamboo shoots)',
    ],
    ['can i get pork buns and a side of kimchi', 'Pork Buns; Kimchi'],
    ['veggie ramen without egg and an ice tea', 'Veggie Ramen (no egg); Iced Tea'],
    ['two spicy misos and three kirins', '2 Spicy Miso Ramen; 3 Kirin'],
    ['karaage with mayo a bowl of rice and a calpico', 'Chicken Karaage (mayo); Rice; Calpico'],
    [
      'a tonkotsu and a shoyu and put extra garlic on both',
      'Tonkotsu Ramen (extra garlic); Shoyu Ramen (extra garlic)',
    ],
    ['shoyu ramen i want that with extra pork', 'Shoyu Ramen (extra pork)'],
    ['ton kotsu ramen', 'Tonkotsu Ramen'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the Indian restaurant', () => {
  const menu = menuOf({
    Starters: 'Vegetable Samosa / Onion Bhaji / Chicken Tikka / Poppadom',
    Curries:
      'Chicken Tikka Masala / Butter Chicken / Lamb Rogan Josh / Palak Paneer / Chana Masala / Prawn Vindaloo / Vegetable Korma',
    'Breads and rice': 'Plain Naan / Garlic Naan / Peshwari Naan / Basmati Rice / Pilau Rice / Raita',
    Drinks: 'Mango Lassi / Masala Chai / Kingfisher / Water',
  })

  test.each([
    [
      'chicken tikka masala medium spicy with pilau rice and a garlic naan',
      'Chicken Tikka Masala (medium spicy); Pilau Rice; Garlic Naan',
    ],
    ['two butter chickens one mild one hot', 'Butter Chicken (mild); Butter Chicken (hot)'],
    ["i'd like lamb rogan josh please extra hot no coriander", 'Lamb Rogan Josh (extra hot, no coriander)'],
    ['four poppadoms two samosas and an onion bhaji', '4 Poppadom; 2 Vegetable Samosa; Onion Bhaji'],
    ['for papadums', '4 Poppadom'],
    ['palak paneer and three naans two garlic and one plain', 'Palak Paneer; 2 Garlic Naan; Plain Naan'],
    ['vindaloo but not too spicy and a mango lassi', 'Prawn Vindaloo (not too spicy); Mango Lassi'],
    ['chicken tikka as a starter and a rogan josh for my main', 'Chicken Tikka; Lamb Rogan Josh'],
    ['chana massala with basmati', 'Chana Masala; Basmati Rice'],
    ['can i change the rice sorry a pilau rice', 'Pilau Rice'],
    ['a king fisher and a lassi to drink', 'Kingfisher; Mango Lassi'],
    ['korma extra creamy gluten free', 'Vegetable Korma (extra creamy, gluten free)'],
    ["i'm allergic to nuts", ''],
    ['just a second please', ''],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the bubble tea counter', () => {
  const menu = menuOf({
    'Milk teas': 'Classic Milk Tea / Taro Milk Tea / Brown Sugar Milk Tea / Thai Tea / Matcha Latte',
    'Fruit teas': 'Passion Fruit Green Tea / Mango Slush / Lychee Black Tea / Strawberry Lemonade',
    Snacks: 'Popcorn Chicken / Egg Waffle',
  })

  test.each([
    [
      'large taro milk tea half sugar less ice with boba',
      'Taro Milk Tea (large, half sugar, light ice, boba)',
    ],
    [
      'can i get a brown sugar milk tea with oat milk and tapioca pearls',
      'Brown Sugar Milk Tea (oat milk, tapioca pearls)',
    ],
    ['mango slush no ice extra popping boba', 'Mango Slush (no ice, extra popping boba)'],
    [
      'passion fruit green tea fifty percent sugar and lychee jelly',
      'Passion Fruit Green Tea (fifty percent sugar, lychee jelly)',
    ],
    ['two thai teas and a popcorn chicken spicy', '2 Thai Tea; Popcorn Chicken (spicy)'],
    ['matcha latte with grass jelly and cheese foam', 'Matcha Latte (grass jelly, cheese foam)'],
    [
      'classic milk tea with pudding and red bean not too sweet',
      'Classic Milk Tea (pudding, red bean, not too sweet)',
    ],
    [
      'a lychee tea and a strawberry lemonade both large',
      'Lychee Black Tea (large); Strawberry Lemonade (large)',
    ],
    ['a milk tea', 'Classic Milk Tea'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})
