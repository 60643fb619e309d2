// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Terug naar de startpagina',
  logIn: {
    title: 'Restaurantlogin',
    hint: 'Je menukaart, je aanbiedingen, je tafels: alles op één plek.',
    submit: 'Inloggen',
    toggle: 'Nog geen account? Registreren',
    failed: { title: 'Inloggen mislukt', hint: 'Je bent niet ingelogd. Probeer het opnieuw.' },
  },
  signUp: {
    title: 'Restaurantaccount aanmaken',
    hint: 'Gratis tijdens de bèta. Zodra je menukaart erop staat, kunnen gasten ervan bestellen.',
    submit: 'Account aanmaken',
    toggle: 'Al een account? Inloggen',
    failed: {
      title: 'Registreren mislukt',
      hint: 'Het account is niet aangemaakt. Controleer alle velden en probeer het opnieuw.',
    },
  },
  submitting: 'Een moment…',
  invalid: {
    title: 'Controleer je invoer',
    hint: fields => `Verbeter de gemarkeerde velden: ${series(fields)}`,
  },
  fields: {
    email: 'E-mail',
    password: 'Wachtwoord',
    name: 'Naam van het restaurant',
    phone: 'Telefoon',
    address: 'Adres',
    city: 'Plaats',
    state: 'Provincie',
    zipCode: 'Postcode',
    businessId: 'Bedrijfsnummer',
    taxPercentage: 'Belastingtarief',
  },
  passwordHint: 'Minstens 6 tekens',
  businessIdPlaceholder: 'Btw- of KvK-nummer',
  placeHint: 'Hiermee tonen we je aanbiedingen aan gasten in de buurt. De locatie kun je later corrigeren.',
  interest: { question: 'Hulp nodig om te beginnen?', link: 'Meld je interesse' },
}
