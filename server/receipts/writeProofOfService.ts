import { spellDay } from '#domain/days/spellDay';
import { dateTimeFormat } from '#domain/intl/formats';
import type { EServiceRule, ProofForm } from '#domain/service/eServiceRules';
import { startPdf } from '#server/courtdoc/generate/startPdf';
import type { StoredCourt } from '#server/courts/findCourt';
import type { ServedVersion } from '#server/service/servedAccess';
import type { StoredRecipient } from '#server/service/serviceRepository';

/** What a proof of service states. */
export type ServiceFacts = {
  court: Pick<StoredCourt, 'name' | 'address_lines' | 'time_zone' | 'jurisdiction'>;
  case: { case_number: string; title: string };
  rule: EServiceRule;
  /** Who filed the documents, and so serves them. */
  served_by: string;
  documents: readonly ServedVersion[];
  recipients: readonly StoredRecipient[];
  at: Date;
  made_on: string;
};

const left = 72;
const right = 540;
const labelWidth = 120;
/** A part that begins below this line starts a new page. */
const lowest = 690;

type Pen = ReturnType<typeof openPen>;

const methods: Record<StoredRecipient['method'], string> = {
  portal: 'Electronic service through the court’s electronic filing system',
  email: 'Electronic service by email with a link to the documents',
  mail: 'Mail',
  personal: 'Personal delivery',
  overnight: 'Overnight delivery',
  other: 'Other means',
};

const titles: Record<ProofForm, string> = {
  certificate: 'Certificate of service',
  declaration: 'Proof of service',
  affirmation: 'Affirmation of service',
};

/** Typesets the proof of service of a filing as a tagged PDF. Only service that was made is stated as made. */
export async function writeProofOfService(facts: ServiceFacts): Promise<Buffer> {
  const { court, rule, recipients } = facts;
  const pen = openPen(`${titles[rule.proof.form]}, ${facts.case.case_number}`, facts.at);
  pen.text('H1', court.name, { bold: true, size: 15 });
  for (const line of court.address_lines) pen.text('P', line, { size: 10 });
  pen.space(0.8);
  pen.text('H2', titles[rule.proof.form], { bold: true, size: 13 });
  pen.space(0.3);
  pen.fact('Case', `${facts.case.case_number}, ${facts.case.title}`);
  pen.fact('Served by', facts.served_by);
  pen.fact('Authority', rule.proof.authority);
  writeDocuments(pen, facts);
  const electronic = recipients.filter(({ state }) => state === 'sent');
  const byFiler = recipients.filter(({ state, served_on }) => state === 'by_filer' && served_on !== null);
  const open = recipients.filter((one) => !electronic.includes(one) && !byFiler.includes(one));
  writeElectronic(pen, facts, electronic);
  writeByFiler(pen, facts, byFiler);
  writeOpen(pen, open);
  writeDeclaration(pen, facts);
  return pen.finish();
}

function writeDocuments(pen: Pen, { documents }: ServiceFacts): void {
  heading(pen, documents.length === 1 ? 'Document served' : 'Documents served');
  for (const { position, file_name, sha256, access } of documents) {
    pen.keep(40);
    const withheld = access === 'withheld' ? ' (not served through the system: sealed or confidential)' : '';
    pen.text('P', `${position}. ${file_name}${withheld}`, { size: 10.5 });
    pen.text('P', `SHA-256: ${sha256}`, { size: 8.5 });
  }
}

function writeElectronic(pen: Pen, { court, rule }: ServiceFacts, recipients: readonly StoredRecipient[]): void {
  if (recipients.length === 0) return;
  heading(pen, 'Served electronically');
  const stated =
    'The court’s electronic filing system served the documents on the following people and recorded the time. It sent each of them an email with a link to the documents, and the mail server accepted the email.';
  pen.text('P', `${stated} Service is stated under ${rule.complete.authority}.`, { size: 10 });
  const when = dateTimeFormat({ dateStyle: 'full', timeStyle: 'long', timeZone: court.time_zone });
  for (const recipient of recipients) {
    writeRecipient(pen, recipient, recipient.served_at ? when.format(recipient.served_at) : '');
  }
}

