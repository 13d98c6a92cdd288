/** Starts the playground. Components are in another file: with any in here, a hot update would run this file again. */
import '@shop/ui/styles.css';

import { directionOf } from '@shop/i18n';
import { createRoot } from 'react-dom/client';
import { Playground } from './playground';
import { start } from './start';

const page = createRoot(document.getElementById('root') as HTMLElement);
start().then(
  (started) => {
    Object.assign(document.documentElement, {
      lang: started.language,
      dir: directionOf(started.language),
    });
    document.documentElement.dataset.mantineColorScheme = started.theme;
    document.title = started.config.businessName;
    page.render(<Playground {...started} />);
  },
  (error: unknown) => page.render(<pre>{String(error)}</pre>),
);
