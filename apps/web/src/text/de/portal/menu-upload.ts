// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) => plural(count, { one: '1 Gericht', other: `${number(count)} Gerichte` })
const dishesInDative = (count: number) =>
  plural(count, { one: '1 Gericht', other: `${number(count)} Gerichten` })
const categories = (count: number) =>
  plural(count, { one: '1 Kategorie', other: `${number(count)} Kategorien` })

export const menuUpload: Translation<typeof english> = {
  /** After "in". */
  theFile: 'der Datei',
  title: 'Speisekarte hochladen',
  hint: 'Das PDF, von dem Ihre Speisekarte gedruckt wurde, oder eine Liste aus Ihrem Kassensystem oder einer Tabelle. Es ändert sich nichts, bis Sie alles geprüft haben.',
  columns:
    'Gescannte Seiten eines PDFs dauern je einige Sekunden, und wir lesen bis zu 12. Fotos können wir nicht lesen. In einer Liste suchen wir nach Kategorie, Name, Beschreibung, Preis und Allergenen, in beliebiger Reihenfolge.',
  choose: 'Datei auswählen',
  drop: 'oder hier ablegen',
  kinds: 'CSV, JSON oder PDF, bis 10 MB',
  cancel: 'Abbrechen',
  wrongType: {
    title: 'Ungültiger Dateityp',
    hint: 'Bitte laden Sie eine CSV-, JSON- oder PDF-Datei hoch',
    help: 'Wir können CSV-, JSON- und PDF-Dateien lesen, aber keine Fotos. Speichern Sie eine Tabelle als CSV oder ein Dokument als PDF, und laden Sie diese Datei hoch.',
  },
  failed: {
    title: 'Hochladen fehlgeschlagen',
    hint: 'Bitte prüfen Sie das Dateiformat und versuchen Sie es noch einmal.',
  },
  tooLarge: 'Die Datei ist größer als 10 MB.',
  brokenAt: row => `Der Fehler liegt in Zeile ${row}.`,
  sending: name => `${name} wird gesendet`,
  reading: name => `${name} wird gelesen`,
  waitingForTurn: 'Die Datei wartet, bis sie an der Reihe ist …',
  readingPage: (page, pages) => `Seite ${page} von ${pages} wird gelesen`,
  columnChoice: {
    title: 'Was steht in den Spalten?',
    hint: 'Wir konnten die Spalten dieser Liste nicht zuordnen. Bitte sagen Sie uns, was in welcher steht. Wir brauchen mindestens die Namen und die Preise.',
    column: column => `Spalte ${number(column)}`,
    meanings: {
      name: 'Name',
      description: 'Beschreibung',
      category: 'Kategorie',
      price: 'Preis',
      allergens: 'Allergene',
      ignore: 'Nichts, was wir brauchen',
    },
    read: 'Speisekarte lesen',
  },
  check: {
    title: 'Speisekarte prüfen',
    summary: {
      included: (count, inCategories) => `${dishes(count)} in ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} zu prüfen`,
      missing: (count, source) => `${number(count)} nicht mehr in ${source}`,
      unchanged: count => `${number(count)} unverändert`,
      leftOut: count => `${number(count)} ausgelassen`,
    },
    languages: names => `Auch auf ${names}`,
    doubtfulTitle: 'Zu prüfen',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count =>
      plural(count, { one: 'Das ist richtig', other: `Alle ${number(count)} sind richtig` }),
    looksRight: 'Ist richtig',
    looksRightOf: name => `Ist richtig: ${name}`,
    finished: 'Fertig',
    doneWith: name => `Fertig: ${name}`,
    settled: 'geprüft',
    twin: (name, category) =>
      `Ein anderes Gericht in „${category}“ heißt auch ${name}. Benennen Sie eins um oder lassen Sie es aus.`,
    uncategorised: count => `Kategorie für ${dishes(count)} ohne Kategorie`,
    row: row => `Zeile ${row}`,
    page: page => `Seite ${page}`,
    inSource: (source, text) => `in ${source}: „${text}“`,
    wrongInSource: (problem, source, text) => `${problem} In ${source}: „${text}“.`,
    allergens: names => `Allergene: ${names}`,
    noAllergens: 'Allergene: keine Angabe',
    leaveOut: 'Auslassen',
    leaveOutOf: name => `${name} auslassen`,
    putBack: 'Aufnehmen',
    putBackOf: name => `${name} wieder aufnehmen`,
    edit: name => `${name} korrigieren`,
    correct: 'Korrigieren',
    unnamed: 'ein Gericht ohne Namen',
    showMore: count => `${count} weitere zeigen`,
    confirm: count => `${dishes(count)} auf die Karte setzen`,
    update: 'Speisekarte aktualisieren',
    saving: 'Wird gespeichert …',
    throwAway: {
      ask: 'Ihre Korrekturen verwerfen?',
      yes: 'Verwerfen',
      no: 'Behalten',
    },
    faulty: count =>
      plural(count, {
        one: 'Ein Gericht muss korrigiert oder ausgelassen werden.',
        other: `${number(count)} Gerichte müssen korrigiert oder ausgelassen werden.`,
      }),
    nothing: 'Alle Gerichte sind ausgelassen.',
    done: count =>
      plural(count, {
        one: '1 Gericht ist auf der Speisekarte',
        other: `${number(count)} Gerichte sind auf der Speisekarte`,
      }),
    updated: 'Ihre Speisekarte ist aktuell',
    notSaved:
      'Wir konnten die Speisekarte nicht speichern. Es wurde nichts geändert: Bitte versuchen Sie es noch einmal.',
    kept: time => `Ihre Korrekturen von ${time} sind noch da.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} von ${dishesInDative(of)}: ${doubt}`,
      fine: 'Das stimmt so',
      fineOf: doubt => `Das stimmt so: ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} ist noch nicht auf Ihrer Karte`,
    resume: 'Fortfahren',
  },
  blocks: {
    rename: category => `${category} umbenennen`,
    renamed: name => `Die Kategorie heißt jetzt ${name}`,
    add: category => `Gericht zu ${category} hinzufügen`,
    select: category => `Gerichte aus ${category} auswählen`,
    selectAll: category => `Alle aus ${category} auswählen`,
    selected: count => `${dishes(count)} ausgewählt`,
    move: 'Verschieben …',
    newCategory: 'Neue Kategorie',
    split: 'Neue Kategorie ab hier',
    splitAt: name => `Neue Kategorie ab ${name}`,
    splitOff: name => `Die Gerichte ab hier gehören jetzt zu ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: '1 Preis', other: `${number(inFile)} Preise` })} in der Datei, ${number(onMenu)} auf der Karte: ${plural(left, { one: 'dieser?', other: `diese ${number(left)}?` })}`,
    settled: 'Alle Preise der Datei sind berücksichtigt',
    others: count =>
      plural(count, {
        one: '1 weiterer Text der Datei ohne Preis',
        other: `${number(count)} weitere Texte der Datei ohne Preis`,
      }),
    add: 'Als Gericht hinzufügen',
    addOf: text => `Als Gericht hinzufügen: ${text}`,
    dismiss: 'Kein Gericht',
    dismissOf: text => `Kein Gericht: ${text}`,
    added: (name, category) => `${name} zu ${category} hinzugefügt`,
  },
  page: {
    label: (page, name) => `Seite ${page} von ${name}`,
    at: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    smaller: 'Kleiner',
    larger: 'Größer',
    dragHint: 'Fehlt etwas? Ziehen Sie einen Rahmen darum, und es wird ein Gericht.',
    mark: 'Fehlendes Gericht markieren',
    marking: 'Ziehen Sie einen Rahmen um das Gericht',
    show: 'Seite anzeigen',
    showOf: name => `${name} auf der Seite anzeigen`,
    empty: 'In diesem Rahmen steht kein Text. Bitte tragen Sie das Gericht ein.',
    failed: 'Diese Seite lässt sich nicht anzeigen.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 Gericht hat ${prices} Preise, und die Datei sagt nicht, wofür. Wie heißen die Größen?`,
        other: `${number(count)} Gerichte haben je ${prices} Preise, und die Datei sagt nicht, wofür. Wie heißen die Größen?`,
      }),
    prices: ['Erster Preis', 'Zweiter Preis', 'Dritter Preis', 'Vierter Preis'],
    apply: count => `Größen bei ${dishesInDative(count)} eintragen`,
  },
  diff: {
    isNew: 'neu',
    was: 'vorher',
    movedFrom: category => `aus „${category}“ verschoben`,
    wasCalled: name => `hieß „${name}“`,
    describedAnew: 'neue Beschreibung',
    otherAllergens: 'andere Allergene',
    otherTranslations: 'neue Übersetzungen',
    soldOut: 'ausverkauft',
    availableAgain: 'wieder verfügbar',
    unchangedOf: count => `${number(count)} unverändert`,
    effect: {
      isNew: count => `${number(count)} neu`,
      price: count => plural(count, { one: '1 Preis geändert', other: `${number(count)} Preise geändert` }),
      moved: count => `${number(count)} verschoben`,
      reworded: count => `${number(count)} mit neuem Text`,
      availability: count => `${number(count)} ausverkauft oder wieder verfügbar`,
      removed: count => `${number(count)} entfernt`,
      nothing: 'Auf Ihrer Speisekarte ändert sich nichts',
    },
  },
  missing: {
    title: source => `Nicht mehr in ${source}`,
    hint: 'Sie bleiben auf Ihrer Speisekarte, solange Sie sie nicht entfernen.',
    takeOff: 'Entfernen',
    takeOffOf: name => `${name} entfernen`,
    takeAllOff: count => `Alle ${number(count)} entfernen`,
    keepAll: 'Alle behalten',
  },
  file: {
    'no-header':
      'Die Datei benennt ihre Spalten nicht. Bitte prüfen Sie, ob wir sie richtig zugeordnet haben.',
    'prices-in-hundredths':
      'Die Preise scheinen in Cent zu sein, deshalb lesen wir 650 als 6,50. Bitte prüfen Sie, ob das stimmt.',
    'prices-perhaps-hundredths':
      'Die Preise sind hoch. Wir lesen sie, wie sie sind, aber vielleicht sind sie in Cent. Bitte prüfen Sie, ob sie stimmen.',
    'prices-guessed':
      'Keine Spalte heißt „Preis“, deshalb haben wir die genommen, die nach Preisen aussieht. Bitte prüfen Sie, ob das stimmt.',
    'first-price-taken':
      'Die meisten Gerichte haben mehrere Preise, und die Datei sagt nicht, wofür. Wir haben den ersten genommen. Bitte prüfen Sie, ob er am Tisch gilt.',
    'sizes-guessed':
      'Jedes Gericht hat mehrere Preise, und wir haben die Wörter darüber als Größen genommen. Bitte prüfen Sie, ob das stimmt.',
    'other-currency':
      'Die Preise sind in einer anderen Währung als Ihrer. Wir haben die Zahlen unverändert übernommen.',
    'archived-left-out': 'Gerichte, die in Ihrem Kassensystem archiviert sind, haben wir ausgelassen.',
    'extras-left-out': 'Extras, die es nur zu einem Gericht gibt, haben wir ausgelassen.',
    'scanned-text':
      'Diese Speisekarte wurde gescannt und ihr Text aus einem Bild gelesen. Bitte prüfen Sie Namen und Preise sorgfältig.',
    'pages-without-text': 'Einige Seiten haben kaum lesbaren Text. Bitte prüfen Sie, ob Gerichte fehlen.',
    'pages-not-read':
      'Wir konnten nicht alle gescannten Seiten lesen, weil es zu viele sind oder sie zu lange dauern. Bitte prüfen Sie, welche Gerichte fehlen.',
    'letters-unknown':
      'Einen Teil des Textes konnten wir nicht lesen, weil die Schrift nicht angibt, welche Buchstaben sie zeigt. Bitte prüfen Sie, ob Gerichte fehlen.',
  },
  doubts: {
    'no-name': 'kein Name',
    'no-price': 'kein Preis',
    'price-unreadable': 'wir können den Preis nicht lesen',
    'price-too-large': 'der Preis ist zu hoch',
    'price-not-payable': 'so kleine Münzen gibt es in der Währung nicht',
    'thousands-or-decimals': 'Tausender oder Cent?',
    'price-rounded': 'der Preis wurde gerundet',
    'several-prices': 'mehrere Preise: wir haben den ersten genommen',
    free: 'kostenlos?',
    'no-category': 'keine Kategorie',
    'name-too-long': 'der Name ist zu lang',
    'category-too-long': 'die Kategorie ist zu lang',
    'description-cut': 'die Beschreibung wurde gekürzt',
    twice: 'mehrfach aufgeführt',
    'price-from': 'der Preis ist der niedrigste von mehreren',
    'not-on-sale': 'in Ihrem Kassensystem ausgeblendet oder nicht verfügbar',
    'perhaps-extra': 'vielleicht ein Extra, kein Gericht',
    'price-from-heading': 'Preis aus der Überschrift darüber',
    'sizes-unnamed': 'mehrere Preise, keine Größen benannt',
    'price-range': 'eine Preisspanne',
    'price-in-description': 'ein weiterer Preis in der Beschreibung',
    'price-unsure': 'ist das der Preis?',
    'price-unusual': 'kostet viel mehr oder weniger als die anderen',
    'name-unsure': 'ist das der ganze Name?',
    'reading-unsure': 'vielleicht kein Gericht',
    scanned: 'aus einem Bild gelesen',
    'letters-unsure': 'aus einem Bild gelesen, schwer lesbar',
    'row-damaged': 'diese Zeile war beschädigt: wir haben sie repariert',
    'allergens-unsure': 'wir kennen nicht alle Allergene',
    'translation-cut': 'eine Übersetzung wurde gekürzt',
  },
}
