// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Remise en pourcentage',
  fixed_amount: 'Remise en montant',
  free_item: 'Article offert',
  buy_one_get_one: 'Un acheté, un offert',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 jours',
  7: '1 semaine',
  14: '2 semaines',
  30: '1 mois',
  90: '3 mois',
  180: '6 mois',
  365: '1 an',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Active',
  paused: 'En pause',
  scheduled: 'Programmée',
  ended: 'Terminée',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Les offres que les clients proches de votre restaurant voient en ouvrant Tablemate.',
  loading: 'Chargement des campagnes…',
  create: 'Créer une campagne',
  empty: {
    title: 'Aucune campagne',
    hint: 'Donnez aux clients du quartier une raison de venir. Cela prend une minute.',
    action: 'Créer votre première campagne',
  },
  tiles: {
    label: 'Toutes les campagnes réunies',
    views: 'Total des vues',
    clicks: 'Total des clics',
    clickRate: 'Taux de clic',
    investment: 'Budget total',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `Modifier ${title}`,
    title: 'Titre de la campagne',
    titleHint: 'Ce que les clients lisent en premier',
    offerType: 'Type d’offre',
    offerValue: 'Valeur de l’offre',
    percentHint: 'En pourcentage, de 1 à 100',
    amountHint: symbol => `Montant de la remise, en ${symbol}`,
    description: 'Description',
    offerDetails: 'Détails de l’offre',
    offerDetailsHint: 'Conditions : quels jours, pour qui, ce qui n’est pas compris',
    imageUrl: 'URL de l’image',
    imageHint: 'L’adresse https d’une image. Le téléphone des clients la charge de là.',
    imageFits: 'Voici ce que cela donnera.',
    imageFails: 'Aucune image n’a pu être chargée depuis cette adresse.',
    targetRadius: 'Rayon ciblé',
    duration: 'Durée',
    startDate: 'Date de début',
    startHint: zone => `Dès minuit (fuseau : ${zone})`,
    fixed: 'La campagne a commencé : son début et sa durée ne peuvent plus être modifiés.',
    titleRequired: 'Le titre de la campagne est obligatoire',
    descriptionRequired: 'La description est obligatoire',
    startRequired: 'La date de début est obligatoire',
    valueRequired: 'La valeur de l’offre est obligatoire',
    valueUnreadable: 'La valeur de l’offre doit être un nombre',
    percentWrong: 'Une remise est un nombre entier de 1 à 100',
    imageWrong: 'Saisissez une adresse qui commence par https://',
    submit: 'Créer la campagne',
    submitting: 'Création…',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
  },
  summary: {
    title: 'Résumé de la campagne',
    duration: 'Durée',
    dailyRate: 'Tarif par jour',
    totalCost: 'Coût total',
    runs: 'Diffusion',
  },
  days: count => plural(count, { one: `${count} jour`, other: `${count} jours` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `rayon de ${km} km`,
  kilometresShort: km => `${km} km`,
  views: 'Vues',
  clicks: 'Clics',
  clickRate: 'Taux de clic',
  duration: 'Durée',
  totalCost: 'Coût total',
  runs: {
    active: range => `En cours : ${range}`,
    scheduled: range => `Prévue : ${range}`,
    paused: range => `En pause : ${range}`,
    ended: range => `Diffusée : ${range}`,
  },
  beta: 'Gratuit pendant la bêta : rien n’est facturé. Le prix affiché est celui qui s’appliquerait ensuite.',
  pause: 'Pause',
  resume: 'Reprendre',
  edit: 'Modifier',
  which: title => `la campagne « ${title} »`,
  plot: {
    show: 'Vues et clics par jour',
    title: zone => `Par jour (fuseau : ${zone})`,
    empty: 'Personne ne l’a encore vue.',
    failed: 'Les vues et les clics n’ont pas pu se charger.',
  },
  noPosition: {
    text: 'Personne ne peut encore voir ceci : nous ne savons pas où est votre restaurant.',
    action: 'Indiquer votre emplacement dans les réglages',
  },
  deletion: {
    ask: 'Supprimer',
    question: title => `Supprimer « ${title} » ?`,
    hint: 'Les clients ne la verront plus ; ses vues et ses clics seront définitivement perdus.',
    yes: 'Supprimer',
    deleting: 'Suppression…',
    no: 'Garder',
    done: { title: 'Campagne supprimée', hint: title => `« ${title} » n’existe plus.` },
    failed: { title: 'Campagne non supprimée', hint: 'Veuillez réessayer.' },
  },
  created: {
    title: 'Campagne créée',
    hint: 'Votre campagne publicitaire a bien été créée.',
  },
  createFailed: {
    title: 'Campagne non créée',
    hint: 'La campagne n’a pas pu être créée. Veuillez réessayer.',
  },
  updated: { title: 'Campagne mise à jour', hint: 'Le statut de la campagne a été mis à jour.' },
  edited: { title: 'Campagne mise à jour', hint: 'Vos modifications sont enregistrées.' },
  updateFailed: {
    title: 'Campagne non mise à jour',
    hint: 'La campagne n’a pas pu être mise à jour. Veuillez réessayer.',
  },
}
