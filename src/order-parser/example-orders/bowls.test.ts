// Orders of bowls and juices: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the poke bar', () => {
  orders(
    {
      Poke: 'Build Your Own Bowl / Hawaiian Classic / Spicy Tuna Bowl / Salmon Lover',
      Snacks: 'Seaweed Salad / Spam Musubi / Mochi',
      Drinks: 'Guava Juice / Green Tea / Water',
    },
    `
    spicy tuna bowl with brown rice cucumber mango edamame and spicy mayo on the side → Spicy Tuna Bowl (brown rice, cucumber, mango, edamame, spicy mayo, on the side)
    build your own bowl with salmon white rice avocado seaweed salad and ponzu sauce → Build Your Own Bowl (salmon, white rice, avocado, seaweed salad, ponzu sauce)
    one hawaiian classic extra macadamia nuts no onion two mochis and a guava juice → Hawaiian Classic (extra macadamia nuts, no onion); 2 Mochi; Guava Juice
    salmon lover half rice half greens with wasabi → Salmon Lover (half rice, half greens, wasabi)
    three spam musubis and a water please → 3 Spam Musubi; Water
    `,
  )
})

describe('with a menu of poke bowls', () => {
  orders(
    {
      Bowls: 'Small Bowl / Regular Bowl / Large Bowl / Poke Burrito',
      Extras: 'Avocado / Extra Protein / Macadamia Nuts / Spam Musubi',
      Drinks: 'Green Tea / Kombucha / Passion Orange Guava',
    },
    `
    large bowl with half brown rice half mixed greens ahi tuna salmon cucumber edamame seaweed salad masago spicy mayo and crispy onions → Large Bowl (half brown rice, half mixed greens, ahi tuna, salmon, cucumber, edamame, seaweed salad, masago, spicy mayo, crispy onions)
    regular bowl sushi rice spicy tuna no onions extra ginger and avocado → Regular Bowl (sushi rice, spicy tuna, no onions, extra ginger, avocado)
    poke burrito with salmon and mango and a kombucha → Poke Burrito (salmon, mango); Kombucha
    two small bowls one with tofu one with shrimp → Small Bowl (tofu); Small Bowl (shrimp)
    `,
  )
})

describe('at the bowl place', () => {
  orders(
    {
      Bowls:
        'Buddha Bowl = Options: brown rice, quinoa, chickpeas, crispy shallots / Poke Bowl / Burrito Bowl / Açaí Bowl',
      Juices: 'Green Machine / Carrot Ginger / Kombucha',
      Extras: 'Avocado / Tempeh',
    },
    `
    buddha bowl with quinoa instead of brown rice and extra chickpeas → Buddha Bowl (quinoa, no brown rice, extra chickpeas)
    acai bowl with granola banana and almond butter → Açaí Bowl (granola, banana, almond butter)
    poke bowl salmon white rice cucumber edamame spicy mayo → Poke Bowl (salmon, white rice, cucumber, edamame, spicy mayo)
    burrito bowl no rice no cheese extra avocado and a kombucha → Burrito Bowl (no rice, no cheese, extra avocado); Kombucha
    buddha bowl crispy shallots tahini dressing → Buddha Bowl (crispy shallots, tahini dressing)
    a green machine a carrot ginger and that will be all thanks → Green Machine; Carrot Ginger
    poke bowl with tempeh and a side of avocado → Poke Bowl (tempeh); Avocado
    Hi. Two Buddha Bowls, please. One with tempeh. → Buddha Bowl (tempeh); Buddha Bowl
    `,
  )
})

describe('with a menu of vegan bowls', () => {
  orders(
    {
      Bowls: 'Buddha Bowl / Poke Bowl / Teriyaki Tofu Bowl / Build Your Own Bowl',
      Smoothies: 'Green Smoothie / Acai Smoothie / Mango Smoothie',
      Sweets: 'Chia Pudding / Raw Brownie',
    },
    `
    can i get the buddha bowl with quinoa instead of rice extra avocado and tahini dressing → Buddha Bowl (quinoa, no rice, extra avocado, tahini dressing)
    a build your own bowl with brown rice sweet potato kale roasted chickpeas and peanut sauce → Build Your Own Bowl (brown rice, sweet potato, kale, roasted chickpeas, peanut sauce)
    teriyaki tofu bowl no edamame and a green smoothie with almond milk and a scoop of protein powder → Teriyaki Tofu Bowl (no edamame); Green Smoothie (almond milk, protein powder)
    acai smoothie topped with granola and coconut flakes → Acai Smoothie (granola, coconut flakes)
    a chia pudding and a brownie → Chia Pudding; Raw Brownie
    `,
  )
})

describe('at a juice bar', () => {
  orders(
    {
      Smoothies: 'Berry Blast / Tropical Sunrise / Peanut Butter Power / Green Goddess',
      Juices: 'Orange Juice / Carrot Ginger Juice / Beet It / Cold Pressed Apple Juice',
      Bowls: 'Acai Bowl / Pitaya Bowl / Oatmeal',
      Toast: 'Avocado Toast / Almond Butter Toast',
      Shots: 'Ginger Shot / Wheatgrass Shot',
    },
    `
    sixteen ounce berry blast with almond milk and a scoop of whey protein → Berry Blast (sixteen ounce, almond milk, whey protein)
    acai bowl no honey extra granola sub strawberries for banana → Acai Bowl (no honey, extra granola, strawberries, no banana)
    a green goddess no kale and two ginger shots → Green Goddess (no kale); 2 Ginger Shot
    avocado toast on sourdough with a poached egg and chili flakes → Avocado Toast (sourdough, poached egg, chili flakes)
    peanut butter power with oat milk banana and chia seeds → Peanut Butter Power (oat milk, banana, chia seeds)
    can i get an orange juice no pulp and a large apple juice → Orange Juice (no pulp); Cold Pressed Apple Juice (large)
    a large carrot juice and a beat it → Carrot Ginger Juice (large); Beet It
    um i'll do the tropical sunrise but with coconut water instead of orange juice → Tropical Sunrise (coconut water, no orange juice)
    oatmeal with brown sugar blueberries and walnuts → Oatmeal (brown sugar, blueberries, walnuts)
    pitaya bowl hold the coconut → Pitaya Bowl (no coconut)
    `,
  )
})