function writeByFiler(pen: Pen, { served_by }: ServiceFacts, recipients: readonly StoredRecipient[]): void {
  if (recipients.length === 0) return;
  heading(pen, 'Served by other means');
  pen.text('P', `${served_by} recorded the following service. The system did not make it.`, { size: 10 });
  for (const recipient of recipients) writeRecipient(pen, recipient, spellDay(recipient.served_on!));
}

function writeOpen(pen: Pen, recipients: readonly StoredRecipient[]): void {
  if (recipients.length === 0) return;
  heading(pen, 'Not served');
  pen.text('P', 'No service on the following people is on record.', { size: 10 });
  for (const { name, parties } of recipients) pen.text('P', [name, ...parties].join(', '), { size: 10 });
}

function writeRecipient(pen: Pen, { name, parties, ground, method, address }: StoredRecipient, when: string): void {
  pen.keep(74);
  pen.space(0.5);
  const about = ground === 'courtesy' ? 'courtesy copy' : parties.join('; ');
  pen.text('P', about && about !== name ? `${name} (${about})` : name, { bold: true, size: 10.5 });
  pen.fact('Method', methods[method]);
  pen.fact('Address', address ?? 'Not stated');
  pen.fact('Served', when);
}

const penalty: Partial<Record<string, string>> = {
  // CCP § 2015.5.
  California:
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
  // CPLR 2106.
  'New York':
    'I affirm under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court of law.',
  // 735 ILCS 5/1-109.
  Illinois:
    'Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements set forth in this instrument are true and correct.',
};

function writeDeclaration(pen: Pen, { rule, court, served_by, made_on, recipients }: ServiceFacts): void {
  pen.keep(170);
  heading(pen, 'Who declares');
  const { proof } = rule;
  if (proof.notice_suffices) {
    pen.text('P', `The notice of the court’s system proves electronic service (${proof.authority}).`, { size: 10 });
  }
  if (proof.by_nonparty && recipients.some(({ state }) => state === 'by_filer')) {
    const text = `For service by mail or in person, the person who served declares. That person must be at least 18 years old and not a party (${proof.authority}).`;
    pen.text('P', text, { size: 10 });
  }
  pen.space(0.4);
  pen.text('P', penalty[court.jurisdiction ?? ''] ?? 'I certify that the documents were served as stated above.', {
    size: 10.5,
  });
  pen.space(1.6);
  pen.text('P', 'Date: ____________________        Signature: ________________________________', { size: 10.5 });
  pen.space(0.3);
  pen.text('P', `Name: ${served_by}`, { size: 10.5 });
  pen.space(0.8);
  const limits = `Prepared by the court’s electronic filing system on ${spellDay(made_on)} from its record of service. It is not signed. Check it before you sign or file it.`;
  pen.text('P', limits, { size: 9 });
}

function heading(pen: Pen, text: string): void {
  pen.keep(90);
  pen.space(0.9);
  pen.text('H2', text, { bold: true, size: 12.5 });
  pen.space(0.2);
}

type Manner = { size: number; bold?: boolean };

function openPen(title: string, at: Date) {
  const { document, finish } = startPdf(title, at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const add = (tag: string, write: () => void) => void whole.add(document.struct(tag, {}, write));
  return {
    text: (tag: 'H1' | 'H2' | 'P', text: string, { size, bold = false }: Manner) =>
      add(tag, () => {
        document.font(bold ? 'bold' : 'regular').fontSize(size);
        document.text(text, left, document.y, { width: right - left, lineGap: 2 });
      }),
    /** A label with its value beside it. */
    fact: (label: string, value: string) =>
      add('P', () => {
        const top = document.y;
        document.font('regular').fontSize(10).text(`${label}:`, left, top, { width: labelWidth, lineGap: 2 });
        document.text(value, left + labelWidth, top, { width: right - left - labelWidth, lineGap: 2 });
      }),
    space: (lines: number) => void document.fontSize(10.5).moveDown(lines),
    /** Starts a new page if there is less room than this, in points. */
    keep: (room: number) => {
      if (document.y + room > lowest + 30) document.addPage();
    },
    finish: async () => {
      whole.end();
      return finish();
    },
  };
}
