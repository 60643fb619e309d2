// The ticket printers of the restaurant.

import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Translation<typeof english.models> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Translation<typeof english.widths> = {
  32: '58 mm',
  42: '80 mm, letra maior',
  48: '80 mm',
}

const encodings: Translation<typeof english.encodings> = {
  multilingual: 'Latino, grego e cirílico',
  shiftjis: 'Japonês',
  gb18030: 'Chinês simplificado',
  big5: 'Chinês tradicional',
  ksc5601: 'Coreano',
}

const statuses: Translation<typeof english.statuses> = {
  never: 'Ainda não conectada',
  ready: 'Pronta',
  'paper-out': 'Sem papel',
  'cover-open': 'Tampa aberta',
  error: 'Informa um erro',
}

/** Where the URL is entered. */
const steps: Translation<typeof english.url.steps> = {
  star: [
    'Imprima o autoteste da impressora: ele mostra o endereço IP dela. Abra esse endereço em um navegador na mesma rede.',
    'Em CloudPRNT, ative o serviço e cole isto como Server URL. Defina o Polling Time em 5 segundos.',
    'Salve e reinicie a impressora.',
  ],
  epson: [
    'Imprima a folha de status da impressora: ela mostra o endereço IP. Abra esse endereço em um navegador na mesma rede.',
    'Em Server Direct Print, escolha Enable e cole isto como URL do Server 1. Defina o Interval em 5 segundos. ID e Password podem ficar como estão.',
    'Salve e reinicie a impressora.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Impressoras',
  hint: 'Uma impressora de comandas busca as comandas no Tablemate pela sua rede. Ela não precisa de computador nem de app.',
  loading: 'Carregando suas impressoras…',
  failed: 'Suas impressoras não carregaram.',
  none: 'Nenhuma impressora ainda.',
  add: 'Adicionar impressora',
  models,
  widths,
  encodings,
  statuses,
  away: 'Sem contato desde',
  off: 'Desligada',
  allStations: 'Todas as estações',
  removedStation: 'Uma estação removida',
  kitchen: 'Cozinha',
  test: 'Imprimir teste',
  testOf: name => `Imprimir teste: ${name}`,
  tested: {
    title: 'Comanda de teste enviada',
    hint: 'Ela é impressa no próximo contato da impressora, em segundos.',
  },
  edit: 'Editar',
  editOf: name => `Editar ${name}`,
  sheet: {
    new: 'Nova impressora',
    enabled: 'Imprimir comandas',
    enabledHint: 'Desligue para manter a impressora sem imprimir.',
    name: 'Nome',
    nameHint: 'Por exemplo, Impressora da cozinha.',
    nameMissing: 'Digite um nome.',
    model: 'Modelo',
    stations: 'Estações',
    stationsHint: 'Sem escolha, ela imprime as comandas de todas as estações.',
    columns: 'Largura do papel',
    columnsOf: (width, columns) => `${width} (${columns} caracteres por linha)`,
    encoding: 'Alfabeto',
    encodingHint: 'Um prato em outro alfabeto é impresso como aviso para olhar o quadro de pedidos.',
    bell: 'Tocar a campainha',
    bellHint:
      'A cada comanda, se a impressora tiver campainha. Em muitas impressoras, a campainha usa a porta da gaveta de dinheiro, então uma gaveta conectada pode abrir.',
    save: 'Salvar impressora',
    saving: 'Salvando…',
    saved: 'Impressora salva',
    failed: { title: 'A impressora não foi salva', hint: 'Tente de novo.' },
  },
  url: {
    title: name => `Conectar ${name}`,
    once: 'Copie esta URL agora: ela só é mostrada desta vez.',
    label: 'URL para a impressora',
    steps,
    done: 'Pronto',
    renew: 'Nova URL',
    renewQuestion: 'Trocar a URL desta impressora?',
    renewHint: 'Ela não imprime mais nada até você digitar a nova URL na impressora.',
    renewYes: 'Trocar URL',
    renewNo: 'Manter URL',
    failed: { title: 'URL não trocada', hint: 'A URL continua a mesma. Tente de novo.' },
  },
  removal: {
    ask: 'Remover',
    question: name => `Remover ${name}?`,
    hint: 'As comandas na fila não são impressas. Elas continuam no quadro de pedidos.',
    yes: 'Remover impressora',
    removing: 'Removendo…',
    no: 'Manter',
    done: 'Impressora removida',
    failed: { title: 'A impressora não foi removida', hint: 'Tente de novo.' },
  },
  notTested: { title: 'Sem comanda de teste', hint: 'Tente de novo.' },
}
