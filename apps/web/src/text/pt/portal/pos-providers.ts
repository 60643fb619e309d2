// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'

export const providers: typeof english = {
  square: {
    description: 'PDV, pagamentos e pedidos para restaurantes de todos os tamanhos.',
    orders:
      'O Tablemate envia cada pedido ao Square. O Square só mostra um pedido de outro aplicativo sob condições próprias (entrega do pedido, pagamento) e fica com 1% de um pedido pago fora dele. Conferido com a especificação do Square, ainda não com uma conta real.',
    key: {
      label: 'Access Token',
      hint: 'Developer Console → seu aplicativo → Credentials → Production.',
    },
    location: { label: 'Location ID', hint: 'Developer Console → seu aplicativo → Locations.' },
  },
  toast: {
    description: 'Uma plataforma feita para restaurantes: pedidos, cozinha e pagamentos em um só lugar.',
    orders:
      'A Toast precisa permitir isto antes: as chaves que ela dá aos restaurantes só servem para leitura. Até lá, use o quadro de pedidos, uma impressora ou o webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID e Dining Option GUID',
      hint: 'Com um espaço entre eles: primeiro o GUID do seu restaurante, depois o da Dining Option para clientes à mesa.',
    },
    agreed: {
      orders:
        'O Tablemate envia cada pedido à Toast, onde o seu restaurante precisa permitir isso. A Toast só aceita pratos que tenham um ID do cardápio dela. O Tablemate ainda não consegue importar esse cardápio: uma importação pela nossa API define os IDs. Conferido com a documentação da Toast, ainda não com uma conta real.',
    },
  },
  clover: {
    description: 'Caixas, terminais portáteis e pagamentos, com aplicativos adicionais.',
    orders:
      'O Tablemate envia cada pedido ao Clover, que o imprime na impressora de pedidos do seu aparelho de envio (firing device). Só nos Estados Unidos e no Canadá. Conferido com a documentação do Clover, ainda não com uma conta real.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'No endereço do seu Dashboard: 13 letras e algarismos.' },
  },
  resy: {
    description: 'Reservas, lista de espera e gestão de mesas. O ResyOS funciona ao lado de um PDV.',
    orders:
      'O ResyOS recebe reservas, não pedidos. Para os pedidos, use o quadro de pedidos, uma impressora ou o webhook.',
    key: { label: 'API Key', hint: 'Peça ao seu gerente de conta na Resy.' },
    location: { label: 'Venue ID', hint: 'O número do seu restaurante no ResyOS.' },
  },
  lightspeed: {
    description: 'PDV com estoque e análises. Esta é a K-Series.',
    orders:
      'A Lightspeed precisa permitir isto antes: ela aprova cada aplicativo que envia pedidos. Até lá, use o quadro de pedidos, uma impressora ou o webhook.',
    key: { label: 'Access Token', hint: 'Concedido à sua integração no portal de API da Lightspeed.' },
    location: {
      label: 'Business Location ID e Endpoint ID',
      hint: 'Com um espaço entre eles: primeiro o número da sua unidade, depois o endpoint que é avisado do que aconteceu com um pedido.',
    },
    agreed: {
      orders:
        'O Tablemate envia cada pedido à Lightspeed, que não nos informa se o seu PDV o aceitou. A Lightspeed só aceita pratos que tenham SKU. O Tablemate ainda não consegue importar o cardápio dela: uma importação pela nossa API define os SKUs. Conferido com a documentação da Lightspeed, ainda não com uma conta real.',
      key: {
        label: 'Refresh Token',
        hint: 'Quem administra este Tablemate fornece: o Tablemate não pode pedi-lo à Lightspeed aqui. Ele expira após 14 dias sem pedidos.',
      },
    },
  },
  aloha: {
    description: 'O PDV da NCR Voyix para serviço de mesa e serviço rápido.',
    orders:
      'O Aloha não oferece nenhuma forma de lhe enviarmos pedidos. Use o quadro de pedidos, uma impressora ou o webhook para um middleware como Deliverect ou Otter.',
    key: {
      label: 'Secret Key',
      hint: 'Portal de desenvolvedores da NCR Voyix → sua organização → Access Keys.',
    },
    location: { label: 'Site ID', hint: 'Também chamado de Enterprise Unit.' },
  },
  shopify: {
    description: 'Vendas no balcão e pedidos online a partir de um só catálogo.',
    orders:
      'O Tablemate envia cada pedido à Shopify, onde ele aparece em Pedidos. A Shopify não tem cozinha nem mesas. Conferido com a documentação da Shopify, ainda não com uma conta real.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Admin da Shopify → Configurações → Apps → seu app → Credenciais da API.',
    },
    location: {
      label: 'Domínio da loja',
      hint: 'Admin da Shopify → Configurações → Domínios: o que termina com .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'Um PDV para iPad feito para restaurantes.',
    orders:
      'O TouchBistro não oferece nenhuma forma de lhe enviarmos pedidos. Use o quadro de pedidos, uma impressora ou o webhook para um middleware como Deliverect ou Otter.',
    key: { label: 'API Key', hint: 'Fornecida pelo TouchBistro com as integrações de parceiros.' },
    location: { label: 'Venue ID', hint: 'Na nuvem do TouchBistro, com os dados do seu restaurante.' },
  },
  upserve: {
    description: 'PDV para restaurantes com análises, hoje a U-Series da Lightspeed.',
    orders:
      'O Upserve não oferece nenhuma forma de lhe enviarmos pedidos. Use o quadro de pedidos, uma impressora ou o webhook para um middleware como Deliverect ou Otter.',
    key: { label: 'API Key', hint: 'Fornecida pelo suporte da Lightspeed para a U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → sua unidade.' },
  },
  micros: {
    description: 'O PDV da Oracle para restaurantes, hotéis e redes.',
    orders:
      'A Oracle precisa permitir isto antes: ela ativa a interface de pedidos para cada cliente. Até lá, use o quadro de pedidos, uma impressora ou o webhook.',
    key: { label: 'Senha da conta de API', hint: 'Enterprise Back Office → API account management.' },
    location: {
      label: 'Location Reference',
      hint: 'O nome curto da sua unidade no Simphony (LocRef).',
    },
  },
  spoton: {
    description: 'PDV, terminais portáteis e reservas para restaurantes independentes.',
    orders:
      'A SpotOn não oferece nenhuma forma de lhe enviarmos pedidos. Use o quadro de pedidos, uma impressora ou o webhook para um middleware como Deliverect ou Otter.',
    key: { label: 'API Key', hint: 'Peça à SpotOn acesso à API para restaurantes.' },
    location: { label: 'Location ID', hint: 'Aparece com o seu acesso à API, um para cada unidade.' },
  },
  olo: {
    description: 'Pedidos digitais e despacho sobre o PDV que você já tem.',
    orders:
      'A Olo precisa permitir isto antes: ela certifica cada parceiro que envia pedidos. Até lá, use o quadro de pedidos, uma impressora ou o webhook.',
    key: { label: 'API Key', hint: 'Portal de desenvolvedores da Olo → seu aplicativo.' },
    location: {
      label: 'Restaurant ID',
      hint: 'O número que a Olo deu ao seu restaurante, também chamado de Vendor ID.',
    },
  },
}
