// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Esqueceu a senha?',
  back: 'Voltar ao login',
  ask: {
    title: 'Esqueci a senha',
    hint: 'Digite o e-mail da sua conta. Vamos enviar um link para você escolher uma nova senha.',
    submit: 'Enviar link',
    sending: 'Enviando…',
    failed: { title: 'O link não foi enviado', hint: 'Tente de novo.' },
    noMail: {
      title: 'Este servidor não envia e-mails',
      hint: 'Peça uma nova senha a quem administra o servidor.',
    },
  },
  sent: {
    title: 'Confira seu e-mail',
    text: email =>
      `Se ${email} tiver uma conta, um link está a caminho. Ele funciona uma vez, por 30 minutos.`,
    hint: 'Não chegou? Veja na pasta de spam ou confira se o e-mail foi digitado certo.',
  },
  choose: {
    title: 'Nova senha',
    hint: 'Ao salvar, você entra aqui e sai de todos os outros navegadores.',
    password: 'Nova senha',
    submit: 'Salvar senha',
    saving: 'Salvando…',
    saved: { title: 'Senha alterada', hint: 'Você entrou na sua conta.' },
    failed: { title: 'A senha não foi alterada', hint: 'Tente de novo.' },
    over: {
      title: 'Este link não funciona mais',
      hint: 'Ele já foi usado, um mais novo foi enviado ou os 30 minutos acabaram.',
      action: 'Enviar novo link',
    },
  },
}
