// Logging in to the restaurant portal, and opening an account there. Source of the texts: spec.md, sections 2, 5 and 8.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Torna alla pagina iniziale',
  logIn: {
    title: 'Accesso per ristoranti',
    hint: 'Menu, offerte e tavoli: tutto in un unico posto.',
    submit: 'Accedi',
    toggle: 'Non hai un account? Registrati',
    failed: { title: 'Accesso non riuscito', hint: 'L’accesso non è riuscito. Riprova.' },
  },
  signUp: {
    title: 'Crea un account per il ristorante',
    hint: 'Gratis durante la beta. Appena il menu è online, i clienti possono ordinare.',
    submit: 'Crea account',
    toggle: 'Hai già un account? Accedi',
    failed: {
      title: 'Registrazione non riuscita',
      hint: 'La registrazione non è riuscita. Controlla tutti i campi e riprova.',
    },
  },
  submitting: 'Un momento…',
  invalid: {
    title: 'Dati da correggere',
    hint: fields => `Correggi i campi evidenziati: ${series(fields)}`,
  },
  fields: {
    email: 'Email',
    password: 'Password',
    name: 'Nome del ristorante',
    phone: 'Telefono',
    address: 'Indirizzo',
    city: 'Città',
    state: 'Provincia / Stato',
    zipCode: 'CAP',
    businessId: 'Identificativo fiscale',
    taxPercentage: 'Tasse (IVA)',
  },
  passwordHint: 'Almeno 6 caratteri',
  businessIdPlaceholder: 'Partita IVA',
  placeHint: 'Serve a mostrare le tue offerte a chi è in zona. Potrai correggere la posizione in seguito.',
  interest: { question: 'Vuoi una mano per iniziare?', link: 'Lascia i tuoi dati' },
}
