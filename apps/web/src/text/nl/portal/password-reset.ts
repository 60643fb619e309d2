// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Wachtwoord vergeten?',
  back: 'Terug naar inloggen',
  ask: {
    title: 'Wachtwoord vergeten',
    hint: 'Vul het e-mailadres van je account in. We sturen je een link om een nieuw wachtwoord te kiezen.',
    submit: 'Link sturen',
    sending: 'Verzenden…',
    failed: { title: 'Link niet verzonden', hint: 'Probeer het opnieuw.' },
    noMail: {
      title: 'Deze server kan geen e-mail verzenden',
      hint: 'Vraag de beheerder om een nieuw wachtwoord.',
    },
  },
  sent: {
    title: 'Bekijk je e-mail',
    text: email =>
      `Als er een account is voor ${email}, is er een link onderweg. Die werkt één keer, 30 minuten lang.`,
    hint: 'Niets ontvangen? Kijk in je spammap of controleer het adres op typefouten.',
  },
  choose: {
    title: 'Nieuw wachtwoord',
    hint: 'Als je opslaat, ben je hier ingelogd en in alle andere browsers uitgelogd.',
    password: 'Nieuw wachtwoord',
    submit: 'Wachtwoord opslaan',
    saving: 'Opslaan…',
    saved: { title: 'Wachtwoord gewijzigd', hint: 'Je bent ingelogd.' },
    failed: { title: 'Wachtwoord niet gewijzigd', hint: 'Probeer het opnieuw.' },
    over: {
      title: 'Deze link werkt niet meer',
      hint: 'Hij is al gebruikt, er is een nieuwere verstuurd of de 30 minuten zijn voorbij.',
      action: 'Nieuwe link sturen',
    },
  },
}
