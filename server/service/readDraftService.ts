import type { DraftRecipient, DraftService } from '#contract/service';
import { hasEnded } from '#domain/filings/states';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { serviceRules } from '#domain/participants/service';
import { type ChosenRecipient, chooseRecipients, isServedByFiler } from '#domain/service/chooseRecipients';
import { eServiceRules, momentOfService } from '#domain/service/eServiceRules';
import type { Recipient } from '#domain/service/recipientsOf';
import { findCourt } from '#server/courts/findCourt';
import { findDraft } from '#server/filings/drafts/draftRepository';
import { findDraftsIn, type StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type CaseOfDraft, findCaseOfDraft } from './findCaseOfDraft.ts';
import { findRecipients } from './findRecipients.ts';
import { findChoices, findServiceSetting } from './serviceRepository.ts';

/** Who is served with a draft of the filer’s, how, and why, with what the filer chose. */
export async function readDraftService(
  needs: Needs<'db' | 'now'>,
  filer: Actor,
  envelope_id: string,
): Promise<DraftService> {
  await findDraft(needs.db, filer, envelope_id);
  return describeDraftService(needs.db, needs, filer, envelope_id);
}

/** The same for a draft that the caller has found. */
export async function describeDraftService(
  db: Db,
  needs: Needs<'now'>,
  filer: Actor,
  envelope_id: string,
): Promise<DraftService> {
  const leads = await findDraftsIn(db, filer, [envelope_id]);
  const [court, of, choices, { settings }] = await Promise.all([
    findCourt(db, filer.court_id),
    findCaseOfDraft(db, filer, { envelope_id, leads: leads.map(({ filing }) => filing) }),
    findChoices(db, envelope_id),
    findServiceSetting(db, filer.court_id),
  ]);
  const { found, case_number } = of;
  const listed = found ? (await findRecipients(db, needs, filer, found.id)).recipients : [];
  const case_type = found?.case_type ?? leads[0]?.filing.case_type ?? 'Civil Complaint';
  const system = practiceSystemOf(court, case_type);
  const rule = eServiceRules[system];
  const { by_email: _byEmail, ...complete } = rule.complete;
  return {
    situation: situationOf(of, leads),
    case: found && { id: found.id, case_number: found.case_number, title: found.title },
    case_number,
    authority: serviceRules[system].authority,
    moment: momentOfService(rule, settings),
    complete,
    initial: rule.initial,
    recipients: describeRecipients(listed, choices),
    added: choices.added,
    version: choices.version,
  };
}

function situationOf({ found, case_number }: CaseOfDraft, leads: readonly StoredFiling[]): DraftService['situation'] {
  if (found) return 'listed';
  if (!leads.every(({ analysis }) => hasEnded(analysis.state))) return 'reading';
  return case_number === null ? 'new_case' : 'no_list';
}

/** Those of the service list; courtesy copies are listed apart. */
function describeRecipients(
  listed: readonly Recipient[],
  choices: Parameters<typeof chooseRecipients>[1],
): DraftRecipient[] {
  return chooseRecipients(listed, { ...choices, added: [] }).map(describe);
}

function describe(recipient: ChosenRecipient): DraftRecipient {
  const { preselected: _preselected, person_id: _person, ...shown } = recipient;
  return { ...shown, is_served_by_filer: isServedByFiler(recipient) };
}
