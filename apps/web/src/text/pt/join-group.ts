// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Voltar à página inicial',
  intro: 'Digite o código da sua mesa. Qualquer pessoa da mesa pode ler o código para você.',
  linkedIntro: 'É só pôr seu nome e já dá para pedir.',
  code: 'Código do grupo',
  verify: 'Verificar',
  verifying: 'Procurando sua mesa…',
  found: 'Sua mesa',
  name: 'Seu nome',
  nameHint: 'Como as pessoas da mesa chamam você',
  submit: 'Entrar no grupo',
  submitting: 'Entrando…',
  codeMissing: 'Digite um código de grupo.',
  nameMissing: 'Digite seu nome.',
  noSuchCode: 'Nenhuma mesa tem este código. Os códigos nunca têm 0, 1, I, L nem O.',
  nameTaken: 'Alguém já tem este nome. Tente com uma inicial: “Ana B.”',
  notFound: { title: 'Grupo não encontrado', hint: 'Confira o código e tente de novo.' },
  tooMany: {
    title: 'Muitos códigos errados',
    hint: 'Eles vieram desta rede, talvez de outra pessoa. Escaneie o QR code no celular de um amigo ou abra o link dele: funciona na hora. Ou espere alguns minutos.',
  },
  failed: { title: 'Não foi possível entrar', hint: 'Você não entrou no grupo. Tente de novo.' },
  member: {
    title: 'Você já está no grupo',
    you: name => `Nesta mesa, você é ${name}.`,
    alsoHere: 'Também neste celular',
    goOnAs: name => `Continuar como ${name}`,
    otherHint: name =>
      `Um nome diferente adiciona outra pessoa neste celular; ${name} continua, com tudo o que pediu. Para alguém sem celular, adicione um convidado na mesa.`,
    rejoin: 'Voltar ao grupo',
    other: 'Entrar com outro nome',
  },
}
