/** Paths of the account's calls. */
export const AUTH = '/api/v1/auth';
export const CUSTOMER = '/api/v1/customer';
