/** `/help-and-support` */
import { HelpPage, helpTexts } from '@shop/shell';

export const texts = [helpTexts];
export const Component = HelpPage;
