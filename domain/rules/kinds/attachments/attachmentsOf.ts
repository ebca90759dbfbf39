import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import { anyStates, statementsIn } from '../shared/lookup.ts';
import { comesWith, hasAttachments } from './comesWith.ts';
import type { Attachment } from './Wanted.ts';

type IsThere = (submission: Submission, titled: (title: RegExp) => boolean) => boolean;

const states =
  (...kinds: StatementKind[]): IsThere =>
  (submission) =>
    anyStates(submission, ...kinds);
const hasWill: IsThere = (submission, titled) =>
  statementsIn(submission.documents[0], 'intestate').length > 0 ||
  anyStates(submission, 'will_enclosed') ||
  titled(/\bwill\b/i);
const hasInstrument: IsThere = (submission) =>
  hasAttachments(submission) || submission.documents[0].reading.exhibits_named.length > 0;

const isThere: Readonly<Record<Attachment, IsThere>> = {
  certified_death_certificate: (submission, titled) =>
    states('death_certificate')(submission, titled) || titled(/death/i),
  final_removal_order: (submission, titled) => hasAttachments(submission) || titled(/decision|order/i),
  instrument_sued_on: hasInstrument,
  original_will: hasWill,
  state_process: hasAttachments,
  will_copy: hasWill,
  written_instrument: hasInstrument,
};

/** The attachments that are missing. */
export function lackingAttachments(submission: Submission, names: readonly Attachment[]): Attachment[] {
  const titled = (title: RegExp) => comesWith(submission, { title, apart: true });
  return names.filter((one) => !isThere[one](submission, titled));
}
