// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) =>
  plural(count, { one: '1 danie', few: `${number(count)} dania`, many: `${number(count)} dań` })
const ofDishes = (count: number) =>
  plural(count, { one: '1 dania', few: `${number(count)} dań`, many: `${number(count)} dań` })
const inCategoriesOf = (count: number) =>
  plural(count, {
    one: 'w 1 kategorii',
    few: `w ${number(count)} kategoriach`,
    many: `w ${number(count)} kategoriach`,
  })

export const menuUpload: Translation<typeof english> = {
  /** Always after "w". */
  theFile: 'pliku',
  title: 'Prześlij menu',
  hint: 'Plik PDF, z którego wydrukowano menu, albo lista z systemu POS lub arkusza kalkulacyjnego. Nic się nie zmieni, dopóki tego nie sprawdzisz.',
  columns:
    'Odczyt każdej zeskanowanej strony pliku PDF trwa kilka sekund; czytamy najwyżej 12 takich stron. Zdjęć nie odczytujemy. W liście szukamy kolumn Kategoria, Nazwa, Opis, Cena i Alergeny, w dowolnej kolejności.',
  choose: 'Wybierz plik',
  drop: 'lub upuść go tutaj',
  kinds: 'CSV, JSON lub PDF, do 10 MB',
  cancel: 'Anuluj',
  wrongType: {
    title: 'Nieprawidłowy typ pliku',
    hint: 'Prześlij plik CSV, JSON lub PDF',
    help: 'Odczytujemy pliki CSV, JSON i PDF, ale nie zdjęcia. Zapisz arkusz jako CSV lub dokument jako PDF i prześlij ten plik.',
  },
  failed: { title: 'Przesyłanie nieudane', hint: 'Sprawdź format pliku i spróbuj ponownie.' },
  tooLarge: 'Plik jest większy niż 10 MB.',
  brokenAt: row => `Błąd jest w wierszu ${row}.`,
  sending: name => `Przesyłanie: ${name}`,
  reading: name => `Odczytywanie: ${name}`,
  waitingForTurn: 'Plik czeka na swoją kolej…',
  readingPage: (page, pages) => `Odczytywanie strony ${page} z ${pages}`,
  columnChoice: {
    title: 'Co zawierają kolumny?',
    hint: 'Nie udało się rozpoznać kolumn tej listy. Wskaż, co zawiera każda z nich. Potrzebujemy co najmniej nazw i cen.',
    column: column => `Kolumna ${number(column)}`,
    meanings: {
      name: 'Nazwa',
      description: 'Opis',
      category: 'Kategoria',
      price: 'Cena',
      allergens: 'Alergeny',
      ignore: 'Nic potrzebnego',
    },
    read: 'Odczytaj menu',
  },
  check: {
    title: 'Sprawdź menu',
    summary: {
      included: (count, inCategories) => `${dishes(count)} ${inCategoriesOf(inCategories)}`,
      toLookAt: count => `${number(count)} do sprawdzenia`,
      missing: (count, source) =>
        plural(count, {
          one: `1 nieobecne już w ${source}`,
          few: `${number(count)} nieobecne już w ${source}`,
          many: `${number(count)} nieobecnych już w ${source}`,
        }),
      unchanged: count => `${number(count)} bez zmian`,
      leftOut: count =>
        plural(count, {
          one: '1 pominięte',
          few: `${number(count)} pominięte`,
          many: `${number(count)} pominiętych`,
        }),
    },
    languages: names => `Także w językach: ${names}`,
    doubtfulTitle: 'Do sprawdzenia',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count =>
      plural(count, {
        one: 'To 1 jest w porządku',
        few: `Wszystkie ${number(count)} są w porządku`,
        many: `Wszystkie ${number(count)} są w porządku`,
      }),
    looksRight: 'W porządku',
    looksRightOf: name => `W porządku: ${name}`,
    finished: 'Gotowe',
    doneWith: name => `Gotowe: ${name}`,
    settled: 'sprawdzone',
    twin: (name, category) =>
      `W kategorii ${category} jest już inne danie o nazwie ${name}. Zmień nazwę jednego lub je pomiń.`,
    uncategorised: count => `Kategoria dla ${ofDishes(count)} bez kategorii`,
    row: row => `Wiersz ${row}`,
    page: page => `Strona ${page}`,
    inSource: (source, text) => `w ${source}: „${text}”`,
    wrongInSource: (problem, source, text) => `${problem} W ${source}: „${text}”.`,
    allergens: names => `Alergeny: ${names}`,
    noAllergens: 'Alergeny: nie podano',
    leaveOut: 'Pomiń',
    leaveOutOf: name => `Pomiń: ${name}`,
    putBack: 'Przywróć',
    putBackOf: name => `Przywróć: ${name}`,
    edit: name => `Popraw: ${name}`,
    correct: 'Popraw',
    unnamed: 'danie bez nazwy',
    showMore: count => `Pokaż jeszcze ${count}`,
    confirm: count => `Dodaj ${dishes(count)} do menu`,
    update: 'Zaktualizuj menu',
    saving: 'Zapisywanie…',
    throwAway: {
      ask: 'Odrzucić wprowadzone poprawki?',
      yes: 'Odrzuć',
      no: 'Zachowaj',
    },
    faulty: count =>
      plural(count, {
        one: 'Jedno danie trzeba poprawić lub pominąć.',
        few: `${number(count)} dania trzeba poprawić lub pominąć.`,
        many: `${number(count)} dań trzeba poprawić lub pominąć.`,
      }),
    nothing: 'Wszystkie dania są pominięte.',
    done: count =>
      plural(count, {
        one: '1 danie jest w menu',
        few: `${number(count)} dania są w menu`,
        many: `${number(count)} dań jest w menu`,
      }),
    updated: 'Menu jest aktualne',
    notSaved: 'Nie udało się zapisać menu. Nic się nie zmieniło: spróbuj ponownie.',
    kept: time => `Twoje poprawki z godziny ${time} są zachowane.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} z ${ofDishes(of)}: ${doubt}`,
      fine: 'Wszystko się zgadza',
      fineOf: doubt => `Wszystko się zgadza: ${doubt}`,
    },
  },
  waiting: {
    title: name => `Pliku ${name} nie ma jeszcze w Twoim menu`,
    resume: 'Kontynuuj',
  },
  blocks: {
    rename: category => `Zmień nazwę: ${category}`,
    renamed: name => `Kategoria nazywa się teraz ${name}`,
    add: category => `Dodaj danie do kategorii ${category}`,
    select: category => `Zaznacz dania w kategorii ${category}`,
    selectAll: category => `Zaznacz wszystkie w kategorii ${category}`,
    selected: count => `Zaznaczono ${dishes(count)}`,
    move: 'Przenieś do…',
    newCategory: 'Nowa kategoria',
    split: 'Nowa kategoria od tego miejsca',
    splitAt: name => `Nowa kategoria od: ${name}`,
    splitOff: name => `Dania od tego miejsca są teraz w kategorii ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: '1 cena', few: `${number(inFile)} ceny`, many: `${number(inFile)} cen` })} w pliku, ${number(onMenu)} w menu: ${plural(left, { one: 'a ta?', few: `a te ${number(left)}?`, many: `a tych ${number(left)}?` })}`,
    settled: 'Wszystkie ceny z pliku są uwzględnione',
    others: count =>
      plural(count, {
        one: 'Jeszcze 1 tekst z pliku bez ceny',
        few: `Jeszcze ${number(count)} teksty z pliku bez ceny`,
        many: `Jeszcze ${number(count)} tekstów z pliku bez ceny`,
      }),
    add: 'Dodaj jako danie',
    addOf: text => `Dodaj jako danie: ${text}`,
    dismiss: 'To nie danie',
    dismissOf: text => `To nie danie: ${text}`,
    added: (name, category) => `Dodano ${name} do kategorii ${category}`,
  },
  page: {
    label: (page, name) => `Strona ${page} pliku ${name}`,
    at: (page, pages) => `Strona ${page} z ${pages}`,
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    smaller: 'Mniejsze',
    larger: 'Większe',
    dragHint: 'Czegoś brakuje? Zaznacz to ramką, a powstanie danie.',
    mark: 'Zaznacz brakujące danie',
    marking: 'Zaznacz danie ramką',
    show: 'Pokaż stronę',
    showOf: name => `Pokaż na stronie: ${name}`,
    empty: 'W tej ramce nie ma tekstu. Uzupełnij danie.',
    failed: 'Nie można pokazać tej strony.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 danie ma kilka cen (${prices}), a plik nie mówi, czego dotyczą. Jak nazywają się rozmiary?`,
        few: `${number(count)} dania mają po kilka cen (${prices}), a plik nie mówi, czego dotyczą. Jak nazywają się rozmiary?`,
        many: `${number(count)} dań ma po kilka cen (${prices}), a plik nie mówi, czego dotyczą. Jak nazywają się rozmiary?`,
      }),
    prices: ['Pierwsza cena', 'Druga cena', 'Trzecia cena', 'Czwarta cena'],
    apply: count => `Nazwij rozmiary ${ofDishes(count)}`,
  },
  diff: {
    isNew: 'nowe',
    was: 'było',
    movedFrom: category => `przeniesione z: ${category}`,
    wasCalled: name => `poprzednio „${name}”`,
    describedAnew: 'nowy opis',
    otherAllergens: 'inne alergeny',
    otherTranslations: 'nowe tłumaczenia',
    soldOut: 'wyprzedane',
    availableAgain: 'znów dostępne',
    unchangedOf: count => `${number(count)} bez zmian`,
    effect: {
      isNew: count =>
        plural(count, { one: '1 nowe', few: `${number(count)} nowe`, many: `${number(count)} nowych` }),
      price: count =>
        plural(count, {
          one: '1 zmieniona cena',
          few: `${number(count)} zmienione ceny`,
          many: `${number(count)} zmienionych cen`,
        }),
      moved: count =>
        plural(count, {
          one: '1 przeniesione',
          few: `${number(count)} przeniesione`,
          many: `${number(count)} przeniesionych`,
        }),
      reworded: count => `${number(count)} ze zmienionym tekstem`,
      availability: count =>
        plural(count, {
          one: '1 wyprzedane lub znów dostępne',
          few: `${number(count)} wyprzedane lub znów dostępne`,
          many: `${number(count)} wyprzedanych lub znów dostępnych`,
        }),
      removed: count =>
        plural(count, {
          one: '1 usunięte',
          few: `${number(count)} usunięte`,
          many: `${number(count)} usuniętych`,
        }),
      nothing: 'W menu nic się nie zmienia',
    },
  },
  missing: {
    title: source => `Nie ma już w ${source}`,
    hint: 'Pozostaną w menu, chyba że je usuniesz.',
    takeOff: 'Usuń z menu',
    takeOffOf: name => `Usuń z menu: ${name}`,
    takeAllOff: count => `Usuń wszystkie (${number(count)})`,
    keepAll: 'Zachowaj wszystkie',
  },
  file: {
    'no-header': 'Plik nie nazywa kolumn. Sprawdź, czy dobrze je rozpoznaliśmy.',
    'prices-in-hundredths':
      'Ceny wyglądają na podane w groszach lub centach, więc 650 odczytaliśmy jako 6,50. Sprawdź, czy to prawda.',
    'prices-perhaps-hundredths':
      'Ceny są wysokie. Odczytaliśmy je bez zmian, ale mogą być podane w groszach lub centach. Sprawdź, czy są właściwe.',
    'prices-guessed':
      'Żadna kolumna nie nazywa się „Price”, więc użyliśmy tej, która wygląda na ceny. Sprawdź, czy to właściwa.',
    'first-price-taken':
      'Większość dań ma kilka cen, a plik nie mówi, czego dotyczą. Wzięliśmy pierwszą. Sprawdź, czy to cena przy stoliku.',
    'sizes-guessed':
      'Każde danie ma kilka cen, a słowa nad nimi uznaliśmy za rozmiary. Sprawdź, czy to prawda.',
    'other-currency': 'Ceny są w innej walucie niż waluta restauracji. Liczby pozostawiliśmy bez zmian.',
    'archived-left-out': 'Pominęliśmy dania zarchiwizowane w systemie POS.',
    'extras-left-out': 'Pominęliśmy dodatki, które są dostępne tylko z daniem.',
    'scanned-text':
      'To menu zostało zeskanowane, a jego tekst odczytany z obrazu. Uważnie sprawdź nazwy i ceny.',
    'pages-without-text':
      'Na niektórych stronach prawie nie ma czytelnego tekstu. Sprawdź, czy nie brakuje dań.',
    'pages-not-read':
      'Nie udało się odczytać wszystkich zeskanowanych stron, bo jest ich za dużo lub trwa to zbyt długo. Sprawdź, których dań brakuje.',
    'letters-unknown':
      'Części tekstu nie udało się odczytać, bo jego czcionka nie określa, jakie litery pokazuje. Sprawdź, czy nie brakuje dań.',
  },
  doubts: {
    'no-name': 'brak nazwy',
    'no-price': 'brak ceny',
    'price-unreadable': 'nieczytelna cena',
    'price-too-large': 'za wysoka cena',
    'price-not-payable': 'w tej walucie nie ma tak małych monet',
    'thousands-or-decimals': 'tysiące czy grosze?',
    'price-rounded': 'cena została zaokrąglona',
    'several-prices': 'kilka cen: wzięliśmy pierwszą',
    free: 'gratis?',
    'no-category': 'brak kategorii',
    'name-too-long': 'za długa nazwa',
    'category-too-long': 'za długa nazwa kategorii',
    'description-cut': 'opis został skrócony',
    twice: 'występuje więcej niż raz',
    'price-from': 'to najniższa z kilku cen',
    'not-on-sale': 'ukryte lub niedostępne w systemie POS',
    'perhaps-extra': 'być może dodatek, a nie danie',
    'price-from-heading': 'cena z nagłówka powyżej',
    'sizes-unnamed': 'kilka cen, brak nazw rozmiarów',
    'price-range': 'przedział cen',
    'price-in-description': 'inna cena w opisie',
    'price-unsure': 'czy to ta cena?',
    'price-unusual': 'cena znacznie wyższa lub niższa od pozostałych',
    'name-unsure': 'czy to cała nazwa?',
    'reading-unsure': 'być może to nie danie',
    scanned: 'odczytane z obrazu',
    'letters-unsure': 'odczytane z obrazu, mało czytelne',
    'row-damaged': 'ten wiersz był uszkodzony: naprawiliśmy go',
    'allergens-unsure': 'nie znamy wszystkich alergenów',
    'translation-cut': 'tłumaczenie zostało skrócone',
  },
}
