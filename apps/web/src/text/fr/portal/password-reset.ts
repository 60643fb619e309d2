// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Mot de passe oublié ?',
  back: 'Retour à la connexion',
  ask: {
    title: 'Mot de passe oublié',
    hint: 'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sending: 'Envoi…',
    failed: { title: 'Lien non envoyé', hint: 'Veuillez réessayer.' },
    noMail: {
      title: 'Ce serveur ne peut pas envoyer d’e-mails',
      hint: 'Demandez un nouveau mot de passe à la personne qui le gère.',
    },
  },
  sent: {
    title: 'Consultez vos e-mails',
    text: email =>
      `Si ${email} a un compte, un lien est en route. Il marche une seule fois, pendant 30 minutes.`,
    hint: 'Rien reçu ? Regardez dans les indésirables ou vérifiez l’adresse.',
  },
  choose: {
    title: 'Nouveau mot de passe',
    hint: 'L’enregistrer ouvre votre session ici et la ferme dans tous les autres navigateurs.',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: { title: 'Mot de passe changé', hint: 'Votre session est ouverte.' },
    failed: { title: 'Mot de passe non changé', hint: 'Veuillez réessayer.' },
    over: {
      title: 'Ce lien ne marche plus',
      hint: 'Il a déjà servi, un plus récent a été envoyé, ou ses 30 minutes sont écoulées.',
      action: 'Envoyer un nouveau lien',
    },
  },
}
