module.exports = require('../../jest.preset.cjs')('backend', __dirname);
