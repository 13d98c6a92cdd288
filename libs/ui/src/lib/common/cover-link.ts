/** Class of a link that covers the box around it (which is `position: relative`). Buttons of the box lie above with a z-index. */
import classes from './cover-link.module.css';

export const coverLink: string = classes.link ?? '';
