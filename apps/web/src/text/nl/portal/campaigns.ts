// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Korting in procenten',
  fixed_amount: 'Vast bedrag korting',
  free_item: 'Gratis gerecht',
  buy_one_get_one: '1+1 gratis',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 dagen',
  7: '1 week',
  14: '2 weken',
  30: '1 maand',
  90: '3 maanden',
  180: '6 maanden',
  365: '1 jaar',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Actief',
  paused: 'Gepauzeerd',
  scheduled: 'Gepland',
  ended: 'Afgelopen',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Aanbiedingen die gasten in de buurt van je restaurant zien als ze Tablemate openen.',
  loading: 'Campagnes laden…',
  create: 'Campagne maken',
  empty: {
    title: 'Nog geen campagnes',
    hint: 'Geef gasten in de buurt een reden om binnen te komen. Het kost je een minuut.',
    action: 'Eerste campagne maken',
  },
  tiles: {
    label: 'Alle campagnes samen',
    views: 'Totaal weergaven',
    clicks: 'Totaal klikken',
    clickRate: 'Doorklikratio',
    investment: 'Totale investering',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `${title} bewerken`,
    title: 'Titel van de campagne',
    titleHint: 'Wat gasten als eerste lezen',
    offerType: 'Soort aanbieding',
    offerValue: 'Waarde van de aanbieding',
    percentHint: 'Procent, van 1 tot 100',
    amountHint: symbol => `Bedrag van de korting, in ${symbol}`,
    description: 'Beschrijving',
    offerDetails: 'Voorwaarden',
    offerDetailsHint: 'Kleine lettertjes: welke dagen, voor wie, wat er niet onder valt',
    imageUrl: 'URL van de afbeelding',
    imageHint:
      'Het https-adres van een afbeelding. De telefoons van gasten laden de afbeelding vanaf dat adres.',
    imageFits: 'Zo ziet het eruit.',
    imageFails: 'We konden van dit adres geen afbeelding laden.',
    targetRadius: 'Straal',
    duration: 'Looptijd',
    startDate: 'Startdatum',
    startHint: zone => `Vanaf middernacht, tijd in ${zone}`,
    fixed: 'De campagne is al begonnen. Start en looptijd kun je niet meer wijzigen.',
    titleRequired: 'De titel is verplicht',
    descriptionRequired: 'De beschrijving is verplicht',
    startRequired: 'De startdatum is verplicht',
    valueRequired: 'De waarde van de aanbieding is verplicht',
    valueUnreadable: 'De waarde van de aanbieding moet een getal zijn',
    percentWrong: 'Een korting is een heel getal van 1 tot 100',
    imageWrong: 'Vul een adres in dat begint met https://',
    submit: 'Campagne maken',
    submitting: 'Maken…',
    save: 'Wijzigingen opslaan',
    saving: 'Opslaan…',
    cancel: 'Annuleren',
  },
  summary: {
    title: 'Overzicht van de campagne',
    duration: 'Looptijd',
    dailyRate: 'Prijs per dag',
    totalCost: 'Totale kosten',
    runs: 'Loopt',
  },
  days: count => plural(count, { one: '1 dag', other: `${count} dagen` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `straal van ${km} km`,
  kilometresShort: km => `${km} km`,
  views: 'Weergaven',
  clicks: 'Klikken',
  clickRate: 'Doorklikratio',
  duration: 'Looptijd',
  totalCost: 'Totale kosten',
  runs: {
    active: range => `Loopt ${range}`,
    scheduled: range => `Gepland ${range}`,
    paused: range => `Gepauzeerd, loopt ${range}`,
    ended: range => `Liep ${range}`,
  },
  beta: 'Gratis tijdens de bèta: er wordt niets in rekening gebracht. De getoonde prijs is wat het daarna zou kosten.',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  edit: 'Bewerken',
  which: title => `campagne ${title}`,
  plot: {
    show: 'Weergaven en klikken per dag',
    title: zone => `Per dag, tijd in ${zone}`,
    empty: 'Nog door niemand gezien.',
    failed: 'Weergaven en klikken zijn niet geladen.',
  },
  noPosition: {
    text: 'Nog niemand kan dit zien: we weten niet waar je restaurant is.',
    action: 'Locatie instellen bij de instellingen',
  },
  deletion: {
    ask: 'Verwijderen',
    question: title => `“${title}” verwijderen?`,
    hint: 'Gasten zien de campagne dan niet meer. De weergaven en klikken zijn voorgoed weg.',
    yes: 'Verwijderen',
    deleting: 'Verwijderen…',
    no: 'Behouden',
    done: { title: 'Campagne verwijderd', hint: title => `“${title}” is weg.` },
    failed: { title: 'Campagne niet verwijderd', hint: 'Probeer het opnieuw.' },
  },
  created: {
    title: 'Campagne gemaakt',
    hint: 'Je reclamecampagne is aangemaakt.',
  },
  createFailed: {
    title: 'Campagne niet gemaakt',
    hint: 'De campagne is niet gemaakt. Probeer het opnieuw.',
  },
  updated: { title: 'Campagne bijgewerkt', hint: 'De status van de campagne is gewijzigd.' },
  edited: { title: 'Campagne bijgewerkt', hint: 'Je wijzigingen zijn opgeslagen.' },
  updateFailed: {
    title: 'Campagne niet bijgewerkt',
    hint: 'De campagne is niet gewijzigd. Probeer het opnieuw.',
  },
}
