import type { IncomingHttpHeaders } from 'node:http';

export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
export interface Delivered {
  device: string;
  data: Record<string, string>;
  headers: IncomingHttpHeaders;
}
export interface PushService {
  /** Another device, for browsers that subscribed with this public key. */
  device: (name: string, publicKey: string) => Device;
  delivered: Delivered[];
  /** Answers of devices: 201 unless said. */
  statuses: Map<string, number>;
  close: () => Promise<void>;
}
/** Listens on a port of its own at 127.0.0.1. */
export function openPushService(): Promise<PushService>;
