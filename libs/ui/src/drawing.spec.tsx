import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Drawing, DRAWINGS } from './lib/drawings/drawing';

const file = readFileSync(join(__dirname, 'lib/drawings/drawings.svg'), 'utf8');

describe('drawings', () => {
  it('has a shape for every name, and a name for every shape', () => {
    const shapes = [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
    expect(shapes).toEqual([...DRAWINGS]);
  });

  it('takes its colours from the theme alone, and one stroke', () => {
    expect(file).not.toMatch(/#[0-9a-f]{3}|rgb|stroke-width|style=|<style/);
    for (const [, fill] of file.matchAll(/ fill="([^"]+)"/g)) expect(['none', 'currentColor']).toContain(fill);
  });

  it('shows failures without loading anything, and is hidden from screen readers', () => {
    for (const name of ['failed', 'offline'] as const) {
      const { container } = render(<Drawing name={name} />);
      expect(container.querySelector('use')).toBeNull();
      expect(container.querySelectorAll('svg > path').length).toBeGreaterThan(2);
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    const { container } = render(<Drawing name="basket" />);
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#basket$/);
  });
});
