// Recognises lines about the restaurant and not its dishes: addresses, hours, terms, small print.

export function isContact(text: string): boolean {
  return contact.test(text) || (/\d/.test(text) && terms.test(text))
}

/** Fees and discounts. */
const terms =
  /(?<!\p{L})(?:discount|free delivery|deliver(?:y|ies) (?:fee|charge|over|from)|orders? (?:over|above)|minimum spend|deposit|corkage|cover charge|coperto|couvert|(?:pan y )?cubierto|korkgeld|droit de bouchon|lieferung|livraison|consegna a domicilio|bezorg(?:ing|kosten)|descuento|rabatt|trinkgeld)(?!\p{L})/iu

const contact =
  /https?:|www\.|\S@\S|\b[\w-]{3,}\.(?:com|net|org|co\.\w+|nl|be|de|fr|it|es|nz)\b|\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b(?:tel|phone|telefon|tél|fax)\b[.:]?\s?[\d+(]|\b\d{1,2}(?::\d{2})?\s?(?:am|pm)\b|\b\d{1,2}:\d{2}\b|consum(?:ing|ption of) raw|undercooked|gratuity|\b(?:gst|vat|mwst|btw|tva|iva)\b|minimum order|home delivery|service charge|surcharge|allerg(?:y|ies|ens?|ene)\b|gluten[- ]free\s?[=–-]|\b(?:follow us|facebook|instagram|please (?:inform|tell|let us|advise|note)|please ask (?:us|our|a|any|the|your|for|about)|ask (?:your|our) server|we accept|credit cards?|öffnungszeiten|ruhetag|copyright|©|page \d+|[*†‡]\s?=|\b\d+\s(?:\p{L}+\.?\s){1,3}(?:street|st\.|avenue|ave|road|rd|blvd|boulevard|drive|lane|highway|hwy)\b|\b[A-Z]{2},?\s\d{5}\b|est\.? \d{4}|since \d{4}|all prices|prices (?:are|include|subject)|subject to change|split plate)/iu
