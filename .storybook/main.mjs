/** The stories of all libraries. `npm run storybook` */
import { storybook } from '../storybook.preset.mjs';

export default storybook(['../libs/*/src/**/*.stories.tsx']);
