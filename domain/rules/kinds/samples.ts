import { amountSamples } from './amounts/samples.ts';
import { attachmentSamples } from './attachments/samples.ts';
import { boundarySamples } from './boundaries/samples.ts';
import { partySamples } from './caption/partySamples.ts';
import { captionSamples } from './caption/samples.ts';
import { certificateSamples } from './certificates/samples.ts';
import { serviceSamples } from './certificates/serviceSamples.ts';
import { citationSamples } from './citations/samples.ts';
import { notFiledSamples } from './eligibility/notAllowedSamples.ts';
import { eligibilitySamples } from './eligibility/samples.ts';
import { fileSamples } from './file/samples.ts';
import { layoutSamples } from './layout/samples.ts';
import { lengthSamples } from './length/samples.ts';
import { oathSamples } from './oaths/samples.ts';
import { redactionSamples } from './privacy/samples.ts';
import { unseenSamples } from './privacy/unseenSamples.ts';
import { identitySamples } from './record/samples.ts';
import { submissionSamples } from './record/submissionSamples.ts';
import type { RuleSamples } from './Sample.ts';
import { appealSectionSamples } from './sections/appealSamples.ts';
import { trialSectionSamples } from './sections/trialSamples.ts';
import { signatureSamples } from './signatures/samples.ts';
import { disclosureSamples } from './statements/samples.ts';

/** The samples of every rule that is checked automatically. */
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
