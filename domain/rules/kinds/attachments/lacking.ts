import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Asked } from '../Evaluator.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { anyStates, statementsIn } from '../shared/lookup.ts';
import { lackingAttachments } from './attachmentsOf.ts';
import { comesWith } from './comesWith.ts';
import type { WantedName } from './messages.ts';
import type { AttachedStatement } from './Wanted.ts';
import { wantedDocuments, wantedForms } from './wantedDocuments.ts';

/** The attachments that a rule requires and that are missing. */
export function lacking(submission: Submission, { parameters }: Asked<'required_attachment'>): WantedName[] {
  const { documents = [], forms = [], attachments = [], statements = [], form_if_represented } = parameters;
  const [lead] = submission.documents;
  const wantedHere = [...forms, ...(form_if_represented !== undefined && hasLawyer(lead) ? [form_if_represented] : [])];
  return [
    ...documents.filter((name) => !comesWith(submission, wantedDocuments[name])),
    ...wantedHere.filter((name) => !comesWith(submission, wantedForms[name])),
    ...statements.filter((name) => !isStated(submission, name)),
    ...lackingAttachments(submission, attachments),
  ];
}

const shownBy: Readonly<Record<AttachedStatement, readonly StatementKind[]>> = {
  // The contents of a petition for probate (Cal. Prob. Code § 8002).
  date_of_death: ['date_of_death'],
  heirs: ['heirs'],
  estate_value: ['estate_value'],
  fee_receipt_or_waiver: ['fee_receipt', 'fee_waiver'],
  opposing_party_position: ['opposing_position', 'certificate_of_conference'],
  oath: ['sworn', 'notary', 'penalty_of_perjury'],
};
/** Statements required in the document itself; others may be in its attachments. */
const ofLead: readonly AttachedStatement[] = ['date_of_death', 'heirs', 'estate_value'];

function isStated(submission: Submission, statement: AttachedStatement): boolean {
  const kinds = shownBy[statement];
  return ofLead.includes(statement)
    ? statementsIn(submission.documents[0], ...kinds).length > 0
    : anyStates(submission, ...kinds);
}
