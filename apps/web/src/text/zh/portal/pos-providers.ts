// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: '适合各种规模餐厅的收银、支付和订单系统。',
    orders:
      'Tablemate 会把每个订单发送到 Square。来自其他应用的订单，Square 只在满足它自己的条件（履约、付款）时显示；在别处付款的订单，Square 收取 1% 的费用。已按 Square 的规范检验，尚未用真实账户检验。',
    key: { label: 'Access Token', hint: 'Developer Console → 您的应用 → Credentials → Production。' },
    location: { label: 'Location ID', hint: 'Developer Console → 您的应用 → Locations。' },
  },
  toast: {
    description: '专为餐厅打造的平台：订单、后厨和支付合一。',
    orders: '需要 Toast 先允许：Toast 给餐厅的密钥只能读取。在此之前，请使用看板、打印机或 Webhook。',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access。' },
    location: {
      label: 'Restaurant GUID 和 Dining Option GUID',
      hint: '中间用空格隔开：先填餐厅的 GUID，再填堂食用餐方式的 GUID。',
    },
    agreed: {
      orders:
        'Tablemate 会把每个订单发送到 Toast，您的餐厅需要在那里允许。Toast 只接收带有其菜单 ID 的菜品。Tablemate 还不能导入它的菜单：通过我们的 API 导入可以设置 ID。已按 Toast 的文档检验，尚未用真实账户检验。',
    },
  },
  clover: {
    description: '收银机、手持终端和支付，可用应用扩展。',
    orders:
      'Tablemate 会把每个订单发送到 Clover，由出单设备（firing device）的订单打印机打印。仅限美国和加拿大。已按 Clover 的文档检验，尚未用真实账户检验。',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens。' },
    location: { label: 'Merchant ID', hint: '在您的后台网址中：13 位字母和数字。' },
  },
  resy: {
    description: '预订、候位和桌台管理。ResyOS 与收银系统并行使用。',
    orders: 'ResyOS 接收预订，不接收订单。订单请使用看板、打印机或 Webhook。',
    key: { label: 'API Key', hint: '请向您的 Resy 客户经理索取。' },
    location: { label: 'Venue ID', hint: '您的餐厅在 ResyOS 中的编号。' },
  },
  lightspeed: {
    description: '带库存和数据分析的收银系统。这里指 K-Series。',
    orders: '需要 Lightspeed 先允许：它会审批每个发送订单的应用。在此之前，请使用看板、打印机或 Webhook。',
    key: { label: 'Access Token', hint: '在 Lightspeed API 门户中授予您的集成。' },
    location: {
      label: 'Business Location ID 和 Endpoint ID',
      hint: '中间用空格隔开：先填门店编号，再填接收订单结果的端点。',
    },
    agreed: {
      orders:
        'Tablemate 会把每个订单发送到 Lightspeed，但 Lightspeed 不会告诉我们收银系统是否接收。Lightspeed 只接收带有其 SKU 的菜品。Tablemate 还不能导入它的菜单：通过我们的 API 导入可以设置 SKU。已按 Lightspeed 的文档检验，尚未用真实账户检验。',
      key: {
        label: 'Refresh Token',
        hint: '由管理这个 Tablemate 的人提供：Tablemate 无法在这里向 Lightspeed 索取。14 天没有订单就会失效。',
      },
    },
  },
  aloha: {
    description: 'NCR Voyix 的收银系统，适合正餐和快餐。',
    orders:
      'Aloha 没有提供发送订单的途径。请使用看板、打印机，或通过 Webhook 连接 Deliverect、Otter 等中间件。',
    key: { label: 'Secret Key', hint: 'NCR Voyix 开发者门户 → 您的组织 → access keys。' },
    location: { label: 'Site ID', hint: '也叫 enterprise unit。' },
  },
  shopify: {
    description: '一份商品目录，同时用于门店销售和网上订单。',
    orders:
      'Tablemate 会把每个订单发送到 Shopify，显示在“订单”中。Shopify 没有后厨和桌台。已按 Shopify 的文档检验，尚未用真实账户检验。',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → 您的应用 → API credentials。',
    },
    location: {
      label: 'Shop Domain',
      hint: 'Shopify admin → Settings → Domains：以 .myshopify.com 结尾的那个。',
    },
  },
  touchbistro: {
    description: '专为餐厅打造的 iPad 收银系统。',
    orders:
      'TouchBistro 没有提供发送订单的途径。请使用看板、打印机，或通过 Webhook 连接 Deliverect、Otter 等中间件。',
    key: { label: 'API Key', hint: '由 TouchBistro 随合作伙伴集成提供。' },
    location: { label: 'Venue ID', hint: '在 TouchBistro 云端的餐厅资料中。' },
  },
  upserve: {
    description: '带数据分析的餐厅收银系统，现为 Lightspeed 的 U-Series。',
    orders:
      'Upserve 没有提供发送订单的途径。请使用看板、打印机，或通过 Webhook 连接 Deliverect、Otter 等中间件。',
    key: { label: 'API Key', hint: '由 Lightspeed 的 U-Series 客服提供。' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → 您的门店。' },
  },
  micros: {
    description: 'Oracle 的收银系统，适合餐厅、酒店和连锁店。',
    orders: '需要 Oracle 先允许：它会为每个客户开通订单接口。在此之前，请使用看板、打印机或 Webhook。',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management。' },
    location: { label: 'Location Reference', hint: '您的门店在 Simphony 中的简称（LocRef）。' },
  },
  spoton: {
    description: '适合独立餐厅的收银、手持终端和预订系统。',
    orders:
      'SpotOn 没有提供发送订单的途径。请使用看板、打印机，或通过 Webhook 连接 Deliverect、Otter 等中间件。',
    key: { label: 'API Key', hint: '请向 SpotOn 申请其餐厅 API 的使用权限。' },
    location: { label: 'Location ID', hint: '随 API 权限显示，每个门店一个。' },
  },
  olo: {
    description: '在现有收银系统之上的线上点餐和配送调度。',
    orders: '需要 Olo 先允许：它会认证每个发送订单的合作方。在此之前，请使用看板、打印机或 Webhook。',
    key: { label: 'API Key', hint: 'Olo 开发者门户 → 您的应用。' },
    location: { label: 'Restaurant ID', hint: 'Olo 给您餐厅的编号，也叫 vendor ID。' },
  },
}
