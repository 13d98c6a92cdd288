/** `/terms-and-conditions` */
import { pageMessages, TextPage } from '@shop/shell';

export const messages = [pageMessages];
export const Component = () => <TextPage page="terms" />;
