export { PERSONAL, shopApi, type ApiDispatch } from './lib/base/api';
export { isFailure, isOutsideFailure, isTemporary, isUnanswered, failureOf, type ApiFailure } from './lib/base/failure';
export { useBackendStatus, whenBack } from './lib/base/backend-status';
export { useHasFailed } from './lib/base/has-failed';
export { useScope, scopeOf, type Scope } from './lib/base/scope';
export { createApiContext, type ApiContext } from './lib/base/base-query';
export { findCached } from './lib/base/find-cached';
