// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'

export const scannedTable: Translation<typeof english> = {
  loading: '正在查找你的餐桌…',
  first: '你是这桌第一个到的。',
  people: count => `${count} 人正在这里点餐。`,
  name: '你的名字',
  nameHint: '同桌的人怎么称呼你',
  nameMissing: '请输入你的名字。',
  nameTaken: '同桌已有人用这个名字。',
  start: '开始点餐',
  join: '加入这桌',
  joining: '正在加入…',
  separate: {
    hint: '不是一起的？',
    action: '单独点餐和结账',
    busy: '正在开始…',
  },
  elsewhere: {
    title: (place: string) => `您仍在此就座：${place}`,
    due: (amount: string) => `您在那里还有 ${amount} 未付。`,
    both: '如果在此加入，您将同时在两桌。',
    back: (place: string) => `返回 ${place}`,
    move: '换到这里',
  },
  missing: {
    title: '这个码没有对应的餐桌',
    hint: '码可能已更换。请重新扫桌上的码，或问店员。',
  },
  failed: {
    title: '暂时找不到你的餐桌',
    hint: '这里信号可能不好，请重试。',
    offline: '这部手机已离线，恢复联网后再试。',
  },
  notJoined: {
    title: '你还没有加入',
    hint: '没有收到响应，请重试。',
    offline: '这部手机已离线，请恢复联网后再试。',
  },
}
