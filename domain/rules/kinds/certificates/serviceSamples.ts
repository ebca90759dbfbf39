import { courts, servedByMail, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument): SampleDocument => ({ is, text: typeDocument(document) });
const brief = (court: string): TypedDocument => ({
  court,
  title: "APPELLANT'S OPENING BRIEF",
  body: 'The judgment should be reversed because the contract was not signed.',
});
const blank = `CERTIFICATE OF SERVICE

I certify that on ______________ I served this paper on ______________ by mail ______________.

____________________`;
const silent = `CERTIFICATE OF SERVICE

I certify that this paper was served by first-class mail.

/s/ Robin Sample`;
const proof = `PROOF OF SERVICE

I am over the age of 18 and not a party to this action. My business address is 100 Main Street, Sacramento, CA 95814.
On November 2, 2026, I served this motion on Casey Model, counsel for Defendant, by first-class mail at 200 Side Street,
Sacramento, CA 95814. I declare under penalty of perjury under the laws of the State of California that this is true and
correct. Executed on November 2, 2026, at Sacramento, California.

/s/ Lee Example
Lee Example`;
const bareProof = `PROOF OF SERVICE

I declare that on November 2, 2026, I served this motion on counsel for Defendant by first-class mail at
200 Side Street, Sacramento, CA 95814.

/s/ Lee Example
Lee Example`;

const rule = (id: string, document: TypedDocument, ...fails: SampleDocument[]): RuleSamples => ({
  rule: id,
  passes: [sample('a paper with a filled certificate', { ...document, service: servedByMail }), separate(document)],
  fails: [sample('a paper without a certificate', document), ...fails],
});
/** The certificate comes as a separate document. */
const separate = (document: TypedDocument): SampleDocument => ({
  is: 'a paper with its proof of service beside it',
  text: typeDocument(document),
  supporting: [
    { name: 'Proof of service.pdf', text: typeDocument({ ...document, title: 'PROOF OF SERVICE', body: proof }) },
  ],
});
const opposition: TypedDocument = {
  court: courts.highest,
  title: 'BRIEF IN OPPOSITION',
  body: 'The petition should be denied because there is no conflict.',
};
const withAppendix = (document: TypedDocument): SampleDocument => ({
  is: 'a brief that came with other documents and no proof of service',
  text: typeDocument(document),
  supporting: [
    { name: 'Appendix.pdf', text: typeDocument({ title: 'APPENDIX', body: 'Opinion of the court below.' }) },
  ],
});
const motion = (court: string): TypedDocument => ({ court });
const unfilled = (document: TypedDocument) =>
  sample('a certificate that is not filled in', { ...document, service: blank });
const undated = (document: TypedDocument) =>
  sample('a certificate that names neither day nor persons', { ...document, service: silent });

/** Documents served and not served, court by court. */
export const serviceSamples: readonly RuleSamples[] = [
  rule('FD-COS-01', motion(courts.district), undated(motion(courts.district))),
  rule('FD-COS-02', motion(courts.district), unfilled(motion(courts.district))),
  rule('FA-COS-01', brief(courts.circuit), undated(brief(courts.circuit))),
  { ...rule('US-COS-01', opposition), fails: [withAppendix(opposition)] },
  {
    rule: 'CA-COS-01',
    passes: [
      sample('a motion with a full proof of service', { court: courts.california, service: proof }),
      separate(motion(courts.california)),
    ],
    fails: [
      sample('a motion without proof of service', motion(courts.california)),
      sample('a proof that does not say who served', { court: courts.california, service: bareProof }),
    ],
  },
  rule('CA-APP-COS-01', brief(courts.californiaAppeal)),
  rule('NY-COS-01', motion(courts.newYork)),
  rule('TX-COS-01', motion(courts.texas), unfilled(motion(courts.texas))),
  rule('TX-APP-COS-01', brief(courts.texasAppeal), undated(brief(courts.texasAppeal))),
  rule('FL-COS-01', motion(courts.florida), undated(motion(courts.florida))),
  rule('IL-COS-01', motion(courts.illinois), undated(motion(courts.illinois))),
  rule('IC-COS-01', motion(courts.immigration), undated(motion(courts.immigration))),
  rule('BIA-COS-01', motion(courts.immigration)),
];
