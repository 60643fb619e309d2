// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Mangiare in gruppo, senza pensieri',
  subtitle: 'Ordinate insieme, pagate facile',
  features: {
    groups: { title: 'Crea un gruppo o unisciti', detail: 'Sei caratteri, e siete tutti al tavolo' },
    voice: { title: 'Ordini a voce', detail: 'Dillo come al cameriere, in inglese' },
    organization: { title: 'Tutto in ordine', detail: 'Chi ha preso cosa, e quanto viene' },
  },
  back: {
    title: 'I tuoi tavoli',
    to: 'Torna a:',
    unnamed: 'il tuo tavolo',
    byCode: code => `il tuo tavolo, codice ${code}`,
  },
  create: 'Crea un gruppo',
  join: 'Unisciti a un gruppo',
  restaurant: 'Gestione menu per ristoranti',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Pagina non trovata',
  hint: 'A questo indirizzo non c’è niente. Il link potrebbe essere vecchio o incompleto.',
}
