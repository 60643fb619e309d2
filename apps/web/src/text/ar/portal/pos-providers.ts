// Each point of sale: what it does with our orders, and its name for its API key and its location. Names that a provider's own
// screens have only in English stay as they are there.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'نقاط بيع ودفع وطلبات للمطاعم بكل الأحجام.',
    orders:
      'يرسل Tablemate كل طلب إلى Square. لا تعرض Square طلبًا من تطبيق آخر إلا بشروطها (التنفيذ والدفع)، وتتقاضى 1% من كل طلب يُدفع في مكان آخر. جرى التحقق وفق مواصفات Square، لا بحساب حقيقي بعد.',
    key: {
      label: 'Access Token',
      hint: '\u2066Developer Console → تطبيقك → Credentials → Production\u2069.',
    },
    location: { label: 'Location ID', hint: '\u2066Developer Console → تطبيقك → Locations\u2069.' },
  },
  toast: {
    description: 'منصة للمطاعم: الطلبات والمطبخ والدفع في مكان واحد.',
    orders:
      'يجب أن تسمح Toast بذلك أولًا: المفاتيح التي تمنحها Toast للمطاعم للقراءة فقط. حتى ذلك الحين يمكنك استخدام اللوحة أو طابعة أو Webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID وDining Option GUID',
      hint: 'بينهما مسافة: أولًا معرّف مطعمك، ثم معرّف خيار الخدمة للزبائن على الطاولة.',
    },
    agreed: {
      orders:
        'يرسل Tablemate كل طلب إلى Toast، وعلى مطعمك السماح بذلك هناك. لا تقبل Toast إلا الأطباق التي تحمل معرّفًا من قائمتها. لا يمكن لـ Tablemate جلب تلك القائمة بعد: تُحدَّد هذه المعرّفات بالاستيراد عبر واجهة API لدينا. جرى التحقق وفق وثائق Toast، لا بحساب حقيقي بعد.',
    },
  },
  clover: {
    description: 'صناديق وأجهزة محمولة ودفع، مع تطبيقات إضافية.',
    orders:
      'يرسل Tablemate كل طلب إلى Clover، التي تطبعه على طابعة الطلبات المتصلة بجهاز الإرسال لديك (firing device). في الولايات المتحدة وكندا فقط. جرى التحقق وفق وثائق Clover، لا بحساب حقيقي بعد.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'في عنوان لوحة التحكم لديك: 13 حرفًا ورقمًا.' },
  },
  resy: {
    description: 'حجوزات وقوائم انتظار وإدارة طاولات. يعمل ResyOS إلى جانب نظام نقاط بيع.',
    orders: 'يستقبل ResyOS الحجوزات لا الطلبات. لطلباتك يمكنك استخدام اللوحة أو طابعة أو Webhook.',
    key: { label: 'API Key', hint: 'يُطلب من مدير حسابك لدى Resy.' },
    location: { label: 'Venue ID', hint: 'رقم مطعمك في ResyOS.' },
  },
  lightspeed: {
    description: 'نقاط بيع مع المخزون والتحليلات. هذه هي K-Series.',
    orders:
      'يجب أن تسمح Lightspeed بذلك أولًا: فهي توافق على كل تطبيق يرسل طلبات. حتى ذلك الحين يمكنك استخدام اللوحة أو طابعة أو Webhook.',
    key: { label: 'Access Token', hint: 'يُمنح لتطبيقك في بوابة Lightspeed API.' },
    location: {
      label: 'Business Location ID وEndpoint ID',
      hint: 'بينهما مسافة: أولًا رقم موقعك، ثم نقطة النهاية التي تُبلَّغ بمصير الطلب.',
    },
    agreed: {
      orders:
        'يرسل Tablemate كل طلب إلى Lightspeed، التي لا تخبرنا هل قبله نظام نقاط البيع لديك. لا تقبل Lightspeed إلا الأطباق التي تحمل رمز SKU لديها. لا يمكن لـ Tablemate جلب قائمتها بعد: تُحدَّد رموز SKU بالاستيراد عبر واجهة API لدينا. جرى التحقق وفق وثائق Lightspeed، لا بحساب حقيقي بعد.',
      key: {
        label: 'Refresh Token',
        hint: 'يعطيك إياه مشغّل Tablemate هذا: لا يمكن لـ Tablemate طلبه من Lightspeed هنا. ينتهي بعد 14 يومًا بلا طلبات.',
      },
    },
  },
  aloha: {
    description: 'نقاط بيع من NCR Voyix لخدمة الطاولات والخدمة السريعة.',
    orders:
      'لا تتيح لنا Aloha أي طريقة لإرسال الطلبات إليها. يمكنك استخدام اللوحة أو طابعة، أو Webhook إلى نظام وسيط مثل Deliverect أو Otter.',
    key: { label: 'Secret Key', hint: 'بوابة مطوّري NCR Voyix ← مؤسستك ← access keys.' },
    location: { label: 'Site ID', hint: 'يُسمى أيضًا enterprise unit.' },
  },
  shopify: {
    description: 'البيع في المتجر والطلبات عبر الإنترنت من كتالوج واحد.',
    orders:
      'يرسل Tablemate كل طلب إلى Shopify، حيث يظهر ضمن Orders. لا مطبخ ولا طاولات في Shopify. جرى التحقق وفق وثائق Shopify، لا بحساب حقيقي بعد.',
    key: {
      label: 'Admin API Access Token',
      hint: '\u2066Shopify admin → Settings → Apps → تطبيقك → API credentials\u2069.',
    },
    location: {
      label: 'نطاق المتجر (Shop domain)',
      hint: 'Shopify admin → Settings → Domains: النطاق الذي ينتهي بـ \u200e.myshopify.com\u200e.',
    },
  },
  touchbistro: {
    description: 'نقاط بيع على iPad للمطاعم.',
    orders:
      'لا تتيح لنا TouchBistro أي طريقة لإرسال الطلبات إليها. يمكنك استخدام اللوحة أو طابعة، أو Webhook إلى نظام وسيط مثل Deliverect أو Otter.',
    key: { label: 'API Key', hint: 'تعطيك إياه TouchBistro مع تكاملات شركائها.' },
    location: { label: 'Venue ID', hint: 'في سحابة TouchBistro، ضمن تفاصيل مطعمك.' },
  },
  upserve: {
    description: 'نقاط بيع للمطاعم مع تحليلات، وهي الآن U-Series من Lightspeed.',
    orders:
      'لا تتيح لنا Upserve أي طريقة لإرسال الطلبات إليها. يمكنك استخدام اللوحة أو طابعة، أو Webhook إلى نظام وسيط مثل Deliverect أو Otter.',
    key: { label: 'API Key', hint: 'يعطيك إياه دعم Lightspeed لـ U-Series.' },
    location: { label: 'Location ID', hint: '\u2066Upserve HQ → Settings → موقعك\u2069.' },
  },
  micros: {
    description: 'نقاط بيع من Oracle للمطاعم والفنادق والسلاسل.',
    orders:
      'يجب أن تسمح Oracle بذلك أولًا: فهي تفعّل واجهة الطلبات لكل عميل. حتى ذلك الحين يمكنك استخدام اللوحة أو طابعة أو Webhook.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'الاسم المختصر لموقعك في Simphony (LocRef).' },
  },
  spoton: {
    description: 'نقاط بيع وأجهزة محمولة وحجوزات للمطاعم المستقلة.',
    orders:
      'لا تتيح لنا SpotOn أي طريقة لإرسال الطلبات إليها. يمكنك استخدام اللوحة أو طابعة، أو Webhook إلى نظام وسيط مثل Deliverect أو Otter.',
    key: { label: 'API Key', hint: 'يُطلب من SpotOn الوصول إلى واجهة API للمطاعم.' },
    location: { label: 'Location ID', hint: 'يظهر مع بيانات الوصول إلى API، واحد لكل موقع.' },
  },
  olo: {
    description: 'طلبات رقمية وتوصيل فوق نظام نقاط البيع الموجود لديك.',
    orders:
      'يجب أن تسمح Olo بذلك أولًا: فهي تعتمد كل شريك يرسل طلبات. حتى ذلك الحين يمكنك استخدام اللوحة أو طابعة أو Webhook.',
    key: { label: 'API Key', hint: 'بوابة مطوّري Olo ← تطبيقك.' },
    location: { label: 'Restaurant ID', hint: 'الرقم الذي أعطته Olo لمطعمك، ويُسمى أيضًا vendor ID.' },
  },
}
