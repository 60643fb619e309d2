// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Ważne do ${date}`,
  starts: date => `Od ${date}`,
  over: 'Ta oferta się skończyła.',
  paused: 'Ta oferta jest chwilowo nieaktywna.',
  restStands: 'Nadal możesz zobaczyć menu i utworzyć tu grupę.',
  details: 'Warto wiedzieć',
  menu: 'Menu',
  soldOut: 'Wyprzedane',
  showMore: count => `Pokaż jeszcze ${count}`,
  noMenu: 'Restauracja nie dodała jeszcze menu. Mimo to możesz utworzyć grupę.',
  menuFailed: 'Nie udało się wczytać menu.',
  start: 'Utwórz tu grupę',
  missing: { title: 'Nie możemy znaleźć tej oferty', hint: 'Link może być stary lub niepełny.' },
  failed: {
    title: 'Nie udało się wczytać oferty',
    hint: 'Połączenie może być słabe. Spróbuj ponownie za chwilę.',
  },
  loading: 'Wczytywanie oferty…',
}
