import type { RuleSamples } from './Sample.ts';
import { appealSectionSamples } from './samples/appealSections.ts';
import { disclosureSamples } from './samples/disclosures.ts';
import { fileSamples } from './samples/file.ts';
import { layoutSamples } from './samples/layout.ts';
import { lengthSamples } from './samples/length.ts';
import { oathSamples } from './samples/oaths.ts';
import { certificateSamples } from './samples/otherCertificates.ts';
import { redactionSamples } from './samples/redaction.ts';
import { serviceSamples } from './samples/serviceCertificates.ts';
import { signatureSamples } from './samples/signatures.ts';
import { submissionSamples } from './samples/submission.ts';
import { trialSectionSamples } from './samples/trialSections.ts';

/** The samples of every rule that a machine looks at. */
export const samples: readonly RuleSamples[] = [
  ...layoutSamples,
  ...lengthSamples,
  ...fileSamples,
  ...redactionSamples,
  ...submissionSamples,
  ...appealSectionSamples,
  ...disclosureSamples,
  ...oathSamples,
  ...certificateSamples,
  ...serviceSamples,
  ...signatureSamples,
  ...trialSectionSamples,
];
