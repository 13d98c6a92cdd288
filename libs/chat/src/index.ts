export { chatPartnerOf, type ChatPartner } from './lib/chat-partner';
export { chatMessages } from './messages';
export { inboxRoute } from './routes';
