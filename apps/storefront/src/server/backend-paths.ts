/** Pages of the backend, which browsers open by themselves. The last two are forms on the provider's own site. */
export const BACKEND_PAGES = ['/payment-mobile', '/store/apply', '/deliveryman/apply'];
/** Paths that the storefront's server passes on to the backend. */
export const BACKEND_PATHS = ['/api', '/storage', ...BACKEND_PAGES];
