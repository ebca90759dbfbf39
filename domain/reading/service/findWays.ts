import { anyOf, pattern } from '#domain/text/pattern';

/** A way of service as printed, with its common name. */
export type FoundWay = { printed: string; way: string; start: number; end: number };

const filingPortals = [
  '(Florida Courts )?e- ?filing portal',
  'EFSP',
  'electronic filing (service provider|manager|portal|system)',
  'e-?filing (system|manager|provider)',
  'File ?& ?ServeXpress',
  'One Legal',
  /Odyssey(?: [Ee]-?[Ff]ile\w*)?/,
  'TrueFiling',
  'MiFILE',
  'eFlex',
  'JEDS',
];
const mailKinds = ['U.? ?S.?', 'United States', /first[- ]class/, 'regular', 'prepaid', 'ordinary', 'priority'];
const furtherMailKinds = ['U.? ?S.?', 'United States', /first[- ]class/, 'prepaid', /postage[- ]prepaid/];
/**
 * Ways of service in certificates' words (Fed. R. Civ. P. 5(b)(2); Cal. Code Civ. Proc. §§ 1010.6 to 1013; N.Y. CPLR
 * 2103; Tex. R. Civ. P. 21a; Ill. S. Ct. R. 11; Fla. R. Gen. Prac. & Jud. Admin. 2.516), the narrower before the wider.
 */
const ways: [way: string, source: string][] = [
  [
    'CM/ECF',
    '(?:appellate )?CM/ECF(?: (?:filing )?system)?|(?:NextGen|ACMS|PACER)\\b|(?:the )?ECF(?: system| filing)?\\b',
  ],
  ['NYSCEF', 'NYSCEF'],
  ['eFileTexas', 'eFile\\.?Texas(?:\\.gov)?'],
  ['eFileIL', 'eFileIL|Odyssey eFileIL'],
  ['TurboCourt', '(?:AZ)?TurboCourt'],
  ['ECAS', 'ECAS|EOIR Courts (?:&|and) Appeals System'],
  ['e-filing portal', anyOf(filingPortals).source],
  ['e-mail', 'e-?mail|electronic mail(?! system)|email transmission'],
  [
    'certified mail',
    '(?:U\\.?S\\.? )?(?:certified|registered)(?: (?:and|or) regular)?(?: U\\.?S\\.?| United States)? mail',
  ],
  ['overnight delivery', 'overnight (?:delivery|courier|mail)|express mail|FedEx|Federal Express|UPS(?: overnight)?'],
  ['mail', pattern()`${anyOf(mailKinds)}(?:,? ${anyOf(furtherMailKinds)})*,? mail|mail(?:ed|ing)?(?! system)`.source],
  [
    'personal service',
    'personal(?:ly)? (?:service|delivery|deliver(?:ed|ing)|serv(?:ed|ing))|hand[- ]?(?:delivery|deliver(?:ed|ing))|by hand|in person|personally',
  ],
  ['fax', 'facsimile|fax|telecopier'],
  ['publication', 'publication'],
  [
    'electronic service',
    'electronic(?:ally)? (?:service|served|transmission|means|filing)|electronically|e-?serv(?:e|ice|ed)',
  ],
];
const any = new RegExp(`(?<![\\w@./-])(?:${ways.map(([, source]) => `(${source})`).join('|')})(?![\\w@])`, 'gi');

/** The heads of a table whose boxes are ticked. */
const tableHead =
  /\b(?:Certified|Regular|First|Via|Fax|Email|U\.S\.|Mail)(?:\s+(?:Certified|First|Class|Regular|Via|[Mm]ail|Fax|Email|E-mail|U\.S\.|Sent to:?)){3,}/g;

/** The ways that a certificate names, each once; boxes left empty and the heads of tables are none. */
export function findWays(text: string): FoundWay[] {
  const found: FoundWay[] = [];
  const said = text.slice(0, 3000).replace(tableHead, (head) => ' '.repeat(head.length));
  for (const match of said.matchAll(any)) {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    const [way] = ways[index]!;
    if (isOther(text, match.index, match.index + match[0].length)) continue;
    if (found.some((one) => one.way === way)) continue;
    found.push({ printed: match[0].replace(/\s+/g, ' '), way, start: match.index, end: match.index + match[0].length });
  }
  // `electronically` alone says less than the system that it names.
  const named = found.filter(({ way }) => way !== 'electronic service');
  return named.some(({ way }) => /ECF|NYSCEF|portal|eFile|Turbo|ECAS|e-mail/.test(way)) ? named : found;
}

/** A lawyer's contact line (`Fax:`, `Email:`), an unchecked box, what the court's system mails by itself. */
function isOther(text: string, start: number, end: number): boolean {
  const ahead = text.slice(Math.max(0, start - 14), start);
  const behind = text.slice(end, end + 12);
  return (
    /^\s*(?::|#|\(?\d{3}|address|notification)/i.test(behind) ||
    /(?:\[\s*\]|☐|□|__)\s*(?:by |via )?(?:U\.?S\.? )?$/i.test(ahead) ||
    (/^\s+[A-Z]/.test(behind) &&
      /(?:mail|fax|email)$/i.test(text.slice(start, end)) &&
      /(?:Mail|Fax|Email|Via|Regular|Certified) ?$/.test(ahead)) ||
    /\bhow\b/i.test(ahead)
  );
}
