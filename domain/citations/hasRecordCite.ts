import { anyOf, pattern } from '#domain/text/pattern';

const recordNouns = [
  'Dkt',
  'ECF',
  'Doc(ument)?',
  'D.?E',
  /Docket(?:\sEntry)?/,
  'Exh?s?',
  'Exhibits?',
  'Compl',
  'Complaint',
  'FAC',
  'SAC',
  'TAC',
  'Pet',
  'Petition',
  'Decl',
  'Declaration',
  'Dep',
  'Depo',
  'Deposition',
  'Tr',
  'Transcript',
  'Br',
  'Brief',
  'Aff',
  'Affidavit',
  'Mot',
  'Motion',
  "Opp'?n?",
  'Mem',
  'Memo',
  'Reply',
  'Ans',
  'Answer',
  'R',
  'A.?R',
  'C.?T',
  'R.?T',
  'J.?A',
  "App'?x?",
  'Appendix',
  'A.?A',
  'E.?R',
  'S.?E.?R',
  'SOF',
  'SUF',
  'UMF',
  'Stmt',
  'ROA',
  'C.?R',
  'R.?R',
  'P.?SAPP',
  'PageID',
  'Order',
  'Rec',
  'Record',
  "Hr'?g",
  'Bates',
  'Report',
  'Rpt',
  'DN',
  'N.?T',
  'C.?P',
  'V?.?R.?P',
  'Stip',
  'PSR',
  'PSI',
  'RJN',
  'S?SMF',
  'NYSCEF',
  'Filing',
  'Agreement',
  'Page.?ID',
  'TT',
  'Interrogs?',
  'Interrogator(y|ies)',
  'RF[AP]',
  'Book',
  'Bk',
  'Apx',
];
const recordParts = ['Nos?.?', 'Tr.', 'Br.', 'Decl.', '[Vv]ol.', 'at', 'pp?.', 'ln.', /¶{1,2}/, '§', '#'];
const recordCite = pattern()`\b${anyOf(recordNouns)}\b[.,#:]{0,3}\s{0,3}(?:${anyOf(recordParts)}[\s,]{0,3}){0,3}(?:¶{1,2}\s?|§\s?)?(?:\d|[A-Z](?![a-z])|[IVX]+\b)`;

/** `(A-12.)`, `(1 CT 44)`, `(C. 144)`, `T. 144.`: pages of a record by letters. */
const inParentheses =
  /\(\s?(?:See\s|see\s)?(?:\d{1,2}\s)?[A-Z]{1,4}\.?(?:[A-Z]\.?)?[\s-]{0,2}\d{1,5}(?:[-,:.\s\da]{0,24})\)/;
const afterSentence = /[.?!]["']?\s{1,3}[A-Z]{1,2}\.\s?\d{1,4}(?:-\d{1,4})?\./;
const byLetters = pattern()`${anyOf([inParentheses, afterSentence])}`;
const paragraph = /¶{1,2}\s?\d|\b[Vv]ol\.\s?\d/;
/** A book: its edition, or a dictionary's page. */
const book =
  /\(\s?(?:\d{1,2}(?:st|d|nd|rd|th)|rev\.|[Ff]irst|[Ss]econd)\sed\.\s(?:1[789]|20)\d\d\)|\bLaw\sDictionary\b|\bRep\.\sNo\.\s\d|\bCong\.\sRec\.\s/;
/** `(Pl.'s Resp. at 3.)`, `Attachment A, p. 3.`: a page after a name, at the end. */
const page = /(?:[,.\d)]|\b[A-Z][\w'-]*)\s(?:at|pp?\.)\s\d{1,5}(?:[-:]\d{1,5})?\s?[.;)]/;
const quotations = /"[^"]{0,600}"/g;

/** Whether a part of the record or a book is cited here: `Dkt. 45 at 3`, `Compl. ¶ 12`, `Ex. A`, `Law of Deeds 44 (2d ed. 1990)`. */
export function hasRecordCite(text: string): boolean {
  if (text.length < 4) return false;
  const written = text.includes('"') ? text.replace(quotations, '""') : text;
  return (
    recordCite.test(written) ||
    byLetters.test(written) ||
    paragraph.test(written) ||
    book.test(written) ||
    page.test(written)
  );
}
