/** What all parts are drawn with: where this site begins. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './marks/badge';
import { Button } from './button';
import { Section } from './common/section';
import { ACCENTS, type Accent } from './theme';
import { ShopThemeProvider } from './theme-provider';
import { Text, Title } from './text';

const meta: Meta = { title: 'ui/Tokens' };
export default meta;

const grid = (column: number) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: `repeat(auto-fill, minmax(${column}px, 1fr))`,
});
const Swatch = ({ name, ground, ink }: { name: string; ground: string; ink: string }) => (
  <div style={{ padding: 12, borderRadius: 12, background: ground, color: ink, fontSize: 14 }}>{name}</div>
);

const IMPORT = `import { Button, Dialog } from '@shop/ui';   // a part comes with its styles
import '@shop/ui/styles.css';                 // once, in the entry of an app
<ShopThemeProvider accent="green" scheme="light" direction="ltr">…</ShopThemeProvider>`;

export const Welcome: StoryObj = {
  render: () => (
    <>
      <Title order={1}>The design system of the shop</Title>
      <Text>
        Mantine, in one theme. Features take every part from here; overlays come with their first press, in a part that
        is lazy itself. The toolbar changes scheme, language, direction and the accent of the module.
      </Text>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
      <pre style={{ overflowX: 'auto' }} role="region" aria-label="How it is imported" tabIndex={0}>
        {IMPORT}
      </pre>
    </>
  ),
};

const SURFACES = ['page', 'surface', 'sunken'];
const INKS = ['muted', 'good', 'bad', 'star'];
export const Colours: StoryObj = {
  render: () => (
    <>
      <Section title="Surfaces">
        <div style={grid(160)}>
          {SURFACES.map((name) => (
            <Swatch key={name} name={`--shop-${name}`} ground={`var(--shop-${name})`} ink="var(--mantine-color-text)" />
          ))}
        </div>
      </Section>
      <Section title="Words">
        <div style={grid(160)}>
          {INKS.map((name) => (
            <Swatch key={name} name={`--shop-${name}`} ground="var(--shop-surface)" ink={`var(--shop-${name})`} />
          ))}
        </div>
      </Section>
    </>
  ),
};

/** One per module, and the brand's. */
export const Accents: StoryObj = {
  render: (_args, { globals }) => (
    <div style={grid(200)}>
      {(Object.keys(ACCENTS) as Accent[]).map((accent) => (
        <ShopThemeProvider
          key={accent}
          accent={accent}
          scheme={globals.scheme as 'light'}
          direction={document.documentElement.dir as 'ltr'}
        >
          <div>
            {ACCENTS[accent].map((colour, shade) => (
              <div key={colour} style={{ blockSize: 16, background: colour }} title={`${accent} ${shade}`} />
            ))}
            <p style={{ margin: '8px 0' }}>{accent}</p>
          </div>
        </ShopThemeProvider>
      ))}
    </div>
  ),
};

const SIZES = { xs: 12, sm: 14, md: 16, lg: 18, xl: 24 };
export const Type: StoryObj = {
  render: () => (
    <>
      {([1, 2, 3] as const).map((order) => (
        <Title key={order} order={order}>
          Heading {order}
        </Title>
      ))}
      {Object.entries(SIZES).map(([name, pixels]) => (
        <Text key={name} size={name}>
          {name}, {pixels} px
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('md, 16 px')).fontSize).toBe('16px');
  },
};

const RADII = ['sm', 'md', 'lg', 'xl'];
const SPACES = ['xs', 'sm', 'md', 'lg', 'xl'];
export const RadiiAndSpaces: StoryObj = {
  render: () => (
    <>
      <Section title="Radii">
        <div style={grid(120)}>
          {RADII.map((name) => (
            <div
              key={name}
              style={{ padding: 24, background: 'var(--shop-sunken)', borderRadius: `var(--mantine-radius-${name})` }}
            >
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Spaces">
        {SPACES.map((name) => (
          <p key={name} style={{ display: 'flex', gap: 12, alignItems: 'center', margin: 4 }}>
            <span
              style={{
                inlineSize: `var(--mantine-spacing-${name})`,
                blockSize: 16,
                background: 'var(--mantine-primary-color-filled)',
              }}
            />
            {name}
          </p>
        ))}
      </Section>
    </>
  ),
};

export const InOneLook: StoryObj = {
  render: () => (
    <>
      <Button>Add to cart</Button> <Badge tone="accent">-10%</Badge>
    </>
  ),
};
