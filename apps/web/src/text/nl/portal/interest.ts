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
  'fine-dining': 'Fine dining',
  'casual-dining': 'Casual dining',
  'fast-casual': 'Fast casual',
  pub: 'Kroeg of pub',
  cafe: 'Koffie- of lunchzaak',
  other: 'Iets anders',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Minder dan 25 zitplaatsen',
  '25-50': '25–50 zitplaatsen',
  '50-100': '50–100 zitplaatsen',
  '100-200': '100–200 zitplaatsen',
  'over-200': 'Meer dan 200 zitplaatsen',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Een ander',
  none: 'Nog geen',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Minder dan £ 15',
  '15-30': '£ 15–£ 30',
  '30-50': '£ 30–£ 50',
  '50-75': '£ 50–£ 75',
  'over-75': 'Meer dan £ 75',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Als groep bestellen met je stem',
  'POS system integration': 'Kassakoppeling',
  'location-based advertising': 'Reclame op basis van locatie',
  'menu management system': 'Beheer van de menukaart',
  'order analytics dashboard': 'Dashboard met bestelcijfers',
  'customer engagement tools': 'Hulpmiddelen voor klantenbinding',
}

export const interest: Translation<typeof english> = {
  back: 'Terug naar de restaurantlogin',
  intro:
    'Vertel ons over je restaurant, dan helpen we je op weg. Je hoeft niet op ons te wachten: iedereen kan zich registreren.',
  required: 'Velden met een sterretje zijn verplicht.',
  sections: {
    restaurant: 'Gegevens van het restaurant',
    location: 'Locatie',
    business: 'Over je zaak',
    features: 'Interessante functies',
    more: 'Verdere informatie',
  },
  restaurantName: 'Naam van het restaurant',
  contactName: 'Contactpersoon',
  email: 'E-mail',
  phone: 'Telefoon',
  address: 'Adres',
  city: 'Plaats',
  state: 'Provincie / staat',
  zipCode: 'Postcode',
  restaurantType: { label: 'Soort restaurant', options: restaurantTypes },
  seatingCapacity: { label: 'Aantal zitplaatsen', options: seatingCapacities },
  currentPosSystem: { label: 'Huidig kassasysteem', options: currentPosSystems },
  averageOrderValue: { label: 'Gemiddeld bestelbedrag', options: averageOrderValues },
  noChoice: 'Kies…',
  features: { legend: 'Wat zou je het meest helpen?', options: features },
  additionalInfo: { label: 'Nog iets?', hint: 'Vragen, wensen, de beste tijd om te bellen.' },
  invalidEmail: 'Vul een geldig e-mailadres in',
  invalidPhone: 'Vul een geldig telefoonnummer in',
  submit: 'Interesse melden',
  submitting: 'Verzenden…',
  done: {
    title: 'Interesse gemeld!',
    hint: 'We nemen contact met je op zodra het restaurantplatform start.',
  },
  failed: { title: 'Verzenden mislukt', hint: 'Probeer het opnieuw of neem contact op met support.' },
  thanks: {
    title: 'Bedankt!',
    text: restaurant => `We hebben de gegevens van ${restaurant} ontvangen en nemen contact met je op.`,
  },
  next: {
    title: 'Wat er nu gebeurt',
    steps: [
      'We bekijken je gegevens binnen 48 uur.',
      'Ons team neemt contact met je op.',
      'Je krijgt vroeg toegang tot het platform.',
      'We stemmen de start en de training af op je restaurant.',
    ],
  },
}
