import { z } from 'zod';
import { draftAccesses, firmPositions } from '#domain/firms/positions';
import { endpoint } from './endpoint.ts';
import { Email } from './identity.ts';
import { Moment } from './moment.ts';
import { PageCounts, Paging } from './paging.ts';
import { line, lines, requiredLine } from './text.ts';

const version = z.int().min(1);
const Message = z.object({ message: z.string() });
const Id = z.object({ id: z.uuid() });
const position = z.enum(firmPositions);

/** A law firm with the user's place in it. */
export const Firm = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As on an envelope, in several lines. */
  address: z.string(),
  version: z.number().int(),
  own: z.object({
    member_id: z.uuid(),
    position,
    administrator: z.boolean(),
    /** The attorneys for whom the user acts, by membership. */
    acts_for: z.array(z.object({ member_id: z.uuid(), full_name: z.string(), may_file: z.boolean() })),
  }),
});
export type Firm = z.infer<typeof Firm>;

const FirmReply = Message.extend({ firm: Firm });

export const readFirm = endpoint({
  method: 'GET',
  path: '/firm/',
  permission: 'firms:use',
  input: z.object({}),
  reply: z.object({ firm: Firm.nullable() }),
  status: 200,
  summary: 'Returns your firm with your place in it; null if you belong to none.',
});

const FirmFields = { name: requiredLine('Name', 200), address: lines('Address', 500).default('') };

export const createFirm = endpoint({
  method: 'POST',
  path: '/firm/',
  permission: 'firms:create',
  body: 'json',
  input: z.object(FirmFields),
  reply: FirmReply,
  status: 201,
  summary: 'Creates a firm. You become its administrator.',
});

export const changeFirm = endpoint({
  method: 'PUT',
  path: '/firm/',
  permission: 'firms:use',
  body: 'json',
  input: z.object({ ...FirmFields, version }),
  reply: FirmReply,
  status: 200,
  summary: 'Changes the name and the address of your firm, as its administrator.',
});

/** A member of the user's firm. */
export const FirmMember = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  position,
  administrator: z.boolean(),
  joined_at: Moment,
  is_self: z.boolean(),
  version: z.number().int(),
});
export type FirmMember = z.infer<typeof FirmMember>;

export const listFirmMembers = endpoint({
  method: 'GET',
  path: '/firm/members/',
  permission: 'firms:use',
  input: z.object({ ...Paging, q: line('Search', 200).default(''), position: position.optional() }),
  reply: z.object({ members: z.array(FirmMember), ...PageCounts }),
  status: 200,
  summary: 'Returns one page of the members of your firm by name.',
});

export const changeFirmMember = endpoint({
  method: 'PUT',
  path: '/firm/members/:id/',
  permission: 'firms:use',
  body: 'json',
  input: Id.extend({ position, administrator: z.boolean(), version }),
  reply: Message.extend({ member: FirmMember }),
  status: 200,
  summary: 'Changes the position of a member of your firm, or who administers it, as its administrator.',
});

export const endFirmMembership = endpoint({
  method: 'DELETE',
  path: '/firm/members/:id/',
  permission: 'firms:use',
  input: Id,
  reply: Message,
  status: 200,
  summary:
    'Removes a member from your firm, as its administrator, or leaves the firm. Everything that the membership gave ends immediately: delegations, shared drafts, the cases of the firm.',
});

/** An invitation that is still open, as the administrators see it. */
export const FirmInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  position,
  administrator: z.boolean(),
  invited_by: z.string(),
  created_at: Moment,
  sent_at: Moment.nullable(),
  expires_at: Moment,
  expired: z.boolean(),
});
export type FirmInvitation = z.infer<typeof FirmInvitation>;

export const listFirmInvitations = endpoint({
  method: 'GET',
  path: '/firm/invitations/',
  permission: 'firms:use',
  input: z.object({ ...Paging }),
  reply: z.object({ invitations: z.array(FirmInvitation), ...PageCounts }),
  status: 200,
  summary: 'Returns the invitations to your firm that no one has accepted, the newest first.',
});

export const inviteToFirm = endpoint({
  method: 'POST',
  path: '/firm/invitations/',
  permission: 'firms:use',
  body: 'json',
  input: z.object({ email: Email, position, administrator: z.boolean().default(false) }),
  reply: Message.extend({ invitation: FirmInvitation }),
  status: 201,
  summary:
    'Invites an email address to your firm, as its administrator. An earlier open invitation to the address is replaced.',
});

export const withdrawFirmInvitation = endpoint({
  method: 'DELETE',
  path: '/firm/invitations/:id/',
  permission: 'firms:use',
  input: Id,
  reply: Message,
  status: 200,
  summary: 'Withdraws an invitation to your firm. Its link no longer works.',
});

const Token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const readFirmInvitation = endpoint({
  method: 'GET',
  path: '/firm/join/:token/',
  permission: 'firms:use',
  input: Token,
  reply: z.object({
    firm: z.string(),
    position,
    administrator: z.boolean(),
    invited_by: z.string(),
    expires_at: Moment,
  }),
  status: 200,
  summary: 'Returns the invitation behind a link that was sent to your email address.',
});

