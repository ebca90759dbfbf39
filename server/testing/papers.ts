import { samplePapers } from '#server/seed/samplePapers';
import { setPaper } from '#server/seed/setPaper';

const filedOn = new Date('2026-03-02T17:00:00Z');

/** A complaint of the sample court on pleading paper: complete, signed, for $84,500.00. */
export function aComplaint(): Buffer {
  return setPaper(paperOf('Complaint for Damages.pdf'), filedOn);
}

/** An answer in the sample court's case 26CV00398. */
export function anAnswer(): Buffer {
  return setPaper(paperOf('Answer to Complaint.pdf'), filedOn);
}

function paperOf(file: string) {
  const paper = samplePapers.find((one) => one.file === file);
  if (!paper) throw new Error(`The sample court has no paper ${file}.`);
  return paper;
}
