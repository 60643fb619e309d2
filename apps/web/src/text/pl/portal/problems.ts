// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'To menu jest pełne: może mieć najwyżej 5000 dań i 2 MB tekstu.',
  'too-many-option-groups': 'Menu może mieć do 200 grup opcji, a danie do 20.',
  'option-group-not-found': 'Tych opcji nie ma już w menu.',
  'too-many-campaigns': 'Masz 50 niezakończonych kampanii. Usuń jedną albo poczekaj, aż któraś się skończy.',
  'not-signed-in': 'Sesja się skończyła. Zaloguj się ponownie.',
  'too-many-tables': 'Masz 500 stolików. Najpierw usuń kilka.',
  'tables-open': 'Są otwarte stoliki z cenami w obecnej walucie. Zmień ją, gdy się zakończą.',
  'invalid-credentials': 'Nieprawidłowy e-mail lub hasło',
  'email-not-found': 'Nie ma konta z tym adresem e-mail',
  'wrong-password': 'To nie jest obecne hasło.',
  'menu-item-not-found': 'To danie zostało już usunięte z menu.',
  'category-not-found': 'Tej kategorii nie ma już w menu.',
  'campaign-not-found': 'Ta kampania już nie istnieje.',
  'reset-link-invalid': 'Ten link już nie działa. Poproś o nowy.',
  'mail-not-set-up': 'Ten serwer nie może wysyłać e-maili. Poproś osobę, która go prowadzi, o nowe hasło.',
  'email-taken': 'Ten adres e-mail jest już zarejestrowany',
  'menu-item-taken': 'W tej kategorii jest już danie o tej nazwie.',
  'category-taken': 'Kategoria o tej nazwie już istnieje.',
  'too-many-screens': 'Masz 50 ekranów. Najpierw usuń kilka.',
  'delivery-not-found': 'Tego nie ma już na liście: zostało wysłane albo stolik jest już zamknięty.',
  'refund-refused': 'Stripe odmówił zwrotu tych pieniędzy. Sprawdź płatność w Stripe.',
  'payment-not-found': 'Ta płatność została już cofnięta.',
  'undo-too-late': 'Płatność można cofnąć tylko przez dziesięć minut.',
  'paid-since':
    'Jedna z tych osób zapłaciła od tego czasu ponownie, więc tej płatności nie można tu zwrócić. Rozlicz to z gośćmi przy kasie.',
  'card-payments-open':
    'Jedna płatność kartą jeszcze trwa. Spróbuj ponownie, gdy się zakończy, najpóźniej za 35 minut.',
  'address-not-set':
    'Ten serwer nie zna swojego publicznego adresu, na który wraca strona Stripe. Poproś osobę, która go prowadzi, o ustawienie PUBLIC_URL.',
  'printer-not-found': 'Tej drukarki nie ma już na liście.',
  'too-many-printers': 'Masz 20 drukarek. Najpierw usuń kilka.',
  'pos-not-set-up':
    'System POS nie jest tu jeszcze skonfigurowany. Wpisz jego klucz i lokalizację w ustawieniach POS.',
  'pos-unauthorized':
    'System POS nie przyjmuje klucza albo klucz nie pozwala odczytać menu. Sprawdź go w ustawieniach POS.',
  'pos-not-reachable': 'Nie udało się pobrać menu z systemu POS. Spróbuj ponownie za kilka minut.',
  'no-such-step': 'Z tym bonem nie można już tego zrobić.',
  'request-not-found': 'To wezwanie jest już załatwione.',
  'screen-not-found': 'Tego ekranu nie ma już na liście.',
  'floor-only': 'To tablet kuchni. Użyj tabletu sali albo portalu restauracji.',
  'code-not-found': 'Ten kod jest nieprawidłowy albo minęło dziesięć minut jego ważności.',
  'ticket-moved': 'Ktoś inny przesunął już ten bon.',
  'table-occupied': 'Ktoś siedzi przy tym stoliku.',
  'off-menu-settled': 'Ktoś już zdecydował o tym daniu albo gość je zmienił.',
  'changed-meanwhile': 'W międzyczasie zmieniono to w innym miejscu.',
  'table-taken': 'Masz już stolik o tej nazwie.',
  'campaign-started': 'Ta kampania już się zaczęła: nie można zmienić jej początku ani czasu trwania.',
  'not-a-menu-file': 'Prześlij plik CSV, JSON lub PDF',
  'menu-file-is-spreadsheet':
    'To jest arkusz kalkulacyjny. Otwórz go, wybierz „Zapisz jako” lub „Pobierz jako” i CSV, a potem prześlij plik CSV.',
  'menu-file-is-document': 'To jest dokument tekstowy. Zapisz go jako PDF i prześlij ten plik.',
  'menu-file-is-picture':
    'To jest zdjęcie lub inny obraz. Prześlij plik PDF, z którego wydrukowano menu, albo listę dań w formacie CSV lub JSON.',
  'menu-file-is-archive': 'To jest archiwum. Rozpakuj je i prześlij menu, które w nim jest.',
  'menu-file-too-much':
    'Odczytanie tego pliku wymaga za dużo czasu lub pamięci. Prześlij samo menu, zapisane jeszcze raz jako CSV albo jako PDF bez obrazów.',
  'menu-file-broken':
    'Ten plik jest uszkodzony albo nie jest tym, na co wskazuje jego nazwa. Wyeksportuj go jeszcze raz i prześlij ponownie.',
  'menu-file-empty': 'W tym pliku nie znaleziono dań.',
  'no-menu-in-file': 'To wygląda na listę sprzedaży, zamówień lub osób. Prześlij listę dań z cenami.',
  'menu-columns-unknown':
    'Nie udało się rozpoznać kolumn. Nazwij je w pierwszym wierszu: Kategoria, Nazwa, Opis, Cena.',
  'menu-rows-refused': 'Niektórych dań nie można zapisać w tej postaci. Popraw je i spróbuj ponownie.',
  'too-many-menu-rows': 'Plik może mieć najwyżej 5000 dań. Podziel go.',
  'pdf-locked': 'Ten PDF jest zabezpieczony hasłem. Zapisz kopię bez hasła i ją prześlij.',
  'pdf-letters-unknown':
    'Nie możemy odczytać liter w tym pliku PDF: skopiowany z niego tekst to przypadkowe znaki. Wyeksportuj go jeszcze raz z programu, w którym powstał, albo prześlij plik CSV.',
  'pdf-too-full': 'Ten PDF ma znacznie więcej tekstu niż menu. Prześlij tylko strony z menu.',
  'pdf-too-long': 'Ten PDF ma ponad 200 stron. Prześlij tylko strony z menu.',
  'pdf-without-text':
    'W tym pliku PDF nie znaleźliśmy tekstu, nawet na obrazach. Prześlij plik PDF z programu, w którym menu powstało, albo listę dań w formacie CSV lub JSON.',
}
