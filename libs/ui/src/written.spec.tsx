import { render, screen } from '@testing-library/react';
import { Textarea, TextInput } from './index';
import { ShopThemeProvider } from './lib/theme-provider';
import { Written } from './lib/written';

describe('Written', () => {
  it.each(['169 Saffron Avenue', 'نور الهاشمي', 'נועה לוי', '1 ×'])('isolates %s and adds no characters', (text) => {
    render(
      <p>
        <Written>{text}</Written>
      </p>,
    );
    const held = screen.getByText(text);
    expect(held.tagName).toBe('BDI');
    // A `bdi` takes the direction of its first strong letter, unless an attribute overrides it.
    expect(held).not.toHaveAttribute('dir');
    expect(held.textContent).toBe(text);
  });

  it('renders the given element, for truncated text', () => {
    render(
      <Written as="p" className="line">
        نور
      </Written>,
    );
    expect(screen.getByText('نور')).toMatchObject({ tagName: 'P', className: 'line', dir: 'auto' });
  });
});

describe('fields of the theme', () => {
  it.each([TextInput, Textarea] as const)('take the direction of their text', (Field) => {
    render(
      <ShopThemeProvider accent="green" scheme="light" direction="rtl">
        <Field label="Name" />
      </ShopThemeProvider>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'auto');
  });
});
