import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { type AccessLevel, accessLevels, readsLevel } from '#domain/access/accessLevels';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import { type Capacity, capacities, may } from '#domain/identity/permissions';
import { apiScopes } from '#domain/integrations/scopes';
import { accessGrants } from '#server/db/schema/access';
import { cases } from '#server/db/schema/cases';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { docketEntries } from '#server/db/schema/docket';
import { documents, filings } from '#server/db/schema/filings';
import type {} from '#server/http/serve';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';
import { type Kind, type KindName, kinds, makeDraft } from './testing/accessKinds.ts';
import { type AccessWorld, openAccessWorld, type Relation, relations } from './testing/accessWorld.ts';
import { isClosedBy, isOfCase, kindOf, type LevelTarget, levelTargets, showsLess } from './testing/levelKinds.ts';

/**
 * Who may call what, written down independently: the permission map and the endpoints must agree with it. A new
 * endpoint fails this test until someone has decided here who may call it.
 */
const everyone = [...capacities];
/** Everyone with a session, whether or not its second factor was given. */
const withSession = everyone.filter((capacity) => capacity !== 'visitor');
const signedIn = withSession.filter((capacity) => capacity !== 'signing_in');
const filers: Capacity[] = ['self_represented', 'attorney', 'clerk', 'judge', 'court_administrator'];

/** Those who can belong to a law firm. */
const firmUsers: Capacity[] = ['self_represented', 'attorney'];
const clerks: Capacity[] = ['clerk', 'court_administrator'];
const courtStaff: Capacity[] = ['clerk', 'judge', 'court_administrator'];
/** The judge and, of the clerks, those who work in chambers; the others reach nothing. */
const judgeAndStaff: Capacity[] = ['judge', 'clerk'];
/** Everyone signed in except judges who have not been verified yet. */
const inRole: Capacity[] = [...filers, 'it_personnel'];

const withRole = signedIn.filter((capacity) => capacity !== 'pending_judge');
const integrators: Capacity[] = ['court_administrator', 'it_personnel'];

/** What a call sends, by the object that it names and the case that the user shares with an opponent. */
type Named = { id: string; shared: string };
type Call = {
  query?: (named: Named) => string;
  body?: object | ((named: Named) => object);
  files?: FormPart[];
  headers?: Record<string, string>;
  /** It answers with a list, which is empty where the user reaches nothing. */
  list?: true;
};
type ObjectRow = { may: readonly Capacity[]; kind: KindName; call: Call };
/** It answers with those of a kind of object that the user reaches. */
type ListRow = { may: readonly Capacity[]; shows: KindName; query: string };
type Row = readonly Capacity[] | ObjectRow | ListRow;

/** Who may call, and which kind of object the call names: `accessKinds` says by which relation each role reaches one. */
const of = (kind: KindName, may: readonly Capacity[], call: Call = {}): ObjectRow => ({ may, kind, call });
const shows = (kind: KindName, may: readonly Capacity[], query = ''): ListRow => ({ may, shows: kind, query });
const isOfList = (row: Row): row is ListRow => 'shows' in row;
const isOfObject = (row: Row): row is ObjectRow => 'kind' in row;
const mayCall = (row: Row) => ('may' in row ? row.may : row);
const anEntry = {
  full_name: 'Ada Rowe',
  bar_number: 'B-1',
  status: 'Active',
  type: 'Private Attorney',
  active_cases: 0,
};
const anInterpreter = {
  ...{ kind: 'interpreter', name: 'Ana Ruiz', employment: 'employee' },
  languages: [{ language: 'Spanish', level: 'certified' }],
};
const aMemo = { issue: '', background: '', law: '', analysis: '', reasons: '', disposition: null };
const aParticipant = { full_name: 'Ada Rowe', kind: 'person', role_id: 'intervenor' };
const aDraft = {
  ...{ template_id: 'answer', jurisdiction: 'California' },
  case_data: sampleCaseData('answer', 'California'),
};

