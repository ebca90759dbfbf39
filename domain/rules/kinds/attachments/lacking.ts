import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Asked } from '../Evaluator.ts';
import { anyStates, statementsIn } from '../shared/lookup.ts';
import { hasLawyer } from '../shared/paperNature.ts';
import { lackingAttachments } from './attachmentsOf.ts';
import { comesWith } from './comesWith.ts';
import type { AttachedStatement } from './parameters.ts';
import { wantedDocuments, wantedForms } from './wanted.ts';

/** The names of what a rule wants along and what is not among the documents. */
export function lacking(submission: Submission, { parameters }: Asked<'required_attachment'>): string[] {
  const { documents = [], forms = [], attachments = [], statements = [], form_if_represented } = parameters;
  const [lead] = submission.documents;
  const wanted = [
    ...documents.map((name) => wantedDocuments[name]),
    ...forms.map((name) => wantedForms[name]),
    ...(form_if_represented !== undefined && hasLawyer(lead) ? [wantedForms[form_if_represented]] : []),
  ];
  return [
    ...wanted.filter((one) => !comesWith(submission, one)).map(({ name }) => name),
    ...statements.flatMap((one) => lackingStatement(submission, one)),
    ...lackingAttachments(submission, attachments),
  ];
}

const shownBy: Readonly<Record<AttachedStatement, readonly [name: string, ...kinds: StatementKind[]]>> = {
  // What a petition for probate states (Cal. Prob. Code § 8002).
  date_of_death: ['date and place of death', 'date_of_death'],
  heirs: ['the heirs', 'heirs'],
  estate_value: ['the estimated value of the estate', 'estate_value'],
  fee_receipt_or_waiver: ['the fee receipt or a fee waiver request (EOIR-26A)', 'fee_receipt', 'fee_waiver'],
  opposing_party_position: ['the position of the other side', 'opposing_position', 'certificate_of_conference'],
  oath: ['the oath of whoever makes the statement', 'sworn', 'notary', 'penalty_of_perjury'],
};
/** What the document itself has to say; other statements may stand in what comes with it. */
const ofLead: readonly AttachedStatement[] = ['date_of_death', 'heirs', 'estate_value'];

function lackingStatement(submission: Submission, statement: AttachedStatement): string[] {
  const [name, ...kinds] = shownBy[statement];
  const isThere = ofLead.includes(statement)
    ? statementsIn(submission.documents[0], ...kinds).length > 0
    : anyStates(submission, ...kinds);
  return isThere ? [] : [name];
}
