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
  header('webhook-id', 'Identical on every attempt to deliver this message. Use it to process each message only once.'),
  header('webhook-timestamp', 'Unix time in seconds. Reject messages that are more than five minutes old.'),
  header(
    'webhook-signature',
    'As specified by Standard Webhooks: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`. For 24 hours after a new secret is created, the header contains two signatures, separated by a space.',
  ),
];

/** What the portal sends by itself: the five events and the test message, each with a sample. */
export function describeWebhooks(): Schema {
  const events = eventTypes.map((type) => [
    type,
    describe(type, eventSummaries[type], toSchema(eventData[type], 'output')),
  ]);
  const test = describe(testEventType, 'The message that “Send test” sends. It reports no event.', {
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
        '2XX': {
          description:
            'Received. Respond within 10 seconds. After any other response, delivery is retried for about 18 hours.',
        },
        '410': { description: 'The endpoint is disabled, and nothing more is sent to it.' },
      },
    },
  };
}
