/** `npm run bench -- api …` and `npm run bench -- ui …`: the figures of docs/performance.md. */
const KINDS = ['api', 'ui'];
const [kind] = process.argv.slice(2);
if (!KINDS.includes(kind)) {
  console.error(
    'npm run bench -- api [--database embedded|postgres] [--items N] [--stores N] [--processes N] [--seconds N]',
  );
  console.error('npm run bench -- ui [--slow 4] [--turns 9] [--items 10000]');
  process.exit(2);
}
await import(`./${kind}.mjs`);
