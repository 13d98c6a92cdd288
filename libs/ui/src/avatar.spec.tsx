/** The initials that stand for a missing picture. */
import { fireEvent, render, screen } from '@testing-library/react';
import { initialsOf, Avatar } from './lib/avatar';

it.each([
  ['Mina Vella', 'MV'],
  ['mina', 'M'],
  ['Ana Maria de la Cruz', 'AM'],
  ['  (Green)  “Corner” ', 'GC'],
  ['7 Hills', '7H'],
  ['\u{1d49c}lba Öz', '\u{1d49c}Ö'],
  // Two letters would join to a word that nobody wrote.
  ['عمر حسن', 'ع'],
  ['🍋', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('shows the picture, and the initials once it has failed; another picture is tried again', () => {
  const of = (url: string) => <Avatar source={{ url, tint: null }} name="Mina Vella" />;
  const { container, rerender } = render(of('/one.webp'));
  expect(screen.queryByText('MV')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('MV')).toBeVisible();
  rerender(of('/two.webp'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/two.webp');
});
