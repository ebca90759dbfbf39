import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { sameParty } from '#domain/names/sameParty';
import type { Reading } from '#domain/reading/Reading';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Part } from '../Part.ts';
import { type Heads, headsOf } from './headsOf.ts';
import { asOrder, isOpen, orderSheets } from './openOrders.ts';
import type { PageMarks } from './pageMarks.ts';
import { type Head, readHead } from './readHead.ts';
import type { Sheet, SheetLine } from './Sheet.ts';

const supportingTitles = [
  /^(?:proposed )?(?:order|judgment|decree)/,
  'to show cause',
  'removal',
  'appendix',
  'record',
  'exhibit',
  'declaration',
  'affidavit',
  'affirmation',
  'judicial notice',
  'transcript',
  'certiorari',
  'brief',
  'opinion',
  /^(?:proof|certificate|letter|report|index|inventory)/,
  'notice of (filing|lodging)',
];
/** Titles of documents that include others, so that captions inside them are not separate documents. */
const carryingTitle = pattern('i')`${anyOf(supportingTitles)}`;
/** What such a motion asks leave for comes with it. */
const forLeave = /\b(?:leave|permission|to (?:intervene|amend|file|supplement|enforce|confirm|seal))\b/i;
/** A document that is an order as well, by its own name: `STIPULATION AND [PROPOSED] ORDER`. */
const withOrder =
  /\band \W*(?:proposed\W+)?(?:order|judgment)\b|[;,] ?\W*(?:proposed\W+)?order\b|[[(]proposed|stipulat|agreed|consent/i;
const signed =
  /respectfully submitted|^\W*(?:by:? ?)?\/?s\/|^dated?\b|certificate of (?:service|compliance)|so ordered|^_{6,}/i;
/** Sheets whose captions are read; more captions are no mistake but a record. */
const mostRead = 12;

/** A certificate of service and a list of exhibits may appear between a signature and what follows it. */
const lookedBack = 6;

type Judge = (index: number) => Part | undefined;

/** Determines for each sheet whether a part of the file begins with it, and the part's relation to the lead document. */
export function assessHeads(lead: Reading, sheets: readonly Sheet[], marks: readonly PageMarks[]): Judge {
  const type = lead.doc_type && documentType(lead.doc_type.value);
  const carries = type?.carriesOthers === true || carryingTitle.test(lead.title?.value ?? '');
  const leadEntry = marks[0]?.docket?.entry;
  let entry = leadEntry;
  /** Whether the last part was announced as an exhibit, and on which sheet. */
  let attached: number | undefined;
  let label = '';
  let read = 0;

  const announced = (index: number, title: string, line: SheetLine, doc_type: DocumentTypeId = 'exhibit'): Part => {
    attached = index;
    return { doc_type, title, role: 'attached', pages: null, evidence: [line.evidence()] };
  };
  const own = (doc_type: DocumentTypeId, title: string, line: SheetLine): Part => ({
    doc_type,
    title,
    role: 'own',
    pages: null,
    evidence: [line.evidence()],
  });

  const isUnsigned = (heads: Heads, index: number) =>
    isProposed(heads) || sheets.slice(index, index + orderSheets).some(isOpen);

  return (index) => {
    const sheet = sheets[index]!;
    const docket = marks[index]!.docket;
    const heads = headsOf(sheet);
    if (heads.label !== null && (attached !== undefined || isEnded(sheets, index))) {
      // An exhibit may bear its label on each of its pages.
      if (plain(heads.label.text) === plain(label)) return undefined;
      label = heads.label.text;
      return announced(index, label, heads.label);
    }
    if (docket !== null && docket.entry !== entry) {
      entry = docket.entry;
      // A docket's head on later pages alone: they were filed before, by whomever.
      if (docket.entry !== leadEntry) return announced(index, `Document ${docket.entry}`, docket.line, 'attachment');
    }
    if (carries) return undefined;
    const ordered = heads.order !== null && !withOrder.test(lead.title?.value ?? '');
    if (attached !== undefined) {
      // Behind exhibits an order left open is the filer's own; right behind a slip sheet, or stamped, it is the exhibit.
      const behindSlip = index - attached < 2 && isSlip(sheets[attached]!);
      if (!ordered || behindSlip || docket !== null || !isUnsigned(heads, index)) return undefined;
      return own('proposed_order', heads.order!.text, heads.order!);
    }
    if (heads.form !== null && heads.form.kind !== lead.doc_type?.value)
      return own(heads.form.kind, heads.form.line.text, heads.form.line);
    if (heads.caption !== null && read < mostRead && (marks[index]!.own?.number === 1 || isEnded(sheets, index))) {
      read++;
      const part = captioned(lead, readHead(sheet.read()), heads.caption);
      return part === undefined ? undefined : asOrder(part, sheets.slice(index, index + orderSheets));
    }
    if (ordered && isUnsigned(heads, index) && isEnded(sheets, index))
      return own('proposed_order', heads.order!.text, heads.order!);
    return undefined;
  };
}

/** A sheet with little but its label. */
const isSlip = ({ lines }: Sheet) => lines.reduce((letters, { text }) => letters + text.length, 0) < 120;

const isProposed = ({ order }: Heads) => order !== null && /proposed/i.test(order.text);

/** A further document, known by its caption; an exhibit without its slip sheet where it is another's or was filed before. */
function captioned(lead: Reading, found: Head | undefined, line: SheetLine): Part | undefined {
  if (found === undefined || (found.case_number === null && found.names.length === 0)) return undefined;
  const { doc_type, title } = found;
  if (!isHeading(title.value)) return undefined;
  // A cover page, and the caption again on the page after it.
  if (doc_type === lead.doc_type?.value && plain(title.value) === plain(lead.title?.value ?? '')) return undefined;
  const elsewhere =
    lead.case_number !== undefined &&
    found.case_number !== null &&
    !sameCaseNumber(lead.case_number.value, found.case_number) &&
    !namesOf(lead).some((name) => found.names.some((other) => sameParty(name, other)));
  const isExhibit =
    (elsewhere && lead.exhibits_named.length > 0) ||
    found.stamped ||
    documentType(doc_type).servedNotFiled ||
    (forLeave.test(lead.title?.value ?? '') && documentType(doc_type).filedWithLeave);
  const evidence = title.evidence.length > 0 ? title.evidence : [line.evidence()];
  return { doc_type, title: title.value, role: isExhibit ? 'attached' : 'own', pages: null, evidence };
}

/** Titles are short or in capitals; a docket's entry that names a document is neither. */
function isHeading(title: string): boolean {
  const letters = title.replace(/[^A-Za-z]/g, '');
  return title.length <= 60 || letters.replace(/[^A-Z]/g, '').length > 0.7 * letters.length;
}

const namesOf = ({ plaintiffs, defendants, claimants }: Reading) =>
  [...plaintiffs, ...defendants, ...claimants].slice(0, 8).map(({ value }) => value);

function plain(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Tables of contents and lists name exhibits and orders too: only after a signature can another document begin. */
function isEnded(sheets: readonly Sheet[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= lookedBack; at--) {
    if (sheets[at]!.lines.some(({ text }) => text.length < 110 && signed.test(text))) return true;
  }
  return false;
}
