import { courts, typeDocument } from '../../testing/typedPages.ts';
import { prose } from '../caption/samples.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

type Supporting = { name: string; text: string };
type Made = Omit<SampleDocument, 'is'>;

const fresh = { number: '____________' };
const first = (court: string, title: string, body = prose): string => typeDocument({ ...fresh, court, title, body });
const later = (court: string, title: string, body = prose): string =>
  typeDocument({ court, title, body, number: '26-001234' });
/** A document of a submission that says no more than its title. */
const titled = (title: string): string => typeDocument({ title, body: prose });
const form = (number: string, title: string): Supporting => ({
  name: `${number.replace(/\W/g, '')}.pdf`,
  text: `${number}\n${title}\nFOR COURT USE ONLY\n\nForm ${number}. ${prose}`,
});
const own = (name: string, title: string): Supporting => ({ name, text: titled(title) });

/** A rule whose document passes with its attachment, and fails without it. */
function needs(rule: string, what: string, document: string, passes: Made, more: Made = {}): RuleSamples {
  return {
    rule,
    passes: [{ is: `a paper with ${what}`, text: document, ...more, ...passes }],
    fails: [{ is: `a paper without ${what}`, text: document, ...more }],
  };
}

/** The same rule where what is wanted appears in the document itself. */
function says(rule: string, what: string, good: string, bad: string, more: Made = {}): RuleSamples {
  return {
    rule,
    passes: [{ is: `a paper with ${what}`, text: good, ...more }],
    fails: [{ is: `a paper without ${what}`, text: bad, ...more }],
  };
}

const { california: ca, newYork: ny, florida: fl, illinois: il, district, circuit, immigration } = courts;
const coverSheet = (number: string) => ({ supporting: [form(number, 'CIVIL COVER SHEET')] });
const child = `${prose}\n\nThe parties have two minor children of the marriage, who live with the petitioner.`;
const malpractice = `${prose}\n\nThis is an action for medical malpractice against the hospital and its physician.`;
const onNote = `${prose}\n\nCOUNT ONE\nBreach of Contract\n\nDefendant signed a promissory note and is in default under the note: it breached the agreement.`;
const challenge = `${prose}\n\nSection 12 of the Act is unconstitutional, because it forbids speech.`;
const whole = 'The social security number of the debtor is 523-44-1289.';
const eoir = (title: string, body = prose) =>
  `${immigration}\n\nIn the Matter of\n\nDREW SPECIMEN,\n     Respondent.\n\nFile No. A 123-456-789\n\n${title}\n\n${body}`;
const marriage = (court: string, body = prose) =>
  `${court}\n\nIn re the Marriage of\n\nDREW SPECIMEN,\n     Petitioner,\n\nand\n\nROBIN SPECIMEN,\n     Respondent.\n\nCase No. ______\n\nPETITION FOR DISSOLUTION OF MARRIAGE\n\n${body}`;
const estate = (court: string, title: string, body = prose) =>
  `${court}\n\nEstate of\n\nDREW SPECIMEN,\n     Deceased.\n\nCase No. ______\n\n${title}\n\n${body}`;
const family: Made = { forum: { case_type: 'Family Law' } };
const died =
  'The decedent died on March 4, 2026, in Sacramento; the heirs and the estimated value of the estate are listed below.';

