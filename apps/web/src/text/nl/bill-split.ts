// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Rekening laden…',
  back: 'Terug naar het groepsoverzicht',
  missing: 'Groep niet gevonden of geen toegang.',
  failed: {
    title: 'De rekening is niet geladen',
    hint: 'Controleer je verbinding en probeer het opnieuw.',
  },
  empty: {
    title: 'Nog niets besteld',
    hint: 'Bestel iets, dan verschijnt hier de rekening.',
    action: 'Bestellen',
  },
  bill: {
    title: 'Rekening',
    total: 'Totaal',
    subtotal: 'Subtotaal',
    tax: rate => `Belasting ${rate}`,
    serviceFee: rate => `Servicekosten ${rate}`,
    tip: 'Fooi',
    tipOf: percent => `Fooi ${percent}`,
    noTip: 'Geen fooi',
    includesTax: rate => `inclusief btw ${rate}`,
    ratesOfTable:
      'Je tafel stelt belasting en servicekosten in. Neem ze over van de rekening van het restaurant.',
    feeOfRestaurant: 'Het restaurant rekent de servicekosten.',
    about: percent => `ongeveer ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Eén prijs op deze rekening is geschat.',
        other: `${count} prijzen op deze rekening zijn geschat.`,
      }),
    correct: own => plural(own, { one: 'Jouw prijs aanpassen', other: `Jouw ${own} prijzen aanpassen` }),
    show: 'Bekijk welke',
  },
  tip: {
    title: 'Fooi',
    custom: 'Anders',
    chosenBy: name => `Deze fooi is gekozen door ${name}.`,
    least: amount => `Er is al ${amount} fooi betaald. Lager kan de fooi niet worden.`,
    notChanged: 'Fooi niet gewijzigd',
  },
  split: {
    title: 'Verdeling',
    equal: 'Gelijk',
    items: 'Per gerecht',
    shares: 'Aandelen',
    notChanged: 'Verdeling niet gewijzigd',
    paidBefore: (name, amount) => `${name} had al ${amount} betaald. De rest wordt gelijk verdeeld.`,
    changedBetween:
      'Sommigen hadden al betaald toen de rekening of de verdeling veranderde. Dat blijft zo; de rest wordt gelijk verdeeld.',
  },
  weights: { notChanged: 'Aandelen niet gewijzigd' },
  rates: { title: 'Belasting en servicekosten', notChanged: 'Belasting en servicekosten niet gewijzigd' },
  notChanged: 'Er is niets gewijzigd. Probeer het opnieuw.',
  shares: {
    title: 'Betalingen',
    you: 'jij',
    details: name => `Waar ${name} voor betaalt`,
    payNow: 'Nu betalen',
    payNowFor: (name, amount) => `Nu betalen: ${amount} voor ${name}`,
    payMine: amount => `Betaal mijn deel · ${amount}`,
    payAllMine: amount => `Betaal mijn delen · ${amount}`,
    starting: (amount, names) => `${amount} betalen voor ${list(names)}`,
    stop: 'Stop',
    stopFor: name => `Niet meer betalen voor ${name}`,
    nothing: 'Niets te betalen',
    pending: 'nog niet betaald',
    processing: 'wordt verwerkt',
    failed: 'mislukt. Probeer het opnieuw.',
    changed: 'Het bedrag is veranderd. Druk nog eens om te betalen.',
    paidSoFar: amount => `al ${amount} betaald`,
    held: 'wordt met kaart betaald',
    paidBy: names => `betaald door ${list(names)}`,
    withOwnTip: amount => `incl. ${amount} eigen fooi`,
  },
  payment: {
    done: {
      title: 'Betaling gelukt',
      hint: (amount, names) => `${amount} voor ${list(names)}`,
    },
    failed: {
      title: 'Betaling mislukt',
      hint: 'De betaling is niet verwerkt. Probeer het opnieuw.',
    },
    changed: {
      title: 'Het bedrag is veranderd',
      hint: (amount, name) => `Het is nu ${amount} voor ${name}. Druk nog eens om te betalen.`,
    },
  },
  offline: { title: 'Je bent offline', hint: 'Er is niets betaald. Betaal zodra je weer online bent.' },
  payTogether: { several: 'Meerdere delen betalen', own: 'Eigen fooi toevoegen' },
  payEachShare: {
    action: 'Alles betalen',
    stopped: { title: 'Betalen gestopt', hint: 'Wat al betaald is, blijft betaald.' },
    done: { title: 'Alle betalingen gelukt', hint: 'Alles is betaald.' },
    failed: {
      title: 'Fout bij het betalen',
      hint: 'Sommige betalingen zijn mislukt. Controleer ze en probeer het opnieuw.',
    },
  },
  payments: {
    title: 'Overzicht van betalingen',
    completed: 'Afgerond',
    countOf: (count, all) => `${count} van ${all}`,
    collected: 'Totaal betaald',
    pending: 'Nog open',
    held: 'Wordt met kaart betaald',
    progress: 'Tot nu toe betaald',
    progressOf: (collected, total) => `${collected} van ${total}`,
    allPaid: 'Iedereen heeft betaald. Bedankt!',
    goodbye: 'Helemaal klaar. Wel thuis!',
    done: 'Klaar',
    receipt: 'Betaalbewijs',
    nothingCharged: 'Demokaart: er is niets afgeschreven. Betaal in het restaurant.',
    payStaff: 'Betaal bij de bediening. Hier op de telefoon kun je niet betalen.',
    youPaid: open =>
      plural(open, {
        one: 'Jij hebt betaald. Eén persoon nog niet.',
        other: `Jij hebt betaald. ${open} personen nog niet.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Jij hoeft niets te betalen. Eén persoon heeft nog niet betaald.',
        other: `Jij hoeft niets te betalen. ${open} personen hebben nog niet betaald.`,
      }),
  },
}
