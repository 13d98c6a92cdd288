/** Node, where all specs of a process share the compiled code of the embedded database. */
/* global WebAssembly */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const database = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');
/** While a module lives, V8 gives its code, the optimized too, to every thread that asks for the same bytes. */
const code = WebAssembly.compile(readFileSync(database));

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    await code;
  }
};