const table: Record<string, Row> = {
  'GET /site/': everyone,
  'POST /contact/': everyone,
  'GET /contact/requests/': shows('contactRequest', ['court_administrator']),
  'POST /contact/requests/:id/reply/': of('contactRequest', ['court_administrator'], {
    body: { body: 'Thank you for your request.', version: 99 },
  }),
  'PUT /contact/requests/:id/state/': of('contactRequest', ['court_administrator'], {
    body: { state: 'closed', version: 99 },
  }),
  'POST /site/demo/': everyone,
  'GET /auth/google/login': everyone,
  'GET /auth/callback': everyone,
  'POST /auth/session/': everyone,
  'POST /auth/session/tab/': everyone,
  'POST /auth/judge/register/': everyone,
  'POST /auth/judge/login/': everyone,
  'POST /auth/password/forgot/': everyone,
  'POST /auth/password/reset/': everyone,
  'POST /auth/email/verify/': everyone,
  'GET /auth/session/': withSession,
  'POST /auth/session/renew/': signedIn,
  'GET /auth/sessions/': shows('session', signedIn),
  'DELETE /auth/sessions/:id/': of('session', signedIn),
  'POST /auth/sessions/revoke-others/': signedIn,
  'POST /auth/logout/': withSession,
  'GET /auth/second-factor/': shows('secondFactor', withSession),
  'POST /auth/second-factor/passkeys/options/': withSession,
  'POST /auth/second-factor/passkeys/': withSession,
  'POST /auth/second-factor/authenticator/options/': withSession,
  'POST /auth/second-factor/authenticator/': withSession,
  'POST /auth/second-factor/confirmation/options/': withSession,
  'POST /auth/second-factor/confirmation/': withSession,
  'PUT /auth/second-factor/methods/:id/': of('secondFactor', signedIn, { body: { name: 'New name' } }),
  'DELETE /auth/second-factor/methods/:id/': of('secondFactor', signedIn),
  'POST /auth/second-factor/recovery-codes/': signedIn,
  'GET /auth/judge-profile/': signedIn,
  'PUT /auth/judge-profile/': signedIn,
  'GET /activities/logs': signedIn,
  'GET /activities/record/': integrators,
  'GET /activities/record/csv/': integrators,
  'GET /activities/record/check/': integrators,
  'POST /activities/record/check/': integrators,
  'GET /activities/access/': integrators,
  'GET /activities/access/csv/': integrators,
  'GET /search/': signedIn,
  'GET /settings/preferences/': signedIn,
  'PUT /settings/preferences/': signedIn,
  'GET /settings/profile/': signedIn,
  'PUT /settings/profile/': signedIn,
  'PUT /settings/password/': signedIn,
  'POST /settings/attorney-claim/': ['self_represented'],
  'DELETE /settings/attorney-claim/': ['self_represented'],
  'GET /public/courts/': everyone,
  'POST /public/terms/': everyone,
  'GET /public/cases/': everyone,
  'GET /public/cases/:id/': everyone,
  'GET /public/cases/:id/docket/': everyone,
  'GET /public/cases/:id/documents/:document_id/': everyone,
  'POST /public/terminal/': everyone,
  'GET /settings/public-access/': ['court_administrator'],
  'PUT /settings/public-access/': ['court_administrator'],
  'POST /settings/terminals/': ['court_administrator'],
  'DELETE /settings/terminals/:id/': of('terminal', ['court_administrator']),
  'GET /cases/:id/access/': of('case', courtStaff),
  'PUT /cases/:id/access/': of('case', courtStaff, {
    body: { version: 99, level: 'sealed', basis: 'law', authority: 'CCP 1161.2', reason: 'By law.' },
  }),
  'GET /settings/court/': signedIn,
  'PUT /settings/court/': ['court_administrator'],
  'GET /settings/acceptance/': signedIn,
  'PUT /settings/acceptance/': ['court_administrator'],
  'GET /settings/response-times/': signedIn,
  'PUT /settings/response-times/:kind/': ['court_administrator'],
  'GET /settings/filing-dates/': signedIn,
  'PUT /settings/filing-dates/': ['court_administrator'],
  'GET /settings/rules/': ['court_administrator'],
  'POST /settings/rules/adopt/': ['court_administrator'],
  'DELETE /settings/rules/:rule_id/': ['court_administrator'],
  'GET /settings/standing-orders/': shows('standingOrder', ['court_administrator']),
  'POST /settings/standing-orders/': ['court_administrator'],
  'DELETE /settings/standing-orders/:id/': of('standingOrder', ['court_administrator']),
  'GET /settings/learned-templates/': shows('learnedTemplate', ['court_administrator']),
  'POST /settings/learned-templates/:id/revoke/': of('learnedTemplate', ['court_administrator']),
  'GET /settings/pack/': ['court_administrator'],
  'PUT /settings/pack/categories/': ['court_administrator'],
  'PUT /settings/pack/number-formats/': ['court_administrator'],
  'PUT /settings/pack/hearing-types/': ['court_administrator'],
  'PUT /settings/pack/filing-codes/': ['court_administrator'],
  'PUT /settings/pack/docket-events/': ['court_administrator'],
  'PUT /settings/pack/numbering/': ['court_administrator'],
  'POST /settings/pack/restore/': ['court_administrator'],
  'POST /settings/pack/import/preview/': ['court_administrator'],
  'POST /settings/pack/import/': ['court_administrator'],
  'GET /settings/case-numbers/': ['court_administrator'],
  'PUT /settings/case-numbers/': ['court_administrator'],
  'GET /case-categories/': filers,
  'GET /people/': ['court_administrator'],
  'PUT /people/:id/role/': of('person', ['court_administrator'], { body: { role: 'clerk', version: 99 } }),
  'POST /people/:id/deactivate/': of('person', ['court_administrator'], {
    body: { reason: 'Left the court.', version: 99 },
  }),
  'POST /people/:id/reactivate/': of('person', ['court_administrator'], { body: { version: 99 } }),
  'POST /people/:id/second-factor/reset/': of('person', ['court_administrator'], {
    body: { reason: 'Lost the phone.', version: 99 },
  }),
  'GET /people/judges/': shows('judge', ['court_administrator']),
  'POST /people/judges/:id/decision/': of('judge', ['court_administrator'], {
    body: { decision: 'confirm', version: 99 },
  }),
  'POST /people/judges/:id/withdrawal/': of('judge', ['court_administrator'], {
    body: { reason: 'Left the bench.', version: 99 },
  }),
  'GET /people/claims/': shows('claim', clerks),
  'POST /people/claims/:id/decision/': of('claim', clerks, { body: { decision: 'confirm', version: 99 } }),
  'GET /people/invitations/': shows('invitation', ['court_administrator']),
  'POST /people/invitations/': ['court_administrator'],
  'POST /people/invitations/:id/resend/': of('invitation', ['court_administrator']),
  'DELETE /people/invitations/:id/': of('invitation', ['court_administrator']),
  'GET /integrations/': signedIn,
  'GET /self-help/': everyone,
  'GET /self-help/:id/': everyone,
  'PUT /self-help/:id/rating/': signedIn,
  'GET /self-help/:id/file': signedIn,
  'GET /dashboard/': signedIn,
  'GET /navigation/counts/': signedIn,
  'GET /assistant/messages/': signedIn,
  'POST /assistant/messages/': signedIn,
  'DELETE /assistant/messages/': signedIn,
  'GET /notifications/': shows('notification', signedIn, 'per_page=100'),
  'GET /notifications/unread/': signedIn,
  'POST /notifications/:id/read/': of('notification', signedIn),
  'POST /notifications/read/': signedIn,
  'GET /notifications/stream': signedIn,
  'POST /documents/analyze/': filers,
  'GET /documents/lists/': of('case', filers, { query: ({ id }) => `case=${id}`, list: true }),
  'GET /documents/:id/': of('filing', filers),
  'PUT /documents/edit/:id/': of('filing', filers, { body: { amount: '$1.00' } }),
  'POST /documents/:id/reanalyze/': of('filing', filers),
  'POST /documents/:id/check/': of('filing', filers),
  'GET /documents/:id/checks/': of('filing', filers),
  'GET /documents/:id/report/': of('filing', filers),
  'GET /courtdoc/analyses/:id/report/': of('analysis', filers),
  'PUT /documents/analyze/:id/supporting': of('filing', filers, { files: [['supporting_document', 'x', 'x.txt']] }),
  'DELETE /documents/:id/': of('filing', filers),
  'GET /documents/:id/progress': of('filing', filers),
  'GET /documents/uploads/': shows('upload', filers),
  'OPTIONS /documents/uploads/': filers,
  'POST /documents/uploads/': filers,
  'POST /counter/uploads/': clerks,
  'HEAD /documents/uploads/:id/': of('upload', filers, { headers: { 'tus-resumable': '1.0.0' } }),
  'PATCH /documents/uploads/:id/': of('upload', filers, {
    headers: {
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
  }),
  'DELETE /documents/uploads/:id/': of('upload', filers, { headers: { 'tus-resumable': '1.0.0' } }),
  'GET /documents/drafts/': shows('draft', filers),
  'GET /documents/drafts/:id/': of('draft', filers),
  'DELETE /documents/drafts/:id/': of('draft', filers),
  'GET /documents/drafts/cases/': shows('case', filers),
  'GET /filing-codes/': filers,
  'GET /documents/:id/choices/': of('filing', filers),
  'GET /documents/drafts/:id/sharing/': of('memberDraft', firmUsers),
  'PUT /documents/drafts/:id/sharing/': of('memberDraft', firmUsers, {
    body: ({ shared }) => ({ member_id: shared, shared: false }),
  }),
  'PUT /documents/drafts/:id/attorney/': of('memberDraft', firmUsers, {
    body: ({ shared }) => ({ attorney_id: shared, version: 99 }),
  }),
  'GET /firm/': firmUsers,
  'POST /firm/': ['attorney'],
  'PUT /firm/': firmUsers,
  'GET /firm/members/': shows('firmMember', firmUsers, 'per_page=100'),
  'PUT /firm/members/:id/': of('firmMember', firmUsers, {
    body: { position: 'paralegal', administrator: false, version: 99 },
  }),
  'DELETE /firm/members/:id/': of('firmMember', firmUsers),
  'GET /firm/invitations/': shows('firmInvitation', firmUsers, 'per_page=100'),
  'POST /firm/invitations/': firmUsers,
  'DELETE /firm/invitations/:id/': of('firmInvitation', firmUsers),
  'GET /firm/join/:token/': firmUsers,
  'POST /firm/join/:token/': firmUsers,
  'GET /firm/delegations/': shows('firmDelegation', firmUsers, 'per_page=100'),
  'PUT /firm/delegations/': ['attorney'],
  'DELETE /firm/delegations/:id/': of('firmDelegation', firmUsers),
  'GET /firm/cases/': firmUsers,
  'GET /documents/drafts/:id/envelope/': of('draft', filers),
  'PUT /documents/drafts/:id/envelope/': of('draft', filers, { body: { version: 99 } }),
  'GET /documents/drafts/:id/submission/': of('draft', filers),
  // A court that the draft has already.
  'POST /documents/drafts/:id/courts/': of('draft', filers, {
    body: () => ({ court_id: court.services.config.court.id }),
  }),
  'POST /documents/drafts/:id/update/': of('draft', filers, { body: { version: 99 } }),
  'PUT /documents/drafts/:id/arrangement/': of('draft', filers, {
    body: { version: 99, documents: [{ lead: '00000000-0000-4000-8000-000000000000', attachments: [] }] },
  }),
  'PUT /documents/:id/part/': of('draftDocument', filers, { body: { version: 99, draft_id: null } }),
  'POST /documents/drafts/:id/submission/file/': of('draft', filers, {
    body: ({ id }) => ({ parts: [{ id, version: 99 }], confirmed_doubts: true }),
  }),
  'POST /documents/:id/file/': of('draftDocument', filers, { body: { version: 99 } }),
  'DELETE /documents/supporting/:id/': of('supportingOfDraft', filers),
  'GET /documents/submissions/:key/': of('submission', filers),
  'GET /documents/:id/court-status/': of('filing', filers),
  'GET /documents/:id/receipt/': of('filing', filers),
  'GET /documents/:id/receipt/file': of('receivedFiling', filers),
  'GET /documents/:id/stamped/': of('filing', filers),
  'GET /documents/drafts/:id/service/': of('draft', filers),
  'PUT /documents/drafts/:id/service/': of('draft', filers, { body: { version: 99 } }),
  'GET /documents/:id/service/': of('filing', filers),
  'GET /documents/:id/service/proof': of('servedFiling', filers),
  // Only the person who served.
  'PUT /documents/:id/service/:recipient_id/': of('ownServedFiling', filers, {
    body: { version: 99, method: 'mail', on: '2026-01-05' },
  }),
  'POST /documents/:id/service/:recipient_id/again/': of('ownServedFiling', filers, { body: { version: 99 } }),
  'POST /documents/:id/service/:recipient_id/revoke/': of('ownServedFiling', filers, { body: { version: 99 } }),
  'GET /service/:id/': of('servedOn', filers),
  'GET /service/:id/documents/:version_id/file': of('servedOn', filers),
  'GET /served/:token/': everyone,
  'GET /served/:token/documents/:version_id/file': everyone,
  'GET /settings/service/': signedIn,
  'PUT /settings/service/': ['court_administrator'],
  'GET /settings/tentative-rulings/': signedIn,
  'PUT /settings/tentative-rulings/': ['court_administrator'],
  'GET /public/tentative-rulings/': everyone,
  'GET /settings/seal/': ['court_administrator'],
  'POST /settings/seal/': ['court_administrator'],
  'PUT /settings/seal/': ['court_administrator'],
  'POST /public/seals/': everyone,
  'GET /public/entries/:token/': everyone,
  'GET /public/entries/:token/documents/:id/': everyone,
  'GET /entry-service/escalated/': ['clerk', 'court_administrator'],
  'POST /entry-service/:id/resolution/': of('escalatedDelivery', ['clerk', 'court_administrator'], {
    body: { version: 99, way: 'not_served', note: 'Deceased.' },
  }),
  'POST /orders/proposed/': ['judge'],
  'GET /orders/:id/': of('ownOrder', ['judge']),
  'POST /orders/:id/sign/': of('ownOrder', ['judge'], {
    body: { version: 99, confirmation: { with: 'authenticator', code: '000000' } },
  }),
  'GET /settings/uploads/': signedIn,
  'PUT /settings/uploads/': ['court_administrator'],
  'GET /exports/': integrators,
  'POST /exports/': integrators,
  'PUT /exports/settings/': integrators,
  'GET /verify/:token/': everyone,
  'POST /verify/:token/match/': everyone,
  'PUT /documents/:id/correction/': of('filing', filers, { files: [['main_document', 'x', 'x.txt']] }),
  'GET /documents/:id/resubmission/': of('filing', filers),
  'PUT /documents/:id/resubmission/': of('filing', filers, { body: { version: 99, answer: 'Corrected.' } }),
  'POST /documents/:id/resubmission/documents/': of('filing', filers, {
    files: [
      ['version', '99'],
      ['attachment', 'x', 'x.txt'],
    ],
  }),
  'GET /documents/resubmissions/documents/:id/pages/:page': of('preparedDocument', filers),
  'POST /documents/:id/resubmission/submit/': of('filing', filers, { body: { version: 99 } }),
  'GET /documents/:id/resubmissions/': of('filing', filers),
  'POST /documents/:id/fixes/': of('draftDocument', filers, {
    body: { document_id: randomUUID(), version_id: randomUUID(), order: { fix: 'flatten_forms' } },
  }),
  'GET /documents/:id/fixes/': of('draftDocument', filers),
  'POST /courtdoc/analyses/:id/fixes/': of('analysis', filers, {
    body: { sha256: '0'.repeat(64), order: { fix: 'flatten_forms' } },
  }),
  'GET /courtdoc/analyses/:id/fixes/': of('analysis', filers),
  'GET /documents/fixes/:id/': of('documentFix', filers),
  'POST /documents/fixes/:id/apply/': of('documentFix', filers, { body: {} }),
  'POST /documents/fixes/:id/undo/': of('documentFix', filers),
  'DELETE /documents/fixes/:id/': of('documentFix', filers),
  'GET /documents/fixes/:id/pages/:page': of('documentFix', filers, { query: () => 'side=before' }),
  'GET /documents/fixes/:id/file': of('documentFix', filers),
  'GET /review/': shows('waiting', clerks, 'sort=age'),
  'GET /review/:id/': of('filing', clerks),
  'GET /review/:id/docket-entry/': of('filing', clerks),
  'GET /review/:id/case-title/': of('filing', clerks, { query: () => 'case_type=Probate' }),
  'POST /review/:id/claim/': of('filing', clerks),
  'DELETE /review/:id/claim/': of('filing', clerks),
  'POST /review/:id/decision/': of('filing', clerks, { body: { version: 99, decision: 'accepted' } }),
  'POST /review/decisions/:id/undo/': of('decision', clerks),
  'GET /review/pending/': clerks,
  'PUT /review/sections/mine/': clerks,
  'POST /review/:id/section/': of('filing', clerks, {
    body: { from: null, to: '00000000-0000-4000-8000-000000000000' },
  }),
  'GET /review/lane/': clerks,
  'POST /review/lane/:id/shown/': of('filing', clerks, { body: { version: 99 } }),
  'POST /review/lane/:id/leave/': of('filing', clerks, { body: { leave: false } }),
  'POST /review/lane/accept/': clerks,
  'GET /settings/review-sections/': ['court_administrator'],
  'PUT /settings/review-sections/': ['court_administrator'],
  'POST /settings/review-sections/preview/': ['court_administrator'],
  'POST /settings/review-sections/apply/': ['court_administrator'],
  'GET /cases/': shows('case', filers),
  'GET /cases/:id/': of('case', filers),
  'GET /cases/:id/docket/': of('case', filers),
  'GET /cases/:id/docket/options/': of('case', ['judge', ...clerks]),
  'POST /cases/:id/docket/': of('case', ['judge', ...clerks], {
    files: [
      ['event', 'under_submission'],
      ['text', 'Matter submitted'],
      ['filed_on', '2026-01-02'],
    ],
  }),
  'GET /cases/:id/docket/sheet/': of('case', filers),
  'GET /cases/:id/docket/certified/': of('case', clerks),
  'GET /cases/:id/docket/:number/': of('docketedCase', filers),
  'GET /cases/:id/docket/:number/notices/': of('docketedCase', clerks),
  'PUT /cases/:id/docket/:number/': of('docketedCase', ['judge', ...clerks], {
    body: { version: 99, change: 'corrected', text: 'Corrected', reason: 'Misspelled' },
  }),
  'GET /cases/:id/activity/': of('case', filers),
  'PUT /cases/:id/status/': of('case', clerks, {
    body: { version: 99, status: 'closed', disposition: 'Judgment', reason: 'Decided.' },
  }),
  'PUT /cases/:id/category/': of('case', clerks, { body: { version: 99, category: null } }),
  'PUT /cases/:id/parties/': of('case', clerks, {
    body: { version: 99, parties: [{ full_name: 'Ada Rowe', role: 'Plaintiff' }] },
  }),
  'GET /cases/:id/life/': of('case', filers),
  'PUT /cases/:id/state/': of('case', courtStaff, {
    body: { version: 99, state: 'inactive', inactive_reason: 'stay', reason: 'Stayed.' },
  }),
  'POST /cases/:id/dispositions/': of('case', courtStaff, {
    body: {
      ...{ version: 99, party_id: randomUUID(), disposition: 'Dismissed', decided_on: '2026-01-05' },
      reason: 'Decided.',
    },
  }),
  'POST /cases/:id/disqualification/': of('case', courtStaff, {
    body: { version: 99, rule_id: 'ca-170.1', reason: 'A former client.', ordered_on: '2026-01-05' },
  }),
  'POST /cases/:id/disqualification/waiver/': of('case', clerks, {
    body: { version: 99, disqualification_id: randomUUID(), ground_id: 'ca-interest', entry: 1, signed_by: [] },
  }),
  'GET /cases/without-judge/': clerks,
  'POST /cases/:id/work-items/': of('case', filers, {
    body: { kind: 'interpreter', subject: 'Spanish', person: 'Ada Rowe' },
  }),
  'GET /cases/:id/work-items/': of('case', filers),
  'GET /work-items/': shows('workItem', clerks, 'per_page=100'),
  'GET /cases/:id/lodged-documents/': of('case', filers),
  'POST /lodged-documents/:id/': of('lodgedDocument', filers, { body: { version: 99, action: 'unseal' } }),
  'POST /work-items/:id/state/': of('workItem', filers, { body: { version: 99, state: 'waived' } }),
  'GET /cases/:id/attorney-suggestions/': of('case', clerks),
  'GET /cases/:id/judge-suggestions/': of('case', clerks),
  'PUT /cases/:id/judge/': of('case', clerks, { body: { version: 99, reason: 'Assigned.' } }),
  'POST /cases/:id/challenges/': of('case', clerks, {
    body: { version: 99, rule_id: 'ca-170.6', party_name: 'Ada Rowe', side: 'first', filed_on: '2026-01-05' },
  }),
  'POST /cases/challenges/:id/decision/': of('challenge', courtStaff, {
    body: { version: 99, decision: 'denied', reason: 'Late.' },
  }),
  'POST /cases/:id/relations/': of('case', clerks, {
    body: ({ shared }) => ({ version: 99, kind: 'related', other_case_id: shared, reason: 'Same event.' }),
  }),
  'POST /cases/relations/:id/end/': of('caseRelation', clerks, { body: { reason: 'Ended.' } }),
  'POST /cases/:id/spread/': of('case', clerks, { body: ({ shared }) => ({ number: 1, case_ids: [shared] }) }),
  'GET /cases/transfer-courts/': clerks,
  'POST /cases/:id/transfers/': of('case', clerks, {
    body: { version: 99, kind: 'transfer', outside_court: 'Elsewhere', reason: 'Venue.' },
  }),
  'GET /cases/transfers/': shows('transfer', clerks),
  'POST /cases/transfers/:id/decision/': of('transfer', clerks, {
    body: { version: 99, decision: 'refused', reason: 'Venue.' },
  }),
  'GET /cases/:id/merge/': of('case', clerks, { query: ({ shared }) => `other_case_id=${shared}` }),
  'POST /cases/:id/merge/': of('case', clerks, {
    body: ({ shared }) => ({ version: 99, other_case_id: shared, other_version: 99, reason: 'One case.' }),
  }),
  'GET /cases/:id/merges/': of('case', clerks),
  'POST /cases/merges/:id/undo/': of('merge', clerks, { body: { version: 99, reason: 'Two cases.' } }),
  'GET /settings/judge-assignment/': shows('judgeRule', courtStaff),
  'POST /settings/judge-assignment/': ['court_administrator'],
  'PUT /settings/judge-assignment/:id/': of('judgeRule', ['court_administrator'], {
    body: ({ shared }) => ({
      ...{ name: 'Rule', case_types: [], method: 'random', skip_absent: false, active: true, position: 1 },
      ...{ judges: [{ judge_id: shared, weight: 1 }], version: 99 },
    }),
  }),
  'DELETE /settings/judge-assignment/:id/': of('judgeRule', ['court_administrator']),
  'POST /settings/judge-coverage/': clerks,
  'DELETE /settings/judge-coverage/:id/': of('judgeCoverage', clerks),
  'PUT /cases/:id/title/': of('case', clerks, { body: { version: 99, title: 'Rowe v. Doe', title_form: null } }),
  'GET /cases/:id/service-list/': of('case', filers),
  'GET /cases/:id/participants/': of('case', filers),
  'POST /cases/:id/participants/': of('case', clerks, { body: { version: 99, ...aParticipant } }),
  'GET /cases/:id/participants/:participant_id/': of('participant', filers),
  'PUT /cases/:id/participants/:participant_id/': of('participant', clerks, {
    body: { version: 99, ...aParticipant },
  }),
  'POST /cases/:id/participants/:participant_id/end/': of('participant', clerks, {
    body: { version: 99, kind: 'dismissed', on: '2026-11-20', reason: 'Dismissed by order.' },
  }),
  'POST /cases/:id/participants/:participant_id/counsel/': of('participant', clerks, {
    body: { version: 99, full_name: 'Ada Rowe', appeared_on: '2026-11-20' },
  }),
  'PUT /cases/:id/participants/:participant_id/counsel/:counsel_id/': of('participant', clerks, {
    body: { version: 99, is_lead: true, gets_notice: true },
  }),
  'POST /cases/:id/participants/:participant_id/counsel/:counsel_id/end/': of('participant', clerks, {
    body: { version: 99, kind: 'withdrew', basis: 'order', on: '2026-11-20' },
  }),
  'POST /cases/:id/participants/:participant_id/e-service/': of('participant', clerks, {
    body: { version: 99, email: 'rowe@example.com', basis: 'consent', given_on: '2026-11-20' },
  }),
  'POST /cases/:id/participants/:participant_id/e-service/withdrawal/': of('participant', clerks, {
    body: { version: 99, on: '2026-11-20' },
  }),
  'GET /cases/:id/defaults/': of('case', filers),
  'POST /cases/:id/participants/:participant_id/default/': of('participant', clerks, { body: {} }),
  'PUT /cases/:id/participants/:participant_id/default/service/': of('participant', clerks, {
    body: { version: 99, entry: 1, served_on: '2026-11-20', method: 'personal' },
  }),
  'PUT /cases/:id/participants/:participant_id/default/items/': of('participant', clerks, {
    body: { version: 99, item: 'venue', confirmed: true, reason: 'On page 2.' },
  }),
  'POST /cases/:id/participants/:participant_id/default/entry/': of('participant', clerks, {
    body: { version: 99 },
  }),
  'POST /cases/:id/participants/:participant_id/default/judgment/': of('participant', clerks, {
    body: { version: 99, creditor: 'Ada Rowe', principal: '100.00' },
  }),
  'POST /cases/:id/participants/:participant_id/default/refusal/': of('participant', clerks, {
    body: { version: 99, reason: 'No proof of service.' },
  }),
  'POST /cases/:id/participants/:participant_id/default/referral/': of('participant', clerks, {
    body: { version: 99, reason: 'The court decides.' },
  }),
  'POST /cases/:id/participants/:participant_id/default/set-aside/': of('participant', clerks, {
    body: { version: 99, authority: 'Order', reason: 'Excusable neglect.' },
  }),
  'GET /cases/:id/appeal-records/': of('case', clerks),
  'POST /cases/:id/appeal-records/': of('case', clerks, {
    body: { reviewing_court: 'Court of Appeal', entries: [900] },
  }),
  'GET /appeal-records/:id/file/': of('appealRecord', clerks),
  'POST /appeal-records/:id/certification/': of('appealRecord', clerks),
  'GET /cases/:id/issuance/': of('case', filers),
  'POST /cases/:id/issuance/check/': of('case', clerks, { body: { kind: 'subpoena', values: {} } }),
  'POST /cases/:id/issuance/': of('case', clerks, { body: { version: 99, kind: 'subpoena', values: {} } }),
  'PUT /cases/:id/issuance/:instrument_id/': of('instrument', clerks, {
    body: { version: 99, state: 'recalled', on: '2026-01-06', reason: 'Wrong party.' },
  }),
  'GET /documents/held/': shows('held', filers),
  'DELETE /documents/held/:id/': of('held', filers),
  'GET /documents/held/:id/page': of('held', filers),
  'GET /documents/versions/:version_id/view/': of('version', filers),
  'GET /documents/versions/:version_id/pages/:page': of('version', filers),
  'GET /documents/versions/:version_id/pages/:page/text': of('version', filers),
  'GET /documents/versions/:version_id/search': of('version', filers, { query: () => 'q=court' }),
  'GET /documents/versions/:version_id/file': of('version', filers),
  'POST /courtdoc/analyses/': filers,
  'GET /courtdoc/analyses/:id/': of('analysis', filers),
  'POST /courtdoc/preview/': filers,
  'POST /courtdoc/generated/': of('case', filers, { body: ({ id }) => ({ ...aDraft, case_id: id }) }),
  'GET /courtdoc/generated/:id/': of('generated', filers),
  'GET /courtdoc/cases/': filers,
  'GET /courtdoc/prefill/': of('case', filers, { query: ({ id }) => `case_id=${id}` }),
  'GET /courtdoc/requirements/': everyone,
  'GET /courtdoc/history/': shows('generated', filers),
  'GET /courtdoc/history/:kind/:id/file': of('generated', filers),
  'POST /courtdoc/history/:kind/:id/filing/': of('generated', filers, { body: {} }),
  'DELETE /courtdoc/history/:kind/:id/': of('generated', filers),
  'GET /counter/': clerks,
  'POST /counter/intakes/': clerks,
  'GET /counter/intakes/': clerks,
  'GET /counter/filings/:id/': of('filing', clerks),
  'PUT /counter/filings/:id/correction/': of('filing', clerks, {
    files: [
      ...(Object.entries({ channel: 'fax', received_on: '2026-01-05', received_at_time: '09:30' }) as FormPart[]),
      ['main_document', 'x', 'x.txt'],
    ],
  }),
  'GET /counter/filings/:id/stamped/': of('filing', clerks),
  'GET /counter/drawer/': clerks,
  'POST /counter/drawer/': clerks,
  'POST /counter/drawers/:id/close/': of('ownDrawer', clerks, { body: { version: 99, counted_cash_cents: 0 } }),
  'GET /counter/drawers/': shows('drawer', clerks),
  'GET /counter/drawers/:id/': of('drawer', clerks),
  'GET /counter/drawers/:id/report/': of('drawer', clerks, { query: () => 'format=csv' }),
  'POST /counter/receipts/': clerks,
  'POST /counter/receipts/:id/void/': of('receipt', ['court_administrator'], { body: { reason: 'Wrong case' } }),
  'GET /counter/receipts/:id/': of('receipt', clerks),
  'GET /fees/cases/:id/': of('case', clerks),
  'GET /fees/filings/:id/': of('filing', clerks),
  'GET /fees/cases/:id/statement/': of('case', clerks, { query: () => 'format=csv' }),
  'POST /fees/cases/:id/charges/': of('case', clerks, {
    body: () => ({
      ...{ fee_id: null, description: 'Copies', authority: 'Gov. Code 70627', amount_cents: 100 },
      request_key: randomUUID(),
    }),
  }),
  'POST /fees/charges/:id/adjust/': of('charge', clerks, {
    body: { direction: 'up', amount_cents: 100, reason: 'Pages', authority: 'Gov. Code 70627', version: 99 },
  }),
  'POST /fees/charges/:id/waive/': of('charge', clerks, {
    body: { amount_cents: 100, reason: 'Order', authority: 'Gov. Code 68631', version: 99 },
  }),
  'POST /fees/charges/:id/refund/': of('charge', clerks, {
    body: {
      ...{ paid_by: 'cash', means: 'cash', amount_cents: 100, payee: 'Ada Rowe', reason: 'Order', authority: 'Order' },
      ...{ lowers: true, version: 99, request_key: '6f1f7a53-8c8b-4c0e-9a2f-6a8f6d2f0001' },
    },
  }),
  'GET /fees/refunds/:id/': of('refund', clerks),
  'GET /deposits/': shows('deposit', ['self_represented', 'attorney', ...clerks]),
  'GET /deposits/:id/': of('deposit', ['self_represented', 'attorney', ...clerks]),
  'GET /deposits/:id/statement/': of('deposit', ['self_represented', 'attorney', ...clerks], {
    query: () => 'format=csv',
  }),
  'POST /deposits/': clerks,
  'POST /deposits/:id/refund/': of('deposit', clerks, {
    body: {
      ...{ means: 'check', amount_cents: 100, payee: 'Ada Rowe', reason: 'Order', reference: '12', closes: false },
      ...{ version: 99, request_key: '6f1f7a53-8c8b-4c0e-9a2f-6a8f6d2f0002' },
    },
  }),
  'GET /counter/days/:day/': ['court_administrator'],
  'GET /counter/days/:day/report/': ['court_administrator'],
  'POST /counter/days/:day/deposits/': ['court_administrator'],
  'POST /counter/days/:day/settle/': ['court_administrator'],
  'POST /counter/sheets/': clerks,
  'GET /counter/sheets/:id/': of('sheet', clerks),
  'POST /counter/batches/': clerks,
  'GET /counter/batches/': shows('batch', clerks),
  'POST /counter/batches/:id/file/': of('batch', clerks, { body: {} }),
  'DELETE /counter/batches/:id/': of('batch', clerks),
  'GET /payments/drafts/:id/': of('draft', filers),
  'PUT /payments/drafts/:id/': of('draft', filers, { body: { choice: 'at_court', version: 99 } }),
  'POST /payments/envelopes/:id/pay/': of('draftWithFees', filers, { body: {} }),
  'POST /payments/envelopes/:id/refresh/': of('draft', filers, { body: {} }),
  'PUT /payments/drafts/:id/waiver/': of('draft', filers, { files: [['waiver', makePdf(['REQUEST']), 'Request.pdf']] }),
  'DELETE /payments/drafts/:id/waiver/': of('draft', filers),
  'GET /payments/filings/:id/waiver/': of('filingWithWaiver', filers),
  'POST /payments/filings/:id/waiver/': of('filing', filers, {
    files: [['waiver', makePdf(['REQUEST']), 'Request.pdf']],
  }),
  'GET /payments/filings/:id/': of('filing', filers),
  'PUT /payments/fees/:id/': of('fee', clerks, { body: { amount_cents: 100, reason: 'Motion', version: 99 } }),
  'POST /payments/waivers/:id/decision/': of('waiver', clerks, { body: { decision: 'granted', version: 99 } }),
  'GET /payments/reconciliation/': shows('paymentDifference', ['court_administrator']),
  'GET /payments/reconciliation/csv/': ['court_administrator'],
  'POST /payments/differences/:id/settle/': of('paymentDifference', ['court_administrator'], {
    body: { note: 'Paid' },
  }),
  'GET /settings/payments/': ['court_administrator'],
  'PUT /settings/payments/': ['court_administrator'],
  'GET /attorneys/': ['attorney', 'judge', ...clerks],
  'GET /attorneys/single/:id': of('attorney', ['attorney', 'judge', ...clerks]),
  'POST /attorneys/': clerks,
  'PUT /attorneys/:id/': of('attorney', ['attorney', ...clerks], { body: { ...anEntry, version: 99 } }),
  'DELETE /attorneys/delete/:id/': of('attorney', clerks),
  'POST /attorneys/upload/': clerks,
  'POST /attorneys/imports/': clerks,
  'GET /attorneys/imports/': shows('rosterImport', clerks, '?per_page=100'),
  'GET /attorneys/imports/:id/': of('rosterImport', clerks),
  'PUT /attorneys/imports/:id/reading/': of('rosterImport', clerks, {
    body: { version: 99, encoding: 'utf-8', separator: 'comma' },
  }),
  'GET /attorneys/imports/:id/rows/': of('rosterImport', clerks),
  'PUT /attorneys/imports/:id/rows/:position/': of('rosterImport', clerks, { body: { choice: 'skip', version: 99 } }),
  'POST /attorneys/imports/:id/choices/': of('rosterImport', clerks, {
    body: { kind: 'error', choice: 'skip', version: 99 },
  }),
  'POST /attorneys/imports/:id/apply/': of('rosterImport', clerks, { body: { version: 99 } }),
  'POST /attorneys/imports/:id/undo/': of('rosterImport', clerks, { body: { version: 99 } }),
  'POST /attorneys/imports/:id/repeat/': of('rosterImport', clerks, { body: {} }),
  'DELETE /attorneys/imports/:id/': of('rosterImport', clerks, { query: () => 'version=99' }),
  'GET /attorneys/imports/:id/errors/csv/': of('rosterImport', clerks),
  'GET /attorneys/cases/': clerks,
  'POST /attorneys/:id/cases/': of('attorney', clerks, { body: ({ shared }) => ({ case_id: shared }) }),
  'DELETE /attorneys/:id/cases/:case_id/': of('assignedAttorney', clerks),
  'POST /scheduling/hearing/': ['attorney', 'judge', ...clerks],
  'POST /scheduling/hearing/check/': ['judge', ...clerks],
  'GET /scheduling/list-hearings/': of('case', filers, { query: ({ id }) => `case_id=${id}`, list: true }),
  'GET /scheduling/counsel-warnings/': ['judge', ...clerks],
  'GET /scheduling/days/': filers,
  'GET /scheduling/board/': filers,
  'GET /scheduling/cases/': ['attorney', 'judge', ...clerks],
  'GET /scheduling/calendar.ics': filers,
  'GET /scheduling/feed/': filers,
  'POST /scheduling/feed/': filers,
  'DELETE /scheduling/feed/': filers,
  'GET /calendar-feeds/:token/calendar.ics': everyone,
  'GET /home/attention/': ['self_represented', 'attorney'],
  'GET /home/week/': ['self_represented', 'attorney'],
  'GET /home/cases/:id/': of('case', ['self_represented', 'attorney']),
  'POST /home/seen/': ['self_represented', 'attorney'],
  'PUT /deadlines/:id/met/': of('deadline', filers, { body: { met: true, version: 99 } }),
  'GET /cases/:id/docket/:number/documents/': of('docketedCase', filers),
  'GET /cases/:id/docket/csv/': of('case', filers),
  'POST /cases/:id/downloads/': of('case', filers),
  'GET /cases/:id/downloads/': of('case', filers),
  'GET /docket-downloads/:id/file/': of('docketDownload', filers),
  'POST /cases/:id/hearing-requests/': of('case', ['self_represented', 'attorney'], {
    body: { purpose: 'Motion to compel', minutes: 30, position: 'opposed' },
  }),
  'GET /cases/:id/hearing-requests/': of('case', filers),
  'GET /cases/:id/hearing-days/': of('case', filers),
  'GET /hearing-requests/': shows('hearingRequest', courtStaff),
  'GET /hearing-requests/best-slots/': courtStaff,
  'POST /hearing-requests/:id/schedule/': of('hearingRequest', courtStaff, {
    body: {
      ...{ judge: 'Test judge', event_type: 'Motion Hearing', venue: 'Department 4', version: 99 },
      ...{ hearing_date: '2027-06-01', hearing_time: '09:00' },
    },
  }),
  'POST /hearing-requests/:id/decline/': of('hearingRequest', courtStaff, {
    body: { reason: 'No time.', version: 99 },
  }),
  'POST /hearing-requests/:id/withdraw/': of('hearingRequest', ['self_represented', 'attorney'], {
    body: { version: 99 },
  }),
  'GET /courtroom/session/': courtStaff,
  'PUT /courtroom/pace/': clerks,
  'GET /courtroom/hearings/:id/': of('hearing', courtStaff),
  'POST /courtroom/hearings/:id/entries/': of('hearing', clerks, { body: { version: 99, entry: { does: 'call' } } }),
  'GET /courtroom/hearings/:id/open-times/': of('hearing', clerks),
  'POST /courtroom/hearings/:id/sign/': of('hearing', clerks, {
    body: { version: 99, confirmation: { with: 'authenticator', code: '000000' } },
  }),
  'GET /scheduling/feeds/': shows('staffFeed', ['judge', ...clerks]),
  'POST /scheduling/feeds/': ['judge', ...clerks],
  'DELETE /scheduling/feeds/:id/': of('staffFeed', ['judge', ...clerks]),
  'GET /scheduling/hearings/:id/': of('hearing', filers),
  'GET /scheduling/hearings/:id/calendar.ics': of('hearing', filers),
  'GET /scheduling/hearings/:id/placement/': of('hearing', ['judge', ...clerks], {
    query: () => 'from=2026-03-16&to=2026-03-20',
  }),
  'PUT /scheduling/hearings/:id/': of('hearing', ['judge', ...clerks], {
    body: { version: 99, reason: 'Counsel is in trial.' },
  }),
  'GET /scheduling/hearings/:id/best-slots/': of('hearing', ['judge', ...clerks]),
  'POST /scheduling/hearings/:id/confirm/': of('hearing', ['judge', ...clerks], { body: { version: 99 } }),
  'POST /scheduling/hearings/:id/cancel/': of('hearing', ['judge', ...clerks], {
    body: { version: 99, reason: 'Settled.' },
  }),
  'POST /scheduling/hearings/:id/outcome/': of('hearing', ['judge', ...clerks], {
    body: { version: 99, outcome: 'completed' },
  }),
  'POST /scheduling/batches/proposals/': ['judge', ...clerks],
  'POST /scheduling/batches/check/': ['judge', ...clerks],
  'POST /scheduling/batches/': ['judge', ...clerks],
  'GET /scheduling/batches/': shows('hearingBatch', ['judge', ...clerks]),
  'GET /scheduling/batches/:id/': of('hearingBatch', filers),
  'POST /scheduling/batches/:id/undo/': of('hearingBatch', ['judge', ...clerks]),
  'GET /scheduling/judges/': inRole,
  'GET /scheduling/availability/': inRole,
  'POST /scheduling/availability/': ['judge', ...clerks],
  'DELETE /scheduling/availability/:id/': of('availability', ['judge', ...clerks]),
  'GET /scheduling/court/': shows('courtroom', inRole),
  'POST /scheduling/courtrooms/': ['court_administrator'],
  'PUT /scheduling/courtrooms/:id/': of('courtroom', ['court_administrator'], {
    body: { version: 99, name: 'Department 4', location: '', seats: null, active: true },
  }),
  'DELETE /scheduling/courtrooms/:id/': of('courtroom', ['court_administrator']),
  'POST /scheduling/event-types/': ['court_administrator'],
  'GET /scheduling/event-types/offered/': ['court_administrator'],
  'POST /scheduling/event-types/offered/': ['court_administrator'],
  'PUT /scheduling/event-types/:id/': of('eventType', ['court_administrator'], {
    body: { version: 99, name: 'Trial', duration_minutes: 30, held_in_sitting: false, active: true },
  }),
  'DELETE /scheduling/event-types/:id/': of('eventType', ['court_administrator']),
  'GET /scheduling/closure-effects/': ['court_administrator'],
  'POST /scheduling/closures/': ['court_administrator'],
  'DELETE /scheduling/closures/:id/': of('closure', ['court_administrator']),
  'PUT /scheduling/hours/': ['court_administrator'],
  'POST /scheduling/plans/': clerks,
  'GET /scheduling/plans/': shows('calendarPlan', clerks),
  'GET /scheduling/plans/:id/': of('calendarPlan', clerks),
  'POST /scheduling/plans/:id/cancel/': of('calendarPlan', clerks),
  'POST /scheduling/plans/:id/accept/': of('calendarPlan', clerks, {
    body: { hearing_ids: [randomUUID()], reason: 'Earlier dates' },
  }),
  'GET /scheduling/plans/:id/hearings/:hearing_id/why/': of('plannedHearing', clerks),
  'GET /scheduling/plans/:id/hearings/:hearing_id/why-not/': of('plannedHearing', clerks, {
    query: () => 'date=2027-03-17',
  }),
  'GET /scheduling/plan-weights/': clerks,
  'PUT /scheduling/plan-weights/': clerks,
  'GET /pilots/': shows('pilot', clerks),
  'POST /pilots/': ['court_administrator'],
  'GET /pilots/:id/': of('pilot', clerks),
  'PUT /pilots/:id/': of('pilot', ['court_administrator'], {
    body: {
      ...{ department: 'Department 4', folder: 'pilot', starts_on: '2026-03-02', ends_on: '2026-04-30', version: 99 },
      targets: [{ metric: 'readable', target: 90 }],
    },
  }),
  'POST /pilots/:id/end/': of('pilot', ['court_administrator'], { body: { version: 99 } }),
  'GET /pilots/:id/filings/': of('pilot', clerks),
  'POST /pilots/filings/:id/marks/': of('pilotFiling', clerks, {
    body: { subject: 'field:title', verdict: 'clerk', reason: 'The title is on page 2.' },
  }),
  'GET /pilots/filings/:id/file/': of('pilotFiling', clerks),
  'GET /pilots/:id/report/': of('pilot', clerks),
  'POST /scheduling/simulations/': ['judge', ...clerks],
  'GET /scheduling/simulations/': shows('simulation', ['judge', ...clerks]),
  'GET /scheduling/simulations/:id/': of('simulation', ['judge', ...clerks]),
  'POST /scheduling/simulations/:id/cancel/': of('simulation', ['judge', ...clerks]),
  'GET /scheduling/staff/': shows('hearingStaff', courtStaff),
  'GET /scheduling/staff/:id/': of('hearingStaff', courtStaff),
  'POST /scheduling/staff/': clerks,
  'PUT /scheduling/staff/:id/': of('hearingStaff', clerks, { body: { ...anInterpreter, version: 99 } }),
  'POST /scheduling/staff/:id/hours/': of('hearingStaff', clerks, {
    body: { weekdays: [2], from: '08:00', to: '12:00', valid_from: '2026-01-01' },
  }),
  'POST /scheduling/staff/suggestions/': courtStaff,
  'DELETE /scheduling/staff-hours/:id/': of('staffHours', clerks),
  'POST /scheduling/staff/:id/periods/': of('hearingStaff', clerks, {
    body: { status: 'away', from: '2099-01-05T08:00', to: '2099-01-05T12:00' },
  }),
  'DELETE /scheduling/staff-periods/:id/': of('staffPeriod', clerks),
  'GET /scheduling/sittings/': ['judge', ...clerks],
  'POST /scheduling/sittings/': ['judge', ...clerks],
  'GET /scheduling/week-templates/': shows('weekTemplate', ['judge', ...clerks]),
  'POST /scheduling/week-templates/': ['judge', ...clerks],
  'POST /scheduling/week-templates/preview/': ['judge', ...clerks],
  'PUT /scheduling/week-templates/:id/': of('weekTemplate', ['judge', ...clerks], {
    body: {
      ...{ version: 99, title: 'Call', judge_id: randomUUID(), courtroom_id: randomUUID(), weekdays: [2] },
      ...{ from: '09:00', to: '10:00', capacity: 3, valid_from: '2026-01-01', valid_until: null },
    },
  }),
  'DELETE /scheduling/week-templates/:id/': of('weekTemplate', ['judge', ...clerks]),
  'DELETE /scheduling/sittings/:id/': of('sitting', ['judge', ...clerks]),
  'POST /api_access/request/': withRole,
  'POST /api_access/rextension/': withRole,
  'GET /api_access/mine/': shows('accessRequest', withRole),
  'DELETE /api_access/requests/:id/': of('accessRequest', withRole),
  'POST /api_access/keys/:id/collect/': of('apiKey', withRole),
  'DELETE /api_access/keys/:id/': of('apiKeyToRevoke', withRole),
  'GET /api_access/keys/:id/calls/': of('apiKeyOfCourt', withRole),
  'GET /api_access/requests/': shows('accessRequestOfCourt', integrators),
  'GET /api_access/keys/': shows('apiKeyOfCourt', integrators),
  'POST /api_access/requests/:id/decide/': of('accessRequestOfCourt', ['court_administrator'], {
    body: { version: 99, decision: 'denied', reason: 'Not now.' },
  }),
  'POST /v1/documents/analyze': withRole,
  'GET /v1/documents/analyses/:jobId': of('apiAnalysis', withRole),
  'GET /v1/courts': filers,
  'POST /v1/filings/multi-court': filers,
  'GET /v1/cases/:caseId/status': of('case', filers),
  'POST /v1/documents/generate': withRole,
  'GET /openapi.json': everyone,
  'GET /webhooks/': shows('webhook', integrators),
  'POST /webhooks/': integrators,
  'PUT /webhooks/:id/': of('webhook', integrators, {
    body: {
      version: 99,
      state: 'paused',
      url: 'https://93.184.216.34/x',
      description: '',
      event_types: ['filing.accepted'],
    },
  }),
  'DELETE /webhooks/:id/': of('webhook', integrators),
  'POST /webhooks/:id/rotate/': of('webhook', integrators),
  'POST /webhooks/:id/test/': of('webhook', integrators),
  'GET /webhooks/:id/deliveries/': of('webhook', integrators),
  'GET /webhooks/deliveries/:delivery_id/': of('delivery', integrators),
  'POST /webhooks/deliveries/:delivery_id/redeliver/': of('delivery', integrators),
  'POST /rulings/': of('filing', ['judge'], {
    body: ({ id }) => ({ filing_id: id, disposition: 'granted', version: 99 }),
  }),
  'DELETE /rulings/:id/': of('heldRuling', ['judge']),
  'GET /rulings/motions/:id/': of('awaiting', judgeAndStaff),
  'GET /rulings/matters/': courtStaff,
  'GET /rulings/matters/csv/': courtStaff,
  'GET /rulings/by-law/': courtStaff,
  'POST /rulings/by-law/:id/': of('filing', courtStaff, { body: {} }),
  'GET /rulings/cases/:id/': of('case', filers),
  'GET /rulings/cases/:id/tentatives/': of('case', filers),
  'PUT /rulings/motions/:id/tentative/': of('motionToDraft', judgeAndStaff, {
    body: { disposition: 'granted', version: 99 },
  }),
  'DELETE /rulings/tentatives/:id/': of('tentative', judgeAndStaff),
  'POST /rulings/tentatives/:id/adoption/': of('tentative', ['judge'], { body: { version: 99 } }),
  'POST /rulings/tentatives/:id/notices/': of('tentative', ['self_represented', 'attorney'], { body: {} }),
  'GET /orders/drafts/': shows('orderDraft', judgeAndStaff, 'per_page=100'),
  'GET /orders/forms/': judgeAndStaff,
  'POST /orders/drafts/': of('judgesCase', judgeAndStaff, { body: ({ id }) => ({ case_id: id, form: 'ord_grant' }) }),
  'GET /orders/drafts/:id/': of('orderDraft', judgeAndStaff),
  'PUT /orders/drafts/:id/': of('orderDraft', judgeAndStaff, {
    body: { version: 99, content: { title: 'Order', paragraphs: [] } },
  }),
  'GET /orders/drafts/:id/word/': of('orderDraft', judgeAndStaff),
  'POST /orders/drafts/:id/word/': of('orderDraft', judgeAndStaff, { files: [['document', 'text', 'Order.docx']] }),
  'POST /orders/drafts/:id/state/': of('orderDraft', judgeAndStaff, { body: { version: 99, state: 'discarded' } }),
  'POST /orders/drafts/:id/return/': of('orderDraft', ['judge'], { body: { version: 99, reason: 'No.' } }),
  'POST /orders/drafts/:id/denial/': of('orderDraft', ['judge'], { body: { version: 99, reason: 'No.' } }),
  'GET /orders/drafts/:id/versions/': of('orderDraft', judgeAndStaff),
  'GET /orders/drafts/:id/comparison/': of('orderDraft', judgeAndStaff, { query: ({ id }) => `other=${id}` }),
  'GET /chambers/staff/': shows('chambersMember', ['judge', 'court_administrator']),
  'POST /chambers/staff/': ['judge', 'court_administrator'],
  'DELETE /chambers/staff/:id/': of('chambersMember', ['judge', 'court_administrator']),
  'GET /chambers/own/': judgeAndStaff,
  'GET /chambers/queue/': judgeAndStaff,
  'GET /chambers/memos/': shows('benchMemo', judgeAndStaff),
  'POST /chambers/memos/': judgeAndStaff,
  'GET /chambers/memos/:id/': of('benchMemo', judgeAndStaff),
  'PUT /chambers/memos/:id/': of('benchMemo', judgeAndStaff, { body: { version: 99, content: aMemo } }),
  'POST /chambers/memos/:id/state/': of('benchMemo', judgeAndStaff, { body: { version: 99, state: 'read' } }),
  'GET /chambers/day/': judgeAndStaff,
  'GET /chambers/my-day/': judgeAndStaff,
  'GET /chambers/packets/:id/': of('calledHearing', judgeAndStaff),
  'GET /chambers/bundle/': judgeAndStaff,
  'GET /chambers/awaiting/': shows('awaiting', judgeAndStaff, 'per_page=100'),
  'GET /chambers/filings/:id/': of('awaiting', judgeAndStaff),
  'POST /chambers/filings/:id/mark/': of('awaiting', ['judge'], { body: { mark: 'reviewed' } }),
  'DELETE /chambers/filings/:id/mark/': of('markedFiling', ['judge']),
  'GET /chambers/binders/:id/': of('calledHearing', judgeAndStaff),
  'PUT /chambers/binders/:id/order/': of('calledHearing', ['judge'], { body: { documents: [], version: 99 } }),
  'POST /chambers/binders/:id/downloads/': of('calledHearing', judgeAndStaff),
  'GET /chambers/binders/:id/downloads/': of('calledHearing', judgeAndStaff),
  'GET /chambers/offline-keys/': ['judge'],
  'GET /chambers/binder-downloads/:id/file/': of('binderDownload', judgeAndStaff),
  'GET /chambers/binders/:id/notes/': of('calledHearing', judgeAndStaff),
  'PUT /chambers/binders/:id/notes/': of('calledHearing', ['judge'], {
    body: {
      ...{ note_id: randomUUID(), document_id: randomUUID(), version_id: randomUUID() },
      ...{ page: 1, boxes: [], quote: '', kind: 'note', text: 'Ask about causation', version: 0 },
    },
  }),
  'DELETE /chambers/binder-notes/:id/': of('binderNote', ['judge'], { query: () => 'version=1' }),
  'PUT /chambers/notes/': of('calledHearing', ['judge'], {
    body: ({ id }) => ({ hearing_id: id, text: 'x', version: 0 }),
  }),
  'GET /reports/': ['judge', ...clerks],
  'GET /reports/rows/': ['judge', ...clerks],
  'GET /reports/csv/': ['judge', ...clerks],
  'GET /reports/rows/csv/': ['judge', ...clerks],
  'GET /deadlines/compute/': signedIn,
  'GET /deadlines/': of('case', filers, { query: ({ id }) => `case_id=${id}`, list: true }),
  'POST /deadlines/': of('case', filers, {
    body: ({ id }) => ({ case_id: id, rule_id: 'CA-ANSWER', trigger_date: '2026-11-20' }),
  }),
  'PUT /deadlines/:id/': of('deadline', filers, { body: { version: 99, state: 'met', reason: 'Filed.' } }),
  'GET /research/platforms/': withRole,
  'PUT /research/platforms/:platform/connection/': withRole,
  'POST /research/platforms/:platform/test/': withRole,
  'DELETE /research/platforms/:platform/connection/': withRole,
  'POST /research/search/': withRole,
  'GET /research/authorities/:id/': withRole,
  'POST /research/citations/': withRole,
  'GET /research/recent/': withRole,
  'DELETE /research/recent/': withRole,
  'GET /research/saved/': shows('savedSearch', withRole),
  'POST /research/saved/': withRole,
  'POST /research/saved/:id/run/': of('savedSearch', withRole),
  'POST /research/saved/:id/seen/': of('savedSearch', withRole),
  'DELETE /research/saved/:id/': of('savedSearch', withRole),
  'GET /research/settings/': withRole,
  'PUT /research/settings/': withRole,
  'GET /research/filings/:id/': of('filing', filers),
  'POST /documents/:id/ledger/': of('filing', filers),
};

/** Lists of the portal, the same for everyone; an adopted rule belongs to the user's court. */
const ofThePortal = [
  // Its secret is the authorization (server/calendarFeeds/calendarFeeds.test.ts).
  'GET /calendar-feeds/:token/calendar.ics',
  // The secret of an invitation to a law firm, for the person with its address (server/firms/firms.test.ts).
  'GET /firm/join/:token/',
  'POST /firm/join/:token/',
  'GET /verify/:token/',
  // The public record, by its own rules (server/publicAccess/publicAccess.test.ts).
  'GET /public/cases/:id/',
  'GET /public/cases/:id/docket/',
  'GET /public/cases/:id/documents/:document_id/',
  // The token of the link is the authorization (server/service/service.test.ts).
  'GET /served/:token/',
  // The same (server/orders/signOrder.test.ts).
  'GET /public/entries/:token/',
  'GET /public/entries/:token/documents/:id/',
  'GET /served/:token/documents/:version_id/file',
  'POST /verify/:token/match/',
  'DELETE /settings/rules/:rule_id/',
  'GET /self-help/:id/',
  'PUT /self-help/:id/rating/',
  'GET /self-help/:id/file',
  'PUT /research/platforms/:platform/connection/',
  'POST /research/platforms/:platform/test/',
  'DELETE /research/platforms/:platform/connection/',
  'GET /research/authorities/:id/',
  'GET /counter/days/:day/',
  'GET /counter/days/:day/report/',
  'POST /counter/days/:day/deposits/',
  'POST /counter/days/:day/settle/',
  'PUT /settings/response-times/:kind/',
];

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** Every endpoint that any file of the contract exports. */
async function readContract(): Promise<Endpoint[]> {
  const folder = path.join(import.meta.dirname, '../../contract');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter(isEndpoint);
}

function isEndpoint(thing: unknown): thing is Endpoint {
  return typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'permission' in thing;
}

let court: TestServer;
let contract: Endpoint[];
beforeAll(async () => {
  court = await startTestServer();
  contract = await readContract();
});
afterAll(() => court.stop());

describe('the contract', () => {
  test('is served completely, and nothing outside it is served', () => {
    expect(court.app.served.map(nameOf).sort()).toEqual(contract.map(nameOf).sort());
  });

  test('has no endpoint without a decision on who may call it', () => {
    expect(contract.map(nameOf).sort()).toEqual(Object.keys(table).sort());
  });
});

/** A session of that capacity, or a key that was granted everything where the call takes keys. */
async function bearerOf(capacity: Capacity, { scope, path }: Endpoint): Promise<string | undefined> {
  if (capacity === 'visitor') return undefined;
  // A new person if the call ends the sessions of others, which later tests need.
  if (path === '/auth/sessions/revoke-others/' && capacity !== 'signing_in') {
    const role = capacity === 'pending_judge' ? 'judge' : capacity;
    return (await court.join(role, `Ends sessions as ${capacity}`)).token;
  }
  return scope ? giveKey(court.services, court.person(capacity).person_id) : court.freshToken(capacity);
}

describe('a session and a key', () => {
  test('grant no access to each other’s calls', async () => {
    const token = await court.freshToken('court_administrator');
    const key = await giveKey(court.services, court.person('court_administrator').person_id);
    for (const endpoint of contract.filter(({ path }) => !path.includes(':'))) {
      if (may('visitor', endpoint.permission)) continue;
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: { authorization: `Bearer ${endpoint.scope ? token : key}` },
      });
      expect(reply.json().code, nameOf(endpoint)).toBe(endpoint.scope ? 'key_refused' : 'session_ended');
    }
  });

  test('without the scope of a call is refused it', async () => {
    const { person_id } = court.person('court_administrator');
    for (const endpoint of contract.filter(({ scope }) => scope)) {
      const scopes = apiScopes.filter((scope) => scope !== endpoint.scope);
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: { authorization: `Bearer ${await giveKey(court.services, person_id, { scopes })}` },
      });
      expect([reply.statusCode, reply.json().code], nameOf(endpoint)).toEqual([403, 'key_scope_missing']);
    }
  });
});

