export { PERSONAL, shopApi } from './lib/base/api';
export { isFailure, isOutsideFailure, isTemporary, isUnanswered, failureOf, type ApiFailure } from './lib/base/failure';
export { useBackendStatus, useHasFailed, whenBack } from './lib/base/backend-status';
export { useScope, scopeOf, type Scope } from './lib/base/scope';
export { createApiContext, type ApiContext } from './lib/base/base-query';
export { findCached } from './lib/base/find-cached';
