import * as contract from '#contract/caseLife';
import * as relations from '#contract/caseRelations';
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
    disqualifyJudge: change(build, contract.disqualifyJudge, { invalidatesTags: ['Cases', 'Chambers'] }),
    waiveDisqualification: change(build, contract.waiveDisqualification, { invalidatesTags: ['Cases', 'Activities'] }),
    listCasesWithoutJudge: ask(build, contract.listCasesWithoutJudge, { providesTags: ['Cases'] }),
    relateCases: change(build, relations.relateCases, { invalidatesTags: ['Cases'] }),
    endRelation: change(build, relations.endRelation, { invalidatesTags: ['Cases'] }),
    spreadEntry: change(build, relations.spreadEntry, { invalidatesTags: ['Cases'] }),
    listTransferCourts: ask(build, relations.listTransferCourts, {}),
    transferCase: change(build, relations.transferCase, { invalidatesTags: ['Cases'] }),
    listIncomingTransfers: ask(build, relations.listIncomingTransfers, { providesTags: ['Cases'] }),
    decideTransfer: change(build, relations.decideTransfer, { invalidatesTags: ['Cases'] }),
    previewMerge: ask(build, relations.previewMerge, { providesTags: ['Cases'] }),
    mergeCases: change(build, relations.mergeCases, { invalidatesTags: ['Cases'] }),
    listMerges: ask(build, relations.listMerges, { providesTags: ['Cases'] }),
    undoMerge: change(build, relations.undoMerge, { invalidatesTags: ['Cases'] }),
    readJudgeAssignment: ask(build, judges.readJudgeAssignment, { providesTags: ['Cases'] }),
    readJudgeSuggestions: ask(build, judges.readJudgeSuggestions, {
      pick: ({ data }) => data,
      providesTags: ['Cases'],
    }),
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
  useDisqualifyJudgeMutation,
  useWaiveDisqualificationMutation,
  useListCasesWithoutJudgeQuery,
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
  useReadJudgeSuggestionsQuery,
  useAddJudgeRuleMutation,
  useChangeJudgeRuleMutation,
  useRemoveJudgeRuleMutation,
  useSetCoverageMutation,
  useEndCoverageMutation,
} = lifeApi;
