// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'Cette carte est pleine : 5 000 plats et 2 Mo de texte au plus.',
  'too-many-option-groups': 'Une carte peut avoir jusqu’à 200 groupes d’options, et un plat jusqu’à 20.',
  'option-group-not-found': 'Ces options ne sont plus sur la carte.',
  'too-many-campaigns':
    'Vous avez 50 campagnes non terminées. Supprimez-en une ou attendez la fin d’une autre.',
  'not-signed-in': 'Votre session est fermée. Veuillez vous reconnecter.',
  'too-many-tables': 'Vous avez 500 tables. Supprimez-en d’abord quelques-unes.',
  'tables-open':
    'Des tables sont ouvertes avec des prix dans la devise actuelle. Changez-la quand elles seront terminées.',
  'invalid-credentials': 'E-mail ou mot de passe incorrect',
  'email-not-found': 'Aucun compte avec cette adresse e-mail',
  'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'menu-item-not-found': 'Ce plat a déjà été retiré de la carte.',
  'category-not-found': 'Cette catégorie n’est plus à la carte.',
  'campaign-not-found': 'Cette campagne n’existe plus.',
  'reset-link-invalid': 'Ce lien ne marche plus. Demandez-en un nouveau.',
  'mail-not-set-up':
    'Ce serveur ne peut pas envoyer d’e-mails. Demandez un nouveau mot de passe à la personne qui le gère.',
  'email-taken': 'Cette adresse e-mail est déjà utilisée',
  'menu-item-taken': 'Cette catégorie a déjà un plat de ce nom.',
  'category-taken': 'Une catégorie porte déjà ce nom.',
  'too-many-screens': 'Vous avez 50 écrans. Supprimez-en d’abord quelques-uns.',
  'delivery-not-found': 'Cet envoi n’est plus dans la liste : il est parti, ou sa table est terminée.',
  'refund-refused': 'Stripe a refusé ce remboursement. Consultez le paiement chez Stripe.',
  'payment-not-found': 'Ce paiement a déjà été annulé.',
  'undo-too-late': 'Un paiement ne peut être annulé que pendant dix minutes.',
  'paid-since':
    'Une de ces personnes a payé à nouveau depuis : ce paiement ne peut plus être remboursé ici. Réglez cela avec elle à la caisse.',
  'card-payments-open':
    'Un paiement par carte n’est pas terminé. Réessayez ensuite, dans 35 minutes au plus.',
  'address-not-set':
    'Ce serveur ne connaît pas son adresse publique, vers laquelle la page de Stripe renvoie. Demandez à la personne qui le gère de définir PUBLIC_URL.',
  'printer-not-found': 'Cette imprimante n’est plus dans la liste.',
  'too-many-printers': 'Vous avez 20 imprimantes. Supprimez-en d’abord quelques-unes.',
  'pos-not-set-up':
    'Votre caisse n’est pas encore configurée ici. Saisissez sa clé et son établissement dans les réglages de la caisse.',
  'pos-unauthorized':
    'Votre caisse n’accepte pas la clé, ou la clé ne permet pas de lire la carte. Vérifiez-la dans les réglages de la caisse.',
  'pos-not-reachable':
    'La carte n’a pas pu être récupérée depuis votre caisse. Réessayez dans quelques minutes.',
  'no-such-step': 'Ce n’est plus possible pour cette commande.',
  'request-not-found': 'Cet appel est déjà traité.',
  'screen-not-found': 'Cet écran n’est plus dans la liste.',
  'floor-only':
    'Cette tablette est celle de la cuisine. Utilisez une tablette de salle ou le portail du restaurant.',
  'code-not-found': 'Ce code n’est pas valable, ou ses dix minutes sont écoulées.',
  'ticket-moved': 'Quelqu’un d’autre a fait avancer cette commande.',
  'table-occupied': 'Cette table est occupée.',
  'off-menu-settled': 'Quelqu’un a déjà décidé pour ce plat, ou son convive l’a modifié.',
  'changed-meanwhile': 'Cela a été modifié ailleurs entre-temps.',
  'table-taken': 'Vous avez déjà une table de ce nom.',
  'campaign-started': 'Cette campagne a commencé : son début et sa durée ne peuvent plus être modifiés.',
  'not-a-menu-file': 'Choisissez un fichier CSV, JSON ou PDF',
  'menu-file-is-spreadsheet':
    'C’est un fichier de tableur. Ouvrez-le, choisissez « Enregistrer sous » ou « Télécharger » et CSV, puis importez le fichier CSV.',
  'menu-file-is-document': 'C’est un document texte. Enregistrez-le en PDF, puis importez-le.',
  'menu-file-is-picture':
    'C’est une photo ou une image. Importez le PDF qui a servi à imprimer la carte, ou une liste de vos plats en CSV ou JSON.',
  'menu-file-is-archive': 'C’est une archive. Décompressez-la, puis importez la carte qu’elle contient.',
  'menu-file-too-much':
    'Ce fichier demande trop de temps ou de mémoire. Importez seulement la carte, réenregistrée en CSV ou en PDF sans images.',
  'menu-file-broken':
    'Ce fichier est endommagé, ou n’est pas ce que son nom indique. Exportez-le à nouveau, puis importez-le.',
  'menu-file-empty': 'Aucun plat trouvé dans ce fichier.',
  'no-menu-in-file':
    'Cela ressemble à une liste de ventes, de commandes ou de personnes. Importez la liste de vos plats avec leurs prix.',
  'menu-columns-unknown':
    'Nous n’avons pas pu distinguer les colonnes. Nommez-les sur la première ligne : Catégorie, Nom, Description, Prix.',
  'menu-rows-refused':
    'Certains plats ne peuvent pas être enregistrés tels quels. Corrigez-les et réessayez.',
  'too-many-menu-rows': 'Un fichier peut contenir 5 000 plats au plus. Divisez-le.',
  'pdf-locked':
    'Ce PDF est protégé par un mot de passe. Enregistrez une copie sans mot de passe, puis importez-la.',
  'pdf-letters-unknown':
    'Nous ne pouvons pas lire les lettres de ce PDF : le texte copié est incompréhensible. Exportez-le à nouveau depuis le programme d’origine, ou importez un fichier CSV.',
  'pdf-too-full':
    'Ce PDF contient bien plus de texte qu’une carte. Importez seulement les pages de la carte.',
  'pdf-too-long': 'Ce PDF a plus de 200 pages. Importez seulement les pages de la carte.',
  'pdf-without-text':
    'Nous n’avons trouvé aucun texte dans ce PDF, même dans ses images. Importez le PDF d’origine de la carte, ou une liste de vos plats en CSV ou JSON.',
}
