// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) => plural(count, { one: '1 gerecht', other: `${number(count)} gerechten` })
const categories = (count: number) =>
  plural(count, { one: '1 categorie', other: `${number(count)} categorieën` })

export const menuUpload: Translation<typeof english> = {
  theFile: 'het bestand',
  title: 'Menukaart uploaden',
  hint: 'De pdf waarvan je menukaart is gedrukt, of een lijst uit je kassasysteem of een spreadsheet. Er verandert niets voordat je alles hebt gecontroleerd.',
  columns:
    'Gescande pagina’s van een pdf duren elk een paar seconden, en we lezen er hooguit 12. Foto’s kunnen we niet lezen. In een lijst zoeken we naar Categorie, Naam, Beschrijving, Prijs en Allergenen, in willekeurige volgorde.',
  choose: 'Bestand kiezen',
  drop: 'of sleep het hierheen',
  kinds: 'CSV, JSON of pdf, tot 10 MB',
  cancel: 'Annuleren',
  wrongType: {
    title: 'Ongeldig bestandstype',
    hint: 'Upload een CSV-, JSON- of pdf-bestand',
    help: 'We kunnen CSV-, JSON- en pdf-bestanden lezen, maar geen foto’s. Sla een spreadsheet op als CSV of een document als pdf en upload dat.',
  },
  failed: { title: 'Uploaden mislukt', hint: 'Controleer het bestandsformaat en probeer het opnieuw.' },
  tooLarge: 'Het bestand is groter dan 10 MB.',
  brokenAt: row => `Het probleem zit in rij ${row}.`,
  sending: name => `${name} verzenden`,
  reading: name => `${name} lezen`,
  waitingForTurn: 'Het bestand wacht op zijn beurt…',
  readingPage: (page, pages) => `Pagina ${page} van ${pages} lezen`,
  columnChoice: {
    title: 'Wat staat er in de kolommen?',
    hint: 'We konden de kolommen van deze lijst niet uit elkaar houden. Geef aan wat er in elke kolom staat. We hebben in elk geval de namen en de prijzen nodig.',
    column: column => `Kolom ${number(column)}`,
    meanings: {
      name: 'Naam',
      description: 'Beschrijving',
      category: 'Categorie',
      price: 'Prijs',
      allergens: 'Allergenen',
      ignore: 'Niets wat we nodig hebben',
    },
    read: 'Menukaart lezen',
  },
  check: {
    title: 'Controleer je menukaart',
    summary: {
      included: (count, inCategories) => `${dishes(count)} in ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} te controleren`,
      missing: (count, source) => `${number(count)} niet meer in ${source}`,
      unchanged: count => `${number(count)} ongewijzigd`,
      leftOut: count => `${number(count)} weggelaten`,
    },
    languages: names => `Ook in: ${names}`,
    doubtfulTitle: 'Te controleren',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count => plural(count, { one: 'Dit klopt', other: `Alle ${number(count)} kloppen` }),
    looksRight: 'Klopt',
    looksRightOf: name => `Klopt: ${name}`,
    finished: 'Klaar',
    doneWith: name => `Klaar: ${name}`,
    settled: 'gecontroleerd',
    twin: (name, category) =>
      `Een ander gerecht in ${category} heet ook ${name}. Geef er één een andere naam of laat het weg.`,
    uncategorised: count =>
      plural(count, {
        one: 'Categorie voor 1 gerecht zonder categorie',
        other: `Categorie voor ${number(count)} gerechten zonder categorie`,
      }),
    row: row => `Rij ${row}`,
    page: page => `Pagina ${page}`,
    inSource: (source, text) => `in ${source}: “${text}”`,
    wrongInSource: (problem, source, text) => `${problem} In ${source}: “${text}”.`,
    allergens: names => `Allergenen: ${names}`,
    noAllergens: 'Allergenen: niet vermeld',
    leaveOut: 'Weglaten',
    leaveOutOf: name => `${name} weglaten`,
    putBack: 'Terugzetten',
    putBackOf: name => `${name} terugzetten`,
    edit: name => `${name} corrigeren`,
    correct: 'Corrigeren',
    unnamed: 'een gerecht zonder naam',
    showMore: count => `Nog ${count} tonen`,
    confirm: count => `${dishes(count)} op de kaart zetten`,
    update: 'Menukaart bijwerken',
    saving: 'Opslaan…',
    throwAway: {
      ask: 'Je correcties verwerpen?',
      yes: 'Verwerpen',
      no: 'Behouden',
    },
    faulty: count =>
      plural(count, {
        one: 'Eén gerecht moet je corrigeren of weglaten.',
        other: `${number(count)} gerechten moet je corrigeren of weglaten.`,
      }),
    nothing: 'Alle gerechten zijn weggelaten.',
    done: count =>
      plural(count, {
        one: '1 gerecht staat op de kaart',
        other: `${number(count)} gerechten staan op de kaart`,
      }),
    updated: 'Je menukaart is bijgewerkt',
    notSaved: 'We konden de menukaart niet opslaan. Er is niets gewijzigd: probeer het opnieuw.',
    kept: time => `Uw correcties van ${time} zijn bewaard.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} van ${dishes(of)}: ${doubt}`,
      fine: 'Dit klopt',
      fineOf: doubt => `Dit klopt: ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} staat nog niet op uw kaart`,
    resume: 'Doorgaan',
  },
  blocks: {
    rename: category => `${category} hernoemen`,
    renamed: name => `De categorie heet nu ${name}`,
    add: category => `Gerecht toevoegen aan ${category}`,
    select: category => `Gerechten van ${category} selecteren`,
    selectAll: category => `Alles van ${category} selecteren`,
    selected: count => `${dishes(count)} geselecteerd`,
    move: 'Verplaatsen naar…',
    newCategory: 'Nieuwe categorie',
    split: 'Nieuwe categorie vanaf hier',
    splitAt: name => `Nieuwe categorie vanaf ${name}`,
    splitOff: name => `De gerechten vanaf hier staan nu in ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: '1 prijs', other: `${number(inFile)} prijzen` })} in het bestand, ${number(onMenu)} op de kaart: ${plural(left, { one: 'deze?', other: `deze ${number(left)}?` })}`,
    settled: 'Elke prijs uit het bestand heeft een plek',
    others: count =>
      plural(count, {
        one: 'Nog 1 tekst uit het bestand zonder prijs',
        other: `Nog ${number(count)} teksten uit het bestand zonder prijs`,
      }),
    add: 'Als gerecht toevoegen',
    addOf: text => `Als gerecht toevoegen: ${text}`,
    dismiss: 'Geen gerecht',
    dismissOf: text => `Geen gerecht: ${text}`,
    added: (name, category) => `${name} toegevoegd aan ${category}`,
  },
  page: {
    label: (page, name) => `Pagina ${page} van ${name}`,
    at: (page, pages) => `Pagina ${page} van ${pages}`,
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    smaller: 'Kleiner',
    larger: 'Groter',
    dragHint: 'Ontbreekt er iets? Sleep er een kader omheen om er een gerecht van te maken.',
    mark: 'Ontbrekend gerecht markeren',
    marking: 'Sleep een kader om het gerecht',
    show: 'Pagina tonen',
    showOf: name => `${name} op de pagina tonen`,
    empty: 'Er staat geen tekst in dit kader. Vul het gerecht zelf in.',
    failed: 'Deze pagina kan niet worden getoond.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 gerecht heeft ${prices} prijzen, en het bestand zegt niet waarvoor. Hoe heten de maten?`,
        other: `${number(count)} gerechten hebben elk ${prices} prijzen, en het bestand zegt niet waarvoor. Hoe heten de maten?`,
      }),
    prices: ['Eerste prijs', 'Tweede prijs', 'Derde prijs', 'Vierde prijs'],
    apply: count => `Maten van ${dishes(count)} benoemen`,
  },
  diff: {
    isNew: 'nieuw',
    was: 'was',
    movedFrom: category => `verplaatst uit ${category}`,
    wasCalled: name => `was “${name}”`,
    describedAnew: 'nieuwe beschrijving',
    otherAllergens: 'andere allergenen',
    otherTranslations: 'nieuwe vertalingen',
    soldOut: 'uitverkocht',
    availableAgain: 'weer verkrijgbaar',
    unchangedOf: count => `${number(count)} ongewijzigd`,
    effect: {
      isNew: count => `${number(count)} nieuw`,
      price: count =>
        plural(count, { one: '1 prijs gewijzigd', other: `${number(count)} prijzen gewijzigd` }),
      moved: count => `${number(count)} verplaatst`,
      reworded: count => `${number(count)} met nieuwe tekst`,
      availability: count => `${number(count)} uitverkocht of weer verkrijgbaar`,
      removed: count => `${number(count)} van de kaart gehaald`,
      nothing: 'Er verandert niets op je menukaart',
    },
  },
  missing: {
    title: source => `Niet meer in ${source}`,
    hint: 'Ze blijven op je menukaart, tenzij je ze eraf haalt.',
    takeOff: 'Eraf halen',
    takeOffOf: name => `${name} eraf halen`,
    takeAllOff: count => `Alle ${number(count)} eraf halen`,
    keepAll: 'Alles behouden',
  },
  file: {
    'no-header': 'Het bestand benoemt de kolommen niet. Controleer of we ze goed hebben toegewezen.',
    'prices-in-hundredths':
      'De prijzen lijken in centen te zijn, dus lezen we 650 als 6,50. Controleer of dat klopt.',
    'prices-perhaps-hundredths':
      'De prijzen zijn hoog. We nemen ze over zoals ze zijn, maar misschien zijn het centen. Controleer of ze kloppen.',
    'prices-guessed':
      'Geen kolom heet “Prijs”, dus namen we de kolom die op prijzen lijkt. Controleer of dat klopt.',
    'first-price-taken':
      'De meeste gerechten hebben meerdere prijzen, en het bestand zegt niet waarvoor. We namen de eerste. Controleer of je die aan tafel rekent.',
    'sizes-guessed':
      'Elk gerecht heeft meerdere prijzen. We namen de woorden erboven als maten. Controleer of dat klopt.',
    'other-currency':
      'De prijzen zijn in een andere valuta dan de jouwe. We hebben de getallen overgenomen zoals ze zijn.',
    'archived-left-out': 'Gerechten die in je kassasysteem gearchiveerd zijn, hebben we weggelaten.',
    'extras-left-out': 'Extra’s die alleen bij een gerecht horen, hebben we weggelaten.',
    'scanned-text':
      'Deze menukaart is gescand en de tekst is uit een afbeelding gelezen. Controleer namen en prijzen goed.',
    'pages-without-text':
      'Sommige pagina’s hebben nauwelijks leesbare tekst. Controleer of er gerechten ontbreken.',
    'pages-not-read':
      'We konden niet alle gescande pagina’s lezen, omdat het er te veel zijn of omdat het te lang duurt. Controleer welke gerechten ontbreken.',
    'letters-unknown':
      'We konden een deel van de tekst niet lezen, omdat het lettertype niet aangeeft welke letters het toont. Controleer of er gerechten ontbreken.',
  },
  doubts: {
    'no-name': 'geen naam',
    'no-price': 'geen prijs',
    'price-unreadable': 'we kunnen de prijs niet lezen',
    'price-too-large': 'de prijs is te hoog',
    'price-not-payable': 'zulke kleine munten heeft deze valuta niet',
    'thousands-or-decimals': 'duizenden of centen?',
    'price-rounded': 'de prijs is afgerond',
    'several-prices': 'meerdere prijzen: we namen de eerste',
    free: 'gratis?',
    'no-category': 'geen categorie',
    'name-too-long': 'de naam is te lang',
    'category-too-long': 'de categorie is te lang',
    'description-cut': 'de beschrijving is ingekort',
    twice: 'staat er meer dan eens',
    'price-from': 'de prijs is de laagste van meerdere',
    'not-on-sale': 'verborgen of niet verkrijgbaar in je kassasysteem',
    'perhaps-extra': 'misschien een extra, geen gerecht',
    'price-from-heading': 'prijs uit de kop erboven',
    'sizes-unnamed': 'meerdere prijzen, geen maten genoemd',
    'price-range': 'een prijs van–tot',
    'price-in-description': 'een andere prijs in de beschrijving',
    'price-unsure': 'is dit de prijs?',
    'price-unusual': 'veel duurder of goedkoper dan de rest',
    'name-unsure': 'is dit de hele naam?',
    'reading-unsure': 'misschien geen gerecht',
    scanned: 'uit een afbeelding gelezen',
    'letters-unsure': 'uit een afbeelding gelezen, slecht leesbaar',
    'row-damaged': 'deze rij was beschadigd: door ons hersteld',
    'allergens-unsure': 'we kennen niet alle allergenen ervan',
    'translation-cut': 'een vertaling is ingekort',
  },
}