/** Documents with and without their required attachments. */
export const attachmentSamples: readonly RuleSamples[] = [
  {
    rule: 'FD-CVR-01',
    passes: [{ is: 'a complaint with its cover sheet', text: first(district, 'COMPLAINT'), ...coverSheet('JS 44') }],
    fails: [{ is: 'a complaint without it', text: first(district, 'COMPLAINT') }],
  },
  needs('CA-CVR-01', 'its cover sheet', first(ca, 'COMPLAINT FOR DAMAGES'), coverSheet('CM-010')),
  needs('FL-CVR-01', 'its cover sheet', first(fl, 'COMPLAINT'), coverSheet('1.997')),
  needs('FL-CVR-02', 'its cover sheet', marriage(fl), coverSheet('12.928'), family),
  says(
    'NY-RJI-01',
    'its form',
    later(ny, 'REQUEST FOR JUDICIAL INTERVENTION', `Form UCS-840 and addendum UCS-840C.\n\n${prose}`),
    later(ny, 'REQUEST FOR JUDICIAL INTERVENTION'),
  ),
  needs('CA-CVR-02', 'the summons', first(ca, 'COMPLAINT FOR DAMAGES'), { supporting: [form('SUM-100', 'SUMMONS')] }),
  needs('FD-CQ-01', 'a notice of the question', first(district, 'COMPLAINT', challenge), {
    supporting: [own('notice.pdf', 'NOTICE OF CONSTITUTIONAL QUESTION')],
  }),
  needs('FD-RMV-01', 'the state court’s papers', first(district, 'NOTICE OF REMOVAL'), {
    supporting: [own('Exhibit A.pdf', 'COMPLAINT')],
  }),
  needs(
    'FA-PFR-01',
    'the order',
    typeDocument({ ...fresh, court: circuit, title: 'PETITION FOR REVIEW', body: prose }),
    { supporting: [own('order.pdf', 'DECISION AND ORDER')] },
    { forum: { case_type: 'Immigration' } },
  ),
  {
    rule: 'CA-SC-04',
    passes: [
      {
        is: 'a claim on the form, without a lawyer',
        text: typeDocument({
          ...fresh,
          court: ca,
          title: "PLAINTIFF'S CLAIM AND ORDER",
          block: 'SC-100',
          body: prose,
          signature: '/s/ Drew Specimen\nDrew Specimen',
        }),
        forum: { case_type: 'Small Claims' },
      },
    ],
    fails: [
      {
        is: 'a claim that is not on the form',
        text: typeDocument({
          ...fresh,
          court: ca,
          title: 'SMALL CLAIMS COMPLAINT',
          block: '',
          body: prose,
          signature: '/s/ Drew Specimen\nDrew Specimen, in pro per',
        }),
        forum: { case_type: 'Small Claims' },
      },
    ],
  },
  needs('CA-MOT-05', 'the separate statement', later(ca, 'MOTION FOR SUMMARY JUDGMENT'), {
    supporting: [own('statement.pdf', 'SEPARATE STATEMENT OF UNDISPUTED MATERIAL FACTS')],
  }),
  needs('CA-MOT-06', 'the separate statement', later(ca, 'MOTION TO COMPEL FURTHER RESPONSES'), {
    supporting: [own('statement.pdf', 'SEPARATE STATEMENT')],
  }),
  needs('CA-MOT-07', 'a declaration of meeting and conferring', later(ca, 'DEMURRER TO COMPLAINT'), {
    supporting: [own('declaration.pdf', 'DECLARATION OF MEET AND CONFER')],
  }),
  needs(
    'CA-FAM-01',
    'the forms',
    marriage(ca),
    { supporting: [form('FL-100', 'PETITION'), form('FL-110', 'SUMMONS')] },
    family,
  ),
  needs(
    'CA-FAM-02',
    'the UCCJEA declaration',
    marriage(ca, child),
    { supporting: [form('FL-105', 'DECLARATION')] },
    family,
  ),
  needs(
    'CA-FAM-04',
    'the income and expense declaration',
    later(ca, 'REQUEST FOR ORDER', `${prose}\n\nPetitioner asks for child support and attorney's fees.`),
    { supporting: [form('FL-150', 'INCOME AND EXPENSE DECLARATION')] },
    family,
  ),
  says(
    'CA-FAM-05',
    'the proof of its service',
    later(ca, 'DECLARATION REGARDING SERVICE OF DECLARATION OF DISCLOSURE', `Form FL-141.\n\n${prose}`),
    later(ca, 'DECLARATION OF DISCLOSURE (FL-140)'),
    family,
  ),
  says(
    'CA-PRB-01',
    'its form',
    estate(ca, 'PETITION FOR PROBATE OF WILL', `Form DE-111.\n${died}\n\n${prose}`),
    estate(ca, 'PETITION FOR PROBATE OF WILL'),
    { forum: { case_type: 'Probate' } },
  ),
  says(
    'CA-PRB-03',
    'the will',
    estate(
      ca,
      'PETITION FOR PROBATE OF WILL',
      `${prose}\n\nA copy of the will is attached and the original will was lodged with the clerk.`,
    ),
    estate(ca, 'PETITION FOR PROBATE OF WILL'),
    { forum: { case_type: 'Probate' } },
  ),
  needs('NY-PLD-04', 'the certificate of merit', first(ny, 'VERIFIED COMPLAINT', malpractice), {
    supporting: [own('certificate.pdf', 'CERTIFICATE OF MERIT')],
  }),
  needs(
    'NY-PLD-05',
    'the certificate of merit',
    first(
      ny,
      'COMPLAINT',
      `${prose}\n\nThis is an action to foreclose a mortgage on residential real property, a home loan.`,
    ),
    { supporting: [own('certificate.pdf', 'CERTIFICATE OF MERIT')] },
  ),
  says(
    'NY-MOT-04',
    'the affirmation of good faith',
    later(
      ny,
      'NOTICE OF MOTION TO COMPEL DISCLOSURE',
      `${prose}\n\nI made a good faith effort to resolve the issues with opposing counsel.`,
    ),
    later(ny, 'NOTICE OF MOTION TO COMPEL DISCLOSURE'),
  ),
  says(
    'NY-FAM-03',
    'an oath',
    later(ny, 'STATEMENT OF NET WORTH', `Drew Specimen, being duly sworn, deposes and says: ${prose}`),
    later(ny, 'STATEMENT OF NET WORTH'),
    family,
  ),
  says(
    'NY-PRB-02',
    'will and death certificate',
    estate(
      `SURROGATE'S COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS`,
      'PETITION FOR PROBATE',
      `${prose}\n\nThe original will and a certified death certificate are filed herewith.`,
    ),
    estate(`SURROGATE'S COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS`, 'PETITION FOR PROBATE'),
    { forum: { case_type: 'Probate' } },
  ),
  needs('FL-RED-05', 'the notice', later(fl, 'MOTION FOR FEES', `${prose}\n\n${whole}`), {
    supporting: [own('notice.pdf', 'NOTICE OF CONFIDENTIAL INFORMATION WITHIN COURT FILING')],
  }),
  needs('FL-PLD-02', 'the note', first(fl, 'COMPLAINT', onNote), { supporting: [own('note.pdf', 'PROMISSORY NOTE')] }),
  needs(
    'FL-FAM-02',
    'the UCCJEA affidavit',
    marriage(fl, child),
    { supporting: [form('12.902(d)', 'UCCJEA AFFIDAVIT')] },
    family,
  ),
  says(
    'FL-FAM-03',
    'its form',
    later(fl, 'FAMILY LAW FINANCIAL AFFIDAVIT', `Form 12.902(c), long form.\n\n${prose}`),
    later(fl, 'FAMILY LAW FINANCIAL AFFIDAVIT'),
    family,
  ),
  needs(
    'FL-FAM-04',
    'the notice',
    marriage(fl),
    { supporting: [form('12.902(j)', 'NOTICE OF SOCIAL SECURITY NUMBER')] },
    family,
  ),
  needs('IL-RED-03', 'the notice', later(il, 'MOTION FOR FEES', `${prose}\n\n${whole}`), {
    supporting: [own('notice.pdf', 'NOTICE OF CONFIDENTIAL INFORMATION WITHIN COURT FILING')],
  }),
  {
    ...needs('IL-PLD-03', 'the note', first(il, 'COMPLAINT AT LAW', onNote), {
      supporting: [own('note.pdf', 'PROMISSORY NOTE')],
    }),
  },
  needs('IL-PLD-04', 'affidavit and report', first(il, 'COMPLAINT AT LAW', malpractice), {
    supporting: [own('affidavit.pdf', 'AFFIDAVIT OF ATTORNEY'), own('report.pdf', 'REPORT OF HEALTH PROFESSIONAL')],
  }),
  needs(
    'IL-AMT-01',
    'the affidavit on damages',
    first(
      il,
      'COMPLAINT AT LAW',
      `${prose}\n\nWHEREFORE Plaintiff prays for judgment in the amount of $60,000 in damages.`,
    ),
    { supporting: [own('affidavit.pdf', 'RULE 222(B) AFFIDAVIT')] },
  ),
  says(
    'IL-FAM-03',
    'its form',
    later(il, 'FINANCIAL AFFIDAVIT', `Statewide form DV-FA 120.4.\n\n${prose}`),
    later(il, 'FINANCIAL AFFIDAVIT'),
    family,
  ),
  says(
    'IC-E28-01',
    'its form',
    eoir('NOTICE OF ENTRY OF APPEARANCE', `Form EOIR-28.\n\n${prose}`),
    eoir('NOTICE OF ENTRY OF APPEARANCE'),
  ),
  needs(
    'IC-MOT-01',
    'an order and the other side’s position',
    eoir('MOTION TO CONTINUE', `${prose}\n\nRespondent takes no further position.`),
    {
      text: eoir('MOTION TO CONTINUE', `${prose}\n\nDHS does not oppose this motion.`),
      supporting: [own('order.pdf', '[PROPOSED] ORDER')],
    },
  ),
  says('IC-ADR-01', 'its form', eoir('CHANGE OF ADDRESS', `Form EOIR-33/IC.\n\n${prose}`), eoir('CHANGE OF ADDRESS')),
  says(
    'BIA-FRM-01',
    'its forms',
    eoir('NOTICE OF APPEAL', `Form EOIR-26. The fee receipt is enclosed, with form EOIR-27.\n\n${prose}`),
    eoir('NOTICE OF APPEAL'),
  ),
  {
    rule: 'IC-FEE-01',
    passes: [
      { is: 'a motion with its receipt', text: eoir('MOTION TO REOPEN', `The fee receipt is attached.\n\n${prose}`) },
    ],
    fails: [{ is: 'a motion without it', text: eoir('MOTION TO REOPEN') }],
  },
];
