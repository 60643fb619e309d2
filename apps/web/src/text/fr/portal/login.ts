// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Retour à l’accueil',
  logIn: {
    title: 'Connexion restaurant',
    hint: 'Votre carte, vos offres, vos tables : tout au même endroit.',
    submit: 'Se connecter',
    toggle: 'Pas encore de compte ? S’inscrire',
    failed: { title: 'Échec de la connexion', hint: 'La connexion a échoué. Veuillez réessayer.' },
  },
  signUp: {
    title: 'Créer un compte restaurant',
    hint: 'Gratuit pendant la bêta. Dès que votre carte est en ligne, vos clients peuvent commander.',
    submit: 'Créer le compte',
    toggle: 'Déjà un compte ? Se connecter',
    failed: {
      title: 'Échec de l’inscription',
      hint: 'L’inscription a échoué. Vérifiez tous les champs et réessayez.',
    },
  },
  submitting: 'Un instant…',
  invalid: {
    title: 'Saisie à corriger',
    hint: fields => `Corrigez les champs signalés : ${series(fields)}`,
  },
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    name: 'Nom du restaurant',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    state: 'Région',
    zipCode: 'Code postal',
    businessId: 'Identifiant d’entreprise',
    taxPercentage: 'Taux de taxe',
  },
  passwordHint: 'Au moins 6 caractères',
  businessIdPlaceholder: 'N° de TVA ou SIRET',
  placeHint: 'Sert à montrer vos offres aux clients proches. Vous pourrez corriger l’emplacement plus tard.',
  interest: { question: 'Besoin d’aide pour démarrer ?', link: 'Faites-nous signe' },
}
