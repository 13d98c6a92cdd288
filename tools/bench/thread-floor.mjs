/** Serves the second floor of `npm run bench -- thread`: pages of the shop that hydrate whole, with Mantine and RTK Query alone. */
/* global DOMParser, Node -- parts run in a page */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { stateOf } from './thread-floor-app.mjs';

const SCRIPT = '/floor.js';

async function buildScript() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('thread-floor-entry.mjs', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  return output[0].code;
}

/** The page's HTML without scripts, and its markup as a tree. Comments are boundaries of React's, which the floor has not. */
const parse = (page, html) =>
  page.evaluate((source) => {
    const cleaned = source.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '');
    const { body } = new DOMParser().parseFromString(cleaned, 'text/html');
    const NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', readonly: 'readOnly' };
    const styleOf = (element) =>
      Object.fromEntries(
        [...element.style].map((name) => [
          name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
          element.style.getPropertyValue(name),
        ]),
      );
    const treeOf = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      const props = Object.fromEntries(
        [...node.attributes]
          .filter(({ name }) => !/^(style|on|value|checked)/.test(name))
          .map(({ name, value }) => [NAMES[name] ?? name, value]),
      );
      if (node.style?.length) props.style = styleOf(node);
      const children = [...node.childNodes].filter(({ nodeType }) => nodeType <= Node.TEXT_NODE).map(treeOf);
      return { tag: node.localName, props, children };
    };
    const root = body.querySelector('#root');
    return { html: cleaned, tree: [...root.childNodes].map(treeOf) };
  }, html);

/**
 * @param shop address of the shop @param page a page of a browser, that reads markup @param port where it is served
 * @returns how to stop it
 */
export async function startHydratedFloor(shop, page, port) {
  const script = await buildScript();
  const pages = new Map();
  async function pageAt(url, headers) {
    const key = `${url} ${headers.cookie}`;
    if (!pages.has(key)) {
      const answer = await fetch(`${shop}${url}`, { headers: { cookie: headers.cookie ?? '', accept: 'text/html' } });
      const { html, tree } = await parse(page, await answer.text());
      const state = JSON.stringify({ state: stateOf(tree), count: tree.length }).replaceAll('<', '\\u003c');
      const scripts = `<script type="application/json" id="floor-state">${state}</script><script type="module" src="${SCRIPT}"></script>`;
      pages.set(key, html.replace('</body>', `${scripts}</body>`));
    }
    return pages.get(key);
  }
  const server = createServer(async ({ url, headers }, response) => {
    if (url === SCRIPT) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (headers.accept?.includes('text/html'))
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await pageAt(url, headers));
    const answer = await fetch(`${shop}${url}`, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