describe('every endpoint, in every role', () => {
  test.each(Object.keys(table))('%s', async (name) => {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    for (const capacity of capacities) {
      // A key opens no session: it has no sign-in to complete.
      if (capacity === 'signing_in' && endpoint.scope) continue;
      const allowed = mayCall(table[name]!).includes(capacity);
      expect(may(capacity, endpoint.permission), `${capacity} in the permission map`).toBe(allowed);

      // In a separate court for calls that end a session, so that the next one still has it.
      const url = endpoint.path
        .replace(/:\w*id/i, '00000000-0000-4000-8000-000000000000')
        .replace(/:page|:number|:position/, '1');
      const token = await bearerOf(capacity, endpoint);
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${url}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      // An answer to HEAD has no body.
      const refusedWithout = reply.body === '' && [401, 403].includes(reply.statusCode);
      const codes = ['not_signed_in', 'key_needed', 'not_permitted', 'judge_pending', 'second_factor_needed'];
      const isJson = reply.body !== '' && String(reply.headers['content-type']).includes('json');
      const refusedForRole = refusedWithout || codes.includes(isJson ? (reply.json().code ?? '') : '');
      expect(refusedForRole, `${capacity} at the door: ${reply.statusCode} ${reply.body.slice(0, 200)}`).toBe(!allowed);
      if (!allowed) expect([401, 403]).toContain(reply.statusCode);
      expect(reply.statusCode, 'no fault, whatever is missing').not.toBe(500);
    }
  });

  test.each(['/documents/lists/?page=1', '/documents/lists?page=1', '/auth/session', '/auth/session/'])(
    '%s responds with and without a trailing slash',
    async (url) => {
      expect((await court.as('attorney').get(url)).statusCode).toBe(200);
    },
  );
});

