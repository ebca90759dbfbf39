import * as courtContract from '#contract/courtSettings';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as profileContract from '#contract/profile';
import * as contract from '#contract/settings';
import { api } from '#web/api.ts';
import { refreshSession } from '#web/identity/refreshSession.ts';
import { preferencesSaved } from '#web/identity/userSlice.ts';

type Change = contract.PreferencesChange & { version?: number };
type CourtChange = InputOf<typeof courtContract.saveCourtSettings>;
type Message = { message: string };

/** The header shows name and court: it follows at once. */
async function refreshAfter(
  _asked: unknown,
  { dispatch, queryFulfilled }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<unknown> },
) {
  const saved = await queryFulfilled.then(() => true).catch(() => false);
  if (saved) dispatch(refreshSession() as never);
}

/**
 * API calls of the settings. After a refused change, the data is fetched again, because someone else may have been
 * faster.
 */
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
    readProfile: build.query<profileContract.Profile, void>({
      query: () => ({ endpoint: profileContract.readProfile, input: {} }),
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<ReplyOf<typeof profileContract.saveProfile>, { full_name: string; version: number }>({
      query: (input) => ({ endpoint: profileContract.saveProfile, input }),
      onQueryStarted: refreshAfter,
      invalidatesTags: ['Profile'],
    }),
    changePassword: build.mutation<Message, { current_password: string; new_password: string }>({
      query: (input) => ({ endpoint: profileContract.changePassword, input }),
      invalidatesTags: ['Sessions'],
    }),
    claimAttorney: build.mutation<Message, { bar_number: string }>({
      query: (input) => ({ endpoint: profileContract.claimAttorney, input }),
      invalidatesTags: ['Profile'],
    }),
    withdrawClaim: build.mutation<Message, void>({
      query: () => ({ endpoint: profileContract.withdrawClaim, input: {} }),
      invalidatesTags: ['Profile'],
    }),
    readCourtSettings: build.query<courtContract.CourtSettings, void>({
      query: () => ({ endpoint: courtContract.readCourtSettings, input: {} }),
      providesTags: ['CourtSettings'],
    }),
    saveCourtSettings: build.mutation<ReplyOf<typeof courtContract.saveCourtSettings>, CourtChange>({
      query: (input) => ({ endpoint: courtContract.saveCourtSettings, input }),
      onQueryStarted: refreshAfter,
      invalidatesTags: ['CourtSettings'],
    }),
  }),
});

export const {
  useReadPreferencesQuery,
  useSavePreferencesMutation,
  useReadProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useClaimAttorneyMutation,
  useWithdrawClaimMutation,
  useReadCourtSettingsQuery,
  useSaveCourtSettingsMutation,
} = settingsApi;
