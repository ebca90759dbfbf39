import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { TypeProfile } from '#domain/documentTypes/TypeProfile';
import type { ReadField } from '#domain/reading/Reading';
import { classifyTitle } from '#domain/reading/title/classifyTitle';
import { typeWords } from '#domain/reading/title/typeWords';
import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn, typeOf } from '../shared/lookup.ts';

type Manner = Exclude<TypeProfile['bodyReadsAs'], 'any'>;

const called: Record<Manner, string> = {
  complaint: 'a complaint',
  motion: 'a motion',
  answer: 'an answer',
  declaration: 'a declaration',
};

/** Whether the paper is what its title says, by what papers of each kind always say. Only where every sign agrees. */
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
    message: `The paper is ${named(lead.reading.title?.value, doc_type)} and reads as ${called[other]}.`,
    mend: `Give it the title of what it is, ${called[other]}, or send the paper that belongs to this title.`,
    evidence: lead.reading.title?.evidence ?? [],
  });
};

/** The least sign that a paper is what it is called. */
const hints: Record<Manner, readonly string[]> = {
  complaint: ['complains', 'prayer', 'jurisdiction', 'claims', 'nature_of_action'],
  motion: ['moves', 'memorandum', 'argument', 'points_and_authorities'],
  answer: ['admits_denies', 'affirmative_defenses', 'prayer'],
  declaration: ['declares', 'penalty_of_perjury', 'notary', 'sworn', 'texas_jurat'],
};

/** What the body is, by two signs at least that belong together. */
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

/** By its title, or as somebody entered it over the title. */
function named(title: string | undefined, type: ReadField<DocumentTypeId>): string {
  const isTitles = title !== undefined && classifyTitle(title)?.type === type.value;
  return isTitles ? `titled “${shorten(title)}”` : `entered as “${typeWords(type)}”`;
}

const shorten = (title: string) => (title.length > 80 ? `${title.slice(0, 80)}…` : title);