let world: AccessWorld;
beforeAll(async () => {
  world = await openAccessWorld(court);
});

const objectRows = Object.entries(table).flatMap(([name, row]) => (isOfObject(row) ? [[name, row] as const] : []));
const listRows = Object.entries(table).flatMap(([name, row]) => (isOfList(row) ? [[name, row] as const] : []));

describe('every object, in every role, by the user’s relationship to it', () => {
  const real = relations.filter((relation) => relation !== 'none');
  const bearers = new Map<string, Promise<string | undefined>>();
  beforeAll(async () => {
    const form = await formOf(['document', 'A letter to the court.', 'Letter.txt']);
    const read = await court.as('attorney').post('/courtdoc/analyses/', form.payload, form.headers);
    expect(read.statusCode, read.body).toBe(201);
  });

  test('every call that names an object has a row', () => {
    const naming = contract.map(nameOf).filter((name) => name.includes(':'));
    expect(naming.filter((name) => !isOfObject(table[name]!)).sort()).toEqual([...ofThePortal].sort());
  });

  /** What is answered, without what differs from one object to the other, or from one moment to the next. */
  async function ask(endpoint: Endpoint, { call, kind }: ObjectRow, capacity: Capacity, id: string, shared: string) {
    const bearer = `${endpoint.scope ? 'key' : 'session'} ${capacity}`;
    if (!bearers.has(bearer)) bearers.set(bearer, bearerOf(capacity, endpoint));
    const path = endpoint.path
      .replace(':case_id', shared)
      .replace(/:(?:participant|counsel|instrument|recipient)_id/g, id)
      .replace('/:id/documents/:version_id', `/${id}/documents/${id}`)
      .replace('/:id/hearings/:hearing_id', `/${id}/hearings/${id}`)
      .replace(/:(\w*id|key|jobId|caseId)(?=\/|$)/i, id)
      .replace(/:page|:number|:position/, '1')
      .replace(':kind', kind);
    const body = typeof call.body === 'function' ? call.body({ id, shared }) : call.body;
    const form = call.files ? await formOf(...call.files) : undefined;
    const reply = await court.app.inject({
      method: endpoint.method,
      url: `/api${path}${call.query ? `?${call.query({ id, shared })}` : ''}`,
      headers: { authorization: `Bearer ${await bearers.get(bearer)}`, ...form?.headers, ...call.headers },
      ...(form || body ? { payload: form?.payload ?? body! } : {}),
    });
    const said = reply.body.replaceAll(id, 'ID').replace(/"(request_id|requestId|instance)":"[^"]+"/g, '');
    return { status: reply.statusCode, said };
  }

  /** Every page of a list. */
  async function readWhole(path: string, query: string, token: string): Promise<string> {
    const bodies: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const reply = await court.with(token).get(`${path}?${query}${page > 1 ? `&page=${page}` : ''}`);
      expect(reply.statusCode, reply.body).toBe(200);
      pages = reply.json().total_pages ?? 1;
      bodies.push(reply.body);
    }
    return bodies.join('');
  }

  test.each(listRows)('%s returns what the user has access to, and nothing else', async (name, row) => {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    const kind: Kind = kinds[row.shows];
    for (const capacity of row.may) {
      const viewer = { capacity, person_id: court.person(capacity as SignedInCapacity).person_id };
      const made = [];
      for (const relation of real) made.push({ relation, id: await kind.make(world, relation, viewer) });
      const body = await readWhole(endpoint.path, row.query, await court.freshToken(capacity as SignedInCapacity));
      const listed = made.filter(({ id }) => body.includes(id)).map(({ relation }) => relation);
      expect(listed, capacity).toEqual(kind.reach(capacity));
    }
  });

  test.each(objectRows)('%s', async (name, row) => {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    const kind: Kind = kinds[row.kind];
    for (const capacity of capacities) {
      if (capacity === 'visitor' || capacity === 'signing_in') continue;
      const viewer = { capacity, person_id: court.person(capacity).person_id };
      const allowed = row.may.includes(capacity);
      const shared = (await world.caseOf('own', viewer)).id;
      const nothing = await ask(endpoint, row, capacity, randomUUID(), shared);
      if (allowed) expect(nothing.status, `${capacity}, of nothing: ${nothing.said}`).toBe(row.call.list ? 200 : 404);
      else expect([401, 403]).toContain(nothing.status);
      // Who may not call at all is refused before any object is searched for; the own object is the likeliest exception.
      for (const relation of allowed ? real : (['own'] as const)) {
        const answer = await ask(endpoint, row, capacity, await kind.make(world, relation, viewer), shared);
        const reached = JSON.stringify(answer) !== JSON.stringify(nothing);
        const expected = allowed && kind.reach(capacity).includes(relation);
        expect(reached, `${capacity}, ${relation}: ${answer.status} ${answer.said.slice(0, 300)}`).toBe(expected);
        expect(answer.status, answer.said.slice(0, 300)).toBeLessThan(500);
        if (expected) expect([400, 401, 404], `${capacity}, ${relation}`).not.toContain(answer.status);
      }
    }
  });
});

