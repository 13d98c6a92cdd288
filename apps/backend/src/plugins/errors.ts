/** Answers every error in one shape (contract §1.3): domain errors, invalid input, bugs, an unavailable database. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MALFORMED } from '@shop/util/edge';
import { translate, type MessageKey } from '../messages';
import { DomainError } from '../domain-error';

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

function isDatabaseUnavailable(error: unknown): boolean {
  const causes = [error, (error as { cause?: unknown }).cause] as { code?: string; message?: string }[];
  return causes.some(
    (cause) =>
      UNAVAILABLE_CODES.has(cause?.code ?? '') ||
      /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/.test(
        cause?.message ?? '',
      ),
  );
}

function fieldOf(error: FastifyError): string {
  const first = error.validation?.[0];
  const missing = (first?.params as { missingProperty?: string } | undefined)?.missingProperty;
  return missing ?? first?.instancePath.split('/').filter(Boolean)[0] ?? error.validationContext ?? 'request';
}

/** The message of each JSON schema keyword that can fail. */
const VALIDATION_MESSAGES: Record<string, MessageKey> = {
  required: 'fieldMissing',
  enum: 'fieldChoice',
  const: 'fieldChoice',
  anyOf: 'fieldChoice',
  minimum: 'fieldTooSmall',
  exclusiveMinimum: 'fieldTooSmall',
  minLength: 'fieldTooSmall',
  minItems: 'fieldTooSmall',
  maximum: 'fieldTooLarge',
  exclusiveMaximum: 'fieldTooLarge',
  maxLength: 'fieldTooLarge',
  maxItems: 'fieldTooLarge',
};

function validationMessage(error: FastifyError): MessageKey {
  const first = error.validation?.[0];
  const type = (first?.params as { type?: unknown } | undefined)?.type;
  if (first?.keyword === 'type') {
    if (type === 'integer' || type === 'number') return 'fieldNumber';
    return type === 'string' ? 'fieldText' : 'fieldForm';
  }
  return VALIDATION_MESSAGES[first?.keyword ?? ''] ?? 'fieldForm';
}

/** 404 for an unknown path. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = translate('nothingHere', request.place?.language ?? 'en');
  return reply.code(404).send({ errors: [{ code: 'not_found', message }], message });
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    const language = request.place?.language ?? 'en';
    const answer = (status: number, code: string, message: string, fields = {}) =>
      reply.code(status).send({ errors: [{ code, message }], message, ...fields });
    if (error instanceof DomainError) {
      request.domainError = error;
      if (error.retryAfter !== null) void reply.header('Retry-After', String(error.retryAfter));
      return answer(error.status, error.code, translate(error.messageKey, language, error.values), error.fields);
    }
    if (error.validation) {
      const field = fieldOf(error);
      return answer(403, field, translate(validationMessage(error), language, { field }));
    }
    if (error.statusCode === 429) return answer(429, 'throttled', translate('tooMany', language));
    if (error.statusCode && error.statusCode < 500)
      return answer(
        error.statusCode,
        error.code ?? 'request',
        translate(error.statusCode === 413 ? 'bodyTooLarge' : 'bodyMalformed', language),
      );
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error.message }, 'database unavailable');
      void reply.header('Retry-After', '3');
      return answer(503, 'unavailable', translate('unavailable', language));
    }
    request.log.error({ err: error }, 'unexpected error');
    return answer(500, 'broken', translate('broken', language));
  });
  app.setNotFoundHandler(answerNotFound);
  app.all(MALFORMED, { schema: { hide: true } }, () => {
    throw new DomainError(400, 'address', 'bodyMalformed');
  });
}
