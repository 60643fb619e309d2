// A sentence for every problem of a call, except those that only owners get (portal/problems.ts).

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: 'Coś tu się nie zgadza. Sprawdź i spróbuj ponownie.',
  'too-many-members': 'Przy tym stoliku nie ma już miejsc: w grupie jest 50 osób.',
  'table-too-large': 'Przy tym stoliku nie ma już miejsca na więcej. Zapytaj kelnera.',
  'too-many-orders': 'Przy tym stoliku jest już 500 zamówień. Zapytaj kelnera.',
  'wrong-code': 'Nieprawidłowy kod dostępu. Zapytaj twórcę aplikacji.',
  'foreign-origin': 'Z tej strony nie można tego zrobić. Otwórz samą aplikację Tablemate.',
  'not-your-member': 'To należy do innej osoby przy stoliku.',
  'rates-of-restaurant': 'Ta restauracja sama ustala podatek i opłatę za obsługę.',
  'not-found': 'Nie udało się tego znaleźć.',
  'group-not-found': 'Nie znaleziono grupy lub brak dostępu.',
  'member-not-found': 'Nie znaleziono osoby. Dołącz do grupy ponownie.',
  'order-not-found': 'To zamówienie zostało już anulowane.',
  'table-not-found': 'Ten kod już nie działa. Poproś obsługę o aktualny.',
  'restaurant-not-found': 'Nie udało się znaleźć tej restauracji.',
  'name-taken': 'Ktoś w grupie ma już to imię. Wpisz inne.',
  'sold-out': 'To jest wyprzedane. Wybierz coś innego.',
  'price-changed': 'Cena w menu w międzyczasie wzrosła. Sprawdź nową.',
  'menu-item-gone': 'Tego nie ma już w menu.',
  'other-language':
    'Całe zdania rozumiemy tylko po angielsku. Dania możesz wybierać lub wpisywać pojedynczo.',
  'off-menu': 'Ta restauracja przyjmuje tylko zamówienia z menu.',
  'already-paid': 'To jest już zapłacone i nie można tego zmienić.',
  'seating-closed': 'Ten stolik jest zamknięty. Zeskanuj kod na stoliku, aby znów zamówić.',
  'ordering-paused': 'Kuchnia chwilowo nie przyjmuje zamówień. Twoje jest tu zapisane.',
  'in-the-kitchen': 'Kuchnia już to przygotowuje. Zapytaj kelnera.',
  'has-ordered': 'Ta osoba ma zamówienie, płatność lub wspólne danie, więc jej imię zostaje na rachunku.',
  'below-collected': 'Zapłacono już więcej. Wybierz wyższą kwotę.',
  'hold-refused':
    'Płatność za innych została rozpoczęta, ale nie dokończona. Zapłać swoją część albo pozwól im zapłacić samodzielnie.',
  'being-paid': 'Ktoś właśnie płaci za to kartą. Poczekaj chwilę.',
  'cards-not-taken': 'Płatność kartą jest tu niemożliwa. Wybierz inny sposób.',
  'cards-taken': 'Ta restauracja przyjmuje prawdziwe płatności. Zapłać kartą lub przy kasie.',
  'card-payment-failed': 'Płatność kartą nie powiodła się. Spróbuj ponownie lub wybierz inny sposób.',
  'card-payment-not-found': 'Ta płatność kartą już nie istnieje.',
  'due-changed': 'Kwota właśnie się zmieniła. Sprawdź ją i spróbuj ponownie.',
  'still-in-flight': 'Jeszcze nad tym pracujemy. Poczekaj chwilę.',
  'body-too-large': 'To za dużo naraz. Skróć tekst.',
  'key-reused': 'To zostało już wysłane z inną treścią. Odśwież stronę.',
  'too-many-requests': 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  unavailable: 'Mamy teraz bardzo duży ruch. Spróbuj ponownie za chwilę.',
  'no-answer': 'Brak odpowiedzi. Sprawdź połączenie i spróbuj ponownie.',
}
