import * as contact from '#contract/contactRequests';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/people';
import { api } from '#web/api.ts';

type Message = { message: string };
type PersonReply = ReplyOf<typeof contract.changeRole>;
type Versioned = { id: string; version: number };
export type Decision = Versioned & ({ decision: 'confirm' } | { decision: 'refuse'; reason: string });
export type PeopleQuery = Partial<InputOf<typeof contract.listPeople>>;
type NewInvitation = { email: string; role: string; bar_number?: string };

/**
 * API calls for people. After a refused change, the data is fetched again, because someone else may have been faster.
 */
export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<ReplyOf<typeof contract.listPeople>, PeopleQuery>({
      query: (input) => ({ endpoint: contract.listPeople, input }),
      providesTags: ['People'],
    }),
    changeRole: build.mutation<PersonReply, Versioned & { role: string }>({
      query: (input) => ({ endpoint: contract.changeRole, input }),
      invalidatesTags: ['People'],
    }),
    resetSecondFactor: build.mutation<PersonReply, Versioned & { reason: string }>({
      query: (input) => ({ endpoint: contract.resetPersonsSecondFactor, input }),
      invalidatesTags: ['People'],
    }),
    withdrawJudge: build.mutation<Message, Versioned & { reason: string }>({
      query: (input) => ({ endpoint: contract.withdrawJudge, input }),
      invalidatesTags: ['People'],
    }),
    deactivatePerson: build.mutation<PersonReply, Versioned & { reason: string }>({
      query: (input) => ({ endpoint: contract.deactivatePerson, input }),
      invalidatesTags: ['People'],
    }),
    reactivatePerson: build.mutation<PersonReply, Versioned>({
      query: (input) => ({ endpoint: contract.reactivatePerson, input }),
      invalidatesTags: ['People'],
    }),
    listJudgeRequests: build.query<ReplyOf<typeof contract.listJudgeRequests>, { page: number; status: string }>({
      query: (input) => ({ endpoint: contract.listJudgeRequests, input }),
      providesTags: ['People'],
    }),
    decideJudge: build.mutation<Message, Decision>({
      query: (input) => ({ endpoint: contract.decideJudge, input }),
      invalidatesTags: ['People', 'Judges'],
    }),
    listClaims: build.query<ReplyOf<typeof contract.listClaims>, { page: number }>({
      query: (input) => ({ endpoint: contract.listClaims, input }),
      providesTags: ['People'],
    }),
    decideClaim: build.mutation<Message, Decision>({
      query: (input) => ({ endpoint: contract.decideClaim, input }),
      invalidatesTags: ['People', 'Attorneys'],
    }),
    listInvitations: build.query<ReplyOf<typeof contract.listInvitations>, { page: number; state?: string }>({
      query: (input) => ({ endpoint: contract.listInvitations, input }),
      providesTags: ['People'],
    }),
    invitePerson: build.mutation<ReplyOf<typeof contract.invitePerson>, NewInvitation>({
      query: (input) => ({ endpoint: contract.invitePerson, input }),
      invalidatesTags: ['People'],
    }),
    resendInvitation: build.mutation<ReplyOf<typeof contract.resendInvitation>, string>({
      query: (id) => ({ endpoint: contract.resendInvitation, input: { id } }),
      invalidatesTags: ['People'],
    }),
    listContactRequests: build.query<ReplyOf<typeof contact.listContactRequests>, { page: number; state: string }>({
      query: (input) => ({ endpoint: contact.listContactRequests, input }),
      providesTags: ['People'],
    }),
    answerContactRequest: build.mutation<Message, Versioned & { body: string }>({
      query: (input) => ({ endpoint: contact.answerContactRequest, input }),
      invalidatesTags: ['People'],
    }),
    setContactState: build.mutation<Message, Versioned & { state: 'new' | 'closed' }>({
      query: (input) => ({ endpoint: contact.setContactState, input }),
      invalidatesTags: ['People'],
    }),
    withdrawInvitation: build.mutation<Message, string>({
      query: (id) => ({ endpoint: contract.withdrawInvitation, input: { id } }),
      invalidatesTags: ['People'],
    }),
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
