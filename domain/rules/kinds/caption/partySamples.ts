import { courts, lawyerBlock, lawyerSignature, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples } from '../Sample.ts';
import { prose } from './samples.ts';

const several = {
  parties: ['DREW SPECIMEN', 'EXAMPLE FOODS, INC. and CASEY MODEL'] as [string, string],
  title: 'COMPLAINT',
  number: '__________',
};
const short = { ...several, parties: ['DREW SPECIMEN, et al.', 'EXAMPLE FOODS, INC., et al.'] as [string, string] };
const unnamedFiler = `${lawyerBlock}\n\n${courts.district}\n\nCase No. 3:26-cv-01234-ABC\n\nANSWER\n\n${prose.replaceAll('parties', 'persons')}`;
const onAppeal = (first: string, second: string) => `${courts.newYorkAppeal}

DREW SPECIMEN,
     ${first},

     -against-

EXAMPLE FOODS, INC.,
     ${second}.

Docket No. 2026-01234

BRIEF FOR PLAINTIFF

${prose}`;
const petition = (more: string) => ({
  text: typeDocument({
    court: courts.texas,
    number: '________',
    title: 'ORIGINAL PETITION',
    block: '',
    body: `${prose}\n\n${more}`,
    signature: '/s/ Robin Sample\nRobin Sample',
  }),
});

/**
 * Captions that name their parties as fully as required, and captions that do not; numbers in their courts' formats.
 */
export const partySamples: readonly RuleSamples[] = [
  {
    rule: 'FD-PTY-01',
    passes: [{ is: 'a complaint that names everybody', text: typeDocument(several) }],
    fails: [{ is: 'a complaint that says et al.', text: typeDocument(short) }],
  },
  {
    rule: 'FD-PTY-02',
    passes: [
      { is: 'an answer that names everybody', text: typeDocument({ ...several, title: 'ANSWER' }) },
      { is: 'an answer that names the first on each side', text: typeDocument({ ...short, title: 'ANSWER' }) },
    ],
    fails: [{ is: 'an answer that names nobody', text: unnamedFiler }],
  },
  {
    rule: 'CA-CAP-04',
    passes: [{ is: 'a complaint that names everybody', text: typeDocument({ ...several, court: courts.california }) }],
    fails: [{ is: 'a complaint that says et al.', text: typeDocument({ ...short, court: courts.california }) }],
  },
  {
    rule: 'NY-PTY-01',
    passes: [{ is: 'a complaint that names everybody', text: typeDocument({ ...several, court: courts.newYork }) }],
    fails: [{ is: 'a complaint that says et al.', text: typeDocument({ ...short, court: courts.newYork }) }],
  },
  {
    rule: 'NY-APP-PTY-01',
    passes: [
      { is: 'roles on appeal after those at trial', text: onAppeal('Plaintiff-Appellant', 'Defendant-Respondent') },
    ],
    fails: [{ is: 'roles at trial alone', text: onAppeal('Plaintiff', 'Defendant') }],
  },
  {
    rule: 'TX-PTY-01',
    passes: [{ is: 'a petition with residences', ...petition('Plaintiff resides in Travis County, Texas.') }],
    fails: [{ is: 'a petition without them', ...petition('Plaintiff is a person.') }],
  },
  {
    rule: 'NY-CAP-02',
    passes: [
      { is: 'a motion with an index number', text: typeDocument({ court: courts.newYork, number: '512345/2026' }) },
      {
        is: 'a number as some counties write it',
        text: typeDocument({ court: courts.newYork, number: 'EF003456-2026' }),
      },
    ],
    fails: [
      {
        is: 'a motion without a number',
        text: typeDocument({ court: courts.newYork, number: '', block: '', signature: '', body: prose }),
      },
      { is: 'a federal number', text: typeDocument({ court: courts.newYork, number: '1:26-cv-01234' }) },
    ],
  },
  {
    rule: 'IC-ANUM-01',
    passes: [
      {
        is: 'a motion with the A-number',
        text: `${courts.immigration}\n\nIn the Matter of\n\nDREW SPECIMEN,\n     Respondent.\n\nFile No. A 123-456-789\n\nMOTION TO CONTINUE\n\n${prose}`,
      },
    ],
    fails: [
      {
        is: 'a motion without it',
        text: `${courts.immigration}\n\nIn the Matter of\n\nDREW SPECIMEN,\n     Respondent.\n\nMOTION TO CONTINUE\n\n${prose}\n\n${lawyerSignature}`,
      },
    ],
  },
];
