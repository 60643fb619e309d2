import { rowsOf, shownMenuItems } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

describe('The columns of a table', () => {
  it('include the full name rather than the short one for the kitchen or a button', () => {
    expect(
      read(`
      Menu Group|Menu Item|POS Name|Kitchen Name|Base Price
      Apps|Bang bang shrimp|BANG BANG SH|BB SHR|12
      Apps|Onion rings|ONION RINGS|ON RNG|6`),
    ).toBe('Apps: Bang bang shrimp 1200, Onion rings 600')
  })

  it('include the price with tax, not the one without tax or the purchase price', () => {
    const headings = 'Item name|Menu group|Price (excl. tax)|Price (incl. tax)|Takeaway price|supply_price'
    expect(read(`${headings}\nPie|Mains|8.18|9.00|8.50|2.10`)).toBe('Mains: Pie 900')
  })

  it('treat the price of another location as a further price, not as a size', () => {
    const headings = 'Item|Category|Price|Price Harbour Road'
    expect(read(`${headings}\nPie|Mains|9|9\nTea|Drinks|2|2.50`)).toBe(
      'Mains: Pie 900; Drinks: Tea 200 [several-prices]',
    )
  })

  it('may have only sizes as headings and none above the names', () => {
    expect(
      read(`
      The Anchor||||
      |Glass 12cl|Bottle (R$)|Magnum|
      WHITE||||
      House white|8.50|42||V
      RED||||
      House red||115,00|95|`),
    ).toBe(
      'WHITE: House white (Glass 12cl) 850, House white (Bottle) 4200; RED: House red (Bottle) 11500, House red (Magnum) 9500',
    )
  })

  it('yield a size once, even if an option repeats it', () => {
    expect(
      read(`
      Name|Variant|Option 1|Option value 1|Price (GBP)|Category
      Brew|Small|Volume|Small|3.20|Cold
      Brew|Large|Volume|Large|4.10|Cold`),
    ).toBe('Cold: Brew (Small) 320, Brew (Large) 410')
  })

  it('do not change at a row without a price that contains words of headings', () => {
    expect(
      read(`
      Item Name|Variation Name|Item Type|Categories|Price|Archived|Sellable
      Deposit|Regular|Prepared food and beverage|Retail|variable|N|Y
      Ale|Pint|Prepared food and beverage|Beer|5.80|N|Y`),
    ).toBe('Retail: Deposit – [price-unreadable]; Beer: Ale 580')
  })

  it('may belong to several tables side by side, each with its own headings', () => {
    expect(
      read(`
      Starters|Price||Mains|Price
      Soup|5.00||Lamb|16.50
      Squid|6.50||Bass|17.00`),
    ).toBe('Starters: Soup 500; Mains: Lamb 1650; Starters: Squid 650; Mains: Bass 1700')
  })

  it('may have several price lists: the first one counts, with one doubt about the file', () => {
    const headings = 'Código|Designação|Família|PVP1|PVP2'
    const rows = [
      'Bife|Carnes|9,80|10,80',
      'Polvo|Peixes|17,90|18,90',
      'Sopa|Sopas|2,20|2,50',
      'Café|Bebidas|0,80|1,00',
    ]
    const text = [headings, ...rows.map((row, at) => `${101 + at}|${row}`)].join('\n')
    const reading = readTable(rowsOf(text), 'EUR')
    expect(reading).toMatchObject({
      doubts: ['first-price-taken'],
      items: [{ price: 980 }, { price: 1790 }, {}, {}],
    })
    expect(read(text)).not.toContain('[')
  })

  it('may have a name column headed by a description, a language or a menu', () => {
    for (const headings of [
      'Codice|Descrizione|Reparto|Listino 1',
      'Nr|English|Category|Price',
      'Nr|Menú|Sección|Precio',
    ])
      expect(
        read(`${headings}\n1|Carbonara|Primi|11,00\n2|Risotto|Primi|12,50\n3|Cotoletta|Secondi|15,00`),
      ).toBe('Primi: Carbonara 1100, Risotto 1250; Secondi: Cotoletta 1500')
  })

  it('include the retail price, not the wholesale price', () => {
    const headings = 'Κωδικός;Περιγραφή Είδους;Κατηγορία;Τιμή Λιανικής;Τιμή Χονδρικής'.replaceAll(';', '|')
    expect(read(`${headings}\n1|Γύρος|Μερίδες|10,50|8,90\n2|Πίτα|Τυλιχτά|3,80|3,10`)).toBe(
      'Μερίδες: Γύρος 1050; Τυλιχτά: Πίτα 380',
    )
  })

  it('may have price headings with unknown words: these become sizes, with a doubt', () => {
    const text = 'Curry|Section|Price Veg|Price Prawn\nKorma|Mains|9|12\nMadras|Mains|9.5|12.5'
    expect(read(text)).toBe(
      'Mains: Korma (Veg) 900, Korma (Prawn) 1200, Madras (Veg) 950, Madras (Prawn) 1250',
    )
    expect(readTable(rowsOf(text), 'GBP')).toMatchObject({ doubts: ['sizes-guessed'] })
    expect(readTable(rowsOf('Beer|Price Small|Price Large\nAle|4|6'), 'GBP')).toMatchObject({ doubts: [] })
  })

  it('may have their headings repeated below each category', () => {
    const wines = [
      'Vini bianchi||',
      'Bottiglia nostra|Annata|Prezzo',
      'Greco|2021|€ 24',
      'Falanghina|2022|€ 18',
    ]
    const reds = ['Vini rossi||', 'Bottiglia nostra|Annata|Prezzo', 'Aglianico|2019|€ 26']
    expect(read([...wines, ...reds].join('\n'))).toBe(
      'Vini bianchi: Greco 2400, Falanghina 1800; Vini rossi: Aglianico 2600',
    )
  })

  it('may contain category paths with a common prefix, which is dropped', () => {
    expect(read('Name|Category|Price\nSlaw|Menu/Sides|4.50\nTea|Menu/Drinks|3')).toBe(
      'Sides: Slaw 450; Drinks: Tea 300',
    )
  })

  it('without headings distinguish names from sizes below them and from optional descriptions', () => {
    expect(read('Patat|klein|3,25\n|groot|4,25\nKroket||2,60\nKapsalon|klein|8,00\n|groot|11,00')).toMatch(
      /^Patat \(klein\) .*, Patat \(groot\) .*, Kroket .*, Kapsalon \(klein\) .*, Kapsalon \(groot\) /,
    )
    const sheet =
      'ラーメン|醤油|鶏ガラ|850円\nラーメン|味噌||950円\nラーメン|つけ麺||1,200円\nドリンク|ビール||600円'
    const reading = readTable(rowsOf(sheet), 'JPY')
    expect(reading).toMatchObject({
      items: [{ name: '醤油', price: 85_000 }, {}, { price: 120_000 }, { category: 'ドリンク' }],
    })
  })

  it('may have other size headings for each category', () => {
    expect(
      read(`
      Beer|0,3l|0,5l
      Helles|3,40|4,80
      Wine|0,1l|Flasche
      Silvaner|3,90|24,50`),
    ).toBe('Beer: Helles (0,3l) 340, Helles (0,5l) 480; Wine: Silvaner (0,1l) 390, Silvaner (Flasche) 2450')
  })

  it('may end with a total, which is no dish', () => {
    expect(read('Dish|Section|Price\nSoup|Mains|5\nPie|Mains|7\nTotal||12')).toBe('Mains: Soup 500, Pie 700')
  })

  it('may have paths as headings and as categories', () => {
    const headings = 'id|name|list_price|standard_price|categ_id|pos_categ_ids/name'
    expect(read(`${headings}\nx_1|Pie|7.5|2|All / Food|All / Food / Mains`)).toBe('Mains: Pie 750')
  })

  it.each([
    'SKU|Product|On hand|Unit cost|Stock value|Last counted\n1|Flour|4|18.50|74.00|2026-01-01',
    'Name|Role|Start date|Hourly rate\nAnn|Chef|2026-01-01|17.25',
    'Pos|Artikel|Menge|Einzelpreis|Gesamtpreis\n1|Tomaten|3|8,90|26,70',
    'Employee|Hours|Rate|Gross pay\nAnn|38|12.50|475',
  ])('of stock, people or an invoice are no menu: %s', text => {
    expect(readTable(rowsOf(text), 'USD')).toEqual({ kind: 'unreadable', why: 'not-a-menu' })
  })
})

const read = (text: string) => shownMenuItems(readTable(rowsOf(text), 'USD'))
