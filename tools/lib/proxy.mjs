/** A proxy in front of a backend that reads, and may change, its JSON. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Headers of one connection, which are not forwarded. */
const OF_CONNECTION = ['host', 'connection', 'content-length'];

/**
 * @param transform gets the request (method, URL, body as a buffer) and the JSON of its successful response; returns the
 * JSON to send instead
 * @returns its URL, and how to stop it
 */
export async function startProxy(upstream, transform) {
  async function forward(incoming, outgoing) {
    const { method } = incoming;
    const body = await buffer(incoming);
    const url = new URL(incoming.url, upstream);
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !OF_CONNECTION.includes(name)),
    );
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body.length > 0 ? { body } : {}) });
    const type = response.headers.get('content-type') ?? 'text/plain';
    const text = await response.text();
    const isJson = response.ok && type.includes('json');
    outgoing
      .writeHead(response.status, { 'content-type': type })
      .end(isJson ? JSON.stringify(transform({ method, url, body }, JSON.parse(text))) : text);
  }
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error) => outgoing.writeHead(502).end(String(error)));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
