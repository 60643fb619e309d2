// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Wróć na stronę główną',
  intro: 'Wpisz kod stolika. Może ci go podać każdy, kto już przy nim siedzi.',
  linkedIntro: 'Podaj imię i możesz zamawiać.',
  code: 'Kod grupy',
  verify: 'Sprawdź',
  verifying: 'Szukanie stolika…',
  found: 'Twój stolik',
  name: 'Twoje imię',
  nameHint: 'Tak, jak mówią do ciebie przy stoliku',
  submit: 'Dołącz do grupy',
  submitting: 'Dołączanie…',
  codeMissing: 'Wpisz kod grupy.',
  nameMissing: 'Wpisz swoje imię.',
  noSuchCode: 'Żaden stolik nie ma tego kodu. W kodach nigdy nie ma 0, 1, I, L ani O.',
  nameTaken: 'Ktoś już ma to imię. Dodaj inicjał: „Anna B.”',
  notFound: { title: 'Nie znaleziono grupy', hint: 'Sprawdź kod i spróbuj ponownie.' },
  tooMany: {
    title: 'Zbyt wiele błędnych kodów',
    hint: 'Przyszły z tej sieci, być może od kogoś innego. Zeskanuj kod QR z telefonu znajomych albo otwórz ich link: to zadziała od razu. Możesz też odczekać kilka minut.',
  },
  failed: { title: 'Nie można dołączyć', hint: 'Nie udało się dołączyć do grupy. Spróbuj ponownie.' },
  member: {
    title: 'Już jesteś w grupie',
    you: name => `Twoje imię przy tym stoliku: ${name}.`,
    alsoHere: 'Też na tym telefonie',
    goOnAs: name => `Kontynuuj jako ${name}`,
    otherHint: name =>
      `Inne imię doda na tym telefonie kolejną osobę; ${name} zostaje wraz ze wszystkimi zamówieniami. Osobę bez telefonu lepiej dodać przy stoliku jako gościa.`,
    rejoin: 'Wróć do grupy',
    other: 'Dołącz pod innym imieniem',
  },
}
