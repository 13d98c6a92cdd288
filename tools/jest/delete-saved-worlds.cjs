/** Deletes the folder that saved-worlds.cjs made. */
const { rmSync } = require('node:fs');

module.exports = () => rmSync(String(process.env.SAVED_WORLDS), { recursive: true, force: true });
