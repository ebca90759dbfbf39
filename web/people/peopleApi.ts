import * as contact from '#contract/contactRequests';
import * as contract from '#contract/people';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type Decision = Given<typeof contract.decideJudge>;
export type PeopleQuery = Given<typeof contract.listPeople>;

/**
 * API calls for people. After a refused change, the data is fetched again, because someone else may have changed it.
 */
export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: ask(build, contract.listPeople, { providesTags: ['People'] }),
    changeRole: change(build, contract.changeRole, { invalidatesTags: ['People'] }),
    resetSecondFactor: change(build, contract.resetPersonsSecondFactor, { invalidatesTags: ['People'] }),
    withdrawJudge: change(build, contract.withdrawJudge, { invalidatesTags: ['People'] }),
    deactivatePerson: change(build, contract.deactivatePerson, { invalidatesTags: ['People'] }),
    reactivatePerson: change(build, contract.reactivatePerson, { invalidatesTags: ['People'] }),
    listJudgeRequests: ask(build, contract.listJudgeRequests, { providesTags: ['People'] }),
    decideJudge: change(build, contract.decideJudge, { invalidatesTags: ['People', 'Judges'] }),
    listClaims: ask(build, contract.listClaims, { providesTags: ['People'] }),
    decideClaim: change(build, contract.decideClaim, { invalidatesTags: ['People', 'Attorneys'] }),
    listInvitations: ask(build, contract.listInvitations, { providesTags: ['People'] }),
    invitePerson: change(build, contract.invitePerson, { invalidatesTags: ['People'] }),
    resendInvitation: change(build, contract.resendInvitation, { invalidatesTags: ['People'] }),
    listContactRequests: ask(build, contact.listContactRequests, { providesTags: ['People'] }),
    answerContactRequest: change(build, contact.answerContactRequest, { invalidatesTags: ['People'] }),
    setContactState: change(build, contact.setContactState, { invalidatesTags: ['People'] }),
    withdrawInvitation: change(build, contract.withdrawInvitation, { invalidatesTags: ['People'] }),
  }),
});

export const {
  useListPeopleQuery,
  useChangeRoleMutation,
  useResetSecondFactorMutation,
  useWithdrawJudgeMutation,
  useDeactivatePersonMutation,
  useReactivatePersonMutation,
  useListJudgeRequestsQuery,
  useDecideJudgeMutation,
  useListClaimsQuery,
  useDecideClaimMutation,
  useListInvitationsQuery,
  useInvitePersonMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  useListContactRequestsQuery,
  useAnswerContactRequestMutation,
  useSetContactStateMutation,
} = peopleApi;
