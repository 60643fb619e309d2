// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: '忘记密码？',
  back: '返回登录',
  ask: {
    title: '忘记密码',
    hint: '请输入账号的邮箱，我们会发送一个重设密码的链接。',
    submit: '发送链接',
    sending: '正在发送…',
    failed: { title: '链接未发出', hint: '请重试。' },
    noMail: {
      title: '这台服务器不能发邮件',
      hint: '请让管理服务器的人给您一个新密码。',
    },
  },
  sent: {
    title: '请查看邮箱',
    text: email => `如果 ${email} 有账号，链接已在路上。链接 30 分钟内有效，只能使用一次。`,
    hint: '没有收到？请看看垃圾邮件，或检查邮箱地址有没有写错。',
  },
  choose: {
    title: '新密码',
    hint: '保存后会在这里登录，其他浏览器上的登录都会退出。',
    password: '新密码',
    submit: '保存密码',
    saving: '正在保存…',
    saved: { title: '密码已修改', hint: '您已登录。' },
    failed: { title: '密码未修改', hint: '请重试。' },
    over: {
      title: '这个链接已失效',
      hint: '链接已使用过，或发送了更新的链接，或已超过 30 分钟。',
      action: '重新发送链接',
    },
  },
}
