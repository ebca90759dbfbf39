import type { Part } from '#domain/documentFacts/Part';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

const filedAlone = [
  'complaint',
  'petition',
  /^answer/,
  'motion',
  'application',
  'demurrer',
  'summons',
  'cover sheet',
  'notice of (appeal|removal|voluntary)',
  'stipulation',
  'counterclaim',
  'opposition',
  /^reply/,
  'subpoena',
  'request for order',
];
/** Papers that are filed each by itself. Memoranda, declarations and proofs may come with the paper that they support. */
const alone = pattern('i')`${anyOf(filedAlone)}`;
const ofExhibits = /exhibit|appendix|attachment|evidence|record/i;
const supports = /memorandum|declaration|affidavit|certificate|proof|brief|points and authorities|order|judgment/i;

/** Whether a file holds two papers that are filed each by itself. Exhibits are no fault. */
export const documentsCombined: Evaluator<'documents_combined'> = (_rule, { documents, forum }) => {
  // Immigration courts take a motion with all that belongs to it in one packet (ICPM 3.3(c), 5.2).
  if (forum.court_system === 'administrative') return notApplicable;
  const problems = documents.flatMap(({ facts, name, kind, reading }, document): Problem[] => {
    // What is sent as an exhibit may hold anything.
    if (kind === 'supporting' && (reading.doc_type === undefined || ofExhibits.test(name))) return [];
    const [lead, ...others] = facts.parts;
    const further = others.filter(
      (part) => part.role === 'own' && isAlone(part) && !belongs(lead, part, forum.jurisdiction === 'New York'),
    );
    const [first] = further;
    if (first === undefined) return [];
    const where = first.pages === null ? '' : ` on page ${first.pages[0]}`;
    return [
      {
        message: `${kind === 'lead' ? 'The file' : name} holds a second paper: ${titleOf(first)} begins${where}.`,
        mend: 'Save each paper as a file of its own and send both, the one that is to be decided first as the lead document.',
        evidence: further.flatMap(({ evidence }) => evidence).slice(0, 8),
        document,
      },
    ];
  });
  const [first, ...rest] = problems;
  if (first !== undefined) return broken(first, ...rest);
  return documents.every(({ facts }) => facts.parts.length === 0) ? notApplicable : met;
};

const isAlone = ({ doc_type }: Part) => doc_type !== null && alone.test(doc_type) && !supports.test(doc_type);
const isMotion = ({ doc_type }: Part) => /motion/i.test(doc_type ?? '');

/**
 * A notice of motion and its motion are one paper, with or without a caption between them; so are an answer and its
 * counterclaim, and in New York a summons (or notice of petition) and what it gives notice of (CPLR 304, 305).
 */
function belongs(lead: Part | undefined, part: Part, newYork: boolean): boolean {
  if (lead === undefined) return true;
  const types = [lead.doc_type ?? '', part.doc_type ?? ''];
  const both = (one: RegExp, other: RegExp) =>
    types.some((type) => one.test(type)) && types.some((type) => other.test(type));
  if (both(/answer/i, /counterclaim|cross-?complaint|third-party/i)) return true;
  if (newYork && (both(/summons/i, /complaint/i) || both(/^notice/i, /petition/i))) return true;
  const notice = [lead, part].some(
    ({ doc_type, title }) => /^notice of/i.test(doc_type ?? '') || /\bnotice of motion/i.test(title ?? ''),
  );
  return notice && isMotion(lead) && isMotion(part);
}

function titleOf({ title, doc_type }: Part): string {
  const words = title ?? doc_type ?? 'another paper';
  return `“${words.length > 90 ? `${words.slice(0, 90)}…` : words}”`;
}
