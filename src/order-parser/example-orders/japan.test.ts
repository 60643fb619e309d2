// Orders at sushi bars and ramen shops: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the sushi bar', () => {
  orders(
    {
      Rolls:
        'California Roll / Spicy Tuna Roll / Rainbow Roll / Dragon Roll / Salmon Avocado Roll / Shrimp Tempura Roll',
      Nigiri: 'Salmon Nigiri / Tuna Nigiri / Eel Nigiri / Yellowtail Nigiri',
      Starters: 'Edamame / Miso Soup / Seaweed Salad / Gyoza / Agedashi Tofu',
      Drinks: 'Green Tea / Hot Sake / Sapporo / Asahi / Ramune',
    },
    `
    two california rolls and a miso soup → 2 California Roll; Miso Soup
    spicy tuna roll no cucumber extra wasabi → Spicy Tuna Roll (no cucumber, extra wasabi)
    can i have one rainbow and one dragon roll → Rainbow Roll; Dragon Roll
    salmon nigiri two pieces and eel nigiri → 2 Salmon Nigiri; Eel Nigiri
    edamame to start and then a shrimp tempura roll with spicy mayo → Edamame; Shrimp Tempura Roll (spicy mayo)
    gyoza gyoza please → Gyoza
    an order of edamame easy on the salt → Edamame (light salt)
    a couple of asahis and a hot sake → 2 Asahi; Hot Sake
    half a dozen salmon nigiri → 6 Salmon Nigiri
    salmon avocado roll with brown rice soy sauce on the side → Salmon Avocado Roll (brown rice, soy sauce, on the side)
    i will take the dragon roll without eel sauce and a saporo → Dragon Roll (no eel sauce); Sapporo
    another two yellowtail → 2 Yellowtail Nigiri
    california roll but with real crab → California Roll (real crab)
    sea weed salad → Seaweed Salad
    green tea for me and same for her → 2 Green Tea
    is the miso soup vegan → 
    `,
  )
})

describe('in a sushi bar', () => {
  orders(
    {
      Rolls:
        'California Roll / Spicy Tuna Roll / Salmon Avocado Roll / Dragon Roll / Philadelphia Roll / Vegetable Roll',
      Nigiri: 'Salmon Nigiri / Tuna Nigiri / Eel Nigiri',
      Sides: 'Edamame / Miso Soup / Seaweed Salad / Gyoza',
      Drinks: 'Green Tea / Sapporo / Sake / Ramune',
    },
    `
    can i get two california rolls and a spicy tuna → 2 California Roll; Spicy Tuna Roll
    one dragon roll no cucumber extra wasabi and a miso soup → Dragon Roll (no cucumber, extra wasabi); Miso Soup
    salmon nigiri tuna nigiri and an eel → Salmon Nigiri; Tuna Nigiri; Eel Nigiri
    an order of gyoza and an edamame to start and then a philadelphia roll without the cream cheese → Gyoza; Edamame; Philadelphia Roll (no cream cheese)
    to california rolls and for salmon nigiris → 2 California Roll; 4 Salmon Nigiri
    i'll have the salmon avocado roll with brown rice and spicy mayo on the side and some green tea → Salmon Avocado Roll (brown rice, spicy mayo, on the side); Green Tea
    sea weed salad and a sopporo → Seaweed Salad; Sapporo
    a vegetable roll two of those and a sake → 2 Vegetable Roll; Sake
    can i get a dragon roll with soy paper instead of nori → Dragon Roll (soy paper, no nori)
    philly roll and a hot sake → Philadelphia Roll; Sake (hot)
    `,
  )
})

describe('at the ramen shop', () => {
  orders(
    {
      Ramen: 'Tonkotsu Ramen / Shoyu Ramen / Spicy Miso Ramen / Veggie Ramen',
      Small: 'Pork Buns / Chicken Karaage / Rice / Kimchi',
      Extras: 'Soft Boiled Egg / Chashu Pork / Bamboo Shoots / Corn',
      Drinks: 'Iced Tea / Calpico / Kirin',
    },
    `
    tonkotsu ramen with extra noodles and a soft boiled egg → Tonkotsu Ramen (extra noodles); Soft Boiled Egg
    one shoyu no scallions and one spicy miso extra spicy → Shoyu Ramen (no scallions); Spicy Miso Ramen (extra spicy)
    tonkotsu ramen firm noodles light broth with corn and bamboo shoots → Tonkotsu Ramen (firm noodles, light broth, corn, bamboo shoots)
    can i get pork buns and a side of kimchi → Pork Buns; Kimchi
    veggie ramen without egg and an ice tea → Veggie Ramen (no egg); Iced Tea
    two spicy misos and three kirins → 2 Spicy Miso Ramen; 3 Kirin
    karaage with mayo a bowl of rice and a calpico → Chicken Karaage (mayo); Rice; Calpico
    a tonkotsu and a shoyu and put extra garlic on both → Tonkotsu Ramen (extra garlic); Shoyu Ramen (extra garlic)
    shoyu ramen i want that with extra pork → Shoyu Ramen (extra pork)
    ton kotsu ramen → Tonkotsu Ramen
    `,
  )
})

describe('in a ramen shop', () => {
  orders(
    {
      Ramen: 'Tonkotsu Ramen / Shoyu Ramen / Spicy Miso Ramen / Vegan Ramen',
      'Small plates': 'Pork Bao / Karaage / Takoyaki / Kimchi',
      Drinks: 'Asahi / Calpico / Iced Oolong Tea',
    },
    `
    one tonkotsu with extra noodles and a soft boiled egg → Tonkotsu Ramen (extra noodles, soft boiled egg)
    spicy miso ramen no bamboo shoots no corn add chashu → Spicy Miso Ramen (no bamboo shoots, no corn, chashu)
    shoyu ramen with bean sprouts nori green onions and chili oil → Shoyu Ramen (bean sprouts, nori, green onions, chili oil)
    two pork baos a karaage and two asahis → 2 Pork Bao; Karaage; 2 Asahi
    vegan ramen with kimchi and tofu and a side of kimchi → Vegan Ramen (kimchi, tofu); Kimchi
    i want the tonkotsu ramen firm noodles rich broth and light on the garlic → Tonkotsu Ramen (firm noodles, rich broth, light garlic)
    can i have tonkatsu ramen → Tonkotsu Ramen
    an iced oolong and the same for me → 2 Iced Oolong Tea
    `,
  )
})
