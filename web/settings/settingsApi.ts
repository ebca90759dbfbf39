import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/settings';
import { api } from '#web/api.ts';
import { preferencesSaved } from '#web/identity/userSlice.ts';

type Change = contract.PreferencesChange & { version?: number };

/** Settings, as the screens ask for them. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPreferences: build.query<contract.Preferences, void>({
      query: () => ({ endpoint: contract.readPreferences, input: {} }),
      providesTags: ['Preferences'],
    }),
    savePreferences: build.mutation<ReplyOf<typeof contract.savePreferences>, Change>({
      query: (input) => ({ endpoint: contract.savePreferences, input }),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        const { date_format, time_format, theme, language, usual_court } = reply.data.preferences;
        dispatch(preferencesSaved({ date_format, time_format, theme, language, usual_court }));
      },
      invalidatesTags: ['Preferences'],
    }),
  }),
});

export const { useReadPreferencesQuery, useSavePreferencesMutation } = settingsApi;
