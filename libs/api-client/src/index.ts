export { PERSONAL, shopApi } from './lib/base/api';
export { isFailure, isTemporary, isUnanswered, failureOf, type ApiFailure } from './lib/base/failure';
export { useReach, whenBack } from './lib/base/reach';
export { useScope, scopeOf, type Scope } from './lib/base/scope';
export { createApiContext, type ApiContext } from './lib/base/base-query';
