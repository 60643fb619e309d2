// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Manger en groupe, tout simplement',
  subtitle: 'Commander ensemble, payer malin',
  features: {
    groups: { title: 'Un groupe en un instant', detail: 'Six caractères, et tout le monde est à table' },
    voice: { title: 'Commande vocale', detail: 'Parle comme à un serveur, en anglais' },
    organization: { title: 'Tout est clair', detail: 'Qui a pris quoi, et combien ça fait' },
  },
  back: {
    title: 'Tes tables',
    to: 'Revenir à',
    unnamed: 'ta table',
    byCode: code => `ta table, code ${code}`,
  },
  create: 'Créer un groupe',
  join: 'Rejoindre un groupe',
  restaurant: 'Espace restaurant',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Page introuvable',
  hint: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien ou incomplet.',
}
