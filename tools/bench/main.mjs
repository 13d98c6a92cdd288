/** `npm run bench -- KIND …`: measures the figures of docs/performance.md. */
const KINDS = ['api', 'ui', 'pages', 'render', 'memory', 'growth', 'bulk', 'embedded', 'answers', 'lighthouse'];
const [kind] = process.argv.slice(2);
if (!KINDS.includes(kind)) {
  console.error(
    'npm run bench -- api [--database embedded|postgres] [--items N] [--stores N] [--processes N] [--seconds N]',
  );
  console.error('npm run bench -- ui [--slow 4] [--turns 9] [--items 10000]');
  console.error('npm run bench -- pages [--slow 4] [--turns 5] [--only WORD]');
  console.error('npm run bench -- render [--seconds 4] [--only WORD]');
  console.error('npm run bench -- memory [--pages 20000]');
  console.error('npm run bench -- growth [--sizes 2000,20000,200000] [--only WORD]');
  console.error('npm run bench -- bulk [--sizes 2000,20000]');
  console.error('npm run bench -- embedded [--sizes 2000,20000,50000,100000,200000]');
  console.error('npm run bench -- answers --old URL --new URL');
  console.error('npm run bench -- lighthouse [--turns 5] [--only WORD]');
  process.exit(2);
}
await import(`./${kind}.mjs`);
