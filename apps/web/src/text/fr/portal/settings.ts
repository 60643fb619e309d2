// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Chargement de vos réglages…',
  pos: {
    title: 'Caisse',
    link: 'Connexion à la caisse',
    detail: 'Réglages de votre caisse',
    cards: { title: 'Paiements par carte', detail: 'Vos clients paient par carte sur leur téléphone' },
    sent: { title: 'Envois', detail: 'Toute commande partie, en attente ou en échec' },
  },
  orders: {
    title: 'Commandes',
    mode: 'Comment les commandes arrivent-elles en cuisine ?',
    modes: {
      off: {
        label: 'Pas du tout',
        hint: 'Les clients montrent leur liste au serveur, qui prend la commande comme d’habitude.',
      },
      'first-by-hand': {
        label: 'Après votre premier accord',
        hint: 'La première commande de chaque groupe attend un accord de votre équipe. La suite va directement en cuisine.',
      },
      'at-once': {
        label: 'Tout de suite',
        hint: 'Chaque commande va directement en cuisine, dès que le client l’envoie.',
      },
    },
    offMenu: 'Les clients peuvent écrire des plats hors carte',
    offMenuHint: 'Vous validez chacun, avec son prix, avant qu’il soit préparé et facturé.',
    late: 'En retard après (minutes)',
    lateHint: 'Passé ce délai, une commande qui n’est pas prête est signalée en retard sur tous les écrans.',
    lateInvalid: (least, most) => `Saisissez un nombre entier de minutes, de ${least} à ${most}.`,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Réglages enregistrés',
    pause: 'Suspendre les commandes',
    pauseHint:
      'La cuisine ne prend pas de commandes en ce moment ; les clients en sont informés et gardent leur saisie.',
    paused: 'Commandes suspendues',
    resumed: 'Commandes reprises',
    failed: { title: 'Réglages non enregistrés', hint: 'Veuillez réessayer.' },
  },
  stations: {
    title: 'Postes',
    hint: 'Chaque poste ne voit que les plats qu’il prépare. Tout le reste va en cuisine.',
    loading: 'Chargement de vos postes…',
    failed: 'Vos postes n’ont pas pu se charger.',
    none: 'Une seule cuisine prépare tout.',
    add: 'Ajouter un poste',
    name: 'Nom du poste',
    nameMissing: 'Saisissez un nom.',
    nameTaken: 'Un poste porte déjà ce nom.',
    categories: 'Prépare',
    noCategories: 'Votre carte n’a pas encore de catégories.',
    remove: station => `Supprimer ${station}`,
    removeUnnamed: 'Supprimer ce poste',
    unnamed: 'Nouveau poste',
    save: 'Enregistrer les postes',
    saving: 'Enregistrement…',
    saved: 'Postes enregistrés',
    notSaved: { title: 'Postes non enregistrés', hint: 'Veuillez réessayer.' },
  },
  screens: {
    title: 'Tablettes',
    hint: 'Une tablette de cuisine montre les commandes. Une tablette de salle change aussi de table, ferme les tables et encaisse. Aucune n’a besoin de votre mot de passe.',
    loading: 'Chargement de vos tablettes…',
    failed: 'Vos tablettes n’ont pas pu se charger.',
    none: 'Aucune tablette associée pour l’instant.',
    kinds: { kitchen: 'Cuisine', floor: 'Salle' },
    pair: { kitchen: 'Associer pour la cuisine', floor: 'Associer pour la salle' },
    pairing: {
      title: 'Code pour la tablette',
      label: 'Code',
      open: 'Sur la tablette, ouvrez cette adresse et saisissez le code :',
      left: minutes =>
        plural(minutes, {
          one: `Encore valable ${minutes} minute`,
          other: `Encore valable ${minutes} minutes`,
        }),
      over: 'Ce code a expiré.',
      again: 'Nouveau code',
      close: 'Fermer',
    },
    paired: name => ({ title: 'Tablette associée', hint: `${name} est dans la liste.` }),
    notStarted: { title: 'Pas de code', hint: 'Le code n’a pas pu être créé. Veuillez réessayer.' },
    seen: 'Actif',
    removal: {
      ask: 'Supprimer',
      question: name => `Supprimer ${name} ?`,
      hint: 'Il n’affichera plus rien tant que vous ne l’associez pas à nouveau.',
      yes: 'Supprimer',
      removing: 'Suppression…',
      no: 'Garder',
      done: 'Tablette supprimée',
      failed: { title: 'Tablette non supprimée', hint: 'Veuillez réessayer.' },
    },
  },
}
