import { circlesOf } from './circles.mjs';

const BUTTON = 'libs/cart/src/lib/button.tsx';
const DIALOG = 'libs/cart/src/lib/dialog/dialog.tsx';
const files = (dialog: string, more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      [BUTTON]: "export interface Props {}\nconst Dialog = lazyView(() => import('./dialog/dialog'));",
      [DIALOG]: dialog,
      'libs/cart/src/index.ts': "export { Button } from './lib/button';",
      ...more,
    }),
  );

describe('circles between files', () => {
  it('are found where a part that loads later imports back, also a type', () => {
    expect(circlesOf(files("import type { Props } from '../button';"))).toEqual([[BUTTON, DIALOG]]);
  });

  it('are found on a way round', () => {
    const texts = 'libs/cart/src/lib/texts/index.ts';
    const found = circlesOf(files("import '../texts';", { [texts]: "export * from '../button';" }));
    expect(found).toEqual([[BUTTON, DIALOG, texts]]);
  });

  it('are none where two files import a third, or a package', () => {
    const third = { 'libs/cart/src/lib/props.ts': 'export interface Props {}' };
    expect(
      circlesOf(files("import type { Props } from '../props';\nimport { Button } from '@shop/ui';", third)),
    ).toEqual([]);
  });
});
