// A menu uploaded as a file: chosen, read, checked, imported.

import type { FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) => plural(count, { one: '1 piatto', other: `${number(count)} piatti` })
const categories = (count: number) =>
  plural(count, { one: '1 categoria', other: `${number(count)} categorie` })

const fileDoubts: Record<FileDoubt, string> = {
  'no-header': 'Il file non dà un nome alle colonne. Controlla che le abbiamo riconosciute correttamente.',
  'prices-in-hundredths':
    'I prezzi sembrano in centesimi: abbiamo letto 650 come 6,50. Controlla che sia giusto.',
  'prices-perhaps-hundredths':
    'I prezzi sono alti. Li abbiamo letti così come sono, ma potrebbero essere in centesimi. Controlla che siano giusti.',
  'prices-guessed':
    'Nessuna colonna si chiama “Prezzo”: abbiamo usato quella che sembra contenere prezzi. Controlla che sia giusto.',
  'first-price-taken':
    'La maggior parte dei piatti ha più prezzi e il file non dice a cosa si riferiscono. Abbiamo preso il primo. Controlla che sia quello che chiedi al tavolo.',
  'sizes-guessed':
    'Ogni piatto ha più prezzi: abbiamo usato come formati le parole che stanno sopra. Controlla che sia giusto.',
  'other-currency': 'I prezzi sono in una valuta diversa dalla tua. Abbiamo lasciato le cifre come sono.',
  'archived-left-out': 'Abbiamo escluso i piatti archiviati nel tuo sistema di cassa.',
  'extras-left-out': 'Abbiamo escluso gli extra, che vanno solo con un piatto.',
  'scanned-text':
    'Questo menu è una scansione e il testo è stato letto da un’immagine. Controlla con attenzione nomi e prezzi.',
  'pages-without-text': 'Alcune pagine non hanno quasi testo leggibile. Controlla se mancano dei piatti.',
  'pages-not-read':
    'Non siamo riusciti a leggere tutte le pagine scansionate, perché sono troppe o richiedono troppo tempo. Controlla quali piatti mancano.',
  'letters-unknown':
    'Non siamo riusciti a leggere una parte del testo, perché il suo carattere non dice quali lettere mostra. Controlla se mancano dei piatti.',
}

const rowDoubts: Record<RowDoubt, string> = {
  'no-name': 'senza nome',
  'no-price': 'senza prezzo',
  'price-unreadable': 'prezzo illeggibile',
  'price-too-large': 'prezzo troppo alto',
  'price-not-payable': 'la valuta non ha monete così piccole',
  'thousands-or-decimals': 'migliaia o centesimi?',
  'price-rounded': 'prezzo arrotondato',
  'several-prices': 'più prezzi: abbiamo preso il primo',
  free: 'gratis?',
  'no-category': 'senza categoria',
  'name-too-long': 'nome troppo lungo',
  'category-too-long': 'categoria troppo lunga',
  'description-cut': 'descrizione accorciata',
  twice: 'presente più volte',
  'price-from': 'il prezzo è il più basso fra diversi',
  'not-on-sale': 'nascosto o non disponibile in cassa',
  'perhaps-extra': 'forse un extra, non un piatto',
  'price-from-heading': 'prezzo preso dal titolo sopra',
  'sizes-unnamed': 'più prezzi, formati senza nome',
  'price-range': 'una fascia di prezzo',
  'price-in-description': 'un altro prezzo nella descrizione',
  'price-unsure': 'è questo il prezzo?',
  'price-unusual': 'costa molto più o molto meno degli altri',
  'name-unsure': 'è questo il nome completo?',
  'reading-unsure': 'forse non è un piatto',
  scanned: 'letto da un’immagine',
  'letters-unsure': 'letto da un’immagine, poco leggibile',
  'row-damaged': 'riga danneggiata: l’abbiamo riparata',
  'allergens-unsure': 'non conosciamo tutti gli allergeni',
  'translation-cut': 'una traduzione accorciata',
}

