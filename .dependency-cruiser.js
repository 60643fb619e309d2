// The arrow of docs/architecture.md, checked: client | server → contract → domain, no cycles, features and screens closed.
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
      to: { pathNot: '^(src/contract/|src/domain/|node_modules/zod/)' },
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
      to: { path: '^(test|bench|chaos)/' },
    },
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
      from: { path: '^src/client/', pathNot: '^src/client/(routes\\.tsx|screens\\.ts|screens/([^/]+)/)' },
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
