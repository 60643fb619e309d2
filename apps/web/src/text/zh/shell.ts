// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: '数据隐私说明',
  intro: '我们只保留很少的数据，时间也很短。',
  points: {
    retention: {
      title: '24 小时后删除',
      detail:
        '所有聚餐数据（名字、订单、成员）都会在 24 小时后自动删除。已传到餐厅收银系统、打印机或其供应商的数据，由他们按自己的规定保存。',
    },
    identity: {
      title: '无需账号',
      detail:
        '你不用注册。我们用 Cookie 识别这台设备，这样你的订单一直归你。你的名字会在这台设备上保留 30 天。',
    },
    position: {
      title: '你的位置',
      detail: '只在你允许时使用：用来判断货币和查找附近优惠。我们不保存位置。',
    },
    voice: {
      title: '你的语音',
      detail: '由你的浏览器把语音转成文字，浏览器厂商可能会处理你说的话。',
    },
    payment: {
      title: '付款',
      detail:
        '仅为演示：不需要银行卡，也不会真正扣款。如果你选择用银行卡支付，则由 Stripe 在它自己的页面上处理，我们看不到你的卡。',
    },
  },
  accept: '同意并继续',
}

export const install: Translation<typeof englishInstall> = {
  title: '安装 Tablemate',
  use: '没信号也能马上打开。',
  now: '立即安装',
  how: '怎么安装？',
  back: '返回',
  dismiss: '以后再说',
  howTitle: '安装方法',
  notDone: '没有装上。可以这样自己安装。',
  insecure: '只有通过 https 才能安装。请先打开本页的 https 地址。',
  steps: {
    'ios-safari': ['轻点“分享”，即带向上箭头的方框。', '选择“添加到主屏幕”。', '轻点“添加”。'],
    'android-chrome': [
      '打开浏览器菜单，即顶部的三个点。',
      '选择“安装应用”或“添加到主屏幕”。',
      '点按“安装”。',
    ],
    'desktop-chrome': [
      '点击地址栏右端的安装图标。',
      '没有图标？打开三点菜单，选择“投放、保存和分享”，再选择“安装”。',
      '点击“安装”。',
    ],
    generic: [
      '打开浏览器菜单。',
      '选择“安装”“添加到主屏幕”或“添加到程序坞”。',
      '都找不到？请用 Chrome 打开本页，在 iPhone 或 iPad 上用 Safari 打开。',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: '更多',
  appearance: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  install: '安装应用',
  privacy: '隐私说明',
}
