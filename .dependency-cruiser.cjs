const features = (workspace) => `^${workspace}/src/features/([^/]+)/`

/** Which way imports may point (docs/decisions/0001-layers.md). */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // A lazy page may name the routes that load it: neither needs the other to be loaded first.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'contract-imports-zod-alone',
      severity: 'error',
      from: { path: '^contract/src', pathNot: 'test\\.ts$' },
      to: { pathNot: ['^contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'guidance-is-pure',
      severity: 'error',
      from: { path: '^guidance/src', pathNot: 'test\\.ts$' },
      to: { path: ['^(server|web|e2e|guidance/(loader|cli))/', '^node:', '^(fs|path|crypto|http)$'] },
    },
    {
      name: 'web-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(server|guidance|e2e)/' },
    },
    {
      name: 'server-knows-no-screens',
      severity: 'error',
      from: { path: '^server/src' },
      to: { path: '^(web|e2e)/' },
    },
    {
      name: 'web-ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|pages|router)' },
    },
    {
      name: 'server-adapters-and-http-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/(adapters|http)/' },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'server-features-apart',
      severity: 'error',
      from: { path: features('server'), pathNot: 'test\\.ts$' },
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '^server/src/features/plans/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/content/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
