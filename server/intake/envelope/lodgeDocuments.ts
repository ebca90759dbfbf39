import type { EnvelopeDocument } from '#contract/draftEnvelope';
import type { FieldProblem } from '#contract/refusals';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { findMarkProblems, isMotionToSeal, levelOfMarked, type MarkProblem } from '#domain/sealing/documentMarks';
import { sealingRuleOf } from '#domain/sealing/sealingRules';
import { findCourt } from '#server/courts/findCourt';
import { setMarksForSystem } from '#server/filings/documentLevels';
import { lodgeForSystem } from '#server/filings/lodged/lodgedRepository';
import type { Db } from '#server/kernel/Database';
import { marksInForce } from './describeMarks.ts';

const leadsOf = (documents: readonly EnvelopeDocument[]) => [...new Set(documents.map(({ lead_id }) => lead_id))];

const texts: Record<MarkProblem['says'], (title: string) => string> = {
  lead_lodged: (title) => `“${title}” is the main document and cannot be lodged. Attach what is lodged to it.`,
  no_pair: (title) => `Choose the lodged document of which “${title}” is the redacted version.`,
  pair_not_lodged: (title) =>
    `“${title}” is the redacted version of a document that is not lodged. Choose another one.`,
  pair_taken: (title) => `Another document is the redacted version of the same lodged document as “${title}”.`,
};

/** What is wrong with the marks of the documents of each filing. */
export function describeMarkProblems(documents: readonly EnvelopeDocument[]): FieldProblem[] {
  return leadsOf(documents).flatMap((lead) => {
    const ofFiling = documents.filter(({ lead_id }) => lead_id === lead);
    return findMarkProblems(marksInForce(ofFiling)).map(({ id, says }) => {
      const { title } = ofFiling.find(({ document_id }) => document_id === id)!;
      return { field: 'mark', message: texts[says](title) };
    });
  });
}

/** Gives the documents of an envelope that is being filed their levels, and notes those that are lodged. */
export async function lodgeDocuments(
  tx: Db,
  { court_id, documents }: { court_id: string; documents: readonly EnvelopeDocument[] },
): Promise<void> {
  const marked = documents.filter(({ mark }) => mark !== null);
  if (marked.length === 0) return;
  const rule = sealingRuleOf(codeSystemOf(await findCourt(tx, court_id)));
  for (const filing_id of leadsOf(marked)) {
    const ofFiling = marked.filter(({ lead_id }) => lead_id === filing_id);
    const marks = marksInForce(ofFiling);
    const lead = ofFiling.find(({ kind }) => kind === 'lead')!;
    const code = lead.code.chosen ?? lead.code.proposed;
    const isToSeal = isMotionToSeal(filingCodes.find(({ id }) => id === code) ?? null);
    const level = levelOfMarked(marks, { isToSeal, motionIsPublic: rule?.motion_is_public ?? false });
    await setMarksForSystem(tx, filing_id, marks, level);
    const lodged = marks.flatMap(({ id, mark }) => (mark === 'lodged' ? [id] : []));
    await lodgeForSystem(tx, lodged, { court_id, authority: rule?.authority ?? 'Motion to seal' });
  }
}
