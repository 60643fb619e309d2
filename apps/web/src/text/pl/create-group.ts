// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Wróć na stronę główną',
  intro: 'Dostaniesz kod. Z jego pomocą wszyscy przy stoliku dołączą na swoich telefonach.',
  name: 'Twoje imię',
  nameHint: 'Tak, jak mówią do ciebie przy stoliku',
  restaurant: 'Nazwa restauracji',
  table: 'Numer stolika',
  universal: 'Tryb uniwersalny',
  universalHint: 'Do każdej restauracji: dania i ceny wpisujecie sami.',
  submit: 'Utwórz grupę',
  submitting: 'Tworzenie…',
  nameMissing: 'Wpisz swoje imię.',
  nameRequired: 'Podaj imię',
  restaurantRequired: 'Podaj nazwę restauracji',
  failed: 'Nie udało się utworzyć grupy. Spróbuj ponownie.',
  suggestions: 'Zarejestrowane restauracje',
  suggested: count =>
    plural(count, {
      one: '1 zarejestrowana restauracja',
      few: `${count} zarejestrowane restauracje`,
      many: `${count} zarejestrowanych restauracji`,
    }),
  linked: {
    hint: 'Zamawiasz z menu tej restauracji.',
    undo: 'Cofnij',
    looking: 'Szukanie restauracji tego stolika…',
    missing: {
      title: 'Tej restauracji już tu nie ma',
      hint: 'Wpisz jej nazwę: nadal możecie zamawiać razem.',
    },
    failed: {
      title: 'Nie udało się znaleźć restauracji tego stolika',
      hint: 'Wpisz jej nazwę albo otwórz kod jeszcze raz.',
    },
  },
  created: {
    title: 'Grupa utworzona',
    hint: 'Znajomi dołączą, wpisując ten kod lub skanując kod QR.',
    share: 'Udostępnij kod',
    start: 'Zacznij zamawiać',
  },
}
