import type { FilingLine } from '#domain/text/FilingLine';
import type { LinePerson } from './blockLines.ts';

/** Attorneys of one firm who share an address and clients. */
export type LawyerGroup = {
  persons: (LinePerson & { line: FilingLine; email?: string })[];
  firm?: string;
  address: string[];
  phone?: string;
  emails: string[];
  represents?: string;
  /** Text that occurs only in attorneys' blocks. */
  isLaw: boolean;
  /** A head, a signature or other words part it from the group before it. */
  apart: boolean;
};
