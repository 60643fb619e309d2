// Restaurants that would like to take part.

import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

export const interest: Translation<typeof english> = {
  back: 'Wróć do logowania restauracji',
  intro:
    'Opowiedz nam o swojej restauracji, a pomożemy ci zacząć. Nie musisz na nas czekać: każdy może założyć konto.',
  required: 'Pola z gwiazdką są wymagane.',
  sections: {
    restaurant: 'Informacje o restauracji',
    location: 'Lokalizacja',
    business: 'O działalności',
    features: 'Interesujące funkcje',
    more: 'Dodatkowe informacje',
  },
  restaurantName: 'Nazwa restauracji',
  contactName: 'Osoba kontaktowa',
  email: 'E-mail',
  phone: 'Telefon',
  address: 'Adres',
  city: 'Miejscowość',
  state: 'Województwo / region',
  zipCode: 'Kod pocztowy',
  restaurantType: {
    label: 'Rodzaj restauracji',
    options: {
      'fine-dining': 'Fine dining',
      'casual-dining': 'Casual dining',
      'fast-casual': 'Fast casual',
      pub: 'Pub',
      cafe: 'Kawiarnia',
      other: 'Inny',
    },
  },
  seatingCapacity: {
    label: 'Liczba miejsc',
    options: {
      'under-25': 'Poniżej 25 miejsc',
      '25-50': '25–50 miejsc',
      '50-100': '50–100 miejsc',
      '100-200': '100–200 miejsc',
      'over-200': 'Ponad 200 miejsc',
    },
  },
  currentPosSystem: {
    label: 'Obecny system POS',
    options: {
      square: 'Square',
      toast: 'Toast',
      clover: 'Clover',
      lightspeed: 'Lightspeed',
      other: 'Inny',
      none: 'Jeszcze żaden',
    },
  },
  averageOrderValue: {
    label: 'Średnia wartość zamówienia',
    options: {
      'under-15': 'Poniżej 15 £',
      '15-30': '15–30 £',
      '30-50': '30–50 £',
      '50-75': '50–75 £',
      'over-75': 'Ponad 75 £',
    },
  },
  noChoice: 'Wybierz…',
  features: {
    legend: 'Co najbardziej by pomogło?',
    options: {
      'voice-based group ordering': 'Grupowe zamówienia głosem',
      'POS system integration': 'Integracja z systemem POS',
      'location-based advertising': 'Reklama oparta na lokalizacji',
      'menu management system': 'Zarządzanie menu',
      'order analytics dashboard': 'Pulpit z analizą zamówień',
      'customer engagement tools': 'Narzędzia do budowania relacji z gośćmi',
    },
  },
  additionalInfo: { label: 'Coś jeszcze?', hint: 'Pytania, życzenia, najlepsza pora na telefon.' },
  invalidEmail: 'Wpisz prawidłowy adres e-mail',
  invalidPhone: 'Wpisz prawidłowy numer telefonu',
  submit: 'Wyślij zgłoszenie',
  submitting: 'Wysyłanie…',
  done: {
    title: 'Zgłoszenie wysłane!',
    hint: 'Skontaktujemy się z tobą, gdy platforma dla restauracji ruszy.',
  },
  failed: { title: 'Nie udało się wysłać', hint: 'Spróbuj ponownie lub skontaktuj się z pomocą techniczną.' },
  thanks: {
    title: 'Dziękujemy!',
    text: restaurant => `Mamy już dane restauracji ${restaurant} i odezwiemy się.`,
  },
  next: {
    title: 'Co dalej',
    steps: [
      'W ciągu 48 godzin sprawdzimy zgłoszenie.',
      'Nasz zespół się z tobą skontaktuje.',
      'Otrzymasz wczesny dostęp do platformy.',
      'Wdrożenie i szkolenie dopasujemy do restauracji.',
    ],
  },
}
