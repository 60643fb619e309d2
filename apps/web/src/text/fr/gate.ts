// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Accès à la bêta',
  hint: 'Nous mettons encore la table. Merci de saisir le code reçu pour entrer.',
  code: 'Code d’accès',
  show: 'Afficher le code d’accès',
  hide: 'Masquer le code d’accès',
  required: 'Merci de saisir le code d’accès.',
  submit: 'Accéder à la bêta',
  submitting: 'Vérification…',
}
