import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadMore } from './index';
import { columnsOf, type GridShape } from './lib/virtual-grid';

const labels = { expand: 'Read more', collapse: 'Read less' };

describe('a long text', () => {
  it('[FMT-09] is cut at 70 characters and expands on a press', async () => {
    const text = 'a'.repeat(71);
    render(<ReadMore text={text} labels={labels} />);
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(/^a{70}\.\.\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
    expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
    expect(screen.getByText(/^a{70}\.\.\./)).toBeVisible();
  });

  it('[FMT-09] of 70 characters is not cut', () => {
    render(<ReadMore text={'a'.repeat(70)} labels={labels} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a long grid', () => {
  const cards: GridShape = { height: 318, column: 180, share: 0.44, gap: { row: 24, column: 16 } };
  const rows: GridShape = { height: 174, column: 360, share: 1, gap: { row: 16, column: 16 } };

  it.each([
    [358, cards, 2],
    [320, cards, 2],
    [760, cards, 3],
    [767, cards, 3],
    [768, cards, 4],
    [1300, cards, 6],
    [358, rows, 1],
    [735, rows, 1],
    [736, rows, 2],
    [1300, rows, 3],
  ])('%i px wide has as many columns as the stylesheet makes', (width, shape, columns) => {
    expect(columnsOf(width, shape)).toBe(columns);
  });

  it('has one column until its width is known', () => {
    expect(columnsOf(0, cards)).toBe(1);
  });
});
