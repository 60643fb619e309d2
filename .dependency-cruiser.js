// The import rules of docs/architecture.md: client | server → contract → domain, no cycles, private features, the client's lib < ui < features.
import { portalFeatures } from './apps/web/build/portal-features.ts'

/** The layers of the server, lowest first. A layer imports only lower layers. */
const serverLayers = [
  'config.ts|secrets/|workers/|text/',
  'db/',
  'problems.ts',
  'limits/',
  'idempotency/',
  'observability/',
  'pubsub/',
  'mail/|geo/|jobs/worker.ts',
  'app-context.ts',
  'outgoing/',
  'auth/',
  'http/',
  'group/',
  'restaurant/',
  'features/',
  'jobs/jobs.ts',
  'app.ts',
  'process/|backup/|main.ts',
]
const layers = chosen => `^apps/server/src/(${chosen.join('|').replaceAll('.', '\\.')})`

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: '^(packages/contract/src/|packages/domain/src/|packages/menu-reader/src/|node_modules/zod/)',
      },
    },
    {
      name: 'menu-reader-imports-domain',
      severity: 'error',
      from: { path: '^packages/menu-reader/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(menu-reader|domain)/' },
    },
    {
      name: 'messages-imports-domain',
      severity: 'error',
      from: { path: '^packages/messages/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(messages|domain)/|^node_modules/|^(fs|url)$' },
    },
    {
      // The modules that its README lists.
      name: 'menu-reader-is-closed',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/menu-reader/src/|\\.test\\.ts$' },
      to: {
        path: '^packages/menu-reader/src/',
        pathNot:
          '^packages/menu-reader/src/(dishes-in-sizes|table/delimiter|table/repair-quotes|table/table-row|table/read-table|json/read-json|pdf/read-printed-menu|pdf/layout/page-text|file-kind|file-nature|menu-diff|menu-reading|row-faults|sizes)\\.ts$',
      },
    },
    {
      name: 'order-parser-imports-domain',
      severity: 'error',
      from: { path: '^packages/order-parser/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(order-parser|domain)/' },
    },
    {
      // The modules that its README lists.
      name: 'order-parser-is-closed',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/order-parser/src/|\\.test\\.ts$' },
      to: {
        path: '^packages/order-parser/src/',
        pathNot:
          '^packages/order-parser/src/(spoken-order|spoken-content|spoken-follow-up|follow-up|parse-order|parsed-order)\\.ts$',
      },
    },
    {
      name: 'server-never-sees-client',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^apps/web/src/' },
    },
    {
      name: 'client-never-sees-server',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/server/src/' },
    },
    {
      name: 'source-never-sees-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|e2e|tools|scripts)/' },
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
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(app\\.ts|features/([^/]+)/)|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/features/', pathNot: '/queries\\.ts$' },
    },
    {
      name: 'features-keep-to-themselves',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: ['^apps/server/src/features/$1/', '/queries\\.ts$'],
      },
    },
    {
      name: 'client-lib-imports-lib',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/lib/' },
    },
    {
      name: 'client-ui-imports-lib',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|lib)/' },
    },
    {
      name: 'diners-never-load-the-portal',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/',
        pathNot: [`^${portalFeatures}`, '\\.test\\.tsx?$'],
      },
      to: { path: `^${portalFeatures}` },
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
