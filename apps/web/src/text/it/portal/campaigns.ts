// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Sconto in percentuale',
  fixed_amount: 'Sconto fisso',
  free_item: 'Piatto in omaggio',
  buy_one_get_one: 'Due al prezzo di uno',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 giorni',
  7: '1 settimana',
  14: '2 settimane',
  30: '1 mese',
  90: '3 mesi',
  180: '6 mesi',
  365: '1 anno',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Attiva',
  paused: 'In pausa',
  scheduled: 'Programmata',
  ended: 'Terminata',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Le offerte che i clienti vicini al tuo ristorante vedono quando aprono Tablemate.',
  loading: 'Caricamento delle campagne…',
  create: 'Crea campagna',
  empty: {
    title: 'Ancora nessuna campagna',
    hint: 'Dai a chi è in zona un motivo per entrare. Basta un minuto.',
    action: 'Crea la tua prima campagna',
  },
  tiles: {
    label: 'Tutte le campagne insieme',
    views: 'Visualizzazioni totali',
    clicks: 'Clic totali',
    clickRate: 'Tasso di clic',
    investment: 'Investimento totale',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `Modifica ${title}`,
    title: 'Titolo della campagna',
    titleHint: 'La prima cosa che leggono i clienti',
    offerType: 'Tipo di offerta',
    offerValue: 'Valore dell’offerta',
    percentHint: 'Percentuale, da 1 a 100',
    amountHint: symbol => `Importo dello sconto, in ${symbol}`,
    description: 'Descrizione',
    offerDetails: 'Dettagli dell’offerta',
    offerDetailsHint: 'Condizioni: in quali giorni, per chi, cosa non è compreso',
    imageUrl: 'URL dell’immagine',
    imageHint: 'L’indirizzo https di un’immagine. I telefoni dei clienti la caricano da lì.',
    imageFits: 'Apparirà così.',
    imageFails: 'A questo indirizzo non siamo riusciti a caricare un’immagine.',
    targetRadius: 'Raggio',
    duration: 'Durata',
    startDate: 'Data di inizio',
    startHint: zone => `Dalla mezzanotte (fuso orario: ${zone})`,
    fixed: 'La campagna è iniziata: inizio e durata non si possono più cambiare.',
    titleRequired: 'Il titolo della campagna è obbligatorio',
    descriptionRequired: 'La descrizione è obbligatoria',
    startRequired: 'La data di inizio è obbligatoria',
    valueRequired: 'Il valore dell’offerta è obbligatorio',
    valueUnreadable: 'Il valore dell’offerta deve essere un numero',
    percentWrong: 'Lo sconto è un numero intero da 1 a 100',
    imageWrong: 'Inserisci un indirizzo che inizia con https://',
    submit: 'Crea campagna',
    submitting: 'Creazione…',
    save: 'Salva modifiche',
    saving: 'Salvataggio…',
    cancel: 'Annulla',
  },
  summary: {
    title: 'Riepilogo della campagna',
    duration: 'Durata',
    dailyRate: 'Costo al giorno',
    totalCost: 'Costo totale',
    runs: 'Periodo',
  },
  days: count => plural(count, { one: '1 giorno', other: `${count} giorni` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `raggio di ${km} km`,
  kilometresShort: km => `${km} km`,
  views: 'Visualizzazioni',
  clicks: 'Clic',
  clickRate: 'Tasso di clic',
  duration: 'Durata',
  totalCost: 'Costo totale',
  runs: {
    active: range => `In corso: ${range}`,
    scheduled: range => `In programma: ${range}`,
    paused: range => `In pausa, periodo: ${range}`,
    ended: range => `Terminata: ${range}`,
  },
  beta: 'Gratis durante la beta: non viene addebitato nulla. Il prezzo indicato è quello che costerebbe dopo.',
  pause: 'Metti in pausa',
  resume: 'Riprendi',
  edit: 'Modifica',
  which: title => `la campagna ${title}`,
  plot: {
    show: 'Visualizzazioni e clic per giorno',
    title: zone => `Per giorno (fuso orario: ${zone})`,
    empty: 'Non l’ha ancora vista nessuno.',
    failed: 'Visualizzazioni e clic non si sono caricati.',
  },
  noPosition: {
    text: 'Nessuno può ancora vederla: non sappiamo dove si trova il tuo ristorante.',
    action: 'Imposta la posizione nelle impostazioni',
  },
  deletion: {
    ask: 'Elimina',
    question: title => `Eliminare “${title}”?`,
    hint: 'I clienti non la vedranno più; visualizzazioni e clic andranno persi per sempre.',
    yes: 'Elimina',
    deleting: 'Eliminazione…',
    no: 'Mantieni',
    done: { title: 'Campagna eliminata', hint: title => `“${title}” non c’è più.` },
    failed: { title: 'Campagna non eliminata', hint: 'Riprova.' },
  },
  created: {
    title: 'Campagna creata',
    hint: 'La tua campagna pubblicitaria è stata creata.',
  },
  createFailed: {
    title: 'Campagna non creata',
    hint: 'La creazione della campagna non è riuscita. Riprova.',
  },
  updated: { title: 'Campagna aggiornata', hint: 'Lo stato della campagna è stato aggiornato.' },
  edited: { title: 'Campagna aggiornata', hint: 'Le modifiche sono salvate.' },
  updateFailed: {
    title: 'Campagna non aggiornata',
    hint: 'L’aggiornamento della campagna non è riuscito. Riprova.',
  },
}
