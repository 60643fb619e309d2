// Recognises tables and objects that have names and amounts but are no menu: sales reports, people, stock.

import { wordsOf } from './header-words.ts'

/** Whether the headings are those of a sales report. For tables only: shops put such a number beside a dish in JSON. */
export function isReport(headings: readonly string[]): boolean {
  return headings.some(heading => ofReports.test(wordsOf(heading)))
}

/** Whether the headings, or the keys of one object, belong to orders or accounts. */
export function isOfOrders(headings: readonly string[]): boolean {
  return headings.some(heading => ofOrders.test(wordsOf(heading)))
}

/** Whether the value under this key lists sales or people. The same file may also contain a menu. */
export function listsSomethingElse(key: string): boolean {
  return otherLists.test(wordsOf(key))
}

const otherLists =
  /^(orders?|order (items|lines|history)|line items|transactions|invoices|receipts|sales|refunds|payments|payouts|customers|users|employees|staff|team( members)?|reservations|bookings|reviews|suppliers|inventory|plans|subscriptions|events|tickets|rooms|bestellungen|pedidos|commandes|ordini|bestellingen|παραγγελιες)$/

/** Whether the headings are those of an invoice: a quantity and a line total. */
export function isOfInvoice(headings: readonly string[]): boolean {
  const words = headings.map(wordsOf)
  return words.some(heading => quantity.test(heading)) && words.some(heading => lineTotal.test(heading))
}

const quantity = /^(qty|quantity|menge|anzahl|cantidad|quantite|quantita|quantidade|aantal|ποσοτητα)$/
const lineTotal =
  /^(total|line total|total price|total amount|gesamtpreis|gesamt|summe|importe total|prix total|total ttc|prezzo totale|importo totale|preco total|totaal|totaalprijs|συνολο)$/

/** Whether the headings describe people. One word is not enough, since a restaurant has an address and a phone number. */
export function isOfPeople(headings: readonly string[]): boolean {
  return headings.filter(heading => ofPeople.test(wordsOf(heading))).length > 1
}

/** Whether the headings describe stock. One word is not enough, since tills export the stock of a dish beside its price. */
export function isOfStock(headings: readonly string[]): boolean {
  return headings.filter(heading => ofStock.test(wordsOf(heading))).length > 1
}

const ofReports =
  /^(gross sales|net sales|total sales|items? sold|units sold|qty sold|quantity sold|sales (count|amount|qty)|refunds?( amount)?|umsatz)$/
const ofOrders =
  /^((order|transaction|invoice|receipt|payment|booking|ticket|customer|employee) (id|no|number|nr|date|status|total|type|method|name|email)|bestellnummer|rechnungsnummer|numero de pedido|numero de facture|salary|gross pay|net pay|pay rate|hours worked|employee|bruttolohn|nettolohn|wage|hourly rate|hire date|date of birth|first name|last name|surname|vorname|nachname|iban|account (no|number)|tracking number|shipping address|billing address|line items|order items|order lines)$/
const ofPeople =
  /^(e ?mail|email address|phone|phone number|telephone|telefono|telefon|mobile|address|birthday|balance|age|role|job title|position held|start date|guests|personen|gender)$/
const ofStock =
  /^(on hand|qty on hand|stock value|unit cost|reorder (point|level|qty|quantity)|last (counted|ordered)|supplier|par level|stock count|counted|warehouse|bestandswert|meldebestand|lieferant|valor de stock|proveedor|fournisseur|fornitore|fornecedor|leverancier|προμηθευτης|bin location|expiry( date)?|best before|storage( area)?)$/
