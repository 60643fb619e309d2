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
  'fine-dining': 'Alta cucina',
  'casual-dining': 'Ristorante informale',
  'fast-casual': 'Fast casual',
  pub: 'Pub',
  cafe: 'Caffetteria',
  other: 'Altro',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Meno di 25 coperti',
  '25-50': '25–50 coperti',
  '50-100': '50–100 coperti',
  '100-200': '100–200 coperti',
  'over-200': 'Più di 200 coperti',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Un altro',
  none: 'Ancora nessuno',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Meno di 15 £',
  '15-30': '15–30 £',
  '30-50': '30–50 £',
  '50-75': '50–75 £',
  'over-75': 'Più di 75 £',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Ordini di gruppo a voce',
  'POS system integration': 'Collegamento al sistema di cassa',
  'location-based advertising': 'Pubblicità in base alla posizione',
  'menu management system': 'Gestione del menu',
  'order analytics dashboard': 'Statistiche sugli ordini',
  'customer engagement tools': 'Strumenti per fidelizzare i clienti',
}

export const interest: Translation<typeof english> = {
  back: 'Torna all’accesso per ristoranti',
  intro:
    'Raccontaci del tuo ristorante e ti aiuteremo a iniziare. Non devi aspettarci: chiunque può registrarsi.',
  required: 'I campi con l’asterisco sono obbligatori.',
  sections: {
    restaurant: 'Il ristorante',
    location: 'Posizione',
    business: 'L’attività',
    features: 'Funzioni che ti interessano',
    more: 'Altre informazioni',
  },
  restaurantName: 'Nome del ristorante',
  contactName: 'Persona di riferimento',
  email: 'Email',
  phone: 'Telefono',
  address: 'Indirizzo',
  city: 'Città',
  state: 'Provincia / Stato',
  zipCode: 'CAP',
  restaurantType: { label: 'Tipo di ristorante', options: restaurantTypes },
  seatingCapacity: { label: 'Numero di coperti', options: seatingCapacities },
  currentPosSystem: { label: 'Sistema di cassa attuale', options: currentPosSystems },
  averageOrderValue: { label: 'Valore medio di un ordine', options: averageOrderValues },
  noChoice: 'Scegli…',
  features: { legend: 'Cosa ti aiuterebbe di più?', options: features },
  additionalInfo: { label: 'Qualcos’altro?', hint: 'Domande, richieste, l’ora migliore per chiamarti.' },
  invalidEmail: 'Inserisci un indirizzo email valido',
  invalidPhone: 'Inserisci un numero di telefono valido',
  submit: 'Invia richiesta',
  submitting: 'Invio…',
  done: {
    title: 'Richiesta inviata!',
    hint: 'Ti contatteremo quando la piattaforma per i ristoranti sarà disponibile.',
  },
  failed: { title: 'Invio non riuscito', hint: 'Riprova o contatta l’assistenza.' },
  thanks: {
    title: 'Grazie!',
    text: restaurant => `Abbiamo ricevuto i dati di ${restaurant} e ti contatteremo.`,
  },
  next: {
    title: 'Cosa succede ora',
    steps: [
      'Esaminiamo i tuoi dati entro 48 ore.',
      'Il nostro team ti contatta.',
      'Ricevi l’accesso anticipato alla piattaforma.',
      'Avvio e formazione su misura per il tuo ristorante.',
    ],
  },
}
