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
  'fine-dining': 'Gastronomique',
  'casual-dining': 'Traditionnel',
  'fast-casual': 'Fast casual',
  pub: 'Pub',
  cafe: 'Café',
  other: 'Autre',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Moins de 25 places',
  '25-50': '25–50 places',
  '50-100': '50–100 places',
  '100-200': '100–200 places',
  'over-200': 'Plus de 200 places',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Une autre',
  none: 'Aucune pour l’instant',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Moins de 15 £',
  '15-30': '15–30 £',
  '30-50': '30–50 £',
  '50-75': '50–75 £',
  'over-75': 'Plus de 75 £',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Commande de groupe à la voix',
  'POS system integration': 'Connexion à la caisse',
  'location-based advertising': 'Publicité de proximité',
  'menu management system': 'Gestion de la carte',
  'order analytics dashboard': 'Statistiques des commandes',
  'customer engagement tools': 'Outils de fidélisation',
}

export const interest: Translation<typeof english> = {
  back: 'Retour à la connexion',
  intro:
    'Parlez-nous de votre restaurant : nous vous aiderons à démarrer. Inutile de nous attendre, tout le monde peut s’inscrire.',
  required: 'Les champs marqués d’un astérisque sont obligatoires.',
  sections: {
    restaurant: 'Votre restaurant',
    location: 'Adresse',
    business: 'Votre activité',
    features: 'Ce qui vous intéresse',
    more: 'Informations complémentaires',
  },
  restaurantName: 'Nom du restaurant',
  contactName: 'Nom du contact',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  city: 'Ville',
  state: 'Région ou département',
  zipCode: 'Code postal',
  restaurantType: { label: 'Type de restaurant', options: restaurantTypes },
  seatingCapacity: { label: 'Nombre de places', options: seatingCapacities },
  currentPosSystem: { label: 'Caisse actuelle', options: currentPosSystems },
  averageOrderValue: { label: 'Montant moyen par commande', options: averageOrderValues },
  noChoice: 'Choisir…',
  features: { legend: 'Qu’est-ce qui vous aiderait le plus ?', options: features },
  additionalInfo: {
    label: 'Autre chose ?',
    hint: 'Questions, souhaits, meilleur moment pour vous appeler.',
  },
  invalidEmail: 'Saisissez une adresse e-mail valide',
  invalidPhone: 'Saisissez un numéro de téléphone valide',
  submit: 'Envoyer',
  submitting: 'Envoi…',
  done: {
    title: 'Demande envoyée !',
    hint: 'Nous vous contacterons au lancement de la plateforme pour restaurants.',
  },
  failed: {
    title: 'Échec de l’envoi',
    hint: 'Veuillez réessayer ou contacter l’assistance.',
  },
  thanks: {
    title: 'Merci !',
    text: restaurant =>
      `Les informations sur votre restaurant (${restaurant}) nous sont bien parvenues. Nous vous recontacterons.`,
  },
  next: {
    title: 'Et ensuite ?',
    steps: [
      'Nous examinons vos informations sous 48 heures.',
      'Notre équipe vous contacte.',
      'Vous accédez à la plateforme en avant-première.',
      'L’accueil et la formation s’adaptent à votre restaurant.',
    ],
  },
}
