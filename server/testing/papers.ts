import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';

const filedOn = new Date('2026-03-02T17:00:00Z');

/** A complaint of the sample court on pleading paper: complete, signed, for $84,500.00. */
export function aComplaint(): Buffer {
  return typesetDocument(documentOf('Complaint for Damages.pdf'), filedOn);
}

/** An answer in the sample court's case 26CV00398. */
export function anAnswer(): Buffer {
  return typesetDocument(documentOf('Answer to Complaint.pdf'), filedOn);
}

function documentOf(file: string) {
  const paper = sampleDocuments.find((one) => one.file === file);
  if (!paper) throw new Error(`The sample court has no paper ${file}.`);
  return paper;
}
