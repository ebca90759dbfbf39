import { z } from 'zod';
import { eventTypes, testEventType } from '#domain/integrations/eventTypes';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

export const endpointStates = ['active', 'paused', 'disabled'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed', 'cancelled'] as const;

/** An address of another system that receives events. The secret is never included. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  event_types: z.array(z.enum(eventTypes)),
  state: z.enum(endpointStates),
  disabled_reason: z.string().nullable(),
  failing_since: Moment.nullable(),
  /** Until when the previous secret also signs; null if it does not. */
  previous_secret_until: Moment.nullable(),
  created_by: z.string(),
  created_at: Moment,
  version: z.number().int(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  type: z.enum([...eventTypes, testEventType]),
  subject_id: z.string(),
  occurred_at: Moment,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  next_attempt_at: Moment.nullable(),
  last_status: z.number().int().nullable(),
  last_error: z.string().nullable(),
  delivered_at: Moment.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookAttempt = z.object({
  number: z.number().int(),
  at: Moment,
  duration_ms: z.number().int(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  response: z.string().nullable(),
  by_hand: z.boolean(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const DeliveryDetails = WebhookDelivery.extend({
  /** The webhook-id header. */
  message_id: z.string(),
  /** The body, byte for byte as it is sent. */
  body: z.string(),
  tries: z.array(WebhookAttempt),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetails>;

const Settings = z.object({
  url: z
    .string({ error: 'Enter the address' })
    .trim()
    .min(1, 'Enter the address')
    .max(2000, 'The address is longer than 2,000 characters'),
  description: z
    .string()
    .trim()
    .max(100, 'The name is longer than 100 characters')
    .regex(/^\P{Cc}*$/u, 'Remove the control characters')
    .default(''),
  event_types: z
    .array(z.enum(eventTypes), { error: 'Choose at least one event' })
    .min(1, 'Choose at least one event')
    .transform((types) => eventTypes.filter((type) => types.includes(type))),
});

/** Shown only once. */
const WithSecret = z.object({ message: z.string(), endpoint: WebhookEndpoint, secret: z.string() });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks/',
  permission: 'webhooks:manage',
  input: z.object({}),
  reply: z.object({ data: z.array(WebhookEndpoint) }),
  status: 200,
  summary: 'Lists the court’s endpoints with their states.',
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/',
  permission: 'webhooks:manage',
  body: 'json',
  input: Settings,
  reply: WithSecret,
  status: 201,
  summary: 'Creates an endpoint. Only this response includes its signing secret.',
});

export const editWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/:id/',
  permission: 'webhooks:manage',
  body: 'json',
  input: Settings.extend({ id: z.uuid(), state: z.enum(['active', 'paused']), version: z.int().min(1) }),
  reply: z.object({ message: z.string(), endpoint: WebhookEndpoint }),
  status: 200,
  summary: 'Changes an endpoint, pauses it, or enables it again.',
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:id/',
  permission: 'webhooks:manage',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes an endpoint. The record of its deliveries is kept.',
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/webhooks/:id/rotate/',
  permission: 'webhooks:manage',
  input: z.object({ id: z.uuid() }),
  reply: WithSecret,
  status: 200,
  summary:
    'Creates a new signing secret. For 24 hours, deliveries are signed with both the new and the previous secret.',
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:id/test/',
  permission: 'webhooks:manage',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), delivery: WebhookDelivery }),
  status: 200,
  summary: 'Sends one webhook.test message immediately and returns the result.',
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:id/deliveries/',
  permission: 'webhooks:manage',
  input: z.object({
    id: z.uuid(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    state: z.enum(deliveryStates).optional(),
  }),
  reply: z.object({ data: z.array(WebhookDelivery), total: z.number().int(), total_pages: z.number().int() }),
  status: 200,
  summary: 'Lists the deliveries to an endpoint, newest first.',
});

export const readDelivery = endpoint({
  method: 'GET',
  path: '/webhooks/deliveries/:delivery_id/',
  permission: 'webhooks:manage',
  input: z.object({ delivery_id: z.uuid() }),
  reply: DeliveryDetails,
  status: 200,
  summary: 'Returns one delivery with its body and the response to each attempt.',
});

export const redeliverWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/deliveries/:delivery_id/redeliver/',
  permission: 'webhooks:manage',
  input: z.object({ delivery_id: z.uuid() }),
  reply: z.object({ message: z.string(), delivery: WebhookDelivery }),
  status: 200,
  summary: 'Sends a delivery again immediately, with the same ID.',
});
