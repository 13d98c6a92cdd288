/** Every story stands in the shop's theme, in the scheme and direction of the toolbar. */
import '@shop/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { ShopThemeProvider } from '@shop/ui';

const preview: Preview = {
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', items: ['light', 'dark'] } },
    direction: { toolbar: { title: 'Direction', items: ['ltr', 'rtl'] } },
    accent: { toolbar: { title: 'Accent', items: ['brand', 'green', 'orange', 'teal', 'indigo', 'amber'] } },
  },
  initialGlobals: { scheme: 'light', direction: 'ltr', accent: 'green' },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = globals.direction as string;
      return (
        <ShopThemeProvider
          accent={globals.accent as 'green'}
          scheme={globals.scheme as 'light'}
          direction={globals.direction as 'ltr'}
        >
          <main>
            <Story />
          </main>
        </ShopThemeProvider>
      );
    },
  ],
};
export default preview;
