import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/firms';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { acceptInvitation, readInvitation } from './acceptInvitation.ts';
import { describeOwnFirm } from './firmRepository.ts';
import { giveDelegation, listDelegations, revokeDelegation } from './manageDelegations.ts';
import { changeFirm, createFirm } from './manageFirm.ts';
import { inviteToFirm, listInvitations, withdrawInvitation } from './manageInvitations.ts';
import { changeMember, listMembers, removeMember } from './manageMembers.ts';
import { assignDraft, readSharing, shareDraft } from './manageSharing.ts';

/** Law firms: members, invitations, delegates, and the drafts that members share. */
export function firmRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readFirm, async (actor) => ({ firm: await describeOwnFirm(services.db, actor) }));
  serve(app, contract.createFirm, (actor, asked) => createFirm(services, actor, asked));
  serve(app, contract.changeFirm, (actor, asked) => changeFirm(services, actor, asked));
  serve(app, contract.listFirmMembers, (actor, asked) => listMembers(services, actor, asked));
  serve(app, contract.changeFirmMember, (actor, asked) => changeMember(services, actor, asked));
  serve(app, contract.endFirmMembership, (actor, { id }) => removeMember(services, actor, id));
  serve(app, contract.listFirmInvitations, (actor, asked) => listInvitations(services, actor, asked));
  serve(app, contract.inviteToFirm, (actor, asked) => inviteToFirm(services, actor, asked));
  serve(app, contract.withdrawFirmInvitation, (actor, { id }) => withdrawInvitation(services, actor, id));
  serve(app, contract.readFirmInvitation, (actor, { token }) => readInvitation(services, actor, token));
  serve(app, contract.acceptFirmInvitation, (actor, { token }) => acceptInvitation(services, actor, token));
  serve(app, contract.listFirmDelegations, (actor, asked) => listDelegations(services, actor, asked));
  serve(app, contract.giveFirmDelegation, (actor, asked) => giveDelegation(services, actor, asked));
  serve(app, contract.revokeFirmDelegation, (actor, { id }) => revokeDelegation(services, actor, id));
  serve(app, contract.readDraftSharing, (actor, { id }) => readSharing(services.db, actor, id));
  serve(app, contract.shareDraft, (actor, asked) => shareDraft(services, actor, asked));
  serve(app, contract.assignDraft, (actor, asked) => assignDraft(services, actor, asked));
}
