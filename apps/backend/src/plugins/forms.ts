/**
 * Request bodies: JSON, form fields, and multipart for files (contract §1.1, §1.2). A body is parsed only where a
 * route declares one, and an unknown path is answered before its body is read (reliability 34).
 */
import multipart from '@fastify/multipart';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';
import { answerNotFound } from './errors';

export interface SentFile {
  /** Field name without list brackets. */
  field: string;
  /** Path of the temporary file, deleted after the response. */
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content. */
  hash: string;
}
declare module 'fastify' {
  interface FastifyRequest {
    sentFiles: SentFile[];
    /** Temporary folder of the request's files; null without files. */
    sentFolder: string | null;
  }
  interface FastifyContextConfig {
    /** Files allowed in a multipart body of this route. Without it multipart is rejected. */
    files?: number;
    /** Parses a body although the route has no schema for it. */
    body?: true;
  }
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes of all text fields together. */
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_FIELDS = 200;
const MAX_DEPTH = 40;
const HOUR = 3_600_000;

const withoutBrackets = (name: string) => name.replace(/\[\d*\]$/, '');

/** A repeated `a[]` becomes a list; any other repeated name keeps its last value. @throws DomainError for too many fields */
function collect(fields: [string, string][]): Record<string, unknown> {
  if (fields.length > MAX_FIELDS) throw new DomainError(403, 'body', 'fieldsTooMany', { most: MAX_FIELDS });
  const body = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of fields) {
    const key = withoutBrackets(name);
    const earlier = body[key];
    if (name === key) body[key] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else body[key] = [value];
  }
  return body;
}

/** Counts the fields before parsing them. */
function readFields(text: string): Record<string, unknown> {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= MAX_FIELDS; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > MAX_FIELDS) throw new DomainError(403, 'body', 'fieldsTooMany', { most: MAX_FIELDS });
  return collect([...new URLSearchParams(text)]);
}

/** Whether JSON is nested too deeply, judged by its brackets without parsing. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

const declaresBody = ({ routeOptions: { schema, config } }: FastifyRequest) =>
  schema?.body !== undefined || config.body === true;
const isMultipart = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

async function readMultipart(request: FastifyRequest, incoming: string, maxFiles: number): Promise<void> {
  const fields: [string, string][] = [];
  let text = 0;
  const limits = {
    fileSize: MAX_FILE_BYTES,
    files: maxFiles,
    fields: MAX_FIELDS,
    fieldSize: MAX_TEXT_BYTES,
    parts: MAX_FIELDS + maxFiles,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const value = String(part.value);
      text += value.length;
      if (part.valueTruncated || text > MAX_TEXT_BYTES) throw new DomainError(413, 'body', 'bodyTooLarge');
      fields.push([part.fieldname, value]);
    } else {
      request.sentFolder ??= join(incoming, randomUUID());
      await mkdir(request.sentFolder, { recursive: true });
      const path = join(request.sentFolder, String(request.sentFiles.length));
      const digest = createHash('sha256');
      const hashed = async function* (bytes: AsyncIterable<Buffer>) {
        for await (const chunk of bytes) {
          digest.update(chunk);
          yield chunk;
        }
      };
      await pipeline(part.file, hashed, createWriteStream(path, { flags: 'wx' }));
      if (part.file.truncated) throw new DomainError(403, 'file', 'fileTooLarge', { megabytes: 5 });
      const [field, size] = [withoutBrackets(part.fieldname), part.file.bytesRead];
      if (size > 0) request.sentFiles.push({ field, path, size, hash: digest.digest('base64url') });
      // Without a name it is a file field of a form in which nothing was chosen.
      else if (part.filename) throw new DomainError(403, field, 'fileEmpty');
    }
  }
  request.body = collect(fields);
}

function toDomainError(error: unknown, maxFiles: number): DomainError {
  if (error instanceof DomainError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError(403, 'file', 'fileTooLarge', { megabytes: 5 });
  if (code === 'FST_FILES_LIMIT') return new DomainError(403, 'file', 'filesTooMany', { most: maxFiles });
  return new DomainError(403, 'body', 'bodyMalformed');
}

/** Deletes temporary files of killed processes. */
async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = join(incoming, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - HOUR) await rm(folder, { recursive: true, force: true });
  }
}

/** Rejects a body before it is read and closes the connection: otherwise the rest would still be received. */
const rejectUnread = (reply: FastifyReply, error: DomainError): DomainError => {
  void reply.header('connection', 'close');
  return error;
};

/**
 * Register it after the rate limits, because it answers early.
 * @param incoming folder for temporary files
 * @param countUpload called before a body with files is read @throws DomainError
 */
export async function registerForms(
  app: FastifyInstance,
  incoming: string,
  countUpload: (request: FastifyRequest) => Promise<void> = async () => undefined,
): Promise<void> {
  await sweep(incoming);
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!declaresBody(request)) return done(null, undefined);
    if (isTooDeep(String(body))) return done(new DomainError(403, 'body', 'bodyMalformed'));
    return json(request, String(body), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    try {
      done(null, declaresBody(request) ? readFields(String(body)) : undefined);
    } catch (error) {
      done(error as Error);
    }
  });
  await app.register(multipart);
  app.decorateRequest('sentFiles', null as unknown as SentFile[]);
  app.decorateRequest('sentFolder', null);
  app.addHook('onRequest', async (request, reply) => {
    request.sentFiles = [];
    if (request.is404) return answerNotFound(request, reply);
    if (!isMultipart(request)) return undefined;
    const { files } = request.routeOptions.config;
    if (files === undefined) throw rejectUnread(reply, new DomainError(415, 'body', 'bodyMalformed'));
    if (Number(request.headers['content-length'] ?? 0) > files * MAX_FILE_BYTES + 2 * MAX_TEXT_BYTES)
      throw rejectUnread(reply, new DomainError(403, 'file', 'fileTooLarge', { megabytes: 5 }));
    await countUpload(request);
    return undefined;
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return;
    const { files = 0 } = request.routeOptions.config;
    await readMultipart(request, incoming, files).catch((error: unknown) => {
      throw rejectUnread(reply, toDomainError(error, files));
    });
  });
  app.addHook('onResponse', async ({ sentFolder }) => {
    if (sentFolder) await rm(sentFolder, { recursive: true, force: true });
  });
}