describe('a draft', () => {
  /** What its owner does with it before filing it; every other call of a filing or a version finds no draft. */
  const ofOwner = [
    'GET /documents/:id/',
    'PUT /documents/edit/:id/',
    'POST /documents/:id/reanalyze/',
    'PUT /documents/analyze/:id/supporting',
    'DELETE /documents/:id/',
    'GET /documents/:id/progress',
    'GET /documents/versions/:version_id/view/',
    'GET /documents/versions/:version_id/pages/:page',
    'GET /documents/versions/:version_id/pages/:page/text',
    'GET /documents/versions/:version_id/search',
    'GET /documents/versions/:version_id/file',
  ];
  const rows = objectRows.filter(([, { kind }]) => ['filing', 'version', 'awaiting', 'markedFiling'].includes(kind));
  let owner: Awaited<ReturnType<typeof court.join>>;
  let other: Awaited<ReturnType<typeof court.join>>;
  let draft: Awaited<ReturnType<typeof makeDraft>>;
  beforeAll(async () => {
    owner = await court.join('attorney', 'Owner of a Draft');
    other = await court.join('attorney', 'Another Attorney');
    draft = await makeDraft(world, 'own', { capacity: 'attorney', person_id: owner.person_id });
  });

  async function call(name: string, { call: { query, body, files }, kind }: ObjectRow, token: string) {
    const id = kind === 'version' ? draft.version_id : draft.id;
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    const path = endpoint.path.replace(/:(\w*id)(?=\/|$)/i, id).replace(/:page|:number|:position/, '1');
    const named = { id, shared: randomUUID() };
    const form = files ? await formOf(...files) : undefined;
    const sent = form?.payload ?? (typeof body === 'function' ? body(named) : body);
    return court.app.inject({
      method: endpoint.method,
      url: `/api${path}${query ? `?${query(named)}` : ''}`,
      headers: { authorization: `Bearer ${token}`, ...form?.headers },
      ...(sent ? { payload: sent } : {}),
    });
  }

  test('has as many calls as are listed here', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(ofOwner.filter((name) => !rows.some(([known]) => known === name))).toEqual([]);
  });

  test.each(rows)('%s finds none of another person’s', async (name, row) => {
    for (const capacity of row.may) {
      const token = capacity === 'attorney' ? other.token : await court.freshToken(capacity as SignedInCapacity);
      const reply = await call(name, row, token);
      expect([capacity, reply.statusCode, reply.json().code], reply.body).toEqual([capacity, 404, 'not_found']);
    }
  });

  test.each(rows.filter(([name, { may: callers }]) => callers.includes('attorney') && !ofOwner.includes(name)))(
    '%s finds none of one’s own: it is not filed',
    async (name, row) => {
      const reply = await call(name, row, owner.token);
      expect([reply.statusCode, reply.json().code], reply.body).toEqual([404, 'not_found']);
    },
  );
});

