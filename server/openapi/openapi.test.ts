import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventData, WebhookMessage } from '#contract/webhookEvents';
import { eventTypes } from '#domain/integrations/eventTypes';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  security: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
};

let court: TestServer;
let document: Document;
beforeAll(async () => {
  court = await startTestServer();
  document = (await court.as('visitor').get('/openapi.json')).json();
});
afterAll(() => court.stop());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1, by the meta-schema', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  test('has every call that is served, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(court.app.served.map(({ method, path }) => `${method} /api${path}`).sort());
    expect(described.length).toBeGreaterThan(80);
  });

  test('shows a court of this installation where courts are named', () => {
    const { requestBody } = document.paths['/api/v1/filings/multi-court']!.post!;
    const schema = requestBody!.content['multipart/form-data']!.schema as {
      properties: { courtIds: { examples: unknown[] } };
    };
    expect(schema.properties.courtIds.examples).toEqual([[court.services.config.court.id]]);
  });

  test('has schemas that compile, and a unique name for each operation', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'openapi' });
    for (const operation of operations()) {
      const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      );
      for (const { schema } of contents) {
        const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
        expect(() => ajv.compile(absolute), operation.operationId).not.toThrow();
      }
    }
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters = [] } of Object.values(methods)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(named.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
      }
    }
  });

  test('says which calls take a key, which a session, and which are open', () => {
    const of = (path: string, method: string) => document.paths[path]![method]!.security;
    expect(of('/api/v1/documents/analyze', 'post')).toEqual([{ key: [] }]);
    expect(of('/api/documents/lists/', 'get')).toEqual([{ session: [] }]);
    expect(of('/api/site/', 'get')).toEqual([]);
  });

  test('says what the four calls of /api/v1 take', () => {
    const fields = (path: string, type = 'multipart/form-data') =>
      Object.keys(
        (document.paths[path]!.post!.requestBody!.content[type]!.schema as { properties: object }).properties,
      ).sort();
    expect(fields('/api/v1/documents/analyze')).toEqual(['caseType', 'courtLevel', 'file', 'jurisdiction']);
    expect(fields('/api/v1/filings/multi-court')).toEqual(['caseDetails', 'courtIds', 'filerInfo', 'filingDocuments']);
    expect(fields('/api/v1/documents/generate', 'application/json')).toEqual([
      'caseData',
      'format',
      'jurisdiction',
      'templateId',
    ]);
    const status = document.paths['/api/v1/cases/{caseId}/status']!.get!;
    expect(status.parameters!.map(({ name }) => name)).toEqual(['caseId', 'includeFilings', 'includeDockets']);
    const headersOf = (path: string) => document.paths[path]!.post!.parameters!.map(({ name }) => name);
    expect(headersOf('/api/v1/documents/analyze')).toEqual(['Prefer']);
    expect(headersOf('/api/v1/filings/multi-court')).toEqual(['Idempotency-Key']);
    expect(Object.keys(document.paths['/api/v1/documents/analyze']!.post!.responses)).toContain('202');
  });
});

describe('the webhooks in it', () => {
  test.each(eventTypes)('%s has a sample that fits its schema and the contract', (type) => {
    const media = document.webhooks[type]!.post.requestBody!.content['application/json']!;
    const message = WebhookMessage.parse(media.example);
    expect(message.type).toBe(type);
    expect(eventData[type].parse(message.data)).toEqual(message.data);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    expect(ajv.validate(media.schema, media.example), ajv.errorsText()).toBe(true);
  });

  test('have no empty values in their samples', () => {
    for (const type of eventTypes) {
      const { example } = document.webhooks[type]!.post.requestBody!.content['application/json']!;
      const { data } = example as { data: Record<string, unknown> };
      expect(Object.entries(data).filter(([, value]) => value === null || value === '')).toEqual([]);
    }
  });
});
