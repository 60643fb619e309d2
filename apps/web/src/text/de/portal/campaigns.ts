// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Rabatt in Prozent',
  fixed_amount: 'Fester Rabatt',
  free_item: 'Gratis dazu',
  buy_one_get_one: '2 für 1',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 Tage',
  7: '1 Woche',
  14: '2 Wochen',
  30: '1 Monat',
  90: '3 Monate',
  180: '6 Monate',
  365: '1 Jahr',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Aktiv',
  paused: 'Pausiert',
  scheduled: 'Geplant',
  ended: 'Beendet',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Angebote, die Gäste in der Nähe Ihres Restaurants sehen, wenn sie Tablemate öffnen.',
  loading: 'Kampagnen werden geladen …',
  create: 'Kampagne erstellen',
  empty: {
    title: 'Noch keine Kampagnen',
    hint: 'Geben Sie Gästen in der Nähe einen Grund, vorbeizukommen. Es dauert nur eine Minute.',
    action: 'Erste Kampagne erstellen',
  },
  tiles: {
    label: 'Alle Kampagnen zusammen',
    views: 'Aufrufe gesamt',
    clicks: 'Klicks gesamt',
    clickRate: 'Klickrate',
    investment: 'Kosten gesamt',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `${title} bearbeiten`,
    title: 'Titel der Kampagne',
    titleHint: 'Was Gäste zuerst lesen',
    offerType: 'Art des Angebots',
    offerValue: 'Wert des Angebots',
    percentHint: 'Prozent, von 1 bis 100',
    amountHint: symbol => `Rabatt in ${symbol}`,
    description: 'Beschreibung',
    offerDetails: 'Einzelheiten',
    offerDetailsHint: 'Kleingedrucktes: an welchen Tagen, für wen, was ausgenommen ist',
    imageUrl: 'URL des Bildes',
    imageHint: 'Die https-Adresse eines Bildes. Die Handys der Gäste laden es von dort.',
    imageFits: 'So wird es aussehen.',
    imageFails: 'Unter dieser Adresse konnten wir kein Bild laden.',
    targetRadius: 'Umkreis',
    duration: 'Laufzeit',
    startDate: 'Beginn',
    startHint: zone => `Ab Mitternacht, Zeitzone ${zone}`,
    fixed: 'Die Kampagne hat begonnen, Beginn und Laufzeit lassen sich nicht mehr ändern.',
    titleRequired: 'Der Titel der Kampagne fehlt noch',
    descriptionRequired: 'Die Beschreibung fehlt noch',
    startRequired: 'Der Beginn fehlt noch',
    valueRequired: 'Der Wert des Angebots fehlt noch',
    valueUnreadable: 'Der Wert des Angebots muss eine Zahl sein',
    percentWrong: 'Ein Rabatt ist eine ganze Zahl von 1 bis 100',
    imageWrong: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
    submit: 'Kampagne erstellen',
    submitting: 'Wird erstellt …',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
  },
  summary: {
    title: 'Kampagne im Überblick',
    duration: 'Laufzeit',
    dailyRate: 'Preis pro Tag',
    totalCost: 'Gesamtkosten',
    runs: 'Zeitraum',
  },
  days: count => plural(count, { one: '1 Tag', other: `${count} Tage` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `${km} km Umkreis`,
  kilometresShort: km => `${km} km`,
  views: 'Aufrufe',
  clicks: 'Klicks',
  clickRate: 'Klickrate',
  duration: 'Laufzeit',
  totalCost: 'Gesamtkosten',
  runs: {
    active: range => `Läuft: ${range}`,
    scheduled: range => `Geplant: ${range}`,
    paused: range => `Pausiert: ${range}`,
    ended: range => `Lief: ${range}`,
  },
  beta: 'Kostenlos während der Beta: Es wird nichts berechnet. Der angezeigte Preis gilt für die Zeit danach.',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  edit: 'Bearbeiten',
  which: title => `(Kampagne „${title}“)`,
  plot: {
    show: 'Aufrufe und Klicks pro Tag',
    title: zone => `Pro Tag, Zeitzone ${zone}`,
    empty: 'Noch niemand hat sie gesehen.',
    failed: 'Aufrufe und Klicks wurden nicht geladen.',
  },
  noPosition: {
    text: 'Das kann noch niemand sehen: Wir wissen nicht, wo Ihr Restaurant ist.',
    action: 'Standort in den Einstellungen festlegen',
  },
  deletion: {
    ask: 'Löschen',
    question: title => `„${title}“ löschen?`,
    hint: 'Gäste sehen die Kampagne nicht mehr, und ihre Aufrufe und Klicks sind endgültig weg.',
    yes: 'Löschen',
    deleting: 'Wird gelöscht …',
    no: 'Behalten',
    done: { title: 'Kampagne gelöscht', hint: title => `„${title}“ ist gelöscht.` },
    failed: { title: 'Kampagne nicht gelöscht', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  created: {
    title: 'Kampagne erstellt',
    hint: 'Ihre Werbekampagne wurde erstellt.',
  },
  createFailed: {
    title: 'Kampagne nicht erstellt',
    hint: 'Die Kampagne konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  updated: { title: 'Kampagne geändert', hint: 'Der Status der Kampagne wurde geändert.' },
  edited: { title: 'Kampagne geändert', hint: 'Ihre Änderungen sind gespeichert.' },
  updateFailed: {
    title: 'Kampagne nicht geändert',
    hint: 'Die Kampagne konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
}
