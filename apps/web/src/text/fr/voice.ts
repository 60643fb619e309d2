// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Commande vocale',
  prompt: {
    idle: 'Touche et dis ta commande',
    starting: 'Un instant…',
    'silent-start': 'Ton micro ne répond pas',
    listening: 'J’écoute… Touche pour arrêter',
    stopping: 'Un instant…',
    sending: 'Envoi…',
    ordered: 'C’est noté',
    'to-check': 'Vérifie ta commande',
    changed: 'Commande modifiée',
    cancelled: 'Commande supprimée',
    noted: 'Noté',
    nothing: 'Rien n’a été commandé',
    'no-dish': 'Aucun plat trouvé',
    waiting: 'Conservé jusqu’au retour du réseau',
    empty: 'Rien entendu. Réessaie.',
    unsupported: 'Commande vocale non disponible ici.',
  },
  hint: {
    /** Stays English: only English is understood. */
    idle: '« Two margheritas, one without basil, and a diet coke »',
    'silent-start': 'Autorise-le si ton téléphone le demande, ou écris ci-dessous.',
    unsupported: 'Écris comme tu le dirais.',
    'no-dish': 'Tes mots sont conservés dans tes commandes : touche-les là pour les compléter.',
  },
  inEnglish: 'Commander en anglais',
  speakNow: 'Parle maintenant',
  record: 'Dicter ta commande',
  stop: 'Arrêter l’enregistrement',
  cancel: 'Annuler',
  heard: transcript => `Entendu : ${transcript}`,
  typed: {
    label: 'Écris ta commande, en anglais',
    /** Stays English: only English is understood. */
    hint: 'Two cokes, one without ice',
    send: 'Ajouter cette commande',
    unsent: 'Pas encore envoyé.',
    tooLong: most => `C’est trop long : ${most} caractères au plus.`,
  },
  added: dishes => `Ajouté : ${dishes}`,
  changed: dishes => `Modifié : ${dishes}`,
}
