import { courts, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  text: typeDocument(document),
  ...more,
});
const brief = (court: string): TypedDocument => ({
  court,
  title: "APPELLANT'S OPENING BRIEF",
  body: 'The judgment should be reversed because the contract was not signed.',
});
const long = { facts: { words: { all: 14_000, body: 12_500 }, file: { pages: 52 } } };
const full = `CERTIFICATE OF COMPLIANCE

I certify that this brief complies with the type-volume limit and contains 4,980 words by the count of the program,
is set in Times New Roman of 14 points, a proportionally spaced typeface, and is double-spaced.

/s/ Robin Sample
Robin Sample`;
const vague = `CERTIFICATE OF COMPLIANCE

I certify that this brief complies with the type-volume limit of the rule.

/s/ Robin Sample
Robin Sample`;

const compliance = (rule: string, court: string): RuleSamples => ({
  rule,
  passes: [sample('a brief with its certificate', { ...brief(court), service: full }, long)],
  fails: [
    sample('a long brief without a certificate', brief(court), long),
    sample('a certificate that does not say how long it is', { ...brief(court), service: vague }, long),
  ],
});

/** A separate document that the rule requires is reported missing only if other documents came with the brief. */
const separateCompliance = (rule: string, court: string): RuleSamples => {
  const appendix = [
    { name: 'Appendix.pdf', text: typeDocument({ title: 'APPENDIX', body: 'Opinion of the court below.' }) },
  ];
  const { passes, fails } = compliance(rule, court);
  return {
    rule,
    passes,
    fails: [
      sample('a long brief that came with other documents and no certificate', brief(court), {
        ...long,
        supporting: appendix,
      }),
      ...fails.slice(1),
    ],
  };
};

const conferred = `CERTIFICATE OF CONFERENCE

I certify that on October 30, 2026, I conferred with Casey Model, counsel for Defendant, about this motion, and that it is opposed.

/s/ Robin Sample`;
const order = {
  supporting: [
    {
      name: 'Proposed order.pdf',
      text: typeDocument({
        title: '[PROPOSED] ORDER',
        body: 'The motion to compel is granted.',
        signature: '',
        block: '',
      }),
    },
  ],
};

const conference = (rule: string, court: string, withOrder: boolean): RuleSamples => ({
  rule,
  passes: [
    sample('a motion whose lawyers conferred', { court, service: conferred }, withOrder ? order : {}),
    sample('an unopposed motion', { court, title: 'UNOPPOSED MOTION TO COMPEL' }, withOrder ? order : {}),
  ],
  fails: [
    sample('a motion that says nothing of a conference', { court }, withOrder ? order : {}),
    ...(withOrder ? [sample('a motion without a proposed order', { court, service: conferred })] : []),
  ],
});

const standingOrder = {
  court: { ai_disclosure: { authority: 'the standing order of Judge Sample' }, languages: ['en' as const] },
};

/** Certificates of length, of a conference, of the use of artificial intelligence. */
export const certificateSamples: readonly RuleSamples[] = [
  compliance('FA-CRT-01', courts.circuit),
  separateCompliance('US-CRT-01', courts.highest),
  compliance('CA-APP-CRT-01', courts.californiaAppeal),
  compliance('NY-APP-CRT-01', courts.newYorkAppeal),
  compliance('TX-APP-CRT-01', courts.texasAppeal),
  compliance('FL-APP-CRT-01', courts.floridaAppeal),
  compliance('IL-APP-CRT-01', courts.illinoisAppeal),
  conference('FD-LR-NDTX-03', courts.district, true),
  conference('FD-LR-SDTX-01', courts.district, true),
  conference('TX-LEAD-01', courts.texas, false),
  conference('FL-CONF-01', courts.florida, false),
  {
    rule: 'AZ-AI-01',
    passes: [
      sample(
        'a motion that says that no such tool was used',
        {
          service:
            'CERTIFICATION ON ARTIFICIAL INTELLIGENCE\n\nThe undersigned certifies that no generative artificial intelligence was used in preparing this motion.',
        },
        standingOrder,
      ),
      sample(
        'a motion that says which tool was used',
        {
          service:
            'I disclose that an AI tool was used to draft part of this motion, and certify that I checked every citation.',
        },
        standingOrder,
      ),
    ],
    fails: [sample('a motion that does not say it', {}, standingOrder)],
  },
];
