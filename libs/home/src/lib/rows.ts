/** Rows of a home, the same while they are on their way: CSS width of one entry, height of the row in px (decision 026). */
export const STORE_ROW = { width: 'min(80vw, 300px)', height: 322 };
/** Round logos over two lines of a name. */
export const LOGO_ROW = { width: '104px', height: 151 };
export const CATEGORY_ROW = { width: 'clamp(104px, 10vw, 132px)', height: 150 };
/** Two rows of the cards of popular items. */
export const POPULAR_ROWS = { width: 'min(82vw, 330px)', height: 420 };
