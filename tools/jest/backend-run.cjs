/** A folder for the demos that the backend's specs seed once and copy. It lasts for one run. */
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  process.env.SAVED_DEMOS = mkdtempSync(join(tmpdir(), 'shop-demos-'));
};
