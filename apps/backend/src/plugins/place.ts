/** Request context from headers: zones, module, point, language, token, address (contract §1.1, §9). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LatLng } from '@shop/domain';
import type { DeviceName } from '@shop/domain/device-name';
import { callerAddress, type Hosts } from '@shop/util/edge';
import type { Clock } from '../clock';
import { languageOf, type Language } from '../languages';
import { DomainError } from '../domain-error';
import { shortHash } from '../hash';

/** The device of a call that signs in (decision 153). */
export interface SignInDevice {
  name: DeviceName;
  /** Hash of its cookie. */
  key: string;
  /** Hash of its name and its network address: what is left to know a device by that sent no cookie. */
  nameKey: string;
  /** Whether it sent a cookie. */
  isMarked: boolean;
}

export interface RequestPlace {
  /** Sorted, without duplicates, some dozens at most; null without the header; empty when it is malformed. */
  zoneIds: number[] | null;
  moduleId: number | null;
  point: LatLng | null;
  language: Language;
  /** The bearer token, not verified yet: see `customerOf`. */
  token: string | null;
  /** When it came. */
  at: Date;
  /** Network address of the caller, behind trusted proxies. Rate limits use it. */
  address: string;
  /** Of calls that sign in; null: of others. */
  device: SignInDevice | null;
  /** Public origin of this backend, for absolute URLs. */
  origin: string;
  /** Signs the path of a private picture for some minutes. Only for responses to those who may see it. */
  sign: (path: string) => string;
}

/** Hash of the address, for tables that need not reveal it. */
export const addressHash = ({ address }: Pick<RequestPlace, 'address'>): string => shortHash(address);

declare module 'fastify' {
  interface FastifyRequest {
    place: RequestPlace;
  }
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text ? text : null;
}

/** More zones than overlap at any place. */
const MAX_ZONES = 50;

/**
 * '[1,3]' or a bare '3'; anything else: no zones. Of a longer list the first zones count, because a header that can not be used is
 * never an error (contract §9.1). Equal zones give equal lists: statements and caches are keyed by them.
 */
export function readZoneIds(text: string | null): number[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    const ids = new Set(list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31));
    return [...ids].slice(0, MAX_ZONES).sort((one, other) => one - other);
  } catch {
    return [];
  }
}

/** Some clients send the number in quotes. */
function readCoordinate(text: string | null, limit: number): number | null {
  if (text === null) return null;
  const value = Number(text.replaceAll('"', ''));
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
}

/** Health checks may use any host name. */
const isProbe = ({ url }: FastifyRequest) => url.startsWith('/health/');

/** @returns the origin for URLs @throws DomainError 400 for a malformed host, 421 for an unknown one */
function originOf(request: FastifyRequest, hosts: Hosts): string {
  // First the host that a trusted proxy forwarded, then the one it connected to.
  const host = hosts.of(request.protocol, [request.host, request.headers.host]);
  if (typeof host === 'object') return host.origin;
  if (isProbe(request)) return '';
  if (host === 'malformed') throw new DomainError(400, 'host', 'bodyMalformed');
  throw new DomainError(421, 'host', 'hostStrange');
}

export function registerPlace(
  app: FastifyInstance,
  hosts: Hosts,
  sign: RequestPlace['sign'],
  clock: Clock = () => new Date(),
): void {
  app.decorateRequest('place', null as unknown as RequestPlace);
  app.addHook('onRequest', async (request) => {
    const lat = readCoordinate(header(request, 'latitude'), 90);
    const lng = readCoordinate(header(request, 'longitude'), 180);
    const moduleId = Number(header(request, 'moduleid') ?? header(request, 'module-id'));
    request.place = {
      zoneIds: readZoneIds(header(request, 'zoneid') ?? header(request, 'zone-id')),
      moduleId: Number.isSafeInteger(moduleId) && moduleId > 0 && moduleId < 2 ** 31 ? moduleId : null,
      point: lat !== null && lng !== null ? { lat, lng } : null,
      language: languageOf(header(request, 'x-localization')),
      token: /^Bearer\s+(\S{1,500})$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? null,
      at: clock(),
      address: callerAddress(request.ip),
      device: null,
      origin: '',
      sign,
    };
    request.place.origin = originOf(request, hosts);
  });
}

/** The zones of the request. @throws DomainError 403 without the header */
export function zonesOf(request: FastifyRequest): number[] {
  if (request.place.zoneIds === null) throw new DomainError(403, 'zoneId', 'zoneMissing');
  return request.place.zoneIds;
}

/** The module of the request. @throws DomainError 403 without the header */
export function moduleOf(request: FastifyRequest): number {
  if (request.place.moduleId === null) throw new DomainError(403, 'moduleId', 'moduleMissing');
  return request.place.moduleId;
}
