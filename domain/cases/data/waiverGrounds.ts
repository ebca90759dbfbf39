import type { WaiverGround } from '../waivers.ts';

const california = { rule: 'ca-170.1', authority: 'CCP § 170.3(b)', confidence: 'high' } as const;
const newYork = { rule: 'ny-14', authority: '22 NYCRR 100.3(F)', confidence: 'high' } as const;

/**
 * Which grounds of a disqualification the parties can waive, by the rule of `challengeRules`, as of November 28, 2026. A
 * rule without grounds here has no waiver.
 */
export const waiverGrounds: readonly WaiverGround[] = [
  { ...california, id: 'ca-bias', waivable: false, ground: 'Personal bias or prejudice concerning a party' },
  { ...california, id: 'ca-attorney', waivable: false, ground: 'Served as an attorney in the matter in controversy' },
  { ...california, id: 'ca-witness', waivable: false, ground: 'Material witness concerning the matter' },
  { ...california, id: 'ca-interest', waivable: true, ground: 'Financial interest' },
  {
    ...california,
    id: 'ca-kinship',
    waivable: true,
    ground: 'Relationship to a party, an officer of a party, or an attorney',
  },
  { ...california, id: 'ca-other', waivable: true, ground: 'Another ground of CCP § 170.1' },
  {
    ...{ id: 'us-455a', rule: 'us-455', waivable: true, authority: '28 U.S.C. § 455(e)', confidence: 'high' },
    ground: 'Impartiality might reasonably be questioned, 28 U.S.C. § 455(a)',
  },
  {
    ...{ id: 'us-455b', rule: 'us-455', waivable: false, authority: '28 U.S.C. § 455(e)', confidence: 'high' },
    ground: 'A ground of 28 U.S.C. § 455(b)',
  },
  { ...newYork, id: 'ny-bias', waivable: false, ground: 'Personal bias or prejudice concerning a party' },
  { ...newYork, id: 'ny-lawyer', waivable: false, ground: 'Served as a lawyer in the matter in controversy' },
  { ...newYork, id: 'ny-witness', waivable: false, ground: 'Material witness concerning the matter' },
  { ...newYork, id: 'ny-party', waivable: false, ground: 'The judge, the spouse, or a relative is a party' },
  {
    ...{ ...newYork, id: 'ny-relative', waivable: false },
    ground: 'The spouse or a relative appears in the courtroom as a lawyer or a witness',
  },
  { ...newYork, id: 'ny-other', waivable: true, ground: 'Another ground of 22 NYCRR 100.3(E)' },
  {
    ...{ id: 'tx-recuse', rule: 'tx-18a-recuse', waivable: true, authority: 'TRCP 18b(e)', confidence: 'high' },
    ground: 'A ground for recusal of TRCP 18b(b)',
  },
];
