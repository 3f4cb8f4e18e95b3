// Which package may import which, checked by tools/check-layers.ts.
const sources = (...names) => `^packages/(${names.join('|')})/src/`;
const everything = '^(packages|tools|bench|scripts)/';

/** The package `name` may import, of ours, only itself and `allowed`. */
const layer = (name, ...allowed) => ({
  name: `${name}-imports-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: sources(name) },
  to: { path: everything, pathNot: sources(name, ...allowed) },
});

module.exports = {
  forbidden: [
    layer('kernel'),
    layer('farm'),
    layer('creatures', 'kernel', 'farm'),
    layer('agricola', 'kernel', 'farm'),
    layer('text', 'creatures', 'agricola', 'farm', 'kernel'),
    layer('cli', 'deal', 'bots', 'text', 'creatures', 'agricola', 'farm', 'kernel'),
    layer('bots', 'text', 'creatures', 'agricola', 'farm', 'kernel'),
    layer('wire', 'kernel'),
    layer('deal', 'kernel'),
    layer('server', 'wire', 'deal', 'bots', 'text', 'creatures', 'agricola', 'farm', 'kernel'),
    layer('web', 'wire', 'deal', 'bots', 'text', 'creatures', 'agricola', 'farm', 'kernel'),
    layer('testkit', 'bots', 'cli', 'text', 'creatures', 'agricola', 'farm', 'kernel'),
    {
      name: 'page-holds-no-rules',
      comment:
        'Only the engine of the web package runs rules, texts and bots; the page knows their types. What a password is worth it says as the server does, and which rules it has it compares with the server.',
      severity: 'error',
      from: { path: sources('web'), pathNot: '^packages/web/src/engine/' },
      to: {
        path: [
          '^packages/(?!web/|wire/src/password/|wire/src/rules-header|kernel/src/rules-identity)',
          '^packages/web/src/engine/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'protocol-is-data',
      comment: 'What page and worker say to each other needs neither of them.',
      severity: 'error',
      from: { path: '^packages/web/src/protocol/' },
      to: { path: '^packages/web/src/(?!protocol/)' },
    },
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'rules-and-text-need-no-node',
      comment: 'They also run in a browser.',
      severity: 'error',
      from: { path: sources('kernel', 'farm', 'creatures', 'agricola', 'text', 'wire', 'deal') },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sources-need-no-outside-package',
      severity: 'error',
      from: { path: sources('kernel', 'farm', 'creatures', 'agricola', 'text', 'deal', 'cli') },
      to: { path: '/node_modules/|^node_modules/' },
    },
    {
      name: 'no-cycle',
      comment: 'Types may describe each other; code may not need each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