describe('a case in which a judge is disqualified', () => {
  /** What is not of a case: a person's own work, what was served on the person as a party, and the court's settings. */
  const ofNoCase: KindName[] = [
    ...(['session', 'secondFactor', 'notification', 'upload', 'draft', 'draftDocument', 'draftWithFees'] as const),
    ...(['supportingOfDraft', 'documentFix', 'analysis', 'generated', 'held', 'savedSearch', 'binderNote'] as const),
    ...(['preparedDocument', 'filingWithWaiver', 'servedOn', 'submission'] as const),
    ...(['attorney', 'availability', 'sitting', 'courtroom', 'judgeRule', 'chambersMember'] as const),
    ...(['weekTemplate', 'staffFeed', 'simulation', 'hearingStaff', 'staffHours', 'staffPeriod'] as const),
    ...(['accessRequest', 'apiKey', 'apiKeyToRevoke', 'apiKeyOfCourt', 'apiAnalysis'] as const),
  ];
  const rows = objectRows.filter(([, row]) => row.may.includes('judge') && !ofNoCase.includes(row.kind));
  const lists = listRows.filter(([, row]) => row.may.includes('judge') && !ofNoCase.includes(row.shows));
  const made = new Map<string, string>();
  const tokens: Partial<Record<Capacity, string>> = {};
  let hidden: string;
  beforeAll(async () => {
    const judge = await court.join('judge', 'Recused Judge');
    const staff = await court.join('clerk', 'Staff of the Recused Judge');
    tokens.judge = judge.token;
    tokens.clerk = staff.token;
    const viewer = { capacity: 'judge' as const, person_id: judge.person_id };
    const about = await world.caseOf('own', viewer);
    hidden = about.id;
    for (const [name, row] of rows) made.set(name, await kinds[row.kind].make(world, 'own', viewer));
    for (const [name, row] of lists) made.set(name, await kinds[row.shows].make(world, 'own', viewer));
    const at = court.services.now();
    const of = { court_id: about.court_id, judge_id: judge.person_id };
    await court.db.insert(chambersMembers).values({
      ...{ ...of, person_id: staff.person_id, position: 'staff_attorney', starts_on: '2026-01-05' },
      ...{ appointed_by: judge.person_id, appointed_at: at },
    });
    await court.db.insert(judgeDisqualifications).values({
      ...{
        ...of,
        case_id: about.id,
        judge_name: 'Recused Judge',
        authority: 'CCP § 170.1',
        reason: 'A former client.',
      },
      recorded_at: at,
    });
  });

  async function call(name: string, { call: { query, body, files, headers } }: ObjectRow, id: string, token: string) {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    const path = endpoint.path
      .replace('/:id/documents/:version_id', `/${id}/documents/${id}`)
      .replace(/:(?:\w*id|key|jobId|caseId)(?=\/|$)/gi, id)
      .replace(/:page|:number|:position/, '1');
    const named = { id, shared: randomUUID() };
    const form = files ? await formOf(...files) : undefined;
    const sent = form?.payload ?? (typeof body === 'function' ? body(named) : body);
    const reply = await court.app.inject({
      method: endpoint.method,
      url: `/api${path}${query ? `?${query(named)}` : ''}`,
      headers: { authorization: `Bearer ${token}`, ...form?.headers, ...headers },
      ...(sent ? { payload: sent } : {}),
    });
    return [
      reply.statusCode,
      reply.body.replaceAll(id, 'ID').replace(/"(request_id|requestId|instance)":"[^"]+"/g, ''),
    ];
  }

  test('is hidden from as many calls as are listed here', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(lists.length).toBeGreaterThan(5);
  });

  test.each(rows.filter(([, { call: asked }]) => !asked.list))(
    '%s has none of it, for the judge and for the judge’s chambers',
    async (name, row) => {
      const endpoint = contract.find((one) => nameOf(one) === name)!;
      if (endpoint.scope) return;
      for (const capacity of ['judge', 'clerk'] as const) {
        if (!row.may.includes(capacity)) continue;
        const answer = await call(name, row, made.get(name)!, tokens[capacity]!);
        expect(answer, `${capacity}: ${answer}`).toEqual(await call(name, row, randomUUID(), tokens[capacity]!));
      }
    },
  );

  test.each(lists)('%s lists none of it', async (name, row) => {
    for (const capacity of ['judge', 'clerk'] as const) {
      if (!row.may.includes(capacity)) continue;
      const endpoint = contract.find((one) => nameOf(one) === name)!;
      for (let page = 1, pages = 1; page <= pages; page++) {
        const reply = await court.with(tokens[capacity]!).get(`${endpoint.path}?${row.query}&page=${page}`);
        pages = reply.json().total_pages ?? 1;
        expect(reply.body).not.toContain(made.get(name));
      }
    }
  });

  test('is in no answer to a call without an ID', async () => {
    const { case_number } = (await court.db.select().from(cases).where(eq(cases.id, hidden)))[0]!;
    const paths = contract.filter(({ method, path, scope }) => method === 'GET' && !path.includes(':') && !scope);
    for (const capacity of ['judge', 'clerk'] as const) {
      for (const { path, permission } of paths) {
        if (!may(capacity, permission) || /stream/.test(path)) continue;
        const query = `q=${case_number}&case_id=${hidden}&case=${hidden}&set=open_cases&per_page=100&period=all`;
        const reply = await court.with(tokens[capacity]!).get(`${path}?${query}`);
        expect(reply.body.includes(hidden), `${path} for the ${capacity}: ${reply.body.slice(0, 300)}`).toBe(false);
      }
    }
  });
});

