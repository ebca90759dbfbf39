import * as contract from '#contract/appealRecords';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of records on appeal. */
const appealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAppealRecords: ask(build, contract.readAppealRecords, { providesTags: ['AppealRecords'] }),
    assembleAppealRecord: change(build, contract.assembleAppealRecord, { invalidatesTags: ['AppealRecords'] }),
    certifyAppealRecord: change(build, contract.certifyAppealRecord, {
      invalidatesTags: onSuccess('AppealRecords', 'Cases'),
    }),
  }),
});

export const { useReadAppealRecordsQuery, useAssembleAppealRecordMutation, useCertifyAppealRecordMutation } =
  appealsApi;
