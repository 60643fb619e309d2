// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Standort',
  confirmed: 'Von Ihnen bestätigt. Gäste in der Nähe sehen Ihre Angebote.',
  guessed:
    'Unsere Vermutung nach Ihrer Adresse. Gäste in der Nähe sehen Ihre Angebote: Bitte korrigieren Sie den Standort, wenn er falsch ist.',
  lookingUp: 'Ihre Adresse wird gesucht …',
  unknown: 'Ihr Standort ist noch nicht festgelegt. Sobald er es ist, sehen Gäste in der Nähe Ihre Angebote.',
  map: 'Auf der Landkarte zeigen',
  confirm: 'Standort bestätigen',
  here: 'Meinen Standort verwenden',
  locating: 'Standort wird gesucht …',
  notFound: {
    title: 'Standort nicht gefunden',
    hint: 'Ihr Browser hat Ihren Standort nicht mitgeteilt. Sie können stattdessen die Koordinaten eingeben.',
  },
  type: 'Koordinaten eingeben',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  hint: 'In Grad; Süden und Westen sind negativ',
  latitudeInvalid: 'Bitte geben Sie Grad von -90 bis 90 ein.',
  longitudeInvalid: 'Bitte geben Sie Grad von -180 bis 180 ein.',
  save: 'Standort speichern',
  saving: 'Wird gespeichert …',
  saved: 'Standort gespeichert',
  failed: { title: 'Standort nicht gespeichert', hint: 'Bitte versuchen Sie es noch einmal.' },
}
