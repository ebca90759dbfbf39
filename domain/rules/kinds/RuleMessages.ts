import type { MessageOf } from '#domain/messages/Message';
import type { AmountDoubts, AmountProblems } from './amounts/messages.ts';
import type { AttachmentDoubts, AttachmentProblems } from './attachments/messages.ts';
import type { BoundaryDoubts, BoundaryProblems } from './boundaries/messages.ts';
import type { CaptionDoubts, CaptionProblems } from './caption/messages.ts';
import type { CertificateDoubts, CertificateProblems } from './certificates/messages.ts';
import type { CitationDoubts, CitationProblems } from './citations/messages.ts';
import type { EligibilityDoubts, EligibilityProblems } from './eligibility/messages.ts';
import type { FileDoubts, FileProblems } from './file/messages.ts';
import type { LayoutDoubts, LayoutProblems } from './layout/messages.ts';
import type { LengthDoubts, LengthProblems } from './length/messages.ts';
import type { OathDoubts, OathProblems } from './oaths/messages.ts';
import type { PeopleDoubts } from './people/messages.ts';
import type { PrivacyDoubts, PrivacyProblems } from './privacy/messages.ts';
import type { RecordDoubts, RecordProblems } from './record/messages.ts';
import type { SectionDoubts, SectionProblems } from './sections/messages.ts';
import type { SharedDoubts } from './shared/messages.ts';
import type { SignatureDoubts, SignatureProblems } from './signatures/messages.ts';
import type { StatementDoubts, StatementProblems } from './statements/messages.ts';

/** The findings of rules, by code: each has a sentence on the problem and one on the correction. */
export type RuleProblems = AmountProblems &
  AttachmentProblems &
  BoundaryProblems &
  CaptionProblems &
  CertificateProblems &
  CitationProblems &
  EligibilityProblems &
  FileProblems &
  LayoutProblems &
  LengthProblems &
  OathProblems &
  PrivacyProblems &
  RecordProblems &
  SectionProblems &
  SignatureProblems &
  StatementProblems;

/** Why rules could not be checked, by code. */
export type RuleDoubts = SharedDoubts<ProblemMessage> &
  AmountDoubts &
  AttachmentDoubts &
  BoundaryDoubts &
  CaptionDoubts &
  CertificateDoubts &
  CitationDoubts &
  EligibilityDoubts &
  FileDoubts &
  LayoutDoubts &
  LengthDoubts &
  OathDoubts &
  PeopleDoubts &
  PrivacyDoubts &
  RecordDoubts &
  SectionDoubts &
  SignatureDoubts &
  StatementDoubts;

export type ProblemMessage = MessageOf<RuleProblems>;
export type DoubtMessage = MessageOf<RuleDoubts>;
