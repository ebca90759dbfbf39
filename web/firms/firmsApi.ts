import * as deposits from '#contract/deposits';
import * as contract from '#contract/firms';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type FirmCasesQuery = Given<typeof contract.listFirmCases>;

/** The endpoints of law firms. Whatever changes in a firm can change each of its lists. */
export const firmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFirm: ask(build, contract.readFirm, { pick: ({ firm }) => firm, providesTags: ['Firms'] }),
    listDeposits: ask(build, deposits.listDeposits, { providesTags: ['Firms', 'Counter'] }),
    createFirm: change(build, contract.createFirm, { invalidatesTags: ['Firms'] }),
    changeFirm: change(build, contract.changeFirm, { invalidatesTags: ['Firms'] }),
    listMembers: ask(build, contract.listFirmMembers, { providesTags: ['Firms'] }),
    changeMember: change(build, contract.changeFirmMember, { invalidatesTags: ['Firms'] }),
    endMembership: change(build, contract.endFirmMembership, { invalidatesTags: ['Firms', 'Drafts', 'Cases'] }),
    listFirmInvitations: ask(build, contract.listFirmInvitations, { providesTags: ['Firms'] }),
    inviteToFirm: change(build, contract.inviteToFirm, { invalidatesTags: ['Firms'] }),
    withdrawFirmInvitation: change(build, contract.withdrawFirmInvitation, { invalidatesTags: ['Firms'] }),
    readFirmInvitation: ask(build, contract.readFirmInvitation, { keepUnusedDataFor: 0 }),
    acceptFirmInvitation: change(build, contract.acceptFirmInvitation, { invalidatesTags: ['Firms'] }),
    listDelegations: ask(build, contract.listFirmDelegations, { providesTags: ['Firms'] }),
    giveDelegation: change(build, contract.giveFirmDelegation, { invalidatesTags: ['Firms'] }),
    revokeDelegation: change(build, contract.revokeFirmDelegation, { invalidatesTags: ['Firms', 'Drafts'] }),
    listFirmCases: ask(build, contract.listFirmCases, { providesTags: ['Firms', 'Cases'] }),
    readSharing: ask(build, contract.readDraftSharing, { providesTags: ['Firms', 'Draft'] }),
    shareDraft: change(build, contract.shareDraft, { invalidatesTags: ['Firms'] }),
    // The draft has another owner, and everything that it proposes is the owner's.
    assignDraft: change(build, contract.assignDraft, {
      invalidatesTags: ['Draft', 'Drafts', 'Filing', 'Fees', 'Firms'],
    }),
  }),
});

export const {
  useReadFirmQuery,
  useListDepositsQuery,
  useCreateFirmMutation,
  useChangeFirmMutation,
  useListMembersQuery,
  useChangeMemberMutation,
  useEndMembershipMutation,
  useListFirmInvitationsQuery,
  useInviteToFirmMutation,
  useWithdrawFirmInvitationMutation,
  useReadFirmInvitationQuery,
  useAcceptFirmInvitationMutation,
  useListDelegationsQuery,
  useGiveDelegationMutation,
  useRevokeDelegationMutation,
  useListFirmCasesQuery,
  useReadSharingQuery,
  useShareDraftMutation,
  useAssignDraftMutation,
} = firmsApi;
