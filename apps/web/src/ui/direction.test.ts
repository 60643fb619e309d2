// Checks that the layout follows the direction of the page: no rule names a physical side, and icons that point along a line of
// text are mirrored where it runs from right to left.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const client = new URL('../', import.meta.url)
const sources = globSync('**/*.{ts,tsx,css}', {
  cwd: fileURLToPath(client),
  exclude: ['**/*.test.*', 'text/**'],
}).map(path => ({ path, text: readFileSync(new URL(path, client), 'utf8') }))

/** Utility classes of a physical side. */
const physicalClass = new RegExp(
  [
    String.raw`-?(?:[mp][lr]|left|right|scroll-[mp][lr]|translate-x)-(?=[\d[(]|auto|px|full)[\w.%[\]()/-]+`,
    'translate-x-full',
    String.raw`border-[lr](?:-[\w[\]()-]+)?`,
    String.raw`rounded-(?:[lr]|[tb][lr])(?:-[\w[\]()-]+)?`,
    '(?:text|float|clear|justify-self)-(?:left|right)',
    '(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)',
    'bg-(?:linear|gradient)-to-[tb]?[lr]',
  ]
    .map(name => `(?<=[\\s"'\`:!])${name}(?=[\\s"'\`!])`)
    .join('|'),
  'g',
)
/** Declarations of a physical side, in CSS and as properties of an element's style or a canvas. */
const physicalRule = new RegExp(
  [
    '(?:margin|padding|border|inset)-(?:left|right)',
    'border-(?:top|bottom)-(?:left|right)-radius',
    String.raw`(?<=[\s;{])(?:left|right)(?=: (?:-?\d|auto|calc|max|min|var|env))`,
    '(?:text-align|float|clear): (?:left|right)',
    '(?:margin|padding|border)(?:Left|Right)',
    "textAlign(?: =|:) '(?:left|right)'",
    'translateX|scrollLeft',
    "Arrow(?:Left|Right)(?=[:'])",
  ].join('|'),
  'g',
)

/** What may name a physical side, and why. */
const allowed: readonly { readonly path: string; readonly names: readonly string[]; readonly why: string }[] =
  [
    {
      path: 'look.css',
      names: ['padding-left', 'padding-right', 'inset-left', 'inset-right'],
      why: 'a notch is at one side of the phone, whatever the language',
    },
    {
      path: 'features/board/arrow-keys.ts',
      names: ['ArrowLeft', 'ArrowRight'],
      why: 'an arrow key moves to the side that it shows',
    },
    {
      path: 'features/pay/pay-bar.tsx',
      names: ['translateX'],
      why: 'the whole bar is mirrored',
    },
    {
      path: 'ui/switch.tsx',
      names: ['translate-x-5', '-translate-x-5'],
      why: 'there is no logical translation; each direction has its own',
    },
    {
      path: 'ui/toast-area.tsx',
      names: ['translate-x-(--radix-toast-swipe-move-x)', 'translate-x-full', '-translate-x-full'],
      why: 'the finger moves it; when it leaves, each direction has its own',
    },
  ]

describe('the layout', () => {
  test('names no physical side without a reason', () => {
    const found = sources.flatMap(({ path, text }) =>
      [...text.matchAll(physicalClass), ...text.matchAll(physicalRule)].map(([name]) => `${path}: ${name}`),
    )
    const expected = allowed.flatMap(({ path, names }) => names.map(name => `${path}: ${name}`))
    expect([...new Set(found)].sort()).toEqual(expected.sort())
  })

  test('that is physical would be found', () => {
    const classes =
      'ml-2 -mr-3 pl-[1em] right-0 lg:pr-(--x) border-l rounded-tl-card text-right bg-linear-to-r'
    expect(`"${classes}"`.match(physicalClass)).toHaveLength(classes.split(' ').length)
    const rules = ['margin-left: 1px', 'left: 0', 'text-align: right', "textAlign = 'left'", 'paddingLeft: 1']
    for (const rule of rules) expect(`{ ${rule} }`).toMatch(physicalRule)
  })
})

/** Names of icons that point along a line of text, or come from one of its ends. */
const directional =
  /Left|Right|LogIn|LogOut|Send|Undo|Redo|Reply|Forward|ExternalLink|Start$|End$|Indent|Outdent|Volume/

test('icons that point along a line of text are mirrored where it runs from right to left, and no others', () => {
  const imported = sources.flatMap(({ text }) =>
    [...text.matchAll(/^import \{([^}]+)\} from 'lucide-react'/gm)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim().replace(/ as .*/, '')),
    ),
  )
  const classes = [...new Set(imported)]
    .filter(name => directional.test(name))
    .map(name => `.lucide${name.replaceAll(/[A-Z0-9]/g, letter => `-${letter.toLowerCase()}`)}`)
  const look = sources.find(({ path }) => path === 'look.css')?.text ?? ''
  expect(look.match(/\.lucide-[\w-]+/g)?.sort()).toEqual(classes.sort())
})
