// A sentence for every problem of a call, except those that only owners get (portal/problems.ts). Diners and owners see them, so
// none says "tu" or "vous".

import type { problems as english } from '../en/problems.ts'

export const problems: typeof english = {
  invalid: 'Quelque chose ne va pas ici. Merci de vérifier et de réessayer.',
  'too-many-members': 'Cette table est complète : le groupe compte 50 personnes.',
  'table-too-large': 'Cette table ne peut plus rien recevoir. Merci de voir avec le serveur.',
  'too-many-orders': 'Cette table a atteint 500 commandes. Merci de voir avec le serveur.',
  'wrong-code': 'Code d’accès incorrect. Merci de voir avec le développeur de l’appli.',
  'foreign-origin': 'Ce n’est pas permis depuis cette page. Merci d’ouvrir Tablemate directement.',
  'not-your-member': 'Cela appartient à quelqu’un d’autre à la table.',
  'rates-of-restaurant': 'Ce restaurant fixe lui-même ses taxes et ses frais de service.',
  'not-found': 'Introuvable.',
  'group-not-found': 'Groupe introuvable ou accès refusé.',
  'member-not-found': 'Cette personne n’est plus dans le groupe. Merci de le rejoindre à nouveau.',
  'order-not-found': 'Cette commande a déjà été annulée.',
  'table-not-found': 'Ce code ne marche plus. Merci de demander le code actuel à l’équipe.',
  'restaurant-not-found': 'Restaurant introuvable.',
  'name-taken': 'Quelqu’un a déjà ce nom dans le groupe. Merci d’en choisir un autre.',
  'sold-out': 'C’est épuisé. Merci de choisir autre chose.',
  'price-changed': 'Le prix de la carte a augmenté entre-temps. Merci de regarder le nouveau.',
  'menu-item-gone': 'Ce n’est plus sur la carte.',
  'other-language':
    'Nous ne comprenons les phrases qu’en anglais. Tu peux choisir ou saisir les plats un par un.',
  'off-menu': 'Ce restaurant ne prend que les commandes de sa carte.',
  'already-paid': 'C’est déjà payé : plus rien ne peut être modifié.',
  'seating-closed': 'Cette table est fermée. Scannez le code sur la table pour commander à nouveau.',
  'ordering-paused': 'La cuisine ne prend pas de commandes en ce moment. Celle-ci est conservée ici.',
  'in-the-kitchen': 'La cuisine a déjà commencé. Merci de voir avec le serveur.',
  'has-ordered': 'Cette personne a commandé, payé ou partage un plat : son nom reste sur l’addition.',
  'below-collected': 'Une somme supérieure a déjà été payée. Merci de choisir un montant plus élevé.',
  'hold-refused':
    'Tu as commencé à payer pour d’autres sans terminer. Paie ta part ou laisse-les payer la leur.',
  'being-paid': 'Quelqu’un est en train de payer cela par carte. Merci d’attendre un instant.',
  'cards-not-taken': 'Le paiement par carte n’est pas possible ici. Merci de payer autrement.',
  'cards-taken': 'Ici, les paiements sont réels. Merci de payer par carte ou à la caisse.',
  'card-payment-failed': 'Le paiement par carte n’a pas marché. Merci de réessayer ou de payer autrement.',
  'card-payment-not-found': 'Ce paiement par carte n’existe plus.',
  'due-changed': 'Le montant vient de changer. Merci de vérifier et de réessayer.',
  'still-in-flight': 'Encore en cours. Merci d’attendre un instant.',
  'body-too-large': 'C’est trop à la fois. Merci de raccourcir.',
  'key-reused': 'Un envoi a déjà été fait avec un autre contenu. Merci de recharger la page.',
  'too-many-requests': 'Trop d’essais. Merci d’attendre quelques minutes et de réessayer.',
  internal: 'Un problème est survenu de notre côté. Merci de réessayer.',
  unavailable: 'Beaucoup de monde en ce moment. Merci de réessayer dans un instant.',
  'no-answer': 'Pas de réponse. Merci de vérifier la connexion et de réessayer.',
}
