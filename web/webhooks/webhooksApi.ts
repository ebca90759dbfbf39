import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/webhooks';
import type { EventType } from '#domain/integrations/eventTypes';
import { api } from '#web/api.ts';

export type EndpointSettings = { url: string; description: string; event_types: EventType[] };
type Edit = EndpointSettings & { id: string; state: 'active' | 'paused'; version: number };
export type LogQuery = { id: string; page: number; state?: contract.WebhookDelivery['state'] };

const unlessFailed = (_reply: unknown, failed: unknown) => (failed ? [] : (['Webhooks'] as const));

/** Webhooks, as their configuration asks for them. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<contract.WebhookEndpoint[], void>({
      query: () => ({ endpoint: contract.listWebhooks, input: {} }),
      transformResponse: (reply: ReplyOf<typeof contract.listWebhooks>) => reply.data,
      providesTags: ['Webhooks'],
    }),
    createWebhook: build.mutation<ReplyOf<typeof contract.createWebhook>, EndpointSettings>({
      query: (input) => ({ endpoint: contract.createWebhook, input }),
      invalidatesTags: unlessFailed,
    }),
    editWebhook: build.mutation<ReplyOf<typeof contract.editWebhook>, Edit>({
      query: (input) => ({ endpoint: contract.editWebhook, input }),
      // A stale edit shows the current data.
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.removeWebhook, input: { id } }),
      invalidatesTags: ['Webhooks'],
    }),
    rotateWebhookSecret: build.mutation<ReplyOf<typeof contract.rotateWebhookSecret>, string>({
      query: (id) => ({ endpoint: contract.rotateWebhookSecret, input: { id } }),
      invalidatesTags: ['Webhooks'],
    }),
    testWebhook: build.mutation<ReplyOf<typeof contract.testWebhook>, string>({
      query: (id) => ({ endpoint: contract.testWebhook, input: { id } }),
      invalidatesTags: ['Webhooks'],
    }),
    listDeliveries: build.query<ReplyOf<typeof contract.listDeliveries>, LogQuery>({
      query: (input) => ({ endpoint: contract.listDeliveries, input }),
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    readDelivery: build.query<contract.DeliveryDetails, string>({
      query: (delivery_id) => ({ endpoint: contract.readDelivery, input: { delivery_id } }),
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    redeliverWebhook: build.mutation<ReplyOf<typeof contract.redeliverWebhook>, string>({
      query: (delivery_id) => ({ endpoint: contract.redeliverWebhook, input: { delivery_id } }),
      invalidatesTags: ['Webhooks'],
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useEditWebhookMutation,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListDeliveriesQuery,
  useReadDeliveryQuery,
  useRedeliverWebhookMutation,
} = webhooksApi;
