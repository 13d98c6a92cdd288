/**
 * Sizes of the carousels of a home page, also for their skeletons: CSS width of one entry and height of the row
 * (decision 026).
 */
export const STORE_ROW = { width: 'min(80vw, 300px)', height: 'calc(min(40vw, 150px) + 172px)' };
/** Round logos with two lines of name. */
export const LOGO_ROW = { width: '104px', height: '151px' };
export const CATEGORY_ROW = { width: 'clamp(104px, 10vw, 132px)', height: '150px' };
/** Two rows of popular item cards. */
export const POPULAR_ROWS = { width: 'min(82vw, 330px)', height: '420px' };
