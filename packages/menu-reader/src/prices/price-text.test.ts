import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalSeparatorOf, isPriceLike, notedPrice, readPrice } from './price-text.ts'

const dollars = { separator: null, currency: 'USD' } as const
const yen = { ...dollars, currency: 'JPY' } as const
const dinars = { ...dollars, currency: 'KWD' } as const

describe('A price in a menu file', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12', 1200],
    ['7,5', 750],
    ['$12.50', 1250],
    ['12,50 €', 1250],
    ['12€50', 1250],
    ['US$ 9.99', 999],
    ['EUR 4', 400],
    ['CHF 1’250.-', 125_000],
    ['12,–', 1200],
    ['1,234.50', 123_450],
    ['1.234,50 kr', 123_450],
    ['1 234,50 zł', 123_450],
    ['1,234,567', null],
    ['12.345.678,90', null],
    ['０.５０', 50],
    ['8.00 p.p.', null],
    ['95¢', 95],
    ['80 ct', 80],
    ['85k', 8_500_000],
    ['Rp 12.5k', 1_250_000],
    ['12 kr', 1200],
    ['S/ 90.00', 9000],
    ['B/.90.00', 9000],
    ['Rs.90/-', 9000],
    ['90 د.إ', 9000],
  ])('%j is %s hundredths', (written, price) => {
    expect(readPrice(written, dollars).price).toBe(price)
  })

  it.each([
    ['', 'no-price'],
    ['  ', 'no-price'],
    ['market price', 'price-unreadable'],
    ['1e9', 'price-unreadable'],
    ['-5', 'price-unreadable'],
    ['12.50.1', 'price-unreadable'],
    ['0x10', 'price-unreadable'],
    ['call 555-1234', 'price-unreadable'],
    ['1000000.01', 'price-too-large'],
    ['9'.repeat(55), 'price-too-large'],
    ['9'.repeat(500), 'price-unreadable'],
    ['1.234', 'thousands-or-decimals'],
    ['0.995', 'price-rounded'],
    ['80p', 'price-unsure'],
    ['8/9', 'several-prices'],
    ['12,00 – 16,00', 'several-prices'],
    ['0', 'free'],
  ])('%j is doubtful: %s', (written, doubt) => {
    expect(readPrice(written, dollars).doubts).toEqual([doubt])
  })

  it('given as a number is rounded with a doubt, except for floating-point errors', () => {
    expect(readPrice(8.4034, dollars)).toEqual({ price: 840, doubts: ['price-rounded'] })
    expect(readPrice(10.989999999999998, dollars)).toEqual({ price: 1099, doubts: [] })
  })

  it('in pence is not read as pounds', () => {
    expect(readPrice('80p', dollars).price).toBe(80)
  })

  it('is the first of two', () => {
    expect(readPrice('$8 / $9.50', dollars).price).toBe(800)
  })

  it('in a currency without decimals has no fraction; three digits after a separator are thousands', () => {
    expect(readPrice('745.5', yen)).toEqual({ price: null, doubts: ['price-not-payable'] })
    expect(readPrice('1.200円', yen)).toEqual({ price: 120_000, doubts: [] })
    expect(readPrice(1200, yen)).toEqual({ price: 120_000, doubts: [] })
  })

  it('in a currency with three decimals has three; there they are thousands only if the file says so, or dishes cost them', () => {
    for (const written of ['1.250', '1,250', 'KD 1.250', '1.25', 1.25])
      expect(readPrice(written, dinars)).toEqual({ price: 1250, doubts: [] })
    expect(readPrice('0.750 KWD', dinars)).toEqual({ price: 750, doubts: [] })
    expect(readPrice('1,234.500', dinars)).toEqual({ price: 1_234_500, doubts: [] })
    expect(readPrice('1.2505', dinars)).toEqual({ price: 1251, doubts: ['price-rounded'] })
    expect(readPrice('1,250', { ...dinars, separator: '.' })).toEqual({ price: 1_250_000, doubts: [] })
    expect(readPrice('12,000', { ...dinars, currency: 'IQD' }).price).toBe(12_000_000)
    expect(readPrice('1.250', dollars).doubts).toEqual(['thousands-or-decimals'])
    expect(readPrice('12.255', { ...dollars, separator: '.' }).doubts).toEqual(['price-rounded'])
  })

  it.each([
    ['250 fils', 'KWD', 250],
    ['250 fils', 'AED', 250],
    ['500 Bz.', 'OMR', 500],
    ['1500 millimes', 'TND', 1500],
    ['250 فلس', 'KWD', 250],
    ['80 pence', 'GBP', 80],
  ] as const)('%j in %s counts the minor units: %i', (written, currency, price) => {
    expect(isPriceLike(written)).toBe(true)
    expect(readPrice(written, { separator: null, currency })).toEqual({ price, doubts: [] })
  })

  it('“12 BZ” are dollars in Belize', () => {
    expect(readPrice('12 BZ', { separator: null, currency: 'BZD' })).toEqual({ price: 1200, doubts: [] })
  })

  it('uses the decimal separator of the other prices in its file', () => {
    const separator = decimalSeparatorOf(['12,50', '1.234', 'soup', 8])
    expect(separator).toBe(',')
    expect(readPrice('1.234', { ...dollars, separator })).toEqual({ price: 123_400, doubts: [] })
    expect(readPrice('1,234', { ...dollars, separator: '.' })).toEqual({ price: 123_400, doubts: [] })
    expect(decimalSeparatorOf(['12,50', '12.50'])).toBeNull()
  })

  it('is exact to the hundredth in every notation', () => {
    const sum = fc.integer({ min: 1, max: 99_999_999 })
    const way = fc.constantFrom(
      ...[
        { thousands: ',', decimal: '.' },
        { thousands: '.', decimal: ',' },
      ],
      ...[
        { thousands: ' ', decimal: ',' },
        { thousands: "'", decimal: '.' },
        { thousands: '', decimal: ',' },
      ],
    )
    fc.assert(
      fc.property(
        sum,
        way,
        fc.constantFrom('', '$', '€ ', 'CHF '),
        (minor, { thousands, decimal }, symbol) => {
          const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
          const written = `${symbol}${whole}${decimal}${String(minor % 100).padStart(2, '0')}`
          expect(readPrice(written, dollars)).toEqual({ price: minor, doubts: [] })
        },
      ),
    )
  })
})

describe('A price with a note', () => {
  it.each([
    ['12.50 (half 7)', '12.50', 'half 7'],
    ['9€ par personne', '9€', 'par personne'],
    ['12 (for two)', '12', 'for two'],
    ['12,50 € [ab 18 Uhr]', '12,50 €', 'ab 18 Uhr'],
    ['18.00, with salad', '18.00', 'with salad'],
    ['18 zł za osobę', '18 zł', 'za osobę'],
    ['34,00 €/kg', '34,00 €', '/kg'],
  ])('is the amount, and the note behind it: %s', (text, price, note) => {
    expect(notedPrice(text)).toEqual({ price, note })
  })

  it.each([
    '12.50',
    '0.33 l',
    '0,5 l Flasche',
    '3 courses 25',
    'market price',
    '12 pcs',
    '8/9',
    'half 7',
    '',
  ])('is nothing else: %s', text => {
    expect(notedPrice(text)).toBeNull()
  })
})
