/** `nx serve module-food`: one module alone, in the storefront (apps/storefront/one-module.ts), with the demo backend. */
const { basename, dirname } = require('node:path');

exports.createNodesV2 = [
  'libs/module-!(kit)/package.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const serve = {
        command: 'vite --config apps/storefront/vite.config.ts',
        options: { env: { MODULE: basename(root) } },
        continuous: true,
        dependsOn: [{ projects: ['@shop/backend'], target: 'serve' }],
      };
      return [file, { projects: { [root]: { root, targets: { serve } } } }];
    }),
];
