// The server's texts in Chinese.

import type { Words } from './words.ts'

export const zh: Words = {
  passwordReset: {
    subject: '为 Tablemate 设置新密码',
    text: (link, duration) => `您好：

有人（很可能是您本人）为您餐厅的 Tablemate 账号申请了新密码。
请打开以下链接设置新密码：

${link}

该链接仅可使用一次，${duration}内有效。

如果不是您本人操作，请忽略这封邮件，您的密码不会改变。
`,
  },
  order: {
    table: name => `桌号 ${name}`,
    noTable: '无桌号',
    guest: position => `客人 ${position}`,
    number: number => `订单 ${number}`,
    allergies: list => `过敏：${list}`,
    changed: '改单',
    cancelled: '退单',
    offMenu: '菜单外',
    tax: '税',
    serviceFee: '服务费',
  },
  ticket: {
    copy: '补打',
    hasLeft: '客人已离开',
    test: '测试',
    seeScreen: '请看屏幕',
    seeScreenLine: line => `请看屏幕，第${line}项`,
    allergiesOnScreen: '过敏：请看屏幕',
    gone: text => `不再要：${text}`,
    added: text => `现在：${text}`,
    without: what => `不要${what}`,
  },
  screens: { kitchen: '后厨', floor: '楼面' },
  allergens: {
    gluten: '麸质',
    crustaceans: '甲壳类',
    eggs: '蛋类',
    fish: '鱼类',
    peanuts: '花生',
    soybeans: '大豆',
    milk: '乳制品',
    nuts: '坚果',
    celery: '芹菜',
    mustard: '芥末',
    sesame: '芝麻',
    sulphites: '亚硫酸盐',
    lupin: '羽扇豆',
    molluscs: '软体类（贝、鱿鱼）',
  },
  listSeparator: '、',
}
