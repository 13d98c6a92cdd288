/**
 * `nx typecheck <project>`: runs tsc for one project. Nx's own plugin needs declarations of every library, which the
 * shop does not build.
 */
const { dirname } = require('node:path');

exports.createNodesV2 = [
  '{apps,libs}/*/tsconfig.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const typecheck = {
        command: 'tsc -p tsconfig.json --noEmit',
        options: { cwd: root },
        cache: true,
        inputs: ['default', '^production', { externalDependencies: ['typescript'] }],
      };
      return [file, { projects: { [root]: { root, targets: { typecheck } } } }];
    }),
];
