// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Compléter ta commande',
  editing: 'Modifier la commande',
  item: number => `Article ${number}`,
  name: 'Nom de l’article',
  quantity: 'Quantité',
  price: symbol => `Prix (${symbol})`,
  modifications: 'Précisions',
  modificationsHint: 'Des changements ?',
  another: 'Ajouter un autre article',
  removeItem: number => `Retirer l’article ${number}`,
  full: most =>
    `Une commande peut contenir jusqu’à ${most} articles. Envoie celle-ci, puis commences-en une autre.`,
  close: 'Fermer',
  cancel: 'Annuler',
  submit: 'Ajouter',
  submitting: 'Ajout…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  added: 'Commande ajoutée',
  leftOver: count =>
    plural(count, {
      one: `${count} article sans nom ou sans prix n’a pas été ajouté. Il est encore dans le formulaire.`,
      other: `${count} articles sans nom ou sans prix n’ont pas été ajoutés. Ils sont encore dans le formulaire.`,
    }),
  nameRequired: 'Le nom de l’article est obligatoire',
  quantityTooSmall: 'La quantité doit être d’au moins 1',
  quantityTooLarge: most => `La quantité ne peut pas dépasser ${most}`,
  pricePositive: 'Le prix doit être positif',
  priceTooLarge: most => `Le prix ne peut pas dépasser ${most}`,
  forOne: 'à l’unité',
  total: 'Total',
  words: {
    title: 'Ce qui a été dit',
    asDish: 'C’est un plat',
    asNote: 'C’est une note',
    dismiss: 'Ignorer',
    note: 'Note pour le personnel',
    noteHint: 'Allergies, horaire, autre chose',
    longDish: most => `Le nom d’un plat ne peut pas dépasser ${most} caractères.`,
    tooLong: most => `Une note ne peut pas dépasser ${most} caractères.`,
  },
  itemsRequired: 'Il faut au moins un article',
}
