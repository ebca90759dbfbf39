import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/kernel/Refusal';

/** Reads the text fields of a multipart form which carries no files. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for await (const part of partsOf(request)) {
    if (part.type !== 'field' || typeof part.value !== 'string') throw new Refusal('unreadable_body');
    fields[part.fieldname] = part.value;
  }
  return fields;
}

/** The parts as they come. A form without a boundary, or one that breaks off, is the sender's mistake. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { files: 0, fields: 40, fieldSize: 64 * 1024 } });
  } catch {
    throw new Refusal('unreadable_body');
  }
}
