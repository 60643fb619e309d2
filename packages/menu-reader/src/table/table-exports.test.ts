import { rowsOf, shownMenu, shownOptions } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

describe('The export of', () => {
  it('Square yields a dish for each variation and none that is archived', () => {
    const menu = read(`
      Token|Item Name|Variation Name|SKU|Description|Categories|Reporting Category|Item Type|Price|Online Sale Price|Archived|Sellable|Option Name 1|Option Value 1|Modifier Set - Milk
      T1|Latte|Small||Milk coffee|Hot, Coffee|Coffee|Prepared food|4.50||N|Y|||Y
      T1|Latte|Large||Milk coffee|Hot, Coffee|Coffee|Prepared food|5.50||N|Y|||Y
      T2|Old tea|Regular|||Tea|Tea|Prepared food|2.50||Y|Y|||
      T3|Secret tea|Regular|||Tea|Tea|Prepared food|2.50||N|N|||`)
    expect(menu).toBe(
      'Coffee: Latte (Small) 450, Latte (Large) 550; Tea: Secret tea 250 [not-on-sale] | archived-left-out, extras-left-out',
    )
  })

  it('Clover marks hidden dishes', () => {
    const menu = read(`
      Clover ID|Name|Alternate Name|Price|Price Type|Price Unit|Tax Rates|Cost|Product Code|Hidden|Non-revenue item
      A1|Burger||12.5|Fixed||Sales|4||No|No
      A2|Staff meal||5|Fixed||Sales|4||Yes|No`)
    expect(menu).toBe('Burger 1250 [no-category], Staff meal 500 [not-on-sale, no-category]')
  })

  it.each([
    'Handle|SKU|Name|Category|Description|Sold by weight|Option 1 name|Option 1 value|Cost|Available for sale [Bar]|Price [Bar]|In stock [Bar]',
    'Handle|REF|Nombre|Categoria|Descripción|Vendido por peso|Opción 1 nombre|Opción 1 valor|Coste|Disponibles para la venta [Bar]|Precio [Bar]|En inventario [Bar]',
    'Handle|UGS|Nom|Catégorie|Description|Vendu au poids|Nom de l’option 1|Valeur de l’option 1|Coût|Disponible à la vente [Bar]|Prix [Bar]|En stock [Bar]',
    'Handle|SKU|Name|Kategorie|Beschreibung|Nach Gewicht|Option 1 Name|Option 1 Wert|Kosten|Verfügbar zum Verkauf [Bar]|Preis [Bar]|Lager [Bar]',
    'Handle|SKU|Nome|Categoria|Descrizione|Venduto a peso|Nome opzione 1|Valore opzione 1|Costo|Disponibile per la vendita [Bar]|Prezzo [Bar]|In magazzino [Bar]',
    'Handle|REF|Nome|Categoria|Descrição|Vendido por peso|Nome da opção 1|Valor da opção 1|Custo|Disponível para venda [Bar]|Preço [Bar]|Em estoque [Bar]',
    'Handle|SKU|Naam|Categorie|Beschrijving|Per gewicht|Optie 1 naam|Optie 1 waarde|Kosten|Beschikbaar voor verkoop [Bar]|Prijs [Bar]|Voorraad [Bar]',
    'Handle|SKU|Όνομα|Κατηγορία|Περιγραφή|Με βάρος|Όνομα επιλογής 1|Τιμή επιλογής 1|Κόστος|Διαθέσιμο προς πώληση [Bar]|Τιμή [Bar]|Απόθεμα [Bar]',
  ])('Loyverse is read in any of its languages: %s', headings => {
    const menu = read(`${headings}
      pizza|1|Pizza|Mains|<p>with jam&oacute;n</p>|N|Size|Small|3.00|Y|8.00|
      pizza|2||||||Large|4.00|Y|12.00|
      tea|3|Tea|Drinks||N|||0.10|N|2.50|`)
    expect(menu).toBe('Mains: Pizza (Small) 800, Pizza (Large) 1200; Drinks: Tea 250 [not-on-sale]')
  })

  it.each([
    'ID|Type|SKU|Name|Published|Visibility in catalog|Short description|Description|Sale price|Regular price|Categories|Parent|Attribute 1 name|Attribute 1 value(s)',
    'ID|Typ|Artikelnummer|Name|Veröffentlicht|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Angebotspreis|Regulärer Preis|Kategorien|Übergeordnetes Produkt|Attribut 1 Name|Attribut 1 Wert(e)',
    'ID|Tipo|SKU|Nombre|Publicado|Visibilidad en el catálogo|Descripción corta|Descripción|Precio rebajado|Precio normal|Categorías|Superior|Nombre del atributo 1|Valor(es) del atributo 1',
    'ID|Type|UGS|Nom|Publié|Visibilité dans le catalogue|Description courte|Description|Tarif promo|Tarif régulier|Catégories|Parent|Nom de l’attribut 1|Valeur(s) de l’attribut 1',
    'ID|Tipo|COD|Nome|Pubblicato|Visibilità nel catalogo|Breve descrizione|Descrizione|Prezzo in offerta|Prezzo di listino|Categorie|Genitore|Nome attributo 1|Valore/i attributo 1',
  ])('WooCommerce has variations in rows below: %s', headings => {
    const menu = read(`${headings}
      10|variable|PZ|Pizza|1|visible|<p>Tomato &amp; cheese</p>||||Food > Pizza, Best|||Small, Large
      11|variation||Pizza - Small|1|visible||||8,50||PZ||Small
      12|variation||Pizza - Large|1|visible||||11,50||id:10||Large
      13|simple||Ale|0|visible|||2,00|3,80|Drinks|||`)
    expect(menu).toBe('Pizza: Pizza (Small) 850, Pizza (Large) 1150; Drinks: Ale 380 [not-on-sale]')
  })

  it('Shopify names a dish once and has the shop’s category in its type', () => {
    const menu = read(`
      Handle|Title|Body (HTML)|Vendor|Product Category|Type|Published|Option1 Name|Option1 Value|Variant Grams|Variant Inventory Qty|Variant Price|Variant Compare At Price|Image Src|Status
      latte|Latte|<p>Milk<br>coffee</p>|Bar|Food, Beverages & Tobacco > Beverages|Coffee|TRUE|Size|Small|0|1|4.50|6.00|http://x/1.jpg|active
      latte|||||||Size|Large|0|1|5.50||http://x/2.jpg|
      latte|||||||||||||http://x/3.jpg|
      cake|Cake||Bar|Food, Beverages & Tobacco > Food Items|Bakery|TRUE|Title|Default Title|0|1|3.75|||draft`)
    expect(menu).toBe('Coffee: Latte (Small) 450, Latte (Large) 550; Bakery: Cake 375 [not-on-sale]')
  })

  it('a delivery platform has headings and ids of its own', () => {
    const menu = read(`
      restaurant_id|restaurant_name|category_name|item_id|item_name|item_description|item_price|currency|rating|image_url
      7|Casa|Tacos|1|Al pastor|pork|35.00|MXN|4.5|http://x`)
    expect(menu).toBe('Tacos: Al pastor 3500 | other-currency')
  })

  it('a program may count in cents if the heading says so', () => {
    expect(read('name|price_cents|category\n Soup|650|A')).toBe('A: Soup 650')
  })
})

