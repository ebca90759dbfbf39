import type { AmountParameters } from './amounts/parameters.ts';
import type { AttachmentParameters } from './attachments/parameters.ts';
import type { BoundaryParameters } from './boundaries/parameters.ts';
import type { CaptionParameters } from './caption/parameters.ts';
import type { CertificateParameters } from './certificates/parameters.ts';
import type { EligibilityParameters } from './eligibility/parameters.ts';
import type { FileParameters } from './file/parameters.ts';
import type { LayoutParameters } from './layout/parameters.ts';
import type { LengthParameters } from './length/parameters.ts';
import type { NoParameters } from './NoParameters.ts';
import type { OathParameters } from './oaths/parameters.ts';
import type { PeopleParameters } from './people/parameters.ts';
import type { PrivacyParameters } from './privacy/parameters.ts';
import type { RecordParameters } from './record/parameters.ts';
import type { SectionParameters } from './sections/parameters.ts';
import type { SignatureParameters } from './signatures/parameters.ts';
import type { StatementParameters } from './statements/parameters.ts';

/**
 * The parameters of each kind of rule, by family. A kind added here must also be added to the registry of evaluators.
 */
export type ParametersByKind = AmountParameters &
  AttachmentParameters &
  BoundaryParameters &
  CaptionParameters &
  CertificateParameters & { authorities_found: NoParameters } & EligibilityParameters &
  FileParameters &
  LayoutParameters &
  LengthParameters &
  OathParameters &
  PeopleParameters &
  PrivacyParameters &
  RecordParameters &
  SectionParameters &
  SignatureParameters &
  StatementParameters;

/** What a rule checks, for example `word_limit`. */
export type RuleKind = keyof ParametersByKind;
