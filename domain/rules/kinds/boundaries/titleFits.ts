import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { ReadField } from '#domain/reading/Reading';
import { classifyTitle } from '#domain/reading/title/classifyTitle';
import { typeWords } from '#domain/reading/title/typeWords';
import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn, typeOf } from '../shared/lookup.ts';
import type { Manner } from './messages.ts';

/**
 * Whether the document's contents match its title, by wording that every document of a type contains. Reported only if
 * all signs agree.
 */
export const titleFits: Evaluator<'title_fits'> = (_rule, { documents: [lead] }) => {
  const { doc_type } = lead.reading;
  const family = typeOf(lead)?.bodyReadsAs;
  if (doc_type === undefined || family === undefined || family === 'any') return notApplicable;
  const shows = familiesOf(lead);
  const [other] = [...shows];
  if (
    shows.has(family) ||
    other === undefined ||
    shows.size !== 1 ||
    hints[family].some((kind) => statementsIn(lead, kind).length > 0)
  )
    return met;
  return broken({
    says: {
      code: 'boundaries.title_differs',
      values: { ...nameOf(lead.reading.title?.value, doc_type), reads_as: other },
    },
    evidence: lead.reading.title?.evidence ?? [],
  });
};

/** The minimum sign that a document's contents match its title. */
const hints: Record<Manner, readonly string[]> = {
  complaint: ['complains', 'prayer', 'jurisdiction', 'claims', 'nature_of_action'],
  motion: ['moves', 'memorandum', 'argument', 'points_and_authorities'],
  answer: ['admits_denies', 'affirmative_defenses', 'prayer'],
  declaration: ['declares', 'penalty_of_perjury', 'notary', 'sworn', 'texas_jurat'],
};

/** The type indicated by the body, with at least two related signs. */
function familiesOf(lead: CheckedDocument): Set<Manner> {
  const says = (...kinds: string[]) => statementsIn(lead, ...kinds).length > 0;
  const { reading } = lead;
  const found = new Set<Manner>();
  const claims = reading.causes_of_action.length > 0 || says('complains');
  if (claims && says('prayer') && (says('jurisdiction', 'venue', 'jury_demand') || reading.causes_of_action.length > 1))
    found.add('complaint');
  if (says('moves')) found.add('motion');
  if (says('admits_denies')) found.add('answer');
  if (says('declares') && says('penalty_of_perjury', 'notary', 'sworn')) found.add('declaration');
  return found;
}

/** By its title, or by the type that a person entered instead. */
function nameOf(title: string | undefined, type: ReadField<DocumentTypeId>): { called: string; by: 'title' | 'filer' } {
  const isTitles = title !== undefined && classifyTitle(title)?.type === type.value;
  return isTitles ? { called: title, by: 'title' } : { called: typeWords(type), by: 'filer' };
}
