// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Preise an diesem Tisch in',
  title: 'Währung',
  change: 'Ändern',
  changeWhat: '(Währung)',
  reason: {
    detecting: 'Deine Währung wird ermittelt …',
    'united-kingdom': 'Nach deiner britischen Zeitzone oder Sprache.',
    'time-zone': 'Nach deiner Zeitzone.',
    locale: 'Nach deiner Sprache.',
    position: 'Nach deinem Standort.',
    nothing: 'Wir konnten deine Währung nicht ermitteln und beginnen mit US-Dollar.',
    chosen: 'Deine Wahl für diesen Besuch.',
  },
  locate: 'Meinen Standort verwenden',
  locating: 'Dein Standort wird gesucht …',
  found: (country, currency) => `Land: ${country}. Währung: ${currency}.`,
  otherMoney: country =>
    `Die Währung dieses Landes (${country}) gibt es hier noch nicht. Bitte wähle eine andere.`,
  unknown: 'Wir konnten deinen Standort nicht finden. Bitte wähle oben eine Währung.',
}