describe('A sheet made by hand', () => {
  it('may have a column for each size, with a dash for a missing one', () => {
    const menu = read(`
      Category|Item|Small|Price Medium|Price (Large)
      Pizza|Margherita|$8|$10|$12
      Pizza|Funghi|9|-|13
      Pizza|Calzone||11|`)
    expect(menu).toBe(
      'Pizza: Margherita (Small) 800, Margherita (Medium) 1000, Margherita (Large) 1200, ' +
        'Funghi (Small) 900, Funghi (Large) 1300, Calzone 1100',
    )
  })

  it.each([
    ['Wein|Glas|Flasche\nRiesling|5,50|24,00', ['Riesling (Glas)', 'Riesling (Flasche)']],
    ['Vino|Copa|Botella\nRioja|3,50|18,00', ['Rioja (Copa)', 'Rioja (Botella)']],
    ['Πιάτο|Ποτήρι|Μπουκάλι\nΜοσχοφίλερο|5,50|24,00', ['Μοσχοφίλερο (Ποτήρι)', 'Μοσχοφίλερο (Μπουκάλι)']],
    ['Dish|Size 1|Price 1|Size 2|Price 2\nWings|6 pcs|8|12 pcs|14', ['Wings (6 pcs)', 'Wings (12 pcs)']],
    ['Drink|Quantity|Price\nEspresso|Single/Double|1,60/2,20', ['Espresso (Single)', 'Espresso (Double)']],
    ['Dish|Price\nMussels|Small $8, Large $13', ['Mussels (Small)', 'Mussels (Large)']],
    ['Beer|Price\nLager|0,3 l 3,50 / 0,5 l 5,20', ['Lager (0,3 l)', 'Lager (0,5 l)']],
  ])('may name sizes in its own way: %s', (text, names) => {
    for (const name of names) expect(read(text)).toContain(name)
  })

  it('may have headings for each category, with columns in another order', () => {
    const menu = read(`
      PIZZA
      Item|Description|Small|Large
      Margherita|tomato|8|12

      PASTA
      Item|Price|Description
      Carbonara|14.00|egg`)
    expect(menu).toBe('PIZZA: Margherita (Small) 800, Margherita (Large) 1200; PASTA: Carbonara 1400')
  })

  it('may have notes, which are no categories', () => {
    const menu = read('Name|Price\nSoups:|\nPea|5\nAll prices include VAT.|\nLeek|6')
    expect(menu).toBe('Soups: Pea 500, Leek 600')
  })

  it('may have a comma too many in a row, which is repaired with a doubt', () => {
    const menu = read('Name,Price,Description\nSoup,5.50,with cream, basil\nPie,6,50,warm', ',')
    expect(menu).toBe('Soup 550 [row-damaged, no-category], Pie 650 [row-damaged, no-category]')
  })

  it('without a heading for the prices is read with a doubt', () => {
    expect(read('Dish|Today|Calories\nSoup|5.50|120\nPie|7.00|300')).toBe(
      'Soup 550 [no-category], Pie 700 [no-category] | prices-guessed',
    )
  })

  it('uses the dine-in price, not the delivery price', () => {
    expect(read('Dish|Delivery price|Dine-in price|Cost price\nPie|9|8|3')).toBe('Pie 800 [no-category]')
  })

  it.each([
    ['Name|Price\nAdd bacon|2', 'perhaps-extra'],
    ['Name|Price\nPie|from 8', 'price-from'],
    ['Category|Name|Price\nToppings|Olives|1', 'perhaps-extra'],
  ])('has a doubt: %s', (text, doubt) => {
    expect(read(text)).toContain(doubt)
  })

  it.each([
    'Date|Item|Qty|Gross Sales|Net Sales\n2026-01-01|Latte|1|4.50|4.50',
    'Order ID|Item|Price\n77|Latte|4.50',
    'Name|Email|Phone|Balance\nAnn|ann@x.com|555|12.50',
    'Name|Price\nann@x.com|5\nbob@x.com|6\ncy@x.com|7\ndi@x.com|8\ned@x.com|9',
  ])('with sales, orders or people is no menu: %s', text => {
    expect(readTable(rowsOf(text), 'USD')).toEqual({ kind: 'unreadable', why: 'not-a-menu' })
  })

  it('is read the same with its columns in any order', () => {
    const table = [
      ['Category', 'Item', 'Description', 'Small', 'Large', 'SKU', 'Hidden'],
      ['Pizza', 'Margherita', 'tomato and basil', '8.50', '12.00', 'A-1', 'no'],
      ['Pizza', 'Funghi', 'mushrooms', '9.50', '', 'A-2', 'yes'],
      ['Drinks', 'Cola', '', '2.50', '3.50', 'A-3', 'no'],
    ]
    const sorted = (order: readonly number[]) =>
      read(table.map(cells => order.map(at => cells[at]).join('|')).join('\n'))
        .split(/[:;,] /)
        .sort()
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })
    fc.assert(
      fc.property(order, columns => {
        expect(sorted(columns)).toEqual(sorted([0, 1, 2, 3, 4, 5, 6]))
      }),
      longRun({ seed: 3, numRuns: 50 }, { numRuns: 5040 }),
    )
  })
})

