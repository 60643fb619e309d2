// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Şifrenizi mi unuttunuz?',
  back: 'Girişe dön',
  ask: {
    title: 'Şifremi unuttum',
    hint: 'Hesabınızın e-posta adresini girin. Yeni şifre seçmeniz için size bir bağlantı göndereceğiz.',
    submit: 'Bağlantı gönder',
    sending: 'Gönderiliyor…',
    failed: { title: 'Bağlantı gönderilemedi', hint: 'Lütfen tekrar deneyin.' },
    noMail: {
      title: 'Bu sunucu e-posta gönderemiyor',
      hint: 'Sunucuyu işleten kişiden size yeni bir şifre vermesini isteyin.',
    },
  },
  sent: {
    title: 'E-postanıza bakın',
    text: email =>
      `Bu adrese (${email}) ait bir hesap varsa bağlantı yolda. Bir kez kullanılabilir, 30 dakika geçerlidir.`,
    hint: 'Gelmedi mi? Spam klasörüne bakın veya adreste yazım hatası olup olmadığını kontrol edin.',
  },
  choose: {
    title: 'Yeni şifre',
    hint: 'Kaydedince burada oturumunuz açılır, diğer tüm tarayıcılarda kapatılır.',
    password: 'Yeni şifre',
    submit: 'Şifreyi kaydet',
    saving: 'Kaydediliyor…',
    saved: { title: 'Şifre değiştirildi', hint: 'Oturumunuz açıldı.' },
    failed: { title: 'Şifre değiştirilemedi', hint: 'Lütfen tekrar deneyin.' },
    over: {
      title: 'Bu bağlantı artık çalışmıyor',
      hint: 'Zaten kullanıldı, daha yenisi gönderildi veya 30 dakikası doldu.',
      action: 'Yeni bağlantı gönder',
    },
  },
}
