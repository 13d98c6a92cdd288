/** `/help-and-support` */
import { HelpPage, helpMessages } from '@shop/shell';

export const messages = [helpMessages];
export const Component = HelpPage;
