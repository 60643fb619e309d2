// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Procurando sua mesa…',
  first: 'Ainda não há ninguém aqui: você começa.',
  people: count =>
    plural(count, {
      one: `${count} pessoa está pedindo aqui.`,
      other: `${count} pessoas estão pedindo aqui.`,
    }),
  name: 'Seu nome',
  nameHint: 'Como as pessoas da mesa chamam você',
  nameMissing: 'Digite seu nome.',
  nameTaken: 'Alguém na mesa já tem este nome.',
  start: 'Começar a pedir',
  join: 'Entrar na mesa',
  joining: 'Entrando…',
  separate: {
    hint: 'Não é o seu grupo?',
    action: 'Abrir outra lista e outra conta',
    busy: 'Abrindo…',
  },
  elsewhere: {
    title: (place: string) => `Você ainda está aqui: ${place}`,
    due: (amount: string) => `Lá você ainda deve ${amount}.`,
    both: 'Se entrar aqui, você estará nas duas mesas.',
    back: (place: string) => `Voltar: ${place}`,
    move: 'Mudar para cá',
  },
  missing: {
    title: 'Nenhuma mesa tem este código',
    hint: 'Ele pode ter sido trocado. Escaneie de novo o código da sua mesa ou fale com a equipe.',
  },
  failed: {
    title: 'Não foi possível encontrar sua mesa agora',
    hint: 'O sinal pode estar fraco aqui. Tente de novo.',
    offline: 'Este celular está sem conexão. Tente de novo quando ela voltar.',
  },
  notJoined: {
    title: 'Você ainda não entrou',
    hint: 'Não tivemos resposta. Tente de novo.',
    offline: 'Este celular está sem conexão. Tente de novo quando ela voltar.',
  },
}
