import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { type RefusalCode, refusals } from '#contract/refusals';
import { may } from '#domain/identity/permissions';
import { type Json, type Schema, toSchema } from './toSchema.ts';

/** One call of the contract as an operation of OpenAPI 3.1. `examples` are values of this installation by input name. */
export function describeOperation(endpoint: Endpoint, examples: Record<string, Json> = {}): Schema {
  const { parameters, body } = partInput(endpoint, examples);
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(endpoint.scope ? { 'x-scope': endpoint.scope } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
  };
}

export const tagOf = ({ path }: Endpoint): string => path.split('/')[1] ?? 'portal';

/** `POST /cases/:id/status/` is `postCasesIdStatus`. */
export function operationIdOf({ method, path }: Endpoint): string {
  const words = path.split(/[^a-z0-9]+/i).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

function partInput(endpoint: Endpoint, examples: Record<string, Json>): { parameters: Json[]; body: Schema | null } {
  const input = toSchema(endpoint.input, 'input');
  const properties = Object.entries((input.properties ?? {}) as Record<string, Schema>).map(
    ([name, schema]): [string, Schema] => [
      name,
      examples[name] === undefined ? schema : { ...schema, examples: [examples[name]] },
    ],
  );
  const required = (input.required ?? []) as string[];
  const inPath = pathNames(endpoint.path);
  const place = (name: string, schema: Schema, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
    ...(schema.description ? { description: schema.description } : {}),
  });
  const parameters: Json[] = inPath.map((name) =>
    place(name, properties.find(([property]) => property === name)?.[1] ?? { type: 'string' }, 'path'),
  );
  for (const [name, description] of Object.entries(endpoint.headers ?? {})) {
    parameters.push({ name, in: 'header', required: false, schema: { type: 'string' }, description });
  }
  const rest = properties.filter(([name]) => !inPath.includes(name));
  const takesBody = endpoint.body !== undefined && endpoint.body !== 'none';
  if (!takesBody)
    return { parameters: [...parameters, ...rest.map(([name, one]) => place(name, one, 'query'))], body: null };
  const needed = required.filter((name) => !inPath.includes(name));
  return { parameters, body: describeBody(endpoint, Object.fromEntries(rest), needed) };
}

/** The type that tus prescribes for a part of a document. */
const bytesType = 'application/offset+octet-stream';

function describeBody(endpoint: Endpoint, fields: Record<string, Schema>, required: string[]): Schema {
  const object = (properties: Record<string, Schema>, needed: string[]): Schema => ({
    type: 'object',
    properties,
    ...(needed.length > 0 ? { required: needed } : {}),
  });
  if (endpoint.body === 'bytes') return { required: true, content: { [bytesType]: { schema: {} } } };
  if (endpoint.body !== 'files') {
    const schema = object(fields, required);
    const forms = { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } };
    return { required: true, content: { 'application/json': { schema }, ...(endpoint.body === 'form' ? forms : {}) } };
  }
  const files = Object.entries(endpoint.files ?? {});
  const parts = files.map(([name, { atMost, description }]): [string, Schema] => {
    const file: Schema = { type: 'string', format: 'binary' };
    return [
      name,
      atMost === 1 ? { ...file, description } : { type: 'array', items: file, maxItems: atMost, description },
    ];
  });
  const needed = files.filter(([, { required: isNeeded }]) => isNeeded).map(([name]) => name);
  const asJson = Object.entries(fields).filter(([, { type }]) => type === 'array' || type === 'object');
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: object({ ...Object.fromEntries(parts), ...fields }, [...needed, ...required]),
        ...(asJson.length > 0
          ? { encoding: Object.fromEntries(asJson.map(([name]) => [name, { contentType: 'application/json' }])) }
          : {}),
      },
    },
  };
}

function securityOf({ scope, permission }: Endpoint): Json {
  if (scope) return [{ key: [] }];
  return may('visitor', permission) ? [] : [{ session: [] }];
}

function successOf({ reply, accepted, status, produces, files }: Endpoint): Schema {
  const schema = toSchema(reply, 'output');
  const isBytes =
    produces !== undefined || !('type' in schema || 'anyOf' in schema || 'oneOf' in schema || '$ref' in schema);
  const content: Schema = isBytes
    ? Object.fromEntries((produces ?? ['application/octet-stream']).map((type) => [type, { schema: {} }]))
    : { 'application/json': { schema } };
  const done = status === 201 ? (files ? 'Received.' : 'Created.') : 'Success.';
  return {
    [String(status)]: { description: done, headers: requestIdHeader, ...(status === 204 ? {} : { content }) },
    ...(accepted ? { '202': describeAccepted(accepted) } : {}),
  };
}

function describeAccepted(accepted: z.ZodType): Schema {
  return {
    description: 'The job, in response to `Prefer: respond-async`. Poll the URL in the Location header for its state.',
    headers: { ...requestIdHeader, Location: { schema: { type: 'string' } } },
    content: { 'application/json': { schema: toSchema(accepted, 'output') } },
  };
}

const requestIdHeader: Schema = {
  'X-Request-Id': {
    description: 'Identifies the request in the server’s log.',
    schema: { type: 'string', format: 'uuid' },
  },
};

const keyRefusals: RefusalCode[] = [
  'invalid_input',
  'key_needed',
  'key_refused',
  'key_scope_missing',
  'not_permitted',
  'not_found',
  'key_limit_reached',
];
const ofCall: Record<string, RefusalCode[]> = {
  '/v1/documents/analyze': ['document_too_large', 'document_wrong_type', 'document_encrypted', 'document_corrupt'],
  '/v1/filings/multi-court': [
    'main_document_missing',
    'idempotency_key_reused',
    'no_court_received',
    'document_too_large',
    'document_wrong_type',
  ],
};

function refusalsOf({ scope, path }: Endpoint): Schema {
  if (!scope) {
    return {
      default: {
        description: 'The request was refused.',
        content: { 'application/json': { schema: refersTo('Refusal') } },
      },
    };
  }
  const codes = [...keyRefusals, ...(ofCall[path] ?? [])];
  const statuses = [...new Set(codes.map((code) => refusals[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes
          .filter((code) => refusals[code].status === status)
          .map((code) => `\`${code}\`: ${refusals[code].words}`)
          .join('\n\n'),
        content: { 'application/problem+json': { schema: refersTo('Problem') } },
      },
    ]),
  );
}

const refersTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
