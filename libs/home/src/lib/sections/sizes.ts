/** Sizes of rows that several sections share, the same for their skeletons (decision 026). */
import type { RowSize } from '@shop/view-kit';

export const STORE_ROW: RowSize = { width: 'min(80vw, 300px)', height: 'calc(min(40vw, 150px) + 172px)' };
