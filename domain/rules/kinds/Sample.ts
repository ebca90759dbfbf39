import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { CheckForum, Submission } from '../checks/Submission.ts';

/** A representative document: its text, and how its file's facts differ from a flawless file's. */
export type SampleDocument = {
  /** A description, for example `a motion of 12 pages`. */
  is: string;
  /** The entire document's text, line by line; without it a flawless motion of the rule's own court. */
  text?: string;
  /** Lines put at the end of that motion. */
  also?: string;
  facts?: {
    [Fact in keyof DocumentFacts]?: Fact extends 'file' | 'words' | 'layout'
      ? Partial<NonNullable<DocumentFacts[Fact]>> | null
      : DocumentFacts[Fact];
  };
  /** The PDF facts that differ. */
  pdf?: Partial<NonNullable<DocumentFacts['file']['pdf']>>;
  supporting?: { name: string; text: string }[];
  forum?: Partial<CheckForum>;
} & Partial<Pick<Submission, 'on' | 'chosen' | 'record' | 'filer' | 'earlier' | 'deadline' | 'court' | 'ledgers'>>;

/** Sample documents for a rule: some that pass and some that fail. They run as tests. */
export type RuleSamples = {
  rule: string;
  passes: [SampleDocument, ...SampleDocument[]];
  fails: [SampleDocument, ...SampleDocument[]];
};
