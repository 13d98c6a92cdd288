/** A server that closes while connections are open: real sockets on a real server. */
import { createServer, get, Agent, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { endWaitingConnections } from './waiting-connections';

let server: Server;
let beforeClose: () => Promise<void>;
/** Of requests that wait for their answer. */
let answers: ServerResponse[];
const port = () => (server.address() as AddressInfo).port;
/** As Fastify does. */
async function close(): Promise<void> {
  await beforeClose();
  await new Promise<void>((closed) => server.close(() => closed()));
}

beforeEach(async () => {
  answers = [];
  server = createServer((_request, response) => void answers.push(response));
  endWaitingConnections({ server, addHook: (_name, hook) => (beforeClose = hook) });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => server.closeAllConnections());

/** A connection that the server has accepted. */
async function connected(): Promise<Socket> {
  const accepted = new Promise((done) => server.once('connection', done));
  const socket = connect(port(), '127.0.0.1');
  await accepted;
  return socket;
}
const hasAnswers = async (count: number) => {
  while (answers.length < count) await new Promise((later) => setTimeout(later, 5));
};

it('ends a connection on which nothing was sent', async () => {
  const socket = await connected();
  const ended = new Promise((done) => socket.once('close', done));
  await close();
  await ended;
}, 10_000);

it('answers a request that runs, and ends its connection then', async () => {
  const agent = new Agent({ keepAlive: true });
  const body = new Promise<string>((read) =>
    get({ port: port(), host: '127.0.0.1', agent }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => read(text));
    }),
  );
  await hasAnswers(1);
  let isClosed = false;
  const closed = close().then(() => void (isClosed = true));
  while (server.listening) await new Promise((later) => setTimeout(later, 5));
  await new Promise((later) => setTimeout(later, 50));
  expect(isClosed).toBe(false);
  answers[0]?.end('whole');
  expect(await body).toBe('whole');
  await closed;
  agent.destroy();
}, 10_000);

it('keeps connections while the server is open', async () => {
  const socket = await connected();
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await hasAnswers(1);
  answers[0]?.end();
  await new Promise((done) => socket.once('data', done));
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await hasAnswers(2);
  answers[1]?.end();
  await close();
}, 10_000);

it('ends a connection after the last of several requests sent at once', async () => {
  const socket = await connected();
  let text = '';
  const ended = new Promise((done) => socket.once('close', done));
  socket.on('data', (part) => (text += part.toString()));
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2));
  await hasAnswers(2);
  const closed = close();
  while (server.listening) await new Promise((later) => setTimeout(later, 5));
  answers[0]?.end('first');
  answers[1]?.end('second');
  await Promise.all([closed, ended]);
  expect(text).toMatch(/first[^]*second/);
}, 10_000);
