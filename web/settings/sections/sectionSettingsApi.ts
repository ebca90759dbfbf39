import * as contract from '#contract/reviewSections';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of the review sections and their routing rules. */
export const sectionSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSectionSettings: ask(build, contract.readSectionSettings, { providesTags: ['ReviewSections'] }),
    previewSectionRules: ask(build, contract.previewSectionRules, { providesTags: ['ReviewSections'] }),
    saveSectionSettings: change(build, contract.saveSectionSettings, { invalidatesTags: ['ReviewSections'] }),
    applySectionRules: change(build, contract.applySectionRules, { invalidatesTags: ['ReviewSections'] }),
  }),
});

export const {
  useReadSectionSettingsQuery,
  usePreviewSectionRulesQuery,
  useSaveSectionSettingsMutation,
  useApplySectionRulesMutation,
} = sectionSettingsApi;
