/** A stub of Google's endpoints for push messages. It validates requests as Google does, and records them. */
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Json } from './testing.spec-helper';

export interface Google {
  /** The JSON of the service account that it accepts. */
  account: string;
  /** Accepted messages, oldest first. */
  messages: Json[];
  /** Unregistered devices. */
  unregistered: Set<string>;
  /** Answers everything with 503. */
  isDown: boolean;
  close: () => Promise<void>;
}

const PROJECT = 'almera-spec';

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Opens plain connections to the stub for any host name: the tests cover Google's protocol, not its certificate. */
class LocalAgent extends https.Agent {
  constructor(private readonly port: number) {
    super({ keepAlive: false });
  }
  override createConnection() {
    return connect(this.port, '127.0.0.1') as never;
  }
}

/** Whether the assertion is signed by the account's key, which Google requires before it issues a token. */
function isSigned(assertion: string, publicKey: string): boolean {
  const [head, body, signature] = assertion.split('.');
  return verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    createPublicKey(publicKey),
    Buffer.from(signature ?? '', 'base64url'),
  );
}

/** Replaces Google in this process until it is closed. */
export async function openGoogle(): Promise<Google> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const google: Google = {
    account: JSON.stringify({
      type: 'service_account',
      project_id: PROJECT,
      client_email: `push@${PROJECT}.iam.gserviceaccount.com`,
      private_key: keys.privateKey,
    }),
    messages: [],
    unregistered: new Set(),
    isDown: false,
    close: async () => undefined,
  };
  const answerTo = async (request: IncomingMessage): Promise<[number, Json]> => {
    const text = await textOf(request);
    if (google.isDown) return [503, { error: { status: 'UNAVAILABLE', message: 'away' } }];
    if (/\/token$/.test(request.url ?? '')) {
      const assertion = new URLSearchParams(text).get('assertion') ?? '';
      return isSigned(assertion, keys.publicKey)
        ? [200, { access_token: 'of the spec', expires_in: 3600, token_type: 'Bearer' }]
        : [401, { error: 'invalid_grant' }];
    }
    if (request.url !== `/v1/projects/${PROJECT}/messages:send`) return [404, { error: { status: 'NOT_FOUND' } }];
    if (request.headers.authorization !== 'Bearer of the spec') return [401, { error: { status: 'UNAUTHENTICATED' } }];
    const { message } = JSON.parse(text) as { message: Json };
    const strings = Object.values(message.data ?? {}).every((value) => typeof value === 'string');
    if (!message.token || !strings) return [400, { error: { status: 'INVALID_ARGUMENT', message: 'no message' } }];
    if (google.unregistered.has(message.token as string)) {
      const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }];
      return [404, { error: { status: 'NOT_FOUND', message: 'gone', details } }];
    }
    google.messages.push(message);
    return [200, { name: `projects/${PROJECT}/messages/${google.messages.length}` }];
  };
  const server = createServer((request, reply) => {
    void answerTo(request).then(([status, body]) => {
      reply.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      reply.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const real = https.globalAgent;
  https.globalAgent = new LocalAgent((server.address() as AddressInfo).port);
  google.close = async () => {
    https.globalAgent = real;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return google;
}
