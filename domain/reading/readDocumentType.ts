import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { ReadField } from './Reading.ts';
import { type FoundTitle, isWeak } from './title/findTitle.ts';
import { readWhich } from './title/readWhich.ts';
import { readCourtsOwnForm } from './types/courtsOwnForms.ts';
import { readDecreedForm } from './types/decreedForm.ts';
import { readFirstSentence } from './types/firstSentence.ts';
import { readOfficialForm } from './types/readOfficialForm.ts';
import type { TypeSigns, TypeSource } from './types/TypeSigns.ts';
import {
  isLetter,
  isOrdering,
  readAuthoredOpinion,
  readLetterForm,
  readOpinionForm,
  readOrderForm,
} from './types/untitledForms.ts';

const titled: TypeSource = ({ title, ...signs }) =>
  title === undefined || isWeak(title) ? undefined : fromTitle(title, signs);
const titledBesides: TypeSource = ({ title, ...signs }) => title && fromTitle(title, signs);

/**
 * The places that show the type, the surest first: what a form's publisher prints, the form of the court's own
 * documents, the title, and then what a document without a title shows or says.
 */
const printed: readonly TypeSource[] = [
  ({ page }) => readOfficialForm(page),
  readCourtsOwnForm,
  readAuthoredOpinion,
  readDecreedForm,
  titled,
];
const ofLetters: readonly TypeSource[] = [...printed, readLetterForm, titledBesides];
const ofOthers: readonly TypeSource[] = [
  ...printed,
  readOpinionForm,
  ({ body }) => readFirstSentence(body),
  readOrderForm,
  titledBesides,
];

/** The document type: the first that is found. */
export function readDocumentType(signs: TypeSigns): ReadField<DocumentTypeId> | undefined {
  const letter = isLetter(signs);
  // A letter's bold lines are no title of the letter.
  const title = letter && signs.title?.title.method === 'heading-title' ? undefined : signs.title;
  for (const source of letter ? ofLetters : ofOthers) {
    const found = source({ ...signs, title });
    if (found !== undefined) return found;
  }
  return undefined;
}

type Shown = Pick<TypeSigns, 'all' | 'isCriminal' | 'isReview'>;

function fromTitle({ title, type, words }: FoundTitle, signs: Shown): ReadField<DocumentTypeId> {
  const value = refine(type, signs);
  const which = readWhich(value, title.value);
  if (which === undefined && words === undefined) return { ...title, value };
  return { ...title, value, parts: { ...(which !== undefined && { which }), ...(words !== undefined && { words }) } };
}

/** What a title leaves to the document's body. */
function refine(type: DocumentTypeId, { all, isCriminal, isReview }: Shown): DocumentTypeId {
  // A court of review names a short opinion so; it is its opinion all the same.
  if (type === 'memorandum_opinion') return isReview ? 'opinion' : type;
  if (type === 'civil_minutes') return all.some((line) => isOrdering(line.text)) ? 'order' : type;
  if (type !== 'complaint' && type !== 'amended_complaint') return type;
  const head = all.slice(0, 90);
  const says = (words: RegExp) => head.some(({ text }) => words.test(text));
  const sworn = says(/\b(?:deposes and (?:says|states)|being (?:first )?duly sworn)\b/i);
  // Who swears to a criminal complaint is an officer (Fed. R. Crim. P. 3).
  const byOfficer = () =>
    says(/\b(?:special agent|assistant united states attorneys?|task force officer|police officer|detective)\b/i);
  const charges = isCriminal ? sworn || says(/\bViolations? of\b/i) : sworn && byOfficer();
  return charges ? 'criminal_complaint' : type;
}
