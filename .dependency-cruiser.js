// The import rules of docs/architecture.md: client | server → contract → domain, no cycles, private features and screens.
/** The layers of the server, lowest first. A layer imports only lower layers. */
const serverLayers = [
  'config.ts|secrets/|workers/|text/',
  'db/',
  'problems.ts',
  'limits/',
  'idempotency/',
  'observability/',
  'pubsub/',
  'mail/|geo/',
  'app-context.ts',
  'outgoing/',
  'auth/',
  'http/',
  'table/',
  'restaurant/',
  'features/',
  'jobs/',
  'app.ts',
  'process/|backup/|main.ts',
]
const layers = chosen => `^src/server/(${chosen.join('|').replaceAll('.', '\\.')})`

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/contract/|src/domain/|src/menu-reader/|node_modules/zod/)' },
    },
    {
      name: 'menu-reader-imports-domain',
      severity: 'error',
      from: { path: '^src/menu-reader/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(menu-reader|domain)/' },
    },
    {
      // The modules that its README lists.
      name: 'menu-reader-is-closed',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/menu-reader/|\\.test\\.ts$' },
      to: {
        path: '^src/menu-reader/',
        pathNot:
          '^src/menu-reader/(table/delimiter|table/repair-quotes|table/table-row|table/read-table|json/read-json|pdf/read-menu|pdf/layout/page-text|file-kind|file-nature|menu-diff|menu-reading|row-faults)\\.ts$',
      },
    },
    {
      name: 'order-parser-imports-domain',
      severity: 'error',
      from: { path: '^src/order-parser/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(order-parser|domain)/' },
    },
    {
      // The modules that its README lists.
      name: 'order-parser-is-closed',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/order-parser/|\\.test\\.ts$' },
      to: {
        path: '^src/order-parser/',
        pathNot:
          '^src/order-parser/(spoken-order|spoken-content|spoken-follow-up|follow-up|parse-order|parsed-order)\\.ts$',
      },
    },
    {
      name: 'server-never-sees-client',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/client/' },
    },
    {
      name: 'client-never-sees-server',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'source-never-sees-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|bench|chaos|attack|scripts)/' },
    },
    ...serverLayers.slice(0, -1).map((layer, index) => ({
      name: `server-layer-${layer}`,
      severity: 'error',
      from: { path: layers([layer]), pathNot: '\\.test\\.ts$' },
      to: { path: layers(serverLayers.slice(index + 1)) },
    })),
    {
      name: 'features-are-closed',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/(app\\.ts|features/([^/]+)/)|\\.test\\.ts$' },
      to: { path: '^src/server/features/', pathNot: '/queries\\.ts$' },
    },
    {
      name: 'features-keep-to-themselves',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/([^/]+)/', pathNot: ['^src/server/features/$1/', '/queries\\.ts$'] },
    },
    {
      name: 'screens-are-closed',
      severity: 'error',
      from: {
        path: '^src/client/',
        pathNot: '^src/client/(routes\\.tsx|screens\\.ts|screens/([^/]+)/|[\\w-]+\\.component\\.test\\.tsx$)',
      },
      to: { path: '^src/client/screens/' },
    },
    {
      name: 'screens-keep-to-themselves',
      severity: 'error',
      from: { path: '^src/client/screens/([^/]+)/' },
      to: { path: '^src/client/screens/([^/]+)/', pathNot: '^src/client/screens/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
