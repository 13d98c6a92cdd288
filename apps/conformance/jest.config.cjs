module.exports = require('../../jest.preset.cjs')('rules', __dirname);
