// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: '位置',
  confirmed: '您已确认。附近的食客能看到您的优惠。',
  guessed: '这是根据地址推测的位置，附近的食客能看到您的优惠。如果不对，请更正。',
  lookingUp: '正在查找地址…',
  unknown: '还没有设置位置。设置后，附近的食客就能看到您的优惠。',
  map: '在地图上查看',
  confirm: '确认位置',
  here: '使用当前位置',
  locating: '正在定位…',
  notFound: {
    title: '没有找到位置',
    hint: '浏览器没有提供位置。您可以改为输入坐标。',
  },
  type: '输入坐标',
  latitude: '纬度',
  longitude: '经度',
  hint: '单位为度；南纬和西经用负数',
  latitudeInvalid: '请输入 -90 到 90 之间的度数。',
  longitudeInvalid: '请输入 -180 到 180 之间的度数。',
  save: '保存位置',
  saving: '正在保存…',
  saved: '位置已保存',
  failed: { title: '位置未保存', hint: '请重试。' },
}
