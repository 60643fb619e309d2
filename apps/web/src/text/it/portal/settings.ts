// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Caricamento delle impostazioni…',
  pos: {
    title: 'Cassa',
    link: 'Collegamento alla cassa',
    detail: 'Impostazioni del sistema di cassa',
    cards: { title: 'Pagamenti con carta', detail: 'I clienti pagano con carta dal loro telefono' },
    sent: { title: 'Invii', detail: 'Ogni ordine inviato, in attesa o non riuscito' },
  },
  orders: {
    title: 'Ordini',
    mode: 'Come arrivano gli ordini in cucina?',
    modes: {
      off: {
        label: 'Non arrivano',
        hint: 'I clienti mostrano la lista al cameriere, che prende l’ordine come al solito.',
      },
      'first-by-hand': {
        label: 'Dopo il tuo primo OK',
        hint: 'Il primo ordine di ogni gruppo aspetta un tocco del personale. I successivi vanno direttamente in cucina.',
      },
      'at-once': {
        label: 'Subito',
        hint: 'Ogni ordine va direttamente in cucina, appena un cliente lo invia.',
      },
    },
    offMenu: 'I clienti possono scrivere piatti che non sono nel menu',
    offMenuHint: 'Lei approva ciascuno, con il prezzo, prima che venga preparato e messo in conto.',
    late: 'In ritardo dopo (minuti)',
    lateHint: 'Un ordine non ancora pronto viene segnalato come in ritardo su tutti gli schermi.',
    lateInvalid: (least, most) => `Inserisci minuti interi da ${least} a ${most}.`,
    save: 'Salva impostazioni',
    saving: 'Salvataggio…',
    saved: 'Impostazioni degli ordini salvate',
    pause: 'Metti in pausa gli ordini',
    pauseHint:
      'In questo momento la cucina non prende ordini; i clienti lo vedono e conservano quello che hanno scritto.',
    paused: 'Ordini messi in pausa',
    resumed: 'Ordini riattivati',
    failed: { title: 'Impostazioni degli ordini non salvate', hint: 'Riprova.' },
  },
  stations: {
    title: 'Postazioni',
    hint: 'Ogni postazione vede solo i piatti che prepara. Tutto il resto va in cucina.',
    loading: 'Caricamento delle postazioni…',
    failed: 'Le postazioni non si sono caricate.',
    none: 'Un’unica cucina prepara tutto.',
    add: 'Aggiungi postazione',
    name: 'Nome della postazione',
    nameMissing: 'Inserisci un nome.',
    nameTaken: 'C’è già una postazione con questo nome.',
    categories: 'Prepara',
    noCategories: 'Il tuo menu non ha ancora categorie.',
    remove: station => `Rimuovi ${station}`,
    removeUnnamed: 'Rimuovi questa postazione',
    unnamed: 'Nuova postazione',
    save: 'Salva postazioni',
    saving: 'Salvataggio…',
    saved: 'Postazioni salvate',
    notSaved: { title: 'Postazioni non salvate', hint: 'Riprova.' },
  },
  screens: {
    title: 'Tablet',
    hint: 'Un tablet di cucina mostra gli ordini. Uno di sala sposta e chiude anche i tavoli e incassa. Nessuno richiede la tua password.',
    loading: 'Caricamento dei tablet…',
    failed: 'I tablet non si sono caricati.',
    none: 'Nessun tablet abbinato.',
    kinds: { kitchen: 'Cucina', floor: 'Sala' },
    pair: { kitchen: 'Abbina per la cucina', floor: 'Abbina per la sala' },
    pairing: {
      title: 'Codice per il tablet',
      label: 'Codice',
      open: 'Sul tablet apri questo indirizzo e inserisci il codice:',
      left: minutes =>
        plural(minutes, { one: 'Valido ancora per 1 minuto', other: `Valido ancora per ${minutes} minuti` }),
      over: 'Questo codice è scaduto.',
      again: 'Nuovo codice',
      close: 'Chiudi',
    },
    paired: name => ({ title: 'Tablet abbinato', hint: `${name} è nell’elenco.` }),
    notStarted: { title: 'Nessun codice', hint: 'Non siamo riusciti a creare un codice. Riprova.' },
    seen: 'Ultimo contatto:',
    removal: {
      ask: 'Rimuovi',
      question: name => `Rimuovere ${name}?`,
      hint: 'Non mostrerà più nulla finché non lo abbini di nuovo.',
      yes: 'Rimuovi tablet',
      removing: 'Rimozione…',
      no: 'Mantieni',
      done: 'Tablet rimosso',
      failed: { title: 'Tablet non rimosso', hint: 'Riprova.' },
    },
  },
}
