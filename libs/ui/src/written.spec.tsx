import { render, screen } from '@testing-library/react';
import { Written } from './lib/written';

describe('Written', () => {
  it.each(['169 Saffron Avenue', 'نور الهاشمي', 'נועה לוי', '1 ×'])('isolates %s and adds no letter to it', (text) => {
    render(
      <p>
        <Written>{text}</Written>
      </p>,
    );
    const held = screen.getByText(text);
    expect(held.tagName).toBe('BDI');
    expect(held).toHaveAttribute('dir', 'auto');
    expect(held.textContent).toBe(text);
  });

  it('is the element that is cut, where one is named', () => {
    render(
      <Written as="p" className="line">
        نور
      </Written>,
    );
    expect(screen.getByText('نور')).toMatchObject({ tagName: 'P', className: 'line', dir: 'auto' });
  });
});
