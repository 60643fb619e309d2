// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 毫米',
  42: '80 毫米，大字体',
  48: '80 毫米',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: '拉丁、希腊和西里尔字母',
  shiftjis: '日文',
  gb18030: '简体中文',
  big5: '繁体中文',
  ksc5601: '韩文',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: '尚未连接',
  ready: '就绪',
  'paper-out': '缺纸',
  'cover-open': '机盖打开',
  error: '打印机报错',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    '打印一张自检页，上面有打印机的 IP 地址。在同一网络的浏览器中打开这个地址。',
    '在 CloudPRNT 中开启服务，把这个 URL 粘贴到 Server URL。轮询时间（polling time）设为 5 秒。',
    '保存并重启打印机。',
  ],
  epson: [
    '打印一张状态页，上面有打印机的 IP 地址。在同一网络的浏览器中打开这个地址。',
    '在 Server Direct Print 中选择 Enable，把这个 URL 粘贴到 Server 1 的 URL。间隔（interval）设为 5 秒。ID 和密码可保持不变。',
    '保存并重启打印机。',
  ],
}

export const printers: Translation<typeof english> = {
  title: '打印机',
  hint: '厨单打印机通过您的网络从 Tablemate 取单，不需要电脑，也不需要应用。',
  loading: '正在加载打印机…',
  failed: '打印机加载失败。',
  none: '还没有打印机。',
  add: '添加打印机',
  models,
  widths,
  encodings,
  statuses,
  away: '上次取单',
  off: '已停用',
  allStations: '所有档口',
  removedStation: '已移除的档口',
  kitchen: '后厨',
  test: '测试打印',
  testOf: name => `测试打印：${name}`,
  tested: { title: '测试单已发送', hint: '打印机几秒内下次取单时就会打印。' },
  edit: '编辑',
  editOf: name => `编辑 ${name}`,
  sheet: {
    new: '新打印机',
    enabled: '打印厨单',
    enabledHint: '关闭后保留打印机但不打印。',
    name: '名称',
    nameHint: '例如：后厨打印机。',
    nameMissing: '请输入名称。',
    model: '型号',
    stations: '档口',
    stationsHint: '不选则打印所有档口的厨单。',
    columns: '纸宽',
    columnsOf: (width, columns) => `${width}（每行 ${columns} 个字符）`,
    encoding: '文字',
    encodingHint: '其他文字的菜名不会打印，厨单上会提示查看看板。',
    bell: '响铃',
    bellHint: '打印机装有铃时，每张厨单响一次。许多打印机的铃使用钱箱接口，所以接上的钱箱可能会弹开。',
    save: '保存打印机',
    saving: '正在保存…',
    saved: '打印机已保存',
    failed: { title: '打印机未保存', hint: '请重试。' },
  },
  url: {
    title: name => `连接 ${name}`,
    once: '请立即复制这个 URL：只显示这一次。',
    label: '打印机的 URL',
    steps,
    done: '完成',
    renew: '更换 URL',
    renewQuestion: '更换这台打印机的 URL？',
    renewHint: '在打印机上输入新 URL 之前，不再打印任何内容。',
    renewYes: '更换 URL',
    renewNo: '不更换',
    failed: { title: '没有新 URL', hint: 'URL 与之前相同，请重试。' },
  },
  removal: {
    ask: '移除',
    question: name => `移除 ${name}？`,
    hint: '等待打印的厨单不会再打印，仍留在看板上。',
    yes: '移除打印机',
    removing: '正在移除…',
    no: '保留',
    done: '打印机已移除',
    failed: { title: '打印机未移除', hint: '请重试。' },
  },
  notTested: { title: '没有测试单', hint: '请重试。' },
}
