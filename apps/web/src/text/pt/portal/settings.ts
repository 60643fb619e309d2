// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Carregando suas configurações…',
  pos: {
    title: 'Ponto de venda (PDV)',
    link: 'Integração com o PDV',
    detail: 'Configurações do seu PDV',
    cards: { title: 'Pagamentos com cartão', detail: 'Seus clientes pagam com cartão no celular' },
    sent: { title: 'O que foi enviado', detail: 'Todos os pedidos enviados, na fila ou com falha' },
  },
  orders: {
    title: 'Pedidos',
    mode: 'Como os pedidos chegam à cozinha?',
    modes: {
      off: {
        label: 'Não chegam',
        hint: 'Os clientes mostram a lista ao garçom, que anota o pedido como sempre.',
      },
      'first-by-hand': {
        label: 'Depois do seu primeiro OK',
        hint: 'O primeiro pedido de cada grupo espera um toque da sua equipe. Tudo o que vem depois vai direto para a cozinha.',
      },
      'at-once': {
        label: 'Na hora',
        hint: 'Todo pedido vai direto para a cozinha, assim que o cliente envia.',
      },
    },
    offMenu: 'Os clientes podem escrever pratos fora do cardápio',
    offMenuHint: 'Você aprova cada um, com o preço, antes de ser preparado e cobrado.',
    late: 'Atrasado após (minutos)',
    lateHint: 'Um pedido que não estiver pronto até lá é marcado como atrasado em todas as telas.',
    lateInvalid: (least, most) => `Digite minutos inteiros, de ${least} a ${most}.`,
    save: 'Salvar pedidos',
    saving: 'Salvando…',
    saved: 'Configurações de pedidos salvas',
    pause: 'Pausar pedidos',
    pauseHint:
      'A cozinha não aceita pedidos por enquanto; os clientes são avisados e não perdem o que digitaram.',
    paused: 'Pedidos pausados',
    resumed: 'Pedidos retomados',
    failed: { title: 'Não foi salvo', hint: 'Tente de novo.' },
  },
  stations: {
    title: 'Estações',
    hint: 'Cada estação vê só os pratos que prepara. Todo o resto vai para a cozinha.',
    loading: 'Carregando suas estações…',
    failed: 'Suas estações não carregaram.',
    none: 'Uma só cozinha prepara tudo.',
    add: 'Adicionar estação',
    name: 'Nome da estação',
    nameMissing: 'Digite um nome.',
    nameTaken: 'Já existe uma estação com esse nome.',
    categories: 'Prepara',
    noCategories: 'Seu cardápio ainda não tem categorias.',
    remove: station => `Remover ${station}`,
    removeUnnamed: 'Remover esta estação',
    unnamed: 'Nova estação',
    save: 'Salvar estações',
    saving: 'Salvando…',
    saved: 'Estações salvas',
    notSaved: { title: 'As estações não foram salvas', hint: 'Tente de novo.' },
  },
  screens: {
    title: 'Tablets',
    hint: 'Um tablet da cozinha mostra os pedidos. Um do salão também troca e fecha mesas e recebe pagamentos. Nenhum precisa da sua senha.',
    loading: 'Carregando seus tablets…',
    failed: 'Seus tablets não carregaram.',
    none: 'Nenhum tablet conectado ainda.',
    kinds: { kitchen: 'Cozinha', floor: 'Salão' },
    pair: { kitchen: 'Conectar um da cozinha', floor: 'Conectar um do salão' },
    pairing: {
      title: 'Código para o tablet',
      label: 'Código',
      open: 'No tablet, abra este endereço e digite o código:',
      left: minutes =>
        plural(minutes, {
          one: `Válido por mais ${minutes} minuto`,
          other: `Válido por mais ${minutes} minutos`,
        }),
      over: 'Este código expirou.',
      again: 'Novo código',
      close: 'Fechar',
    },
    paired: name => ({ title: 'Tablet conectado', hint: `${name} está na lista.` }),
    notStarted: { title: 'Sem código', hint: 'Não foi possível gerar um código. Tente de novo.' },
    seen: 'Vista pela última vez',
    removal: {
      ask: 'Remover',
      question: name => `Remover ${name}?`,
      hint: 'Ela não mostra mais nada até você conectá-la de novo.',
      yes: 'Remover tablet',
      removing: 'Removendo…',
      no: 'Manter',
      done: 'Tablet removido',
      failed: { title: 'Tablet não removido', hint: 'Tente de novo.' },
    },
  },
}
