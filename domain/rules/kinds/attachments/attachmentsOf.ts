import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import { anyStates, statementsIn } from '../shared/lookup.ts';
import { comesWith, hasAttachments } from './comesWith.ts';

type Attached = {
  name: string;
  isThere: (submission: Submission, titled: (title: RegExp) => boolean) => boolean;
};

const states =
  (...kinds: StatementKind[]): Attached['isThere'] =>
  (submission) =>
    anyStates(submission, ...kinds);
const will: Attached = {
  name: 'the will',
  isThere: (submission, titled) =>
    statementsIn(submission.documents[0], 'intestate').length > 0 ||
    anyStates(submission, 'will_enclosed') ||
    titled(/\bwill\b/i),
};
const instrument: Attached = {
  name: 'the instrument sued on',
  isThere: (submission) => hasAttachments(submission) || submission.documents[0].reading.exhibits_named.length > 0,
};

/** What is attached to a document and has no form or title of its own. */
const attachments = {
  certified_death_certificate: {
    name: 'the death certificate',
    isThere: (submission, titled) => states('death_certificate')(submission, titled) || titled(/death/i),
  },
  final_removal_order: {
    name: 'the order of removal',
    isThere: (submission, titled) => hasAttachments(submission) || titled(/decision|order/i),
  },
  instrument_sued_on: instrument,
  original_will: will,
  state_process: {
    name: 'the process, pleadings and orders of the state court',
    isThere: hasAttachments,
  },
  will_copy: will,
  written_instrument: instrument,
} satisfies Record<string, Attached>;
export type Attachment = keyof typeof attachments;

/** Of these attachments those that are not there, as people call them. */
export function lackingAttachments(submission: Submission, names: readonly Attachment[]): string[] {
  return names.flatMap((one) => {
    const { name, isThere } = attachments[one];
    const titled = (title: RegExp) => comesWith(submission, { name, title, apart: true });
    return isThere(submission, titled) ? [] : [name];
  });
}