export const acceptFirmInvitation = endpoint({
  method: 'POST',
  path: '/firm/join/:token/',
  permission: 'firms:use',
  input: Token,
  reply: FirmReply,
  status: 201,
  summary: 'Accepts an invitation that was sent to your verified email address. You join the firm.',
});

/** An attorney's authorization of a member of the same firm. */
export const FirmDelegation = z.object({
  id: z.uuid(),
  attorney: z.object({ member_id: z.uuid(), full_name: z.string(), is_self: z.boolean() }),
  delegate: z.object({ member_id: z.uuid(), full_name: z.string(), position, is_self: z.boolean() }),
  /** Whether the delegate also files; otherwise the delegate only prepares drafts. */
  may_file: z.boolean(),
  given_at: Moment,
  version: z.number().int(),
});
export type FirmDelegation = z.infer<typeof FirmDelegation>;

export const listFirmDelegations = endpoint({
  method: 'GET',
  path: '/firm/delegations/',
  permission: 'firms:use',
  input: z.object({ ...Paging }),
  reply: z.object({ delegations: z.array(FirmDelegation), ...PageCounts }),
  status: 200,
  summary: 'Returns who acts for whom in your firm: what you gave and received; for administrators all of it.',
});

export const giveFirmDelegation = endpoint({
  method: 'PUT',
  path: '/firm/delegations/',
  permission: 'firms:create',
  body: 'json',
  input: z.object({
    /** The membership of the delegate. */
    delegate_id: z.uuid(),
    may_file: z.boolean(),
    /** The version of the delegation that you change; left out for a new one. */
    version: version.optional(),
  }),
  reply: Message.extend({ delegation: FirmDelegation }),
  status: 200,
  summary:
    'Authorizes a member of your firm, as an attorney, to prepare your drafts and, with `may_file`, to file for you.',
});

export const revokeFirmDelegation = endpoint({
  method: 'DELETE',
  path: '/firm/delegations/:id/',
  permission: 'firms:use',
  input: Id,
  reply: Message,
  status: 200,
  summary: 'Revokes a delegation, as its attorney, its delegate, or an administrator of the firm. It ends immediately.',
});

const NamedMember = z.object({ member_id: z.uuid(), full_name: z.string(), position });

/** Who has access to a draft besides its owner. */
export const DraftSharing = z.object({
  access: z.enum(draftAccesses),
  owner: z.string(),
  /** Whether you can file the draft or discard it. */
  may_file: z.boolean(),
  shared_with: z.array(NamedMember),
  /** The attorneys whose draft you can make it, because you prepare drafts for them; only for your own draft. */
  attorneys: z.array(z.object({ member_id: z.uuid(), full_name: z.string(), may_file: z.boolean() })),
});
export type DraftSharing = z.infer<typeof DraftSharing>;

export const readDraftSharing = endpoint({
  method: 'GET',
  path: '/documents/drafts/:id/sharing/',
  permission: 'firms:use',
  input: Id,
  reply: DraftSharing,
  status: 200,
  summary: 'Returns who has access to a draft besides its owner.',
});

export const shareDraft = endpoint({
  method: 'PUT',
  path: '/documents/drafts/:id/sharing/',
  permission: 'firms:use',
  body: 'json',
  input: Id.extend({ member_id: z.uuid(), shared: z.boolean() }),
  reply: DraftSharing,
  status: 200,
  summary: 'Shares a draft of yours with a member of your firm, or ends that.',
});

export const assignDraft = endpoint({
  method: 'PUT',
  path: '/documents/drafts/:id/attorney/',
  permission: 'firms:use',
  body: 'json',
  input: Id.extend({
    /** The membership of the attorney. */
    attorney_id: z.uuid(),
    /** The version of the draft that you had on screen. */
    version,
  }),
  reply: DraftSharing,
  status: 200,
  summary:
    'Makes a draft of yours the draft of an attorney for whom you act. The attorney becomes the filer; you keep access as a delegate.',
});

/** A case of the firm with what comes next in it. */
export const FirmCase = z.object({
  id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  status: z.enum(['open', 'closed']),
  /** The attorneys of the firm who are counsel of record, by name. */
  attorneys: z.array(z.string()),
  /** The numbers of the client and the matter that the firm gave to its filings in the case. */
  client_matters: z.array(z.string()),
  next_hearing: z.object({ on: z.iso.date(), time: z.string(), event_type: z.string() }).nullable(),
  next_deadline: z.object({ on: z.iso.date(), label: z.string() }).nullable(),
  last_filing: z.object({ on: z.iso.date(), text: z.string() }).nullable(),
});
export type FirmCase = z.infer<typeof FirmCase>;

export const listFirmCases = endpoint({
  method: 'GET',
  path: '/firm/cases/',
  permission: 'firms:use',
  input: z.object({
    ...Paging,
    /** Words of the case number, the title, or the client/matter number. */
    q: line('Search', 200).default(''),
    /** The membership of an attorney. */
    attorney_id: z.uuid().optional(),
    status: z.enum(['open', 'closed']).optional(),
  }),
  reply: z.object({
    cases: z.array(FirmCase),
    attorneys: z.array(z.object({ member_id: z.uuid(), full_name: z.string() })),
    ...PageCounts,
  }),
  status: 200,
  summary:
    'Returns one page of the cases of this court in which attorneys of your firm are counsel of record. Staff see the cases of the attorneys who authorized them.',
});
