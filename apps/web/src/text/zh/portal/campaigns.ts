// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'

const offerTypes: Record<OfferType, string> = {
  discount: '按比例减价',
  fixed_amount: '立减金额',
  free_item: '免费赠送',
  buy_one_get_one: '买一送一',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 天',
  7: '1 周',
  14: '2 周',
  30: '1 个月',
  90: '3 个月',
  180: '6 个月',
  365: '1 年',
}

const statuses: Record<CampaignStatus, string> = {
  active: '进行中',
  paused: '已暂停',
  scheduled: '待开始',
  ended: '已结束',
}

export const campaigns: Translation<typeof english> = {
  intro: '餐厅附近的食客打开 Tablemate 时会看到的优惠。',
  loading: '正在加载推广活动…',
  create: '新建推广活动',
  empty: {
    title: '还没有推广活动',
    hint: '给附近的食客一个进店的理由，一分钟就能设好。',
    action: '新建第一个推广活动',
  },
  tiles: {
    label: '所有推广活动合计',
    views: '总浏览量',
    clicks: '总点击量',
    clickRate: '点击率',
    investment: '总投入',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `编辑“${title}”`,
    title: '活动标题',
    titleHint: '食客最先看到的内容',
    offerType: '优惠类型',
    offerValue: '优惠力度',
    percentHint: '百分比，1 到 100',
    amountHint: symbol => `减免金额，单位 ${symbol}`,
    description: '活动说明',
    offerDetails: '优惠细则',
    offerDetailsHint: '使用规则：哪些日子可用、适用人群、不含哪些',
    imageUrl: '图片网址',
    imageHint: '图片的 https 网址，食客的手机会从那里加载。',
    imageFits: '效果预览。',
    imageFails: '无法从这个网址加载图片。',
    targetRadius: '覆盖半径',
    duration: '投放时长',
    startDate: '开始日期',
    startHint: zone => `从当天零点开始（${zone} 时间）`,
    fixed: '推广活动已经开始，不能再改开始日期和时长。',
    titleRequired: '请填写活动标题',
    descriptionRequired: '请填写活动说明',
    startRequired: '请选择开始日期',
    valueRequired: '请填写优惠力度',
    valueUnreadable: '优惠力度必须是数字',
    percentWrong: '减价百分比必须是 1 到 100 的整数',
    imageWrong: '请输入以 https:// 开头的网址',
    submit: '新建推广活动',
    submitting: '正在新建…',
    save: '保存修改',
    saving: '正在保存…',
    cancel: '取消',
  },
  summary: {
    title: '活动概要',
    duration: '投放时长',
    dailyRate: '每日费用',
    totalCost: '总费用',
    runs: '投放日期',
  },
  days: count => `${count} 天`,
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `半径 ${km} 公里`,
  kilometresShort: km => `${km} 公里`,
  views: '浏览量',
  clicks: '点击量',
  clickRate: '点击率',
  duration: '投放时长',
  totalCost: '总费用',
  runs: {
    active: range => `投放中：${range}`,
    scheduled: range => `将投放：${range}`,
    paused: range => `已暂停：${range}`,
    ended: range => `曾投放：${range}`,
  },
  beta: '内测期间免费，不收取任何费用。显示的价格是以后的收费标准。',
  pause: '暂停',
  resume: '恢复',
  edit: '编辑',
  which: title => `推广活动“${title}”`,
  plot: {
    show: '每日浏览和点击',
    title: zone => `按日统计（${zone} 时间）`,
    empty: '还没有人看到。',
    failed: '浏览和点击数据加载失败。',
  },
  noPosition: {
    text: '还没有人能看到：系统不知道餐厅的位置。',
    action: '到设置页设置位置',
  },
  deletion: {
    ask: '删除',
    question: title => `删除“${title}”？`,
    hint: '食客将不再看到它，浏览和点击数据也会永久删除。',
    yes: '删除',
    deleting: '正在删除…',
    no: '保留',
    done: { title: '推广活动已删除', hint: title => `“${title}”已删除。` },
    failed: { title: '推广活动未删除', hint: '请重试。' },
  },
  created: {
    title: '推广活动已新建',
    hint: '您的推广活动已新建成功。',
  },
  createFailed: {
    title: '推广活动新建失败',
    hint: '没有新建任何内容，请重试。',
  },
  updated: { title: '推广活动已更新', hint: '活动状态已更新。' },
  edited: { title: '推广活动已更新', hint: '您的修改已保存。' },
  updateFailed: {
    title: '推广活动更新失败',
    hint: '没有任何改动，请重试。',
  },
}
