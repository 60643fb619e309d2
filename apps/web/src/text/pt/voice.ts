// Ordering by voice, or by a typed sentence. The sample sentences stay English, the only language that is understood.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Pedir por voz',
  prompt: {
    idle: 'Toque e diga seu pedido',
    starting: 'Um momento…',
    'silent-start': 'Seu microfone não está respondendo',
    listening: 'Gravando… Toque para parar',
    stopping: 'Um momento…',
    sending: 'Enviando…',
    ordered: 'Anotado',
    'to-check': 'Confira seu pedido',
    changed: 'Pedido alterado',
    cancelled: 'Pedido excluído',
    noted: 'Anotado',
    nothing: 'Nada foi pedido',
    'no-dish': 'Nenhum prato encontrado',
    waiting: 'Salvo até a conexão voltar',
    empty: 'Nenhuma voz detectada. Tente de novo.',
    unsupported: 'Este navegador não grava voz.',
  },
  hint: {
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Permita o uso se o celular perguntar, ou digite abaixo.',
    unsupported: 'Digite como você falaria, em inglês.',
    'no-dish': 'Suas palavras estão salvas nos seus pedidos – toque lá para completar.',
  },
  inEnglish: 'Peça em inglês',
  speakNow: 'Pode falar',
  record: 'Gravar seu pedido',
  stop: 'Parar a gravação',
  cancel: 'Cancelar',
  heard: transcript => `Ouvido: ${transcript}`,
  typed: {
    label: 'Digite o pedido em inglês',
    hint: 'Two cokes, one without ice',
    send: 'Adicionar este pedido',
    unsent: 'Isto ainda não foi enviado.',
    tooLong: most => `Longo demais: no máximo ${most} caracteres.`,
  },
  added: dishes => `Adicionado: ${dishes}`,
  changed: dishes => `Alterado: ${dishes}`,
}
