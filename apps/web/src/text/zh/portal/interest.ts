// Restaurants that would like to take part.

import type {
  AverageOrderValue,
  CurrentPosSystem,
  InterestFeature,
  RestaurantType,
  SeatingCapacity,
} from '@tablemate/domain/restaurants/interest.ts'
import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

const restaurantTypes: Record<RestaurantType, string> = {
  'fine-dining': '高级餐厅',
  'casual-dining': '休闲正餐',
  'fast-casual': '休闲快餐',
  pub: '酒馆',
  cafe: '咖啡馆',
  other: '其他',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': '25 座以下',
  '25-50': '25–50 座',
  '50-100': '50–100 座',
  '100-200': '100–200 座',
  'over-200': '200 座以上',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: '其他系统',
  none: '还没有',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': '£15 以下',
  '15-30': '£15–£30',
  '30-50': '£30–£50',
  '50-75': '£50–£75',
  'over-75': '£75 以上',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': '多人语音点餐',
  'POS system integration': '收银系统对接',
  'location-based advertising': '基于位置的推广',
  'menu management system': '菜单管理',
  'order analytics dashboard': '订单数据分析',
  'customer engagement tools': '顾客互动工具',
}

export const interest: Translation<typeof english> = {
  back: '返回餐厅登录',
  intro: '请介绍一下您的餐厅，我们会帮您上手。您也不必等我们：任何人都可以直接注册。',
  required: '带星号的为必填项。',
  sections: {
    restaurant: '餐厅信息',
    location: '位置',
    business: '经营情况',
    features: '感兴趣的功能',
    more: '补充信息',
  },
  restaurantName: '餐厅名称',
  contactName: '联系人',
  email: '邮箱',
  phone: '电话',
  address: '地址',
  city: '城市',
  state: '省/州',
  zipCode: '邮政编码',
  restaurantType: { label: '餐厅类型', options: restaurantTypes },
  seatingCapacity: { label: '座位数', options: seatingCapacities },
  currentPosSystem: { label: '目前使用的收银系统', options: currentPosSystems },
  averageOrderValue: { label: '平均客单价', options: averageOrderValues },
  noChoice: '请选择…',
  features: { legend: '什么对您最有帮助？', options: features },
  additionalInfo: { label: '还有其他要说的吗？', hint: '问题、需求、方便接电话的时间。' },
  invalidEmail: '请输入有效的邮箱地址',
  invalidPhone: '请输入有效的电话号码',
  submit: '提交意向',
  submitting: '正在提交…',
  done: {
    title: '意向已提交！',
    hint: '餐厅平台上线时，我们会与您联系。',
  },
  failed: { title: '提交失败', hint: '请重试，或联系客服。' },
  thanks: {
    title: '谢谢！',
    text: restaurant => `我们已收到 ${restaurant} 的信息，会与您联系。`,
  },
  next: {
    title: '接下来',
    steps: [
      '我们会在 48 小时内查看您的信息。',
      '我们的团队与您联系。',
      '您可以提前使用平台。',
      '我们按您餐厅的情况提供上手指导和培训。',
    ],
  },
}
