/** Shared by both servers: settings, hosts, proxies, rate limits, caches and error reports. */
export { ConfigError, type Env } from './config-error';
export { readDemo } from './demo';
export { createHosts, NAME_NEEDED, readHostNames, type Hosts, type HostAnswer } from './hosts';
export { hasWritten, writtenHeader, wroteCookie } from './own-writes';
export { readEnvironment, setting } from './environment';
export { callerAddress, readTrustedProxies, trustOf, type TrustedProxies } from './proxies';
export { createCallCounter, type CallCounter, type Counted, type SharedCount } from './call-counter';
export { loggedRequest, MALFORMED, readableAddress } from './addresses';
export { createTtlCache, type TtlCache, type TtlCacheOptions } from './ttl-cache';
export { openErrorService, reportLoggedErrors, type ErrorService } from './error-service';
export { endWaitingConnections } from './waiting-connections';
