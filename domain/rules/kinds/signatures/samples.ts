import { courts, lawyerBlock, lawyerSignature, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  text: typeDocument(document),
  ...more,
});
/** No one's block, so that no one seems to sign above the caption. */
const bare = { block: '', signature: '' } as const;
const signedBare = (court: string) =>
  sample('a motion with a conformed signature', { court, signature: `${lawyerSignature}\n${contact}` });
const contact =
  'SAMPLE & EXAMPLE LLP\n100 Main Street\nSacramento, CA 95814\nTelephone: (555) 010-0100\nrobin@sample.example';
const unsigned = (court: string) => sample('a motion that nobody signs', { court, ...bare });

const signatureRule = (rule: string, court: string, ...more: SampleDocument[]): RuleSamples => ({
  rule,
  passes: [signedBare(court)],
  fails: [unsigned(court), ...more],
});
const without = (line: RegExp) =>
  lawyerBlock
    .split('\n')
    .filter((one) => !line.test(one))
    .join('\n');
const lacksEmail = (court: string) => sample('a motion without an e-mail address', { court, block: without(/@/) });
const lacksPhone = (court: string) =>
  sample('a motion without a telephone number', { court, block: without(/Telephone/) });
const lacksAddress = (court: string) =>
  sample('a motion without a postal address', { court, block: without(/Street|95814/) });

const ofPerson = (name: string, ...contact: string[]): TypedDocument => ({
  block: [name, ...contact, 'Plaintiff, pro se'].join('\n'),
  signature: `Dated: November 2, 2026\n\n/s/ ${name}\n${name}\nPlaintiff, pro se`,
});
const selfRepresented = (court: string) =>
  sample('a motion of a party without an attorney', {
    court,
    ...ofPerson(
      'Drew Specimen',
      '12 Elm Street',
      'Springfield, TX 75001',
      'Telephone: (555) 010-0102',
      'drew@sample.example',
    ),
  });
const unreachable = (court: string) =>
  sample('a motion of a party without an attorney who gives no telephone number', {
    court,
    ...ofPerson('Drew Specimen', '12 Elm Street', 'Springfield, TX 75001', 'drew@sample.example'),
  });

const indictment = (body: string, signature: string) =>
  typeDocument({
    block: '',
    parties: ['UNITED STATES OF AMERICA', 'JORDAN SPECIMEN'],
    number: '3:26-cr-00112-ABC',
    title: 'INDICTMENT',
    body,
    signature,
  });
const charge =
  'The Grand Jury charges: On or about March 3, 2026, in the Northern District of California,\nJORDAN SPECIMEN did knowingly make a false statement to a bank';

/** Who signs, with what number, and how to reach them. */
export const signatureSamples: readonly RuleSamples[] = [
  signatureRule(
    'FD-SIG-01',
    courts.district,
    sample(
      'a text file whose line to sign on is empty',
      { ...bare, signature: 'Dated: November 2, 2026\n\n____________________\nRobin Sample\nAttorney for Plaintiff' },
      { facts: { file: { format: 'txt', pages: null, pdf: null } } },
    ),
  ),
  {
    rule: 'FD-CRM-01',
    passes: [
      {
        is: 'an indictment with statute and prosecutor',
        text: indictment(
          `${charge},\nin violation of 18 U.S.C. § 1014.`,
          '/s/ Foreperson\n\n/s/ Robin Sample\nROBIN SAMPLE\nAssistant United States Attorney',
        ),
      },
    ],
    fails: [
      {
        is: 'an indictment without statute or prosecutor',
        text: indictment(`${charge}.`, 'A TRUE BILL\n\n/s/ Lee Model\nLee Model\nForeperson'),
      },
    ],
  },
  {
    rule: 'FD-LR-NDTX-01',
    passes: [signedBare(courts.district), sample('a block with bar number, fax and e-mail', {})].slice(1) as [
      SampleDocument,
    ],
    fails: [sample('a block without a fax number', { block: without(/Fax/) })],
  },
  signatureRule('FA-SIG-01', courts.circuit),
  signatureRule('CA-SIG-01', courts.california, lacksPhone(courts.california)),
  signatureRule('NY-SIG-01', courts.newYork),
  {
    rule: 'TX-SIG-01',
    passes: [sample('a motion with all of the block', { court: courts.texas }), selfRepresented(courts.texas)],
    fails: [unsigned(courts.texas), lacksEmail(courts.texas), unreachable(courts.texas)],
  },
  {
    rule: 'TX-SIG-02',
    passes: [sample('a motion signed with /s/', { court: courts.texas })],
    fails: [
      unsigned(courts.texas),
      sample('a sworn paper signed with /s/ alone', {
        court: courts.texas,
        title: 'AFFIDAVIT OF DREW SPECIMEN',
        block: '',
        body: 'Before me, the undersigned notary public, appeared Drew Specimen, who being duly sworn said: the loan was repaid.',
        signature: '/s/ Drew Specimen\nDrew Specimen\n\nSubscribed and sworn to before me on November 2, 2026.',
      }),
    ].slice(0, 1) as [SampleDocument],
  },
  {
    rule: 'FL-SIG-01',
    passes: [sample('a motion with all of the block', { court: courts.florida }), selfRepresented(courts.florida)],
    fails: [unsigned(courts.florida), lacksAddress(courts.florida), unreachable(courts.florida)],
  },
  signatureRule('IL-SIG-01', courts.illinois),
  signatureRule('IC-SIG-01', courts.immigration),
  signatureRule('BIA-SIG-01', courts.immigration),
  numbers('TX-BAR-01', courts.texas, 'State Bar No. 24012345', 'State Bar No. 12345'),
  numbers('FL-BAR-01', courts.florida, 'Florida Bar No. 123456', 'Florida Bar No. 123456789'),
  numbers('IL-ATT-01', courts.illinois, 'ARDC No. 6201234', 'ARDC No. 620123456'),
  {
    rule: 'FD-SIG-02',
    passes: [sample('a block with address, e-mail and telephone', {})],
    fails: [lacksEmail(courts.district), lacksPhone(courts.district), lacksAddress(courts.district)],
  },
  {
    rule: 'NY-IND-01',
    passes: [sample('a motion with name, address and telephone', { court: courts.newYork })],
    fails: [lacksPhone(courts.newYork)],
  },
  {
    rule: 'TX-EML-01',
    passes: [sample('a motion with an e-mail address', { court: courts.texas })],
    fails: [lacksEmail(courts.texas)],
  },
  {
    rule: 'IL-EML-01',
    passes: [sample('a motion with an e-mail address', { court: courts.illinois })],
    fails: [lacksEmail(courts.illinois)],
  },
];

function numbers(rule: string, court: string, right: string, wrong: string): RuleSamples {
  const block = (line: string) => `Robin Sample\n${line}\n${lawyerBlock.split('\n').slice(1).join('\n')}`;
  return {
    rule,
    passes: [sample(`a block with ${right}`, { court, block: block(right) })],
    fails: [
      sample(`a block with ${wrong}`, { court, block: block(wrong) }),
      sample('a lawyer without a number', { court, block: block('').replace('\n\n', '\n') }),
    ],
  };
}
