import type { z } from 'zod';
import * as contract from '#contract/site';
import { api } from '#web/api.ts';

/** What a visitor may ask of this installation. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestContact: build.mutation<{ message: string }, z.input<typeof contract.ContactRequest>>({
      query: (input) => ({ endpoint: contract.requestContact, input }),
    }),
  }),
});

export const { useRequestContactMutation } = siteApi;
