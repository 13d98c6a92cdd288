/** `/about-us` */
import { pageTexts, TextPage } from '@shop/shell';

export const texts = [pageTexts];
export const Component = () => <TextPage page="about" />;
