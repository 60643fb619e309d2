// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Steuersatz',
  serviceFee: 'Servicegebühr',
  missing: 'Bitte einen Prozentsatz eingeben; 0, wenn es keinen gibt.',
  invalid: 'Bitte einen Prozentsatz von 0 bis 100 mit höchstens 3 Nachkommastellen eingeben.',
  ofTable: {
    hint: 'Übernimm die Werte von der Rechnung des Restaurants. Das gilt für alle am Tisch.',
    kind: {
      title: 'Die Preise hier',
      added: 'Steuer kommt zu den Preisen dazu',
      included: 'Preise enthalten die MwSt.',
    },
    taxHint: 'Nur, wenn sie auf der Rechnung stehen soll',
    feeHint: 'Was das Restaurant für den Service berechnet, falls überhaupt. Trinkgeld ist davon getrennt.',
    save: 'Für den Tisch speichern',
    saving: 'Wird gespeichert …',
  },
}
