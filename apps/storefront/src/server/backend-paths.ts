/** Paths that the storefront's server passes on to the backend. The last two are forms on the provider's own site. */
export const BACKEND_PATHS = ['/api', '/storage', '/payment-mobile', '/store/apply', '/deliveryman/apply'];
