import type { Submission } from '../../checks/Submission.ts';
import { listed, statementsIn } from '../shared/lookup.ts';
import { hasLawyer } from '../shared/paperNature.ts';
import { comesWith, hasAttachments, type Wanted } from './comesWith.ts';
import { wantedDocuments, wantedForms } from './wanted.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** The names of what a rule's parameters want along and what is not among the papers. */
export function lacking(submission: Submission, parameters: Parameters): string[] {
  const { document, documents, form, forms, form_any, form_short, with_any, if_represented, attachments } = parameters;
  const [lead] = submission.documents;
  const wanted: Wanted[] = [
    ...[...listed(document), ...listed(documents)].flatMap((name) => wantedDocuments[name] ?? []),
    ...[...listed(form), ...listed(forms), ...listed(form_any).slice(0, 1), ...listed(form_short)].flatMap(
      (name) => wantedForms[name] ?? [],
    ),
    ...(if_represented !== undefined && hasLawyer(lead) ? [wantedForms[String(if_represented)]!] : []),
  ];
  const missing = wanted.filter((one) => !comesWith(submission, one)).map(({ name }) => name);
  if (listed(with_any).includes('fee_receipt') && !statesAny(submission, 'fee_receipt', 'fee_waiver'))
    missing.push('the fee receipt or a fee waiver request (EOIR-26A)');
  if (
    parameters.text === 'opposing_party_position' &&
    !statesAny(submission, 'opposing_position', 'certificate_of_conference')
  )
    missing.push('the position of the other side');
  if (listed(parameters.fields).includes('date_of_death')) missing.push(...lackingOfEstate(submission));
  if (parameters.sworn === true && !statesAny(submission, 'sworn', 'notary', 'penalty_of_perjury'))
    missing.push('the oath of whoever makes the statement');
  return [...missing, ...listed(attachments).flatMap((name) => lackingAttachment(submission, name))];
}

function lackingAttachment(submission: Submission, name: string): string[] {
  const [lead] = submission.documents;
  const titled = (title: RegExp) => comesWith(submission, { name, title, apart: true });
  switch (name) {
    case 'state_process':
      return hasAttachments(submission) ? [] : ['the process, pleadings and orders of the state court'];
    case 'final_removal_order':
      return hasAttachments(submission) || titled(/decision|order/i) ? [] : ['the order of removal'];
    case 'will_copy':
    case 'original_will':
      if (statementsIn(lead, 'intestate').length > 0) return [];
      return statesAny(submission, 'will_enclosed') || titled(/\bwill\b/i) ? [] : ['the will'];
    case 'certified_death_certificate':
      return statesAny(submission, 'death_certificate') || titled(/death/i) ? [] : ['the death certificate'];
    case 'instrument_sued_on':
    case 'written_instrument':
      return hasAttachments(submission) || lead.reading.exhibits_named.length > 0 ? [] : ['the instrument sued on'];
    default:
      return [];
  }
}

/** What a petition for probate states (Prob. Code § 8002). */
function lackingOfEstate({ documents: [lead] }: Submission): string[] {
  const fields: [string, string][] = [
    ['date_of_death', 'date and place of death'],
    ['heirs', 'the heirs'],
    ['estate_value', 'the estimated value of the estate'],
  ];
  return fields.filter(([kind]) => statementsIn(lead, kind).length === 0).map(([, name]) => name);
}

function statesAny({ documents }: Submission, ...kinds: string[]): boolean {
  return documents.some((one) => statementsIn(one, ...kinds).length > 0);
}