describe('a case or a document whose level is raised', () => {
  const viewers = ['attorney', 'self_represented', 'court_administrator'] as const;
  type Closed = (typeof viewers)[number];
  const tokens = new Map<Closed, { token: string; person_id: string }>();
  const made = new Map<string, Promise<string>>();
  const inCourt = ['own', 'other side', 'other'] as const;

  beforeAll(async () => {
    for (const capacity of viewers) {
      const { token, person_id } = await court.join(capacity, `Level ${capacity}`);
      tokens.set(capacity, { token, person_id });
    }
    const form = await formOf(['document', 'A letter to the court.', 'Letter.txt']);
    for (const { token } of tokens.values()) {
      await court.with(token).post('/courtdoc/analyses/', form.payload, form.headers);
    }
  });
  afterEach(() => setLevels('case', 'public').then(() => setLevels('document', 'public')));

  /** Everything in the court has one level: what belongs to no case must not change by it. */
  async function setLevels(target: LevelTarget, access: AccessLevel): Promise<void> {
    if (target === 'case') await court.db.update(cases).set({ access });
    else if (target === 'attachment') {
      await court.db.update(documents).set({ access }).where(eq(documents.kind, 'supporting'));
    } else {
      await court.db.update(filings).set({ access });
      await court.db.update(docketEntries).set({ access });
    }
  }

  async function call(endpoint: Endpoint, { call: asked, kind }: ObjectRow, viewer: Closed, id: string) {
    const shared = (await world.caseOf('own', { capacity: viewer, ...tokens.get(viewer)! })).id;
    const path = endpoint.path
      .replace(':case_id', shared)
      .replace('/:id/documents/:version_id', `/${id}/documents/${id}`)
      .replace('/:id/hearings/:hearing_id', `/${id}/hearings/${id}`)
      .replace(/:(?:\w*id|key|jobId|caseId)(?=\/|$)/gi, id)
      .replace(/:page|:number|:position/, '1')
      .replace(':kind', kind);
    const named = { id, shared };
    const form = asked.files ? await formOf(...asked.files) : undefined;
    const sent = form?.payload ?? (typeof asked.body === 'function' ? asked.body(named) : asked.body);
    const reply = await court.app.inject({
      method: endpoint.method,
      url: `/api${path}${asked.query ? `?${asked.query(named)}` : ''}`,
      headers: { authorization: `Bearer ${tokens.get(viewer)!.token}`, ...form?.headers, ...asked.headers },
      ...(sent ? { payload: sent } : {}),
    });
    const said = reply.body.replaceAll(id, 'ID').replace(/"(request_id|requestId|instance)":"[^"]+"/g, '');
    return JSON.stringify([reply.statusCode, said]);
  }

  const objectOf = (kind: KindName, capacity: Closed, relation: Relation): Promise<string> => {
    const key = `${kind} ${capacity} ${relation}`;
    if (!made.has(key)) {
      made.set(key, kinds[kind].make(world, relation, { capacity, person_id: tokens.get(capacity)!.person_id }));
    }
    return made.get(key)!;
  };

  /** The combinations in which an object answers although its level closes it to the viewer. */
  async function findOpen(endpoint: Endpoint, row: ObjectRow, ask = call): Promise<string[]> {
    const open: string[] = [];
    for (const capacity of viewers.filter((one) => row.may.includes(one))) {
      const reached = inCourt.filter((relation) => (kinds[row.kind] as Kind).reach(capacity).includes(relation));
      for (const target of levelTargets) {
        const kind = kindOf(target, row.kind);
        if (kind === null) continue;
        const objects: [Relation, string][] = [];
        for (const relation of reached) objects.push([relation, await objectOf(kind, capacity, relation)]);
        for (const level of accessLevels.filter((one) => !readsLevel(capacity, one))) {
          if (showsLess[nameOf(endpoint)]?.(target, level)) continue;
          await setLevels(target, level);
          const nothing = await ask(endpoint, row, capacity, randomUUID());
          for (const [relation, id] of objects.filter(([one]) => isClosedBy(target, kind, capacity, one))) {
            if ((await ask(endpoint, row, capacity, id)) !== nothing) {
              open.push(`${target} ${level}: ${capacity}, ${relation}`);
            }
          }
          await setLevels(target, 'public');
        }
      }
    }
    return open;
  }

  const rows = objectRows.filter(([name, { kind, may: callers }]) => {
    const endpoint = name && isOfCase(kind);
    return endpoint && callers.some((one) => (viewers as readonly Capacity[]).includes(one));
  });

  test('is closed in as many calls as are listed here', () => {
    expect(rows.length).toBeGreaterThan(150);
  });

  test.each(rows)('%s has none of it for those to whom it is closed', async (name, row) => {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    if (endpoint.scope) return;
    expect(await findOpen(endpoint, row)).toEqual([]);
  });

  test.each(
    listRows.filter(
      ([, { shows: kind, may: callers }]) => isOfCase(kind) && viewers.some((one) => callers.includes(one)),
    ),
  )('%s lists none of it', async (name, row) => {
    const { path } = contract.find((one) => nameOf(one) === name)!;
    for (const capacity of viewers.filter((one) => row.may.includes(one))) {
      for (const relation of inCourt.filter((one) => isClosedBy('case', row.shows, capacity, one))) {
        const id = await objectOf(row.shows, capacity, relation);
        await setLevels('case', 'sealed');
        for (let page = 1, pages = 1; page <= pages; page++) {
          const reply = await court.with(tokens.get(capacity)!.token).get(`${path}?${row.query}&page=${page}`);
          pages = reply.json().total_pages ?? 1;
          expect(reply.body, `${capacity}, ${relation}`).not.toContain(id);
        }
        await setLevels('case', 'public');
      }
    }
  });

  test('is in no answer to a call without an ID', async () => {
    const paths = contract.filter(({ method, path, scope }) => method === 'GET' && !path.includes(':') && !scope);
    for (const capacity of viewers) {
      const { token, person_id } = tokens.get(capacity)!;
      const { id, case_number } = await world.caseOf('own', { capacity, person_id });
      await setLevels('case', 'sealed');
      for (const { path, permission } of paths) {
        if (!may(capacity, permission) || /stream/.test(path)) continue;
        const query = `q=${case_number}&case_id=${id}&case=${id}&set=open_cases&per_page=100&period=all`;
        const { body } = await court.with(token).get(`${path}?${query}`);
        // The log of refused requests has the requested IDs, whether they exist or not.
        const asked = path.startsWith('/activities/access') ? [] : [id];
        const found = [...asked, `Matter ${case_number}`].filter((one) => body.includes(one));
        expect(found, `${path} for ${capacity}: ${body.slice(0, 300)}`).toEqual([]);
      }
      await setLevels('case', 'public');
    }
  });

  test('is open to the people whom an order names', async () => {
    for (const capacity of viewers) {
      const { token, person_id } = tokens.get(capacity)!;
      const about = await world.caseOf('own', { capacity, person_id });
      await setLevels('case', 'sealed');
      expect((await court.with(token).get(`/cases/${about.id}/`)).statusCode, capacity).toBe(404);
      const grant = { court_id: about.court_id, case_id: about.id, person_id, granted_at: court.services.now() };
      await court.db.insert(accessGrants).values(grant);
      expect((await court.with(token).get(`/cases/${about.id}/`)).statusCode, capacity).toBe(200);
      await court.db.update(accessGrants).set({ ended_at: court.services.now() });
      expect((await court.with(token).get(`/cases/${about.id}/`)).statusCode, capacity).toBe(404);
      await setLevels('case', 'public');
    }
  });

  test('is found in a call that leaves out the decision', async () => {
    const leaking: typeof call = async (_endpoint, _row, _viewer, id) =>
      JSON.stringify(await court.db.select({ title: cases.title }).from(cases).where(eq(cases.id, id)));
    const name = 'GET /cases/:id/';
    const planted = contract.find((one) => nameOf(one) === name)!;
    const open = await findOpen(planted, table[name] as ObjectRow, leaking);
    expect(open).toContain('case sealed: court_administrator, other');
    expect(open).toContain('case court: attorney, own');
  });

  test('is found in a call that leaves out the level of a single document', async () => {
    const leaking: typeof call = async (_endpoint, _row, _viewer, id) =>
      JSON.stringify(await court.db.select({ title: documents.title }).from(documents).where(eq(documents.id, id)));
    const name = 'GET /documents/versions/:version_id/file';
    const planted = contract.find((one) => nameOf(one) === name)!;
    const open = await findOpen(planted, table[name] as ObjectRow, leaking);
    expect(open).toContain('attachment sealed: court_administrator, other');
  });
});

describe('a token that is no longer valid', () => {
  test('is distinguished from no session', async () => {
    expect((await court.with('not-a-token').get('/documents/lists/')).json().code).toBe('session_ended');
    expect((await court.as('visitor').get('/documents/lists/')).json().code).toBe('not_signed_in');
  });

  test('does not block endpoints that are open to all', async () => {
    expect((await court.with('not-a-token').get('/site/')).statusCode).toBe(200);
  });
});
