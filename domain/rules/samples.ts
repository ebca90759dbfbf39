import type { RuleSamples } from './Sample.ts';
import { amountSamples } from './samples/amounts.ts';
import { appealSectionSamples } from './samples/appealSections.ts';
import { attachmentSamples } from './samples/attachments.ts';
import { boundarySamples } from './samples/boundaries.ts';
import { captionSamples } from './samples/captions.ts';
import { citationSamples } from './samples/citations.ts';
import { disclosureSamples } from './samples/disclosures.ts';
import { eligibilitySamples } from './samples/eligibility.ts';
import { fileSamples } from './samples/file.ts';
import { identitySamples } from './samples/identity.ts';
import { layoutSamples } from './samples/layout.ts';
import { lengthSamples } from './samples/length.ts';
import { notFiledSamples } from './samples/notFiled.ts';
import { oathSamples } from './samples/oaths.ts';
import { certificateSamples } from './samples/otherCertificates.ts';
import { partySamples } from './samples/parties.ts';
import { redactionSamples } from './samples/redaction.ts';
import { serviceSamples } from './samples/serviceCertificates.ts';
import { signatureSamples } from './samples/signatures.ts';
import { submissionSamples } from './samples/submission.ts';
import { trialSectionSamples } from './samples/trialSections.ts';
import { unseenSamples } from './samples/unseen.ts';

/** The samples of every rule that a machine looks at. */
export const samples: readonly RuleSamples[] = [
  ...citationSamples,
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
  ...amountSamples,
  ...attachmentSamples,
  ...boundarySamples,
  ...captionSamples,
  ...eligibilitySamples,
  ...identitySamples,
  ...partySamples,
  ...notFiledSamples,
  ...unseenSamples,
];
