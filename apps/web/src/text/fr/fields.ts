// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

export const fieldText: Record<FieldProblem, string> = {
  required: 'Ce champ est obligatoire.',
  'wrong-type': 'Ce type de valeur ne convient pas.',
  'too-long': 'C’est trop long.',
  'too-short': 'C’est trop court.',
  'too-small': 'C’est trop petit.',
  'too-large': 'C’est trop grand.',
  'not-an-option': 'Merci de choisir une des options.',
  'forbidden-characters': 'Certains caractères ne peuvent pas être enregistrés.',
  'not-payable': 'Cette devise n’a pas de pièces aussi petites.',
  'sold-out': 'C’est épuisé.',
  'not-on-menu': 'Ce n’est pas sur la carte.',
  taken: 'Ce nom existe déjà.',
  unknown: 'Introuvable.',
  'already-over': 'Une campagne qui commence à cette date serait déjà terminée.',
  'too-late': 'Cette date est trop lointaine.',
  'not-https': 'L’adresse doit commencer par https://.',
  'with-credentials': 'Ni identifiant ni mot de passe ici.',
  'not-public': 'Ce n’est pas une adresse publique sur Internet.',
  port: 'Seuls les ports 443 et 8443 sont possibles.',
  malformed: 'Le format ne convient pas.',
  contradictory: 'En contradiction avec un autre champ.',
}

export const unusualPrice = {
  question: 'Ce prix est-il correct ?',
  yes: (amount: string) => `Oui, ${amount} : très loin des autres prix`,
}
