/** Where and for whom a request asks: zones, module, point, language and token from its headers (contract §1.1, §9). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LatLng } from '@shop/domain';
import { callerAddress, type Hosts } from '@shop/util/edge';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { languageOf, type Language } from '../languages';
import { DomainError } from '../domain-error';

export interface RequestPlace {
  /** null when the header is missing; empty when it names no zone we can read. */
  zoneIds: number[] | null;
  moduleId: number | null;
  point: LatLng | null;
  language: Language;
  /** Bearer token as sent; whether it is any good is for `customerOf` to say. */
  token: string | null;
  /** When it came. */
  at: Date;
  /** Of the caller, behind the proxies that we trust: every limit counts by it. */
  address: string;
  /** Where customers reach us, as configured: absolute addresses begin with it. */
  origin: string;
  /** A path that opens a private picture for the next minutes. Only in answers to whoever may see it. */
  sign: (path: string) => string;
}

/** To tell callers apart in a table that need not know who they are. */
export const addressPrint = ({ address }: Pick<RequestPlace, 'address'>): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22);

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

/** '[1,3]', a bare '3', anything else: no zones. */
export function readZoneIds(text: string | null): number[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    return list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  } catch {
    return [];
  }
}

/** Some clients send the number with quotes. */
function readCoordinate(text: string | null, limit: number): number | null {
  if (text === null) return null;
  const value = Number(text.replaceAll('"', ''));
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
}

/** Probes come by any address of the machine. */
const isProbe = ({ url }: FastifyRequest) => url.startsWith('/health/');

/** @returns with what addresses begin @throws DomainError 400 for a host that is none, 421 for one that is not ours */
function originOf(request: FastifyRequest, hosts: Hosts): string {
  // The first is what a proxy that we trust passed on, the second what it called us.
  const known = hosts.of(request.protocol, [request.host, request.headers.host]);
  if (typeof known === 'object') return known.origin;
  if (isProbe(request)) return '';
  if (known === 'malformed') throw new DomainError(400, 'host', 'bodyMalformed');
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
