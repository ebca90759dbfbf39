import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '#web/calls/api.ts';

/** The part of the store's state that contains the server's responses. */
export type Answers = { [api.reducerPath]: ReturnType<typeof api.reducer> };
type Ask = ReturnType<ReturnType<typeof api.injectEndpoints>['util']['invalidateTags']>;
type Endpoints = Record<string, { initiate(input: unknown, options: { forceRefetch: true; subscribe: false }): Ask }>;

/** Repeats the refused calls after the person has signed in again on the page that shows the errors. */
export function askAgain(state: Answers, dispatch: (ask: Ask) => unknown): void {
  for (const query of Object.values(state[api.reducerPath].queries)) {
    if (query?.status !== QueryStatus.rejected || !query.endpointName) continue;
    const endpoint = (api.endpoints as Endpoints)[query.endpointName];
    if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
}
