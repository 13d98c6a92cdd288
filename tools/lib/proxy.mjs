/** A proxy in front of a backend that reads, and may change, its JSON. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Headers of one connection, which are not forwarded. */
const OF_CONNECTION = ['host', 'connection', 'content-length'];

/**
 * @param transform gets the request (method, URL, body as a buffer) and the JSON of its successful response; returns the
 * JSON to send instead
 * @param changeBody gets a request's URL and body, and returns the body to forward
 * @param changeUrl gets a request's URL, and may change its query
 * @param refuses gets a request's method and URL: true for a call that is answered 404, as by a backend that has none
 * @param alsoFailures passes responses other than 2xx to `transform` too
 * @returns its URL, and how to stop it
 */
export async function startProxy(
  upstream,
  transform,
  { changeBody = (_url, body) => body, changeUrl = () => {}, refuses = () => false, alsoFailures = false } = {},
) {
  async function forward(incoming, outgoing) {
    const { method } = incoming;
    const url = new URL(incoming.url, upstream);
    if (refuses({ method, url })) {
      outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
      return;
    }
    changeUrl(url);
    const body = changeBody(url, await buffer(incoming));
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !OF_CONNECTION.includes(name)),
    );
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body.length > 0 ? { body } : {}) });
    const type = response.headers.get('content-type') ?? 'text/plain';
    // Pictures are no texts.
    const answer = Buffer.from(await response.arrayBuffer());
    const isJson = (response.ok || alsoFailures) && type.includes('json');
    outgoing
      .writeHead(response.status, { 'content-type': type })
      .end(isJson ? JSON.stringify(transform({ method, url, body }, JSON.parse(answer.toString()))) : answer);
  }
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error) => outgoing.writeHead(502).end(String(error)));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
