import * as numbers from '#contract/caseNumbers';
import * as contract from '#contract/packs';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

const invalidates = { invalidatesTags: ['CourtPack'] } as const;

/** The endpoints of the court's pack and its case numbers. Also after a refusal, the pack is fetched again. */
export const packApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCourtPack: ask(build, contract.readCourtPack, { providesTags: ['CourtPack'] }),
    savePackCategory: change(build, contract.savePackCategory, { ...invalidates }),
    savePackNumberFormat: change(build, contract.savePackNumberFormat, { ...invalidates }),
    savePackHearingType: change(build, contract.savePackHearingType, { ...invalidates }),
    savePackFilingCode: change(build, contract.savePackFilingCode, { ...invalidates }),
    savePackDocketEvent: change(build, contract.savePackDocketEvent, { ...invalidates }),
    savePackNumbering: change(build, contract.savePackNumbering, { ...invalidates }),
    restorePack: change(build, contract.restorePack, { ...invalidates }),
    previewPackImport: change(build, contract.previewPackImport, {}),
    importPack: change(build, contract.importPack, { ...invalidates }),
    listCaseSequences: ask(build, numbers.listCaseSequences, { providesTags: ['CourtPack'] }),
    setNextNumber: change(build, numbers.setNextNumber, { ...invalidates }),
  }),
});

export const {
  useReadCourtPackQuery,
  useSavePackCategoryMutation,
  useSavePackNumberFormatMutation,
  useSavePackHearingTypeMutation,
  useSavePackFilingCodeMutation,
  useSavePackDocketEventMutation,
  useSavePackNumberingMutation,
  useRestorePackMutation,
  usePreviewPackImportMutation,
  useImportPackMutation,
  useListCaseSequencesQuery,
  useSetNextNumberMutation,
} = packApi;
