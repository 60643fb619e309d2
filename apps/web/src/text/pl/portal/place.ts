// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Lokalizacja',
  confirmed: 'Potwierdzona. Osoby w pobliżu widzą oferty.',
  guessed: 'Ustalona na podstawie adresu. Osoby w pobliżu widzą oferty: popraw ją, jeśli jest błędna.',
  lookingUp: 'Szukanie adresu…',
  unknown: 'Lokalizacja nie jest jeszcze ustawiona. Gdy ją ustawisz, osoby w pobliżu zobaczą oferty.',
  map: 'Pokaż na mapie',
  confirm: 'Potwierdź lokalizację',
  here: 'Użyj mojej lokalizacji',
  locating: 'Ustalanie…',
  notFound: {
    title: 'Nie znaleziono lokalizacji',
    hint: 'Przeglądarka nie udostępniła lokalizacji. Możesz wpisać współrzędne.',
  },
  type: 'Wpisz współrzędne',
  latitude: 'Szerokość geograficzna',
  longitude: 'Długość geograficzna',
  hint: 'W stopniach; południe i zachód to liczby ujemne',
  latitudeInvalid: 'Wpisz stopnie od -90 do 90.',
  longitudeInvalid: 'Wpisz stopnie od -180 do 180.',
  save: 'Zapisz lokalizację',
  saving: 'Zapisywanie…',
  saved: 'Lokalizacja zapisana',
  failed: { title: 'Lokalizacja niezapisana', hint: 'Spróbuj ponownie.' },
}
