// Restaurants that would like to take part.

import type {
  AverageOrderValue,
  CurrentPosSystem,
  InterestFeature,
  RestaurantType,
  SeatingCapacity,
} from '@tablemate/domain/restaurants/interest.ts'
import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

const restaurantTypes: Record<RestaurantType, string> = {
  'fine-dining': 'Gehobene Küche',
  'casual-dining': 'Restaurant',
  'fast-casual': 'Schnellrestaurant',
  pub: 'Kneipe',
  cafe: 'Café',
  other: 'Etwas anderes',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Unter 25 Plätze',
  '25-50': '25–50 Plätze',
  '50-100': '50–100 Plätze',
  '100-200': '100–200 Plätze',
  'over-200': 'Über 200 Plätze',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Ein anderes',
  none: 'Noch keins',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Unter 15 £',
  '15-30': '15–30 £',
  '30-50': '30–50 £',
  '50-75': '50–75 £',
  'over-75': 'Über 75 £',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Gruppenbestellung per Sprache',
  'POS system integration': 'Anbindung des Kassensystems',
  'location-based advertising': 'Werbung nach Standort',
  'menu management system': 'Verwaltung der Speisekarte',
  'order analytics dashboard': 'Auswertung der Bestellungen',
  'customer engagement tools': 'Kundenbindung',
}

export const interest: Translation<typeof english> = {
  back: 'Zurück zur Anmeldung',
  intro:
    'Erzählen Sie uns von Ihrem Restaurant, und wir helfen Ihnen beim Start. Sie müssen nicht auf uns warten: Registrieren können Sie sich sofort.',
  required: 'Mit Stern markierte Felder sind Pflichtfelder.',
  sections: {
    restaurant: 'Angaben zum Restaurant',
    location: 'Standort',
    business: 'Angaben zum Betrieb',
    features: 'Gewünschte Funktionen',
    more: 'Weitere Angaben',
  },
  restaurantName: 'Name des Restaurants',
  contactName: 'Ansprechperson',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  city: 'Ort',
  state: 'Bundesland / Kanton',
  zipCode: 'Postleitzahl',
  restaurantType: { label: 'Art des Restaurants', options: restaurantTypes },
  seatingCapacity: { label: 'Sitzplätze', options: seatingCapacities },
  currentPosSystem: { label: 'Jetziges Kassensystem', options: currentPosSystems },
  averageOrderValue: { label: 'Durchschnittlicher Bestellwert', options: averageOrderValues },
  noChoice: 'Auswählen …',
  features: { legend: 'Was würde Ihnen am meisten helfen?', options: features },
  additionalInfo: { label: 'Sonst noch etwas?', hint: 'Fragen, Wünsche, die beste Zeit für einen Anruf.' },
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein',
  submit: 'Absenden',
  submitting: 'Wird gesendet …',
  done: {
    title: 'Interesse gemeldet!',
    hint: 'Wir melden uns, wenn die Plattform für Restaurants startet.',
  },
  failed: {
    title: 'Absenden fehlgeschlagen',
    hint: 'Bitte versuchen Sie es noch einmal oder wenden Sie sich an den Support.',
  },
  thanks: {
    title: 'Vielen Dank!',
    text: restaurant => `Die Angaben zu „${restaurant}“ sind angekommen. Wir melden uns.`,
  },
  next: {
    title: 'Wie es weitergeht',
    steps: [
      'Wir prüfen Ihre Angaben innerhalb von 48 Stunden.',
      'Unser Team meldet sich bei Ihnen.',
      'Sie bekommen frühen Zugang zur Plattform.',
      'Einrichtung und Schulung passen wir an Ihr Restaurant an.',
    ],
  },
}
