/** Requirement rows, and the tests that name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedIn, rowsOf } from './requirements.mjs';

describe('rows and the tests that name them', () => {
  it('reads each row of the table once, and nothing else', () => {
    const rows = rowsOf(
      '| ID | What | Source |\n| CART-01 | Adds. | 000 §4 |\n| CART-01 | Again. | x |\ntext CART-02\n',
    );
    expect([...rows]).toEqual([['CART-01', 'Adds.']]);
    expect(rowsOf(readFileSync(join(__dirname, '../docs/requirements.md'), 'utf8')).size).toBeGreaterThan(900);
  });

  it('finds rows in titles of tests, tables of tests, steps and stories', () => {
    const source = `
      it('[CART-01] adds', () => 0);
      it.each([1])('[CART-02] %i', () => 0);
      await test.step("[CART-03] [CART-04] goes on", async () => 0);
      export const One = { name: '[CART-05] a story' };
      // it is said that [CART-06]
      const text = '[CART-07]';`;
    expect(namedIn(source)).toEqual(['CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05']);
  });

  it('ignores titles that name more than four', () => {
    expect(namedIn(`it('[A-01] [A-02] [A-03] [A-04] four', f); it('[B-01, B-02, B-03, B-04, B-05] five', f)`)).toEqual([
      'A-01',
      'A-02',
      'A-03',
      'A-04',
    ]);
  });
});
