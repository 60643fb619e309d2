// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Datenschutzhinweis',
  intro: 'Wir speichern sehr wenig, und das nicht lange.',
  points: {
    retention: {
      title: 'Nach 24 Stunden weg',
      detail:
        'Alle Daten der Gruppe (Namen, Bestellungen, wer dabei ist) werden nach 24 Stunden automatisch gelöscht. Was beim Kassensystem oder Drucker des Restaurants oder bei deren Anbieter angekommen ist, bewahren diese nach eigenen Regeln auf.',
    },
    identity: {
      title: 'Kein Konto',
      detail:
        'Du brauchst keins. Ein Cookie erkennt dieses Gerät, damit deine Bestellungen deine bleiben. Dein Name bleibt 30 Tage auf diesem Gerät.',
    },
    position: {
      title: 'Dein Standort',
      detail:
        'Nur, wenn du es erlaubst: um deine Währung und Angebote in der Nähe zu finden. Wir speichern keinen Standort.',
    },
    voice: {
      title: 'Deine Stimme',
      detail:
        'Dein Browser macht aus Sprache Text. Sein Hersteller verarbeitet möglicherweise, was du sagst.',
    },
    payment: {
      title: 'Zahlungen',
      detail:
        'Nur eine Demo: Du brauchst keine Karte, und es fließt kein Geld. Wenn du mit Karte zahlst, nimmt Stripe sie auf seiner eigenen Seite entgegen; wir sehen sie nie.',
    },
  },
  accept: 'Zustimmen und weiter',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Tablemate installieren',
  use: 'Öffnet sofort, auch ohne Empfang.',
  now: 'Installieren',
  how: 'Wie?',
  back: 'Zurück',
  dismiss: 'Nicht jetzt',
  howTitle: 'So installierst du die App',
  notDone: 'Die App wurde nicht installiert. So machst du es selbst.',
  insecure: 'Installieren geht nur über https. Öffne zuerst die https-Adresse dieser Seite.',
  steps: {
    'ios-safari': [
      'Tippe auf „Teilen“, das Quadrat mit dem Pfeil nach oben.',
      'Wähle „Zum Home-Bildschirm“.',
      'Tippe auf „Hinzufügen“.',
    ],
    'android-chrome': [
      'Öffne das Menü des Browsers, die drei Punkte oben.',
      'Wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
      'Tippe auf „Installieren“.',
    ],
    'desktop-chrome': [
      'Klicke auf das Installationssymbol rechts in der Adressleiste.',
      'Kein Symbol? Öffne das Menü mit den drei Punkten, dann „Streamen, speichern und teilen“, dann „Installieren“.',
      'Klicke auf „Installieren“.',
    ],
    generic: [
      'Öffne das Menü deines Browsers.',
      'Wähle „Installieren“, „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“.',
      'Nichts davon da? Öffne diese Seite in Chrome, oder auf iPhone und iPad in Safari.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menü',
  appearance: 'Darstellung',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  install: 'App installieren',
  privacy: 'Datenschutzhinweis',
}
