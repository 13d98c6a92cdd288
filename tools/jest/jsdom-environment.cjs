/** jsdom with Node's own fetch, streams and crypto, which RTK Query needs and jsdom hides. */
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'File',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'AbortController',
      'AbortSignal',
      'BroadcastChannel',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    // Node's FormData cannot read a form of jsdom, which React hands it when a submission navigates.
    this.global.FormData = class FormData extends globalThis.FormData {
      constructor() {
        super();
      }
    };
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
  exportConditions() {
    return [''];
  }
};
