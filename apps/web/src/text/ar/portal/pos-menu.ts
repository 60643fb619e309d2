// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => `محذوفة (${number(count)})`,
  archived: count => `مؤرشفة (${number(count)})`,
  hidden: count => `مخفية أو غير معروضة للبيع (${number(count)})`,
  elsewhere: count => `لا تُباع في هذا الموقع (${number(count)})`,
  'not-a-dish': count => `بطاقات هدايا أو خدمات أو تبرعات (${number(count)})`,
  unreadable: count => `غير مقروءة (${number(count)})`,
}

export const posMenu: Translation<typeof english> = {
  take: (provider: string) => `استيراد القائمة من ${provider}`,
  taking: (provider: string) => `جارٍ استيراد القائمة من ${provider}`,
  changed: (provider: string, when: string) =>
    `أبلغت ${provider} عن تغيير في قائمتها في ${when}: يُرجى استيرادها من جديد.`,
  notTaken: (provider: string) => `لم تُستورَد القائمة من ${provider}`,
  failed: 'تعذّر الحصول على القائمة. يُرجى المحاولة مرة أخرى.',
  nothing: (provider: string) => `لا أطباق لموقعك لدى ${provider}.`,
  again: 'إعادة المحاولة',
  reasons,
  leftOut: (parts: readonly string[]) => `المستبعد: ${series(parts)}.`,
}
