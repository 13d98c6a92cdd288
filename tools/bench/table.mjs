/** Figures as a Markdown table. */
export const printRow = (...cells) => console.log(`| ${cells.join(' | ')} |`);

export function printHead(...names) {
  printRow(...names);
  printRow(...names.map(() => '---'));
}
