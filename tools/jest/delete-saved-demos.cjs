/** Deletes the folder that saved-demos.cjs made. */
const { rmSync } = require('node:fs');

module.exports = () => rmSync(String(process.env.SAVED_DEMOS), { recursive: true, force: true });
