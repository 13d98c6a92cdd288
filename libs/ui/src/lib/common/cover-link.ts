/**
 * Class of a link that covers its surrounding box (`position: relative`). Buttons in the box lie above it with a
 * z-index.
 */
import classes from './cover-link.module.css';

export const coverLink: string = classes.link ?? '';
