import * as acceptanceContract from '#contract/acceptanceSettings';
import * as courtContract from '#contract/courtSettings';
import * as datesContract from '#contract/filingDateSettings';
import * as learningContract from '#contract/learning';
import * as profileContract from '#contract/profile';
import * as responseContract from '#contract/responseTimes';
import * as sealContract from '#contract/seals';
import * as serviceContract from '#contract/serviceSettings';
import * as contract from '#contract/settings';
import * as tentativeContract from '#contract/tentativeSettings';
import * as uploadContract from '#contract/uploadSettings';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import { refreshSession } from '#web/identity/refreshSession.ts';
import { preferencesSaved } from '#web/session/userSlice.ts';

/** The header shows the name and the court, and is updated immediately. */
async function refreshAfter(
  _asked: unknown,
  { dispatch, queryFulfilled }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<unknown> },
) {
  const saved = await queryFulfilled.then(() => true).catch(() => false);
  if (saved) dispatch(refreshSession() as never);
}

/**
 * API calls of the settings. After a refused change, the data is fetched again, because someone else may have changed
 * it.
 */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPreferences: ask(build, contract.readPreferences, { providesTags: ['Preferences'] }),
    savePreferences: change(build, contract.savePreferences, {
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        const { date_format, time_format, theme, language, usual_court } = reply.data.preferences;
        dispatch(preferencesSaved({ date_format, time_format, theme, language, usual_court }));
      },
      invalidatesTags: ['Preferences'],
    }),
    readProfile: ask(build, profileContract.readProfile, { providesTags: ['Profile'] }),
    saveProfile: change(build, profileContract.saveProfile, {
      onQueryStarted: refreshAfter,
      invalidatesTags: ['Profile'],
    }),
    changePassword: change(build, profileContract.changePassword, { invalidatesTags: ['Sessions'] }),
    claimAttorney: change(build, profileContract.claimAttorney, { invalidatesTags: ['Profile'] }),
    withdrawClaim: change(build, profileContract.withdrawClaim, { invalidatesTags: ['Profile'] }),
    readCourtSettings: ask(build, courtContract.readCourtSettings, { providesTags: ['CourtSettings'] }),
    saveCourtSettings: change(build, courtContract.saveCourtSettings, {
      onQueryStarted: refreshAfter,
      invalidatesTags: ['CourtSettings'],
    }),
    readFilingDateRules: ask(build, datesContract.readFilingDateRules, { providesTags: ['CourtSettings'] }),
    saveFilingDateSettings: change(build, datesContract.saveFilingDateSettings, { invalidatesTags: ['CourtSettings'] }),
    readAcceptanceRules: ask(build, acceptanceContract.readAcceptanceRules, { providesTags: ['CourtSettings'] }),
    saveAcceptanceSettings: change(build, acceptanceContract.saveAcceptanceSettings, {
      invalidatesTags: ['CourtSettings', 'Review'],
    }),
    readServiceRules: ask(build, serviceContract.readServiceRules, { providesTags: ['CourtSettings'] }),
    readCertificate: ask(build, sealContract.readCertificate, { providesTags: ['CourtSettings'] }),
    createCertificate: change(build, sealContract.createCertificate, { invalidatesTags: ['CourtSettings'] }),
    importCertificate: change(build, sealContract.importCertificate, { invalidatesTags: ['CourtSettings'] }),
    readTentativeRules: ask(build, tentativeContract.readTentativeRules, { providesTags: ['CourtSettings'] }),
    saveTentativeSettings: change(build, tentativeContract.saveTentativeSettings, {
      invalidatesTags: ['CourtSettings', 'Chambers'],
    }),
    saveServiceSettings: change(build, serviceContract.saveServiceSettings, {
      invalidatesTags: ['CourtSettings', 'Draft'],
    }),
    readUploadRules: ask(build, uploadContract.readUploadRules, { providesTags: ['CourtSettings'] }),
    saveUploadSettings: change(build, uploadContract.saveUploadSettings, {
      invalidatesTags: ['CourtSettings', 'Uploads'],
    }),
    readResponseTimes: ask(build, responseContract.readResponseTimes, { providesTags: ['CourtSettings'] }),
    saveResponseTime: change(build, responseContract.saveResponseTime, {
      invalidatesTags: ['CourtSettings', 'Review'],
    }),
    listLearnedTemplates: ask(build, learningContract.listLearnedTemplates, { providesTags: ['LearnedTemplates'] }),
    revokeLearnedTemplate: change(build, learningContract.revokeLearnedTemplate, {
      invalidatesTags: ['LearnedTemplates'],
    }),
  }),
});

export const {
  useReadPreferencesQuery,
  useReadResponseTimesQuery,
  useReadServiceRulesQuery,
  useSaveServiceSettingsMutation,
  useReadCertificateQuery,
  useCreateCertificateMutation,
  useImportCertificateMutation,
  useReadTentativeRulesQuery,
  useSaveTentativeSettingsMutation,
  useReadUploadRulesQuery,
  useSaveUploadSettingsMutation,
  useSaveResponseTimeMutation,
  useSavePreferencesMutation,
  useReadProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useClaimAttorneyMutation,
  useWithdrawClaimMutation,
  useReadCourtSettingsQuery,
  useSaveCourtSettingsMutation,
  useReadFilingDateRulesQuery,
  useSaveFilingDateSettingsMutation,
  useReadAcceptanceRulesQuery,
  useSaveAcceptanceSettingsMutation,
  useListLearnedTemplatesQuery,
  useRevokeLearnedTemplateMutation,
} = settingsApi;
