/** `npm run bench -- KIND …`: measures the figures of docs/performance.md. */
const OPTIONS = {
  api: '[--database embedded|postgres] [--items N] [--stores N] [--processes N] [--seconds N] [--only WORD]',
  ui: '[--slow 4] [--turns 9] [--items 10000]',
  pages: '[--slow 4] [--turns 5] [--only WORD]',
  thread: '[--turns 5] [--only WORD] [--against FOLDER] [--wide 1] [--seconds N]',
  profile: '[--turns 3] [--only WORD] [--parts 15] [--seconds N]',
  render: '[--seconds 4] [--only WORD]',
  memory: '[--pages 20000]',
  search: '[--show 1]',
  arrival: '[--orders 1000] [--learned 300] [--seed town] [--noise 8]',
  growth: '[--sizes 2000,20000,200000] [--turns 40] [--only WORD]',
  bulk: '[--sizes 2000,20000]',
  embedded: '[--sizes 2000,20000,50000,100000,200000] [--turns 15]',
  answers: '--old URL --new URL [--language ar]',
  lighthouse: '[--turns 5] [--calm MS] [--only WORD]',
};
const [kind] = process.argv.slice(2);
if (!Object.hasOwn(OPTIONS, kind)) {
  for (const [name, options] of Object.entries(OPTIONS)) console.error(`npm run bench -- ${name} ${options}`);
  process.exit(2);
}
await import(`./${kind}.mjs`);
