// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Wczytywanie grupy…',
  missing: 'Nie znaleziono grupy lub brak dostępu.',
  back: 'Wróć na stronę główną',
  codeWord: 'kod',
  showCode: 'Pokaż kod i kod QR',
  share: 'Udostępnij',
  summary: 'Podsumowanie grupy',
  people: count => plural(count, { one: '1 osoba', few: `${count} osoby`, many: `${count} osób` }),
  showPeople: 'Pokaż, kto jest przy stoliku',
  more: count => `+${count}`,
  joined: name => `${name} dołącza`,
  ordered: (name, dishes) => `${name} zamawia: ${dishes}`,
  andMore: (named, left) =>
    plural(left, {
      one: `${named} i jeszcze 1`,
      few: `${named} i jeszcze ${left}`,
      many: `${named} i jeszcze ${left}`,
    }),
  eventsTitle: 'Co się dzieje przy stoliku',
  quickActions: 'Szybkie działania',
  view: 'Zobacz grupę',
  add: 'Dodaj ręcznie',
  notSent: (dishes, total) => `Wybrano: ${dishes}, niewysłane – ${total}`,
  manual: 'Zamówienie ręczne',
  own: {
    title: 'Twoje zamówienia',
    empty: 'Jeszcze nic nie zamówiono',
    emptyHint: 'Dodaj, na co masz ochotę. Wszyscy przy stoliku od razu to zobaczą.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Edytuj',
    remove: 'Usuń',
    undo: 'Cofnij',
    options: 'Opcje',
    removed: 'Zamówienie usunięte',
    removeFailed: 'Nie udało się usunąć zamówienia',
  },
  form: {
    addedWhat: dishes => `Dodano: ${dishes}`,
    saved: 'Zamówienie zmienione',
    failed: 'Nie udało się dodać zamówienia',
    changeFailed: 'Nie udało się zmienić zamówienia',
  },
}
