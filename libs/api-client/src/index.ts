export { PERSONAL, shopApi } from './lib/base/api';
export { isFailure, failureOf, type ApiFailure } from './lib/base/failure';
export { useScope, scopeOf, type Scope } from './lib/base/scope';
export { createApiContext, type ApiContext } from './lib/base/base-query';
