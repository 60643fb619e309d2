// Each point of sale: what it does with our orders, and its name for its API key and its location. Menus of the providers' own
// websites keep their English names.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'Caisse, paiements et commandes pour les restaurants de toute taille.',
    orders:
      'Tablemate envoie chaque commande à Square. Square n’affiche une commande venue d’une autre application qu’à ses propres conditions (remise, paiement) et prélève 1 % sur une commande payée ailleurs. Vérifié avec la spécification de Square, pas encore avec un vrai compte.',
    key: {
      label: 'Jeton d’accès (Access Token)',
      hint: 'Developer Console → votre application → Credentials → Production.',
    },
    location: {
      label: 'Identifiant d’établissement (Location ID)',
      hint: 'Developer Console → votre application → Locations.',
    },
  },
  toast: {
    description: 'Une plateforme pour restaurants : commandes, cuisine et paiements réunis.',
    orders:
      'Toast doit d’abord l’autoriser : les clés que Toast donne aux restaurants ne permettent que la lecture. D’ici là, utilisez le tableau, une imprimante ou le webhook.',
    key: {
      label: 'Secret client (Client Secret)',
      hint: 'Toast Web → Integrations → Toast API access.',
    },
    location: {
      label: 'GUID du restaurant et GUID de la Dining Option',
      hint: 'Séparés par une espace : d’abord le GUID de votre restaurant, puis celui de la Dining Option pour les clients à table.',
    },
    agreed: {
      orders:
        'Tablemate envoie chaque commande à Toast, où votre restaurant doit l’autoriser. Toast n’accepte que les plats qui portent un identifiant de sa carte. Tablemate ne peut pas encore reprendre cette carte : un import par notre API pose les identifiants. Vérifié avec la documentation de Toast, pas encore avec un vrai compte.',
    },
  },
  clover: {
    description: 'Caisses, terminaux mobiles et paiements, enrichis par des applications.',
    orders:
      'Tablemate envoie chaque commande à Clover, qui l’imprime sur l’imprimante de commandes de votre appareil d’envoi (firing device). Aux États-Unis et au Canada uniquement. Vérifié avec la documentation de Clover, pas encore avec un vrai compte.',
    key: { label: 'Jeton API (API Token)', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: {
      label: 'Identifiant marchand (Merchant ID)',
      hint: 'Dans l’adresse de votre tableau de bord Clover : 13 lettres et chiffres.',
    },
  },
  resy: {
    description: 'Réservations, liste d’attente et plan de salle. ResyOS fonctionne à côté d’une caisse.',
    orders:
      'ResyOS prend des réservations, pas des commandes. Pour vos commandes, utilisez le tableau, une imprimante ou le webhook.',
    key: { label: 'Clé API', hint: 'Demandez-la à votre interlocuteur chez Resy.' },
    location: {
      label: 'Identifiant du lieu (Venue ID)',
      hint: 'Le numéro de votre restaurant dans ResyOS.',
    },
  },
  lightspeed: {
    description: 'Caisse avec stocks et statistiques. Il s’agit de la K-Series.',
    orders:
      'Lightspeed doit d’abord l’autoriser : chaque application qui envoie des commandes doit être approuvée. D’ici là, utilisez le tableau, une imprimante ou le webhook.',
    key: {
      label: 'Jeton d’accès (Access Token)',
      hint: 'Accordé à votre intégration dans le portail API de Lightspeed.',
    },
    location: {
      label: 'Business Location ID et Endpoint ID',
      hint: 'Séparés par une espace : d’abord le numéro de votre établissement, puis l’endpoint qui apprend ce qu’une commande est devenue.',
    },
    agreed: {
      orders:
        'Tablemate envoie chaque commande à Lightspeed, qui ne nous dit pas si votre caisse l’a prise. Lightspeed n’accepte que les plats qui portent leur SKU. Tablemate ne peut pas encore reprendre sa carte : un import par notre API pose les SKU. Vérifié avec la documentation de Lightspeed, pas encore avec un vrai compte.',
      key: {
        label: 'Jeton d’actualisation (Refresh Token)',
        hint: 'La personne qui gère ce Tablemate vous le donne : Tablemate ne peut pas le demander ici à Lightspeed. Il expire après 14 jours sans commande.',
      },
    },
  },
  aloha: {
    description: 'La caisse de NCR Voyix pour le service à table et la restauration rapide.',
    orders:
      'Aloha ne nous offre aucun moyen de lui envoyer des commandes. Utilisez le tableau, une imprimante, ou le webhook vers un intermédiaire comme Deliverect ou Otter.',
    key: {
      label: 'Clé secrète (Secret Key)',
      hint: 'Portail développeur de NCR Voyix → votre organisation → access keys.',
    },
    location: { label: 'Identifiant du site (Site ID)', hint: 'Aussi appelé « enterprise unit ».' },
  },
  shopify: {
    description: 'Ventes au comptoir et commandes en ligne à partir d’un même catalogue.',
    orders:
      'Tablemate envoie chaque commande à Shopify, où elle apparaît sous Commandes. Shopify n’a ni cuisine ni tables. Vérifié avec la documentation de Shopify, pas encore avec un vrai compte.',
    key: {
      label: 'Jeton d’accès Admin API',
      hint: 'Interface d’administration Shopify → Paramètres → Applications → votre application → Identifiants de l’API.',
    },
    location: {
      label: 'Domaine de la boutique',
      hint: 'Interface d’administration Shopify → Paramètres → Domaines : celui qui finit par .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'Une caisse sur iPad conçue pour les restaurants.',
    orders:
      'TouchBistro ne nous offre aucun moyen de lui envoyer des commandes. Utilisez le tableau, une imprimante, ou le webhook vers un intermédiaire comme Deliverect ou Otter.',
    key: { label: 'Clé API', hint: 'Fournie par TouchBistro avec ses intégrations partenaires.' },
    location: {
      label: 'Identifiant du lieu (Venue ID)',
      hint: 'Dans le cloud TouchBistro, avec les informations de votre lieu.',
    },
  },
  upserve: {
    description: 'Caisse de restaurant avec statistiques, devenue la U-Series de Lightspeed.',
    orders:
      'Upserve ne nous offre aucun moyen de lui envoyer des commandes. Utilisez le tableau, une imprimante, ou le webhook vers un intermédiaire comme Deliverect ou Otter.',
    key: { label: 'Clé API', hint: 'Fournie par l’assistance de Lightspeed pour la U-Series.' },
    location: {
      label: 'Identifiant d’établissement (Location ID)',
      hint: 'Upserve HQ → Settings → votre établissement.',
    },
  },
  micros: {
    description: 'La caisse d’Oracle pour restaurants, hôtels et chaînes.',
    orders:
      'Oracle doit d’abord l’autoriser : l’interface de commande s’active client par client. D’ici là, utilisez le tableau, une imprimante ou le webhook.',
    key: {
      label: 'Mot de passe du compte API',
      hint: 'Enterprise Back Office → API account management.',
    },
    location: {
      label: 'Référence de l’établissement (LocRef)',
      hint: 'Le nom court de votre établissement dans Simphony.',
    },
  },
  spoton: {
    description: 'Caisse, terminaux mobiles et réservations pour restaurants indépendants.',
    orders:
      'SpotOn ne nous offre aucun moyen de lui envoyer des commandes. Utilisez le tableau, une imprimante, ou le webhook vers un intermédiaire comme Deliverect ou Otter.',
    key: { label: 'Clé API', hint: 'Demandez à SpotOn l’accès à son API pour restaurants.' },
    location: {
      label: 'Identifiant d’établissement (Location ID)',
      hint: 'Affiché avec votre accès API, un par établissement.',
    },
  },
  olo: {
    description: 'Commande en ligne et livraison, par-dessus la caisse que vous avez déjà.',
    orders:
      'Olo doit d’abord l’autoriser : chaque partenaire qui envoie des commandes doit être certifié. D’ici là, utilisez le tableau, une imprimante ou le webhook.',
    key: { label: 'Clé API', hint: 'Portail développeur d’Olo → votre application.' },
    location: {
      label: 'Identifiant du restaurant',
      hint: 'Le numéro donné par Olo à votre restaurant, aussi appelé « vendor ID ».',
    },
  },
}
