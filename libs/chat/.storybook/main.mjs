import { storybook } from '../../../storybook.preset.mjs';

export default storybook();
