/** Base paths of the account endpoints. */
export const AUTH = '/api/v1/auth';
export const CUSTOMER = '/api/v1/customer';
