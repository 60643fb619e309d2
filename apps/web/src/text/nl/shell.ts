// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Over je privacy',
  intro: 'We bewaren heel weinig, en niet lang.',
  points: {
    retention: {
      title: 'Weg na 24 uur',
      detail:
        'Alle gegevens van je groep (namen, bestellingen, wie meedoet) worden na 24 uur automatisch verwijderd. Wat de kassa of de printer van het restaurant of hun leverancier heeft ontvangen, bewaren zij volgens hun eigen regels.',
    },
    identity: {
      title: 'Geen account',
      detail:
        'Dat heb je niet nodig. Een cookie herkent dit apparaat, zodat je bestellingen van jou blijven. Je naam blijft 30 dagen op dit apparaat.',
    },
    position: {
      title: 'Je locatie',
      detail:
        'Alleen als je dat toestaat: voor je valuta en aanbiedingen in de buurt. We slaan geen locatie op.',
    },
    voice: {
      title: 'Je stem',
      detail: 'Je browser zet spraak om in tekst. De maker van de browser verwerkt mogelijk wat je zegt.',
    },
    payment: {
      title: 'Betalingen',
      detail:
        'Alleen een demo: je hebt geen kaart nodig en er gaat geen geld om. Betaal je toch met kaart, dan regelt Stripe dat op een eigen pagina. Wij zien je kaart nooit.',
    },
  },
  accept: 'Akkoord en doorgaan',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Tablemate installeren',
  use: 'Opent meteen, ook zonder bereik.',
  now: 'Installeren',
  how: 'Hoe?',
  back: 'Terug',
  dismiss: 'Niet nu',
  howTitle: 'Zo installeer je de app',
  notDone: 'De app is niet geïnstalleerd. Zo doe je het zelf.',
  insecure: 'Installeren kan alleen via https. Open eerst het https-adres van deze pagina.',
  steps: {
    'ios-safari': [
      'Tik op Deel, het vierkant met de pijl omhoog.',
      'Kies Zet op beginscherm.',
      'Tik op Voeg toe.',
    ],
    'android-chrome': [
      'Open het menu van de browser, de drie puntjes bovenaan.',
      'Kies App installeren of Toevoegen aan startscherm.',
      'Tik op Installeren.',
    ],
    'desktop-chrome': [
      'Klik op het installatiepictogram rechts in de adresbalk.',
      'Geen pictogram? Open het menu met de drie puntjes, dan Casten, opslaan en delen, dan Installeren.',
      'Klik op Installeren.',
    ],
    generic: [
      'Open het menu van je browser.',
      'Kies Installeren, Zet op beginscherm of Voeg toe aan Dock.',
      'Kun je dit niet vinden? Open deze pagina in Chrome, of in Safari op een iPhone of iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menu',
  appearance: 'Weergave',
  themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
  install: 'App installeren',
  privacy: 'Over je privacy',
}
