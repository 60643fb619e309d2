// Restaurants that would like to take part.

import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

const restaurantTypes: Translation<typeof english.restaurantType.options> = {
  'fine-dining': 'Alta gastronomia',
  'casual-dining': 'Restaurante casual',
  'fast-casual': 'Fast casual',
  pub: 'Bar ou pub',
  cafe: 'Cafeteria',
  other: 'Outro',
}

const seatingCapacities: Translation<typeof english.seatingCapacity.options> = {
  'under-25': 'Menos de 25 lugares',
  '25-50': '25–50 lugares',
  '50-100': '50–100 lugares',
  '100-200': '100–200 lugares',
  'over-200': 'Mais de 200 lugares',
}

const currentPosSystems: Translation<typeof english.currentPosSystem.options> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Outro',
  none: 'Nenhum ainda',
}

const averageOrderValues: Translation<typeof english.averageOrderValue.options> = {
  'under-15': 'Menos de £15',
  '15-30': '£15–£30',
  '30-50': '£30–£50',
  '50-75': '£50–£75',
  'over-75': 'Mais de £75',
}

const features: Translation<typeof english.features.options> = {
  'voice-based group ordering': 'Pedidos em grupo por voz',
  'POS system integration': 'Integração com o PDV',
  'location-based advertising': 'Publicidade por localização',
  'menu management system': 'Gestão do cardápio',
  'order analytics dashboard': 'Painel com análise dos pedidos',
  'customer engagement tools': 'Ferramentas de relacionamento com clientes',
}

export const interest: Translation<typeof english> = {
  back: 'Voltar ao login do restaurante',
  intro:
    'Conte sobre o seu restaurante, e ajudamos você a começar. Não precisa esperar por nós: qualquer restaurante pode se cadastrar.',
  required: 'Os campos com asterisco são obrigatórios.',
  sections: {
    restaurant: 'Dados do restaurante',
    location: 'Localização',
    business: 'Dados do negócio',
    features: 'Recursos de interesse',
    more: 'Outras informações',
  },
  restaurantName: 'Nome do restaurante',
  contactName: 'Nome do contato',
  email: 'E-mail',
  phone: 'Telefone',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  zipCode: 'CEP',
  restaurantType: { label: 'Tipo de restaurante', options: restaurantTypes },
  seatingCapacity: { label: 'Número de lugares', options: seatingCapacities },
  currentPosSystem: { label: 'PDV atual', options: currentPosSystems },
  averageOrderValue: { label: 'Ticket médio', options: averageOrderValues },
  noChoice: 'Escolha…',
  features: { legend: 'O que mais ajudaria você?', options: features },
  additionalInfo: { label: 'Algo mais?', hint: 'Dúvidas, pedidos, o melhor horário para ligar.' },
  invalidEmail: 'Digite um e-mail válido',
  invalidPhone: 'Digite um telefone válido',
  submit: 'Enviar',
  submitting: 'Enviando…',
  done: {
    title: 'Interesse registrado!',
    hint: 'Entramos em contato quando a plataforma para restaurantes for lançada.',
  },
  failed: { title: 'O envio falhou', hint: 'Tente de novo ou fale com o suporte.' },
  thanks: {
    title: 'Obrigado!',
    text: restaurant => `Recebemos os dados (${restaurant}) e vamos entrar em contato.`,
  },
  next: {
    title: 'Próximos passos',
    steps: [
      'Analisamos seus dados em até 48 horas.',
      'Nossa equipe entra em contato com você.',
      'Você recebe acesso antecipado à plataforma.',
      'A implantação e o treinamento são feitos sob medida para o seu restaurante.',
    ],
  },
}
