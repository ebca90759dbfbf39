import { eventData, eventSummaries } from '#contract/webhookEvents';
import { eventTypes, testEventType } from '#domain/integrations/eventTypes';
import { sampleOf } from './sampleOf.ts';
import { type Schema, toSchema } from './toSchema.ts';

const header = (name: string, description: string): Schema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'The same each time that this message is sent: process it once.'),
  header('webhook-timestamp', 'Seconds since 1970. Refuse what is more than five minutes old.'),
  header(
    'webhook-signature',
    'Standard Webhooks: `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`; several, parted by spaces, while a secret is being changed.',
  ),
];

/** What the portal sends by itself: the five events and the test message, each with a sample. */
export function describeWebhooks(): Schema {
  const events = eventTypes.map((type) => [
    type,
    describe(type, eventSummaries[type], toSchema(eventData[type], 'output')),
  ]);
  const test = describe(testEventType, 'What “Send test” sends. It tells of nothing in the court.', {
    type: 'object',
    properties: {
      endpointId: { type: 'string', format: 'uuid', examples: ['2c7b9b1e-8f4d-4f5a-a3d6-1e0f9c8b7a65'] },
    },
    required: ['endpointId'],
  });
  return Object.fromEntries([...events, [testEventType, test]]);
}

function describe(type: string, summary: string, data: Schema): Schema {
  const schema: Schema = {
    type: 'object',
    properties: {
      type: { const: type },
      timestamp: { type: 'string', format: 'date-time', examples: ['2026-03-03T18:20:00.000Z'] },
      data,
    },
    required: ['type', 'timestamp', 'data'],
  };
  return {
    post: {
      operationId: `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary,
      tags: ['webhooks'],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema, example: sampleOf(schema) } } },
      responses: {
        '2XX': { description: 'Received. Answer within 10 seconds; anything else is sent again over some 18 hours.' },
        '410': { description: 'Sends nothing more: the endpoint is disabled.' },
      },
    },
  };
}
