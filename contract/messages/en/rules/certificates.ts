import type { ComplianceDetail, ServiceDetail } from '#domain/rules/kinds/certificates/details';
import type { CertificateDoubts, CertificateProblems, ServiceWording } from '#domain/rules/kinds/certificates/messages';
import type { ProblemText, ProblemTexts, Texts } from '../../Catalog.ts';
import { listed } from '../words.ts';

const complianceNames: Record<ComplianceDetail, string> = {
  word_or_line_count: 'the word or line count',
  word_count: 'the word count',
  pages_or_words: 'the page or word count',
  typeface: 'the typeface',
  font: 'the font',
  point_size: 'the point size',
  line_spacing: 'the line spacing',
};
const serviceNames: Record<ServiceDetail | 'perjury', string> = {
  date: 'the date of service',
  method: 'how it was served',
  persons: 'who was served',
  address: 'the address of each person served',
  address_or_email: 'the address or email address of each person served',
  party_represented: 'which party each attorney served represents',
  adult: 'that the person who served it is over 18 and not a party',
  perjury: 'that it is made under penalty of perjury',
};

const complianceWording =
  '"I certify that this document complies with [rule] and contains [number] words according to the word count of the word-processing program, and that it is set in [size]-point [typeface]. [signature]"';
const conferenceWording =
  '"I certify that on [date], I conferred with [name], counsel for [party], about the relief requested in this motion; the motion is [opposed / unopposed] because [reason]. [signature]"';
const serviceWording: Record<ServiceWording, { place: string; words: string }> = {
  general: {
    place: 'above a signature',
    words:
      '"I certify that on [date], I served this document on [name of each person served], counsel for [party], by [method of service] at [address or email address]. [signature and printed name]"',
  },
  california: {
    place: 'a proof of service',
    words:
      '"I am over 18 and not a party to this case. My business address is [address]. On [date], I served [title of this document] on [name and address or email of each person] by [method of service]. I declare under penalty of perjury under the laws of the State of California that this is true and correct. [date, printed name, signature]"',
  },
};

const otherwise = (wording: ServiceWording) => {
  const { place, words } = serviceWording[wording];
  return `Otherwise, ${wording === 'general' ? 'add' : 'attach'} ${place}: ${words}`;
};

function proofNotSubmitted({ wording }: { wording: ServiceWording }): ProblemText {
  const { place, words } = serviceWording[wording];
  return {
    message: 'No proof of service is among the documents submitted.',
    remedy: `File it as a separate document. ${wording === 'general' ? 'It must state' : `Attach ${place}`}: ${words}`,
  };
}

function serviceMissing({ called, wording }: CertificateProblems['certificates.service_missing']): ProblemText {
  const name = `${called} of service`;
  return {
    message: `No ${name} was found in this document; it may be filed separately.`,
    remedy: `If the ${name} is filed as a separate document, no action is needed here. ${otherwise(wording)}`,
  };
}

export const certificateProblems: ProblemTexts<CertificateProblems> = {
  'certificates.compliance_missing': () => ({
    message: 'No certificate of compliance was found.',
    remedy: `Add at the end: ${complianceWording}`,
  }),
  'certificates.compliance_not_submitted': () => ({
    message: 'No certificate of compliance is among the documents submitted.',
    remedy: `File it as a separate document. It must state: ${complianceWording}`,
  }),
  'certificates.compliance_incomplete': ({ lacking }) => {
    const details = listed(lacking.map((one) => complianceNames[one]));
    return {
      message: `The certificate of compliance does not state ${details}.`,
      remedy: `Add ${details} to the certificate.`,
    };
  },
  'certificates.conference_missing': ({ called }) => ({
    message: `No ${called ?? 'certificate of conference'} was found.`,
    remedy: `Add before the certificate of service: ${conferenceWording}`,
  }),
  'certificates.proposed_order_missing': () => ({
    message: 'The motion has no proposed order.',
    remedy:
      'Add a proposed order as a separate document: "[PROPOSED] ORDER. The Court grants [title of the motion] and orders that [relief]. [line for the judge to sign and date]"',
  }),
  'certificates.service_blank': () => ({
    message: 'The certificate of service is not filled in.',
    remedy: 'Fill in the date, the method of service, and the persons served, and sign it.',
  }),
  'certificates.service_incomplete': ({ lacking }) => {
    const details = listed(lacking.map((one) => serviceNames[one]));
    return {
      message: `The certificate of service does not state ${details}.`,
      remedy: `Add ${details} to the certificate.`,
    };
  },
  'certificates.service_missing_unless_by_court': ({ wording }) => ({
    message:
      'No certificate of service was found in this document. One is required if any person is served other than through the court’s e-filing system; it may be filed separately.',
    remedy: `If all persons are served through the court’s e-filing system, no action is needed. ${otherwise(wording)}`,
  }),
  'certificates.proof_not_submitted': proofNotSubmitted,
  'certificates.service_missing': serviceMissing,
  'certificates.ai_statement_missing': ({ authority }) => ({
    message: `No statement on the use of artificial intelligence was found; ${authority} requires one.`,
    remedy:
      'Add: "I certify that [no generative artificial intelligence was used / [program] was used for [purpose]] in preparing this document, and that I have checked every citation and quotation against its source. [signature]"',
  }),
};

export const certificateDoubts: Texts<CertificateDoubts> = {
  'certificates.compliance_perhaps_separate': ({ citation }) =>
    `The certificate of compliance is a separate document (${citation}); this check cannot determine whether it is filed with this one.`,
  'certificates.compliance_depends_on_pages': () =>
    'No certificate of compliance was found. None is needed if the document is within its page limit, which does not count the cover and tables.',
  'certificates.service_perhaps_separate': ({ citation }) =>
    `Proof of service is a separate document (${citation}); this check cannot determine whether it is filed with this one.`,
};