export const menuUpload: Translation<typeof english> = {
  /** After `in`, which would merge with an article. */
  theFile: 'questo file',
  title: 'Carica il menu',
  hint: 'Il PDF da cui è stato stampato il menu, o un elenco dal sistema di cassa o da un foglio di calcolo. Non cambia nulla finché non hai controllato.',
  columns:
    'Le pagine scansionate di un PDF richiedono alcuni secondi ciascuna, e ne leggiamo fino a 12. Non possiamo leggere le foto. In un elenco cerchiamo categoria, nome, descrizione, prezzo e allergeni, in qualsiasi ordine.',
  choose: 'Scegli un file',
  drop: 'o trascinalo qui',
  kinds: 'CSV, JSON o PDF, fino a 10 MB',
  cancel: 'Annulla',
  wrongType: {
    title: 'Tipo di file non valido',
    hint: 'Carica un file CSV, JSON o PDF',
    help: 'Possiamo leggere file CSV, JSON e PDF, ma non foto. Salva un foglio di calcolo come CSV, o un documento come PDF, e carica quello.',
  },
  failed: { title: 'Caricamento non riuscito', hint: 'Controlla il formato del file e riprova.' },
  tooLarge: 'Il file supera i 10 MB.',
  brokenAt: row => `Il problema è nella riga ${row}.`,
  sending: name => `Invio di ${name}`,
  reading: name => `Lettura di ${name}`,
  waitingForTurn: 'In attesa del suo turno…',
  readingPage: (page, pages) => `Lettura della pagina ${page} di ${pages}`,
  columnChoice: {
    title: 'Che cosa contengono le colonne?',
    hint: 'Non siamo riusciti a distinguere le colonne di questo elenco. Indica che cosa contiene ciascuna. Ci servono almeno i nomi e i prezzi.',
    column: column => `Colonna ${number(column)}`,
    meanings: {
      name: 'Nome',
      description: 'Descrizione',
      category: 'Categoria',
      price: 'Prezzo',
      allergens: 'Allergeni',
      ignore: 'Niente che serva',
    },
    read: 'Leggi il menu',
  },
  check: {
    title: 'Controlla il menu',
    summary: {
      included: (count, inCategories) => `${dishes(count)} in ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} da controllare`,
      missing: (count, source) => `${number(count)} non più in ${source}`,
      unchanged: count => plural(count, { one: '1 invariato', other: `${number(count)} invariati` }),
      leftOut: count => plural(count, { one: '1 escluso', other: `${number(count)} esclusi` }),
    },
    languages: names => `Anche in: ${names}`,
    doubtfulTitle: 'Da controllare',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count => plural(count, { one: '1 va bene', other: `Vanno bene tutti e ${number(count)}` }),
    looksRight: 'Va bene',
    looksRightOf: name => `Va bene: ${name}`,
    finished: 'Fatto',
    doneWith: name => `Fatto: ${name}`,
    settled: 'controllato',
    twin: (name, category) =>
      `Un altro piatto in ${category} si chiama ${name}. Rinominane uno, o escludilo.`,
    uncategorised: count =>
      plural(count, {
        one: 'Categoria per il piatto che non ne ha una',
        other: `Categoria per i ${number(count)} piatti che non ne hanno una`,
      }),
    row: row => `Riga ${row}`,
    page: page => `Pagina ${page}`,
    inSource: (source, text) => `in ${source}: “${text}”`,
    wrongInSource: (problem, source, text) => `${problem} In ${source}: “${text}”.`,
    allergens: names => `Allergeni: ${names}`,
    noAllergens: 'Allergeni: non indicati',
    leaveOut: 'Escludi',
    leaveOutOf: name => `Escludi ${name}`,
    putBack: 'Ripristina',
    putBackOf: name => `Ripristina ${name}`,
    edit: name => `Correggi ${name}`,
    correct: 'Correggi',
    unnamed: 'un piatto senza nome',
    showMore: count => plural(count, { one: 'Mostra un altro', other: `Mostra altri ${count}` }),
    confirm: count => `Metti nel menu ${dishes(count)}`,
    update: 'Aggiorna il menu',
    saving: 'Salvataggio…',
    throwAway: {
      ask: 'Scartare le tue correzioni?',
      yes: 'Scarta',
      no: 'Mantieni',
    },
    faulty: count =>
      plural(count, {
        one: 'Un piatto va corretto o escluso.',
        other: `${number(count)} piatti vanno corretti o esclusi.`,
      }),
    nothing: 'Tutti i piatti sono esclusi.',
    done: count =>
      plural(count, { one: '1 piatto è nel menu', other: `${number(count)} piatti sono nel menu` }),
    updated: 'Il menu è aggiornato',
    notSaved: 'Il menu non è stato salvato. Non è cambiato nulla: riprova.',
    kept: time => `Le tue correzioni delle ${time} sono conservate.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} su ${dishes(of)}: ${doubt}`,
      fine: 'Vanno bene',
      fineOf: doubt => `Vanno bene: ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} non è ancora nel tuo menu`,
    resume: 'Continua',
  },
  blocks: {
    rename: category => `Rinomina ${category}`,
    renamed: name => `Ora la categoria si chiama ${name}`,
    add: category => `Aggiungi un piatto a ${category}`,
    select: category => `Seleziona piatti di ${category}`,
    selectAll: category => `Seleziona tutto in ${category}`,
    selected: count =>
      plural(count, { one: '1 piatto selezionato', other: `${number(count)} piatti selezionati` }),
    move: 'Sposta in…',
    newCategory: 'Nuova categoria',
    split: 'Nuova categoria da qui',
    splitAt: name => `Nuova categoria a partire da ${name}`,
    splitOff: name => `I piatti da qui in poi sono ora in ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: '1 prezzo', other: `${number(inFile)} prezzi` })} nel file, ${number(onMenu)} nel menu: ${plural(left, { one: 'e questo?', other: `e questi ${number(left)}?` })}`,
    settled: 'Tutti i prezzi del file sono a posto',
    others: count =>
      plural(count, {
        one: 'Un altro testo del file senza prezzo',
        other: `Altri ${number(count)} testi del file senza prezzo`,
      }),
    add: 'Aggiungi come piatto',
    addOf: text => `Aggiungi come piatto: ${text}`,
    dismiss: 'Non è un piatto',
    dismissOf: text => `Non è un piatto: ${text}`,
    added: (name, category) => `${name}: aggiunto a ${category}`,
  },
  page: {
    label: (page, name) => `Pagina ${page} di ${name}`,
    at: (page, pages) => `Pagina ${page} di ${pages}`,
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    smaller: 'Più piccolo',
    larger: 'Più grande',
    dragHint: 'Manca qualcosa? Traccia un riquadro sopra per farne un piatto.',
    mark: 'Segna un piatto mancante',
    marking: 'Traccia un riquadro sul piatto',
    show: 'Mostra la pagina',
    showOf: name => `Mostra ${name} sulla pagina`,
    empty: 'In questo riquadro non c’è testo. Compila tu il piatto.',
    failed: 'Non è possibile mostrare questa pagina.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 piatto ha ${prices} prezzi e il file non dice a cosa si riferiscono. Come si chiamano i formati?`,
        other: `${number(count)} piatti hanno ${prices} prezzi ciascuno e il file non dice a cosa si riferiscono. Come si chiamano i formati?`,
      }),
    prices: ['Primo prezzo', 'Secondo prezzo', 'Terzo prezzo', 'Quarto prezzo'],
    apply: count => `Dai un nome ai formati di ${dishes(count)}`,
  },
  diff: {
    isNew: 'nuovo',
    was: 'prima',
    movedFrom: category => `spostato da ${category}`,
    wasCalled: name => `prima “${name}”`,
    describedAnew: 'nuova descrizione',
    otherAllergens: 'altri allergeni',
    otherTranslations: 'nuove traduzioni',
    soldOut: 'esaurito',
    availableAgain: 'di nuovo disponibile',
    unchangedOf: count => plural(count, { one: '1 invariato', other: `${number(count)} invariati` }),
    effect: {
      isNew: count => plural(count, { one: '1 nuovo', other: `${number(count)} nuovi` }),
      price: count => plural(count, { one: '1 prezzo cambiato', other: `${number(count)} prezzi cambiati` }),
      moved: count => plural(count, { one: '1 spostato', other: `${number(count)} spostati` }),
      reworded: count =>
        plural(count, { one: '1 con testi modificati', other: `${number(count)} con testi modificati` }),
      availability: count =>
        plural(count, {
          one: '1 esaurito o di nuovo disponibile',
          other: `${number(count)} esauriti o di nuovo disponibili`,
        }),
      removed: count => plural(count, { one: '1 tolto dal menu', other: `${number(count)} tolti dal menu` }),
      nothing: 'Nel menu non cambia nulla',
    },
  },
  missing: {
    title: source => `Non più in ${source}`,
    hint: 'Restano nel menu finché non li togli.',
    takeOff: 'Togli',
    takeOffOf: name => `Togli ${name}`,
    takeAllOff: count => plural(count, { one: 'Togli 1', other: `Togli tutti e ${number(count)}` }),
    keepAll: 'Mantieni tutti',
  },
  file: fileDoubts,
  doubts: rowDoubts,
}
