import PDFDocument from 'pdfkit';

/** The errors that an attorney must correct in a motion, each separately. */
export type Slips = {
  /** An authority that no source has. */
  inventedCitation: boolean;
  socialSecurityNumber: boolean;
  /** A black box over text that is still in the file. */
  boxOverText: boolean;
  certificateOfService: boolean;
};

export const everySlip: Slips = {
  inventedCitation: true,
  socialSecurityNumber: true,
  boxOverText: true,
  certificateOfService: false,
};
export const noSlip: Slips = {
  inventedCitation: false,
  socialSecurityNumber: false,
  boxOverText: false,
  certificateOfService: true,
};

/**
 * A motion in a federal district court, set as a PDF on letter paper: double spaced, with margins of one inch, in
 * 12-point type.
 */
export async function setMotion(slips: Slips): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: 'Motion to Compel' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve) => document.once('end', () => resolve()));
  writeHead(document);
  writeBody(document, slips);
  document.end();
  await written;
  return Buffer.concat(chunks);
}

function writeHead(document: PDFKit.PDFDocument): void {
  document.font('Times-Roman').fontSize(12);
  for (const line of [
    'Alex Q. Example (SBN 000123)',
    'EXAMPLE & PLACEHOLDER LLP',
    '100 Sample Street, Suite 200',
    'Sacramento, California 95814',
    'Telephone: (555) 010-0100',
    'a.example@example.com',
    'Attorney for Plaintiff Jordan Placeholder',
  ]) {
    document.text(line);
  }
  document.moveDown(2).font('Times-Bold');
  document.text('UNITED STATES DISTRICT COURT', { align: 'center' });
  document.text('EASTERN DISTRICT OF CALIFORNIA', { align: 'center' });
  document.moveDown(2).font('Times-Roman');
  const top = document.y;
  const left = [
    'JORDAN PLACEHOLDER,',
    '              Plaintiff,',
    '      v.',
    'SAMPLE BUILDERS, LLC,',
    '              Defendant.',
  ];
  left.forEach((line, index) => {
    document.text(line, 72, top + index * 18, { lineBreak: false });
    document.text(')', 300, top + index * 18, { lineBreak: false });
  });
  const right = [
    'Case No. 2:26-cv-00398-ABC',
    '',
    'PLAINTIFF’S MOTION TO COMPEL',
    'FURTHER RESPONSES TO',
    'INTERROGATORIES',
  ];
  right.forEach((line, index) => {
    document.text(line, 320, top + index * 18, { lineBreak: false });
  });
  document.x = 72;
  document.y = top + 6 * 18;
}

function writeBody(document: PDFKit.PDFDocument, slips: Slips): void {
  const paragraph = (text: string) =>
    document.font('Times-Roman').text(text, 72, document.y, { lineGap: 13, paragraphGap: 6, indent: 36 });
  paragraph(
    'Plaintiff Jordan Placeholder moves for an order that compels further responses to the first set of interrogatories under Federal Rule of Civil Procedure 37(a). The parties have in good faith conferred in an effort to obtain the responses without court action.',
  );
  paragraph(
    'Pleadings must state facts that make a claim plausible. Bell Atl. Corp. v. Twombly, 550 U.S. 544, 570 (2007). The responses served on May 4, 2026 state none.',
  );
  if (slips.inventedCitation) {
    paragraph(
      'A party that answers in part waives its objections. Harrow v. Pinecrest Holdings, Inc., 412 F.3d 9871 (9th Cir. 2005).',
    );
  }
  paragraph(
    slips.socialSecurityNumber
      ? 'Plaintiff, whose Social Security number is 219-09-9932, gave notice of the loss on March 3, 2026.'
      : 'Plaintiff, the last four digits of whose Social Security number are 9932, gave notice of the loss on March 3, 2026.',
  );
  paragraph('The settlement that the parties discussed was to be paid in the sum of');
  const y = document.y - 6;
  if (slips.boxOverText) {
    document.text('forty-one thousand dollars to Morgan Sample', 72, y, { lineBreak: false });
    document
      .rect(70, y - 2, 250, 16)
      .fill('#000000')
      .fillColor('#000000');
  } else {
    document
      .rect(70, y - 2, 250, 16)
      .fill('#000000')
      .fillColor('#000000');
  }
  document.x = 72;
  document.y = y + 34;
  paragraph('Plaintiff asks the Court to grant the motion.');
  sign(document);
  if (!slips.certificateOfService) return;
  document.moveDown(1).font('Times-Bold').text('CERTIFICATE OF SERVICE', 72, document.y, { align: 'center' });
  document.moveDown(0.5);
  paragraph(
    'I certify that on June 1, 2026, I served this motion on Casey Model, counsel for Defendant Sample Builders, LLC, by filing it with the Court’s electronic filing system.',
  );
  sign(document);
}

function sign(document: PDFKit.PDFDocument): void {
  document.font('Times-Roman');
  for (const line of ['Dated: June 1, 2026', '/s/ Alex Q. Example', 'Alex Q. Example', 'Attorney for Plaintiff'])
    document.text(line, 72);
  document.moveDown(1);
}
