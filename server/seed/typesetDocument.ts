import { type CaptionRow, type PleadingLine, type PleadingPage, widthOf, writePleading } from './pleadingPdf.ts';
import type { SampleDocument } from './sampleDocuments.ts';

const letterheads: Record<SampleDocument['filer'], string[]> = {
  attorney: [
    'ALEX Q. EXAMPLE (SBN 000123)',
    'EXAMPLE & PLACEHOLDER LLP',
    '100 Sample Street, Suite 200',
    'Alder, California 90000',
    'Telephone: (555) 555-0100',
  ],
  second_attorney: [
    'JESSE SPECIMEN (SBN 000456)',
    'SPECIMEN LAW OFFICE',
    '7 Model Avenue',
    'Alder, California 90000',
    'Telephone: (555) 555-0177',
  ],
  self_represented: [
    'MORGAN SAMPLE',
    '12 Example Lane',
    'Alder, California 90000',
    'Telephone: (555) 555-0142',
    'In propria persona',
  ],
};
const signers: Record<SampleDocument['filer'], string> = {
  attorney: 'Alex Q. Example',
  second_attorney: 'Jesse Specimen',
  self_represented: 'Morgan Sample',
};

/** The person who signs a document, in which capacity, and the person who serves it. */
export type Signer = { letterhead: string[]; name: string; capacity: string; server: string };
/** The text of a document, regardless of who signs it. */
export type PrintedDocument = Omit<SampleDocument, 'file' | 'filer' | 'days' | 'case_type' | 'represented'> & {
  /** The lines of the left side of a caption that does not set two sides against each other. */
  matter?: string[];
  /** When and where a motion is heard (CRC 3.1110(b)). */
  hearing?: { date: string; time: string; department: string } | null;
  /** Who is served, how, and where. */
  served_on?: string[];
};
/** The heading of a document that the server signs, not the attorney or party. */
export const proofOfService = 'PROOF OF SERVICE';
/** Serves the documents of a self-represented party, because a party may not (Code Civ. Proc. § 1013a). */
export const server = 'Dana Server';

/** Sets one document of the sample court on pleading paper, dated and stamped with the day it was filed. */
export function typesetDocument(document: SampleDocument, filedOn: Date, timeZone = 'UTC'): Buffer {
  return printDocument(document, signerOf(document), filedOn, timeZone);
}

/** Prints a document on pleading paper under the letterhead of its signer. */
export function printDocument(document: PrintedDocument, signer: Signer, filedOn: Date, timeZone: string): Buffer {
  const dated = filedOn.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  const stamped = filedOn.toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const lines: (PleadingLine | CaptionRow)[] = [
    ...headOf(signer),
    centred('SUPERIOR COURT OF THE STATE OF CALIFORNIA'),
    centred('COUNTY OF ALDER'),
    blank,
    ...captionOf(document),
    blank,
    ...document.body.flatMap((text, i) => paragraph(`${i + 1}. ${text}`)),
    ...prayerOf(document),
    ...(document.signed ? signatureOf(document, signer, dated) : []),
    ...(document.served ? serviceOf(document, signer, dated) : []),
  ];
  const footer =
    document.heading.length > 60 ? `${document.heading.slice(0, 57)}…`.replace('…', '...') : document.heading;
  const pages: PleadingPage[] = [];
  for (let from = 0; from < lines.length; from += 28) pages.push({ lines: lines.slice(from, from + 28), footer });
  pages[0]!.stamp = `ELECTRONICALLY FILED\nSuperior Court of California\nCounty of Alder\n${stamped}`;
  return writePleading(pages, document.heading);
}

/** Who files and for whom, on lines 1 to 7 (Cal. Rules of Court, rule 2.111(1)). */
function headOf({ letterhead, capacity }: Signer): PleadingLine[] {
  const words = letterhead.some((line) => /propria persona/i.test(line)) ? letterhead : [...letterhead, capacity];
  return Array.from({ length: 7 }, (_, row) => ({ text: words[row] ?? '' }));
}

const blank: PleadingLine = { text: '' };
const centred = (text: string): PleadingLine => ({ text, align: 'center', bold: true });

function captionOf(document: PrintedDocument): CaptionRow[] {
  const heading = wrap(document.heading, 210);
  const right = [
    ...(document.case_number ? [`Case No. ${document.case_number}`] : []),
    '',
    ...heading,
    ...(document.judge ? ['', `Judge: ${document.judge}`] : []),
    ...hearingOf(document),
  ];
  const left = document.matter
    ? document.matter.flatMap((line) => wrap(line, 215))
    : document.defendant
      ? [
          ...wrap(`${document.plaintiff},`, 215),
          '',
          `          ${document.plaintiff_role},`,
          '     v.',
          ...wrap(`${document.defendant},`, 215),
          '',
          `          ${document.defendant_role}.`,
        ]
      : ['In re the', ...wrap(`${document.plaintiff},`, 215), '', `          ${document.plaintiff_role}.`];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => ({
    left: left[i] ?? '',
    right: right[i] ?? '',
    bold: heading.includes(right[i] ?? ''),
  }));
}

function hearingOf({ hearing }: PrintedDocument): string[] {
  if (!hearing) return [];
  const { date, time, department } = hearing;
  return ['', `Date: ${date}`, `Time: ${time}`, `Dept.: ${department}`];
}

function prayerOf(document: PrintedDocument): PleadingLine[] {
  if (!document.prayer) return [];
  return [
    blank,
    { text: `WHEREFORE, ${document.plaintiff_role} prays for judgment as follows:`, indent: 36 },
    ...document.prayer.map((text, i) => ({ text: `${i + 1}. ${text}`, indent: 54 })),
  ];
}

function signerOf(document: SampleDocument): Signer {
  const { filer, represented, plaintiff_role, defendant_role } = document;
  const letterhead = letterheads[filer];
  const name = signers[filer];
  if (filer === 'self_represented') return { letterhead, name, capacity: 'Plaintiff in propria persona', server };
  const client = represented ?? (filer === 'attorney' ? plaintiff_role : defendant_role);
  return { letterhead, name, capacity: `Attorney for ${client}`, server: name };
}

function signatureOf(document: PrintedDocument, { name, capacity, server }: Signer, dated: string): PleadingLine[] {
  const signed = document.heading === proofOfService ? [`/s/ ${server}`, server] : [`/s/ ${name}`, name, capacity];
  return [blank, { text: `Dated: ${dated}` }, ...signed.map((text) => ({ text, indent: 230 }))];
}

function serviceOf(document: PrintedDocument, { capacity, server }: Signer, dated: string): PleadingLine[] {
  const { heading, plaintiff_role, defendant_role } = document;
  const opponent = capacity.includes(defendant_role.replace(/s$/, '')) ? plaintiff_role : defendant_role;
  const counsel = defendant_role === '' ? 'an interested person' : `counsel for ${opponent}`;
  const served = document.served_on ?? [
    `by electronic service on Robin Recipient, ${counsel}, at recipient@law.example.com`,
  ];
  return [
    blank,
    centred(proofOfService),
    ...paragraph(
      `I am over the age of 18 and not a party to this action. On ${dated}, I served the foregoing ${heading.toLowerCase()} ${served.join('; ')}.`,
    ),
    ...paragraph(
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    ),
    { text: `/s/ ${server}`, indent: 230 },
  ];
}

function paragraph(text: string): PleadingLine[] {
  return wrap(text, 440).map((line, i) => ({ text: line, indent: i === 0 ? 36 : 0 }));
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, 12) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