const read = (text: string, delimiter = '|') =>
  shownMenu(readTable(rowsOf(text, delimiter), 'USD', { delimiter }))

describe('The options of a table are', () => {
  it.each([
    [
      'sizes named by Shopify',
      'Handle|Title|Option1 Name|Option1 Value|Variant Price\nl|Latte|Cup|Small|4\nl|||Large|5',
      ['Latte: Cup 1-1: Small* 0, Large 100'],
    ],
    [
      'sizes in columns',
      'Name|Glass|Bottle\nMerlot|6|24\nRioja|7|28',
      ['Merlot:  1-1: Glass* 0, Bottle 1800', 'Rioja:  1-1: Glass* 0, Bottle 2100'],
    ],
    [
      'extras in words',
      'Name|Price|Add-ons\nBurger|9.50|Bacon +2, Egg +1.50\nPie|8.00|',
      ['Burger: Add-ons 0-2: Bacon 200, Egg 150'],
    ],
    [
      'rows that name their dish',
      'ID|Type|Name|Price|Parent\n7|dish|Burger|9.50|\n8|modifier|Bacon|2.00|7\n9|modifier|Egg|1.50|Burger',
      ['Burger:  0-2: Bacon 200, Egg 150'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shownOptions(readTable(rowsOf(text), 'USD'))).toEqual(expected)
  })
})
