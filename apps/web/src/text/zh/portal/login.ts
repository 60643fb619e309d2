// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: '返回首页',
  logIn: {
    title: '餐厅登录',
    hint: '菜单、优惠、桌台，都在这里管理。',
    submit: '登录',
    toggle: '没有账号？注册',
    failed: { title: '登录失败', hint: '登录没有成功，请重试。' },
  },
  signUp: {
    title: '注册餐厅账号',
    hint: '内测期间免费。菜单上传后，客人就能点餐。',
    submit: '注册',
    toggle: '已有账号？登录',
    failed: {
      title: '注册失败',
      hint: '注册没有成功，请检查所有内容后重试。',
    },
  },
  submitting: '正在处理…',
  invalid: {
    title: '填写有误',
    hint: fields => `请修改标出的项：${series(fields)}`,
  },
  fields: {
    email: '邮箱',
    password: '密码',
    name: '餐厅名称',
    phone: '电话',
    address: '地址',
    city: '城市',
    state: '省/州',
    zipCode: '邮政编码',
    businessId: '企业编号',
    taxPercentage: '税率',
  },
  passwordHint: '至少 6 个字符',
  businessIdPlaceholder: '税号',
  placeHint: '用来向附近的客人展示您的优惠。位置以后可以更正。',
  interest: { question: '需要我们帮您上手吗？', link: '登记合作意向' },
}
