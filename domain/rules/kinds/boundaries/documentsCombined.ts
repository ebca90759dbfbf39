import type { Part } from '#domain/documentFacts/Part';
import { documentType, typesThat } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

const ofExhibits = /exhibit|appendix|attachment|evidence|record/i;

/** Whether a file contains two documents that must be filed separately. Exhibits are permitted. */
export const documentsCombined: Evaluator<'documents_combined'> = (_rule, { documents, forum }) => {
  // Immigration courts accept a motion and all its parts in one packet (ICPM 3.3(c), 5.2).
  if (forum.court_system === 'administrative') return notApplicable;
  const problems = documents.flatMap(({ facts, name, kind, reading }, document): Problem[] => {
    // An exhibit may contain anything.
    if (kind === 'supporting' && (reading.doc_type === undefined || ofExhibits.test(name))) return [];
    const [lead, ...others] = facts.parts;
    const further = others.filter(
      (part) => part.role === 'own' && isAlone(part) && !belongs(lead, part, forum.jurisdiction === 'New York'),
    );
    const [first] = further;
    if (first === undefined) return [];
    return [
      {
        says: {
          code: 'boundaries.second_document',
          values: {
            file: kind === 'lead' ? null : name,
            title: first.title,
            type: first.doc_type,
            page: first.pages?.[0] ?? null,
          },
        },
        evidence: further.flatMap(({ evidence }) => evidence).slice(0, 8),
        document,
      },
    ];
  });
  const [first, ...rest] = problems;
  if (first !== undefined) return broken(first, ...rest);
  return documents.every(({ facts }) => facts.parts.length === 0) ? notApplicable : met;
};

const isAlone = ({ doc_type }: Part) => doc_type !== null && documentType(doc_type).filedByItself;
const isMotion = ({ doc_type }: Part) => doc_type === 'motion' || doc_type === 'notice_of_motion';
const complaints = typesThat(({ family }) => family === 'complaint');
const petitions = typesThat(({ family }) => family === 'petition' || family === 'review');

/**
 * A notice of motion and its motion are one document, with or without a second caption. The same applies to an answer
 * and its counterclaim and, in New York, to a summons or notice of petition and its pleading (CPLR 304, 305).
 */
function belongs(lead: Part | undefined, part: Part, newYork: boolean): boolean {
  if (lead === undefined) return true;
  const both = (one: readonly DocumentTypeId[], other: readonly DocumentTypeId[]) =>
    [lead, part].some(({ doc_type }) => doc_type !== null && one.includes(doc_type)) &&
    [lead, part].some(({ doc_type }) => doc_type !== null && other.includes(doc_type));
  if (both(['answer'], ['counterclaim', 'cross_complaint', 'third_party_complaint'])) return true;
  if (newYork && (both(['summons'], complaints) || both(['notice', 'notice_of_motion'], petitions))) return true;
  const notice = [lead, part].some(
    ({ doc_type, title }) => doc_type === 'notice_of_motion' || /\bnotice of motion/i.test(title ?? ''),
  );
  return notice && isMotion(lead) && isMotion(part);
}
