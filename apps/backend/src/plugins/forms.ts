/** Bodies as forms write them: clients may send JSON or fields, and multipart where files are sent (contract §1.1, §1.2). */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

export interface SentFile {
  /** Name of the field, without the brackets of a list. */
  field: string;
  bytes: Buffer;
}
declare module 'fastify' {
  interface FastifyRequest {
    sentFiles: SentFile[];
  }
}

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_FILES = 6;

const plain = (name: string) => name.replace(/\[\d*\]$/, '');

/** `a[]` twice makes a list; any other name keeps its last value. */
function collect(fields: [string, string][]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const key = plain(name);
    const known = body[key];
    body[key] = name === key ? value : Array.isArray(known) ? [...(known as unknown[]), value] : [value];
  }
  return body;
}

async function readMultipart(request: FastifyRequest): Promise<void> {
  const fields: [string, string][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)]);
      else {
        const bytes = await part.toBuffer();
        if (bytes.length > 0) request.sentFiles.push({ field: plain(part.fieldname), bytes });
      }
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(403, 'file', 'fileTooLarge', { megabytes: 5 });
    if (code === 'FST_FILES_LIMIT') throw new Refusal(403, 'file', 'filesTooMany', { most: MOST_FILES });
    throw new Refusal(403, 'body', 'bodyMalformed');
  }
  request.body = collect(fields);
}

export async function registerForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, collect([...new URLSearchParams(String(body))])),
  );
  await app.register(multipart, {
    limits: { fileSize: MOST_BYTES, files: MOST_FILES, fields: 60, fieldSize: 200_000, parts: 80 },
  });
  app.decorateRequest('sentFiles', null as unknown as SentFile[]);
  app.addHook('onRequest', async (request) => void (request.sentFiles = []));
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) await readMultipart(request);
  });
}
