/** Stands for apps/backend/src/db/embedded/create-worker.ts in specs. */
const { join } = require('node:path');
const { Worker } = require('node:worker_threads');

exports.createWorker = (workerData) =>
  new Worker(join(process.env.BUILT_PROGRAMS, 'database-worker.js'), { workerData });
