// The restaurant's advertising campaigns.

import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Translation<typeof english.offerTypes> = {
  discount: 'Desconto percentual',
  fixed_amount: 'Desconto em valor',
  free_item: 'Item grátis',
  buy_one_get_one: 'Leve 2, pague 1',
}

const durations: Translation<typeof english.durations> = {
  3: '3 dias',
  7: '1 semana',
  14: '2 semanas',
  30: '1 mês',
  90: '3 meses',
  180: '6 meses',
  365: '1 ano',
}

const statuses: Translation<typeof english.statuses> = {
  active: 'Ativa',
  paused: 'Pausada',
  scheduled: 'Agendada',
  ended: 'Encerrada',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Ofertas que pessoas perto do seu restaurante veem ao abrir o Tablemate.',
  loading: 'Carregando as campanhas…',
  create: 'Criar campanha',
  empty: {
    title: 'Nenhuma campanha ainda',
    hint: 'Dê a quem está por perto um motivo para vir. Leva um minuto.',
    action: 'Criar sua primeira campanha',
  },
  tiles: {
    label: 'Todas as campanhas juntas',
    views: 'Total de visualizações',
    clicks: 'Total de cliques',
    clickRate: 'Taxa de cliques',
    investment: 'Investimento total',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `Editar ${title}`,
    title: 'Título da campanha',
    titleHint: 'O que os clientes leem primeiro',
    offerType: 'Tipo de oferta',
    offerValue: 'Valor da oferta',
    percentHint: 'Porcentagem, de 1 a 100',
    amountHint: symbol => `Valor do desconto, em ${symbol}`,
    description: 'Descrição',
    offerDetails: 'Detalhes da oferta',
    offerDetailsHint: 'As condições: que dias, para quem, o que não vale',
    imageUrl: 'URL da imagem',
    imageHint: 'O endereço https de uma imagem. O celular dos clientes a carrega de lá.',
    imageFits: 'Vai aparecer assim.',
    imageFails: 'Não foi possível carregar uma imagem deste endereço.',
    targetRadius: 'Raio de alcance',
    duration: 'Duração',
    startDate: 'Data de início',
    startHint: zone => `A partir da meia-noite, no horário de ${zone}`,
    fixed: 'A campanha já começou, então o início e a duração não podem mais ser alterados.',
    titleRequired: 'O título da campanha é obrigatório',
    descriptionRequired: 'A descrição é obrigatória',
    startRequired: 'A data de início é obrigatória',
    valueRequired: 'O valor da oferta é obrigatório',
    valueUnreadable: 'O valor da oferta deve ser um número',
    percentWrong: 'O desconto deve ser um número inteiro de 1 a 100',
    imageWrong: 'Digite um endereço que comece com https://',
    submit: 'Criar campanha',
    submitting: 'Criando…',
    save: 'Salvar alterações',
    saving: 'Salvando…',
    cancel: 'Cancelar',
  },
  summary: {
    title: 'Resumo da campanha',
    duration: 'Duração',
    dailyRate: 'Valor por dia',
    totalCost: 'Custo total',
    runs: 'Período',
  },
  days: count => plural(count, { one: `${count} dia`, other: `${count} dias` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `raio de ${km} km`,
  kilometresShort: km => `${km} km`,
  views: 'Visualizações',
  clicks: 'Cliques',
  clickRate: 'Taxa de cliques',
  duration: 'Duração',
  totalCost: 'Custo total',
  runs: {
    active: range => `No ar: ${range}`,
    scheduled: range => `Vai ao ar: ${range}`,
    paused: range => `Pausada, período: ${range}`,
    ended: range => `Esteve no ar: ${range}`,
  },
  beta: 'Grátis durante a fase beta: nada é cobrado. O preço exibido é o que custaria depois.',
  pause: 'Pausar',
  resume: 'Retomar',
  edit: 'Editar',
  which: title => `a campanha ${title}`,
  plot: {
    show: 'Visualizações e cliques por dia',
    title: zone => `Por dia, no horário de ${zone}`,
    empty: 'Ninguém viu ainda.',
    failed: 'As visualizações e os cliques não carregaram.',
  },
  noPosition: {
    text: 'Ninguém pode ver isto ainda: não sabemos onde fica o seu restaurante.',
    action: 'Defina sua localização nas configurações',
  },
  deletion: {
    ask: 'Excluir',
    question: title => `Excluir “${title}”?`,
    hint: 'Os clientes deixam de vê-la, e as visualizações e os cliques dela se perdem para sempre.',
    yes: 'Excluir',
    deleting: 'Excluindo…',
    no: 'Manter',
    done: { title: 'Campanha excluída', hint: title => `“${title}” não existe mais.` },
    failed: { title: 'A campanha não foi excluída', hint: 'Tente de novo.' },
  },
  created: {
    title: 'Campanha criada',
    hint: 'Sua campanha de publicidade foi criada.',
  },
  createFailed: {
    title: 'A campanha não foi criada',
    hint: 'Não foi possível criar a campanha. Tente de novo.',
  },
  updated: { title: 'Campanha atualizada', hint: 'A situação da campanha foi atualizada.' },
  edited: { title: 'Campanha atualizada', hint: 'Suas alterações foram salvas.' },
  updateFailed: {
    title: 'A campanha não foi atualizada',
    hint: 'Não foi possível atualizar a campanha. Tente de novo.',
  },
}
