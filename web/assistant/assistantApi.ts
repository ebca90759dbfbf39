import * as contract from '#contract/assistant';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The stored conversation with the assistant. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    readConversation: ask(build, contract.readConversation),
    askAssistant: change(build, contract.askAssistant, {
      onQueryStarted: async (_content, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        const { messages, version } = answered.data;
        dispatch(
          assistantApi.util.updateQueryData('readConversation', undefined, (before) => {
            before.messages.push(...messages);
            before.version = version;
          }),
        );
      },
    }),
    clearConversation: change(build, contract.clearConversation, {
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const cleared = await queryFulfilled.catch(() => null);
        if (!cleared) return;
        dispatch(
          assistantApi.util.updateQueryData('readConversation', undefined, (before) => {
            before.messages = [];
          }),
        );
      },
    }),
  }),
});

export const { useReadConversationQuery, useAskAssistantMutation, useClearConversationMutation } = assistantApi;
