/** Paths of the backend that customers reach through this server; the last two are forms of the provider's own site. */
export const PASSED_ON = ['/api', '/storage', '/payment-mobile', '/store/apply', '/deliveryman/apply'];
