import * as contract from '#contract/caseLife';
import * as judges from '#contract/judgeAssignment';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of a case’s status, judges, and relations. Also after a refusal, so that concurrent changes are shown. */
const lifeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCaseLife: ask(build, contract.readCaseLife, { providesTags: ['Cases'] }),
    changeCaseState: change(build, contract.changeCaseState, { invalidatesTags: ['Cases'] }),
    disposeParty: change(build, contract.disposeParty, { invalidatesTags: ['Cases'] }),
    assignJudge: change(build, contract.assignJudge, { invalidatesTags: ['Cases'] }),
    challengeJudge: change(build, contract.challengeJudge, { invalidatesTags: ['Cases'] }),
    decideChallenge: change(build, contract.decideChallenge, { invalidatesTags: ['Cases'] }),
    relateCases: change(build, contract.relateCases, { invalidatesTags: ['Cases'] }),
    endRelation: change(build, contract.endRelation, { invalidatesTags: ['Cases'] }),
    spreadEntry: change(build, contract.spreadEntry, { invalidatesTags: ['Cases'] }),
    listTransferCourts: ask(build, contract.listTransferCourts, {}),
    transferCase: change(build, contract.transferCase, { invalidatesTags: ['Cases'] }),
    listIncomingTransfers: ask(build, contract.listIncomingTransfers, { providesTags: ['Cases'] }),
    decideTransfer: change(build, contract.decideTransfer, { invalidatesTags: ['Cases'] }),
    previewMerge: ask(build, contract.previewMerge, { providesTags: ['Cases'] }),
    mergeCases: change(build, contract.mergeCases, { invalidatesTags: ['Cases'] }),
    listMerges: ask(build, contract.listMerges, { providesTags: ['Cases'] }),
    undoMerge: change(build, contract.undoMerge, { invalidatesTags: ['Cases'] }),
    readJudgeAssignment: ask(build, judges.readJudgeAssignment, { providesTags: ['Cases'] }),
    addJudgeRule: change(build, judges.addJudgeRule, { invalidatesTags: ['Cases'] }),
    changeJudgeRule: change(build, judges.changeJudgeRule, { invalidatesTags: ['Cases'] }),
    removeJudgeRule: change(build, judges.removeJudgeRule, { invalidatesTags: ['Cases'] }),
    setCoverage: change(build, judges.setCoverage, { invalidatesTags: ['Cases'] }),
    endCoverage: change(build, judges.endCoverage, { invalidatesTags: ['Cases'] }),
  }),
});

export const {
  useReadCaseLifeQuery,
  useChangeCaseStateMutation,
  useDisposePartyMutation,
  useAssignJudgeMutation,
  useChallengeJudgeMutation,
  useDecideChallengeMutation,
  useRelateCasesMutation,
  useEndRelationMutation,
  useSpreadEntryMutation,
  useListTransferCourtsQuery,
  useTransferCaseMutation,
  useListIncomingTransfersQuery,
  useDecideTransferMutation,
  usePreviewMergeQuery,
  useMergeCasesMutation,
  useListMergesQuery,
  useUndoMergeMutation,
  useReadJudgeAssignmentQuery,
  useAddJudgeRuleMutation,
  useChangeJudgeRuleMutation,
  useRemoveJudgeRuleMutation,
  useSetCoverageMutation,
  useEndCoverageMutation,
} = lifeApi;
