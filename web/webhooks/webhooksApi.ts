import * as contract from '#contract/webhooks';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type EndpointSettings = Given<typeof contract.createWebhook>;
export type LogQuery = Given<typeof contract.listDeliveries>;

/** The endpoints of the webhook configuration. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: ask(build, contract.listWebhooks, { pick: ({ data }) => data, providesTags: ['Webhooks'] }),
    createWebhook: change(build, contract.createWebhook, { invalidatesTags: onSuccess('Webhooks') }),
    editWebhook: change(build, contract.editWebhook, {
      // After a stale edit, the current data is shown.
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: change(build, contract.removeWebhook, { invalidatesTags: ['Webhooks'] }),
    rotateWebhookSecret: change(build, contract.rotateWebhookSecret, { invalidatesTags: ['Webhooks'] }),
    testWebhook: change(build, contract.testWebhook, { invalidatesTags: ['Webhooks'] }),
    listDeliveries: ask(build, contract.listDeliveries, {
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    readDelivery: ask(build, contract.readDelivery, {
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    redeliverWebhook: change(build, contract.redeliverWebhook, { invalidatesTags: ['Webhooks'] }),
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
