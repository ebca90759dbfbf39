import type { Statement } from '#domain/documentFacts/Statement';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import {
  anyStates,
  broken,
  inWords,
  listed,
  met,
  missing,
  notApplicable,
  notChecked,
  statementsIn,
  titleOf,
} from '../shared/lookup.ts';
import { isServedPaper } from '../shared/paperNature.ts';

const wording =
  'Add above a signature: "I certify that on [date] I served this paper on [name of each person served], [counsel for which party], by [method of service] at [address or e-mail address]. [signature and printed name]"';
const californian =
  'Attach a proof of service: "I am over 18 and not a party to this case. My business address is [address]. On [date] I served [title of this paper] on [name and address or e-mail of each person] by [method of service]. I declare under penalty of perjury under the laws of the State of California that this is true and correct. [date, printed name, signature]"';

/** What rules call the details, by the sign that shows one, and how a person calls it. */
const details: Record<string, [sign: string, name: string]> = {
  date: ['date', 'the date of service'],
  method: ['method', 'how it was served'],
  manner: ['method', 'how it was served'],
  persons_served: ['persons', 'who was served'],
  person_served: ['persons', 'who was served'],
  names: ['persons', 'who was served'],
  addresses: ['address', 'the address of each person served'],
  address_or_email: ['address', 'the address or e-mail address of each person served'],
  addresses_or_emails: ['address', 'the address or e-mail address of each person served'],
  party_represented: ['party', 'which party each lawyer served represents'],
  server_over_18_not_party: ['adult', 'that whoever served it is over 18 and not a party'],
};

/** Whether a paper that must be served says that it was, and with the details that its court asks for. */
export const certificateOfService: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (!isServedPaper(lead)) return notApplicable;
  if (parameters.separate_document === true && submission.documents.length === 1 && !hasCertificate(submission))
    return notChecked(
      `Proof of service is a document of its own (${rule.citation}); whether it is filed with this one cannot be seen here.`,
    );
  const mend =
    submission.forum.jurisdiction === 'California' && submission.forum.court_system === 'state' ? californian : wording;
  const found = submission.documents.flatMap((document, index) =>
    statementsIn(document, 'certificate_of_service').map((statement) => ({ statement, document: index })),
  );
  // A heading alone says nothing of its words, which may stand in a form.
  const certificates = found.filter(({ statement }) => statement.value !== undefined);
  if (certificates.length === 0 && found.length > 0) return met;
  const first = certificates[0];
  if (first === undefined) {
    // A proof that is a paper of its own may be a form whose words say little.
    if (submission.documents.some((one) => /of (?:service|mailing)/i.test(titleOf(one)))) return met;
    if (lead.reading.has_certificate_of_service?.value === true) return met;
    return absent(lead, submission, parameters, mend);
  }
  if (certificates.every(({ statement }) => has(statement, 'blank')))
    return broken({
      message: 'The certificate of service is not filled in.',
      mend: 'Fill in the date, the method of service and the persons served, and sign it.',
      evidence: first.statement.evidence,
      document: first.document,
    });
  const lacking = lackingDetails(
    listed(parameters.fields),
    certificates.map(({ statement }) => statement),
    parameters,
  );
  if (lacking.length === 0) return met;
  return broken({
    message: `The certificate of service does not say ${inWords(lacking)}.`,
    mend: `Add ${inWords(lacking)} to the certificate.`,
    evidence: first.statement.evidence,
    document: first.document,
  });
};

/** Of service, or of mailing; as a document of its own it may be a form whose words say little. */
function hasCertificate({ documents }: Submission): boolean {
  return documents.some(
    (one) => statementsIn(one, 'certificate_of_service').length > 0 || /of (?:service|mailing)/i.test(titleOf(one)),
  );
}

function absent(
  lead: CheckedDocument,
  submission: Submission,
  { required_unless, exempt, forms, separate_document }: Readonly<Record<string, unknown>>,
  mend: string,
): Outcome {
  const byCourt =
    required_unless === 'served_via_court_efiling' ||
    exempt !== undefined ||
    listed(forms).includes('nyscef_confirmation');
  // A paper with the system's banner was filed through it, and served by it (Fed. R. Civ. P. 5(b)(2)(E)).
  if (byCourt && statementsIn(lead, 'efiling_banner').length > 0) return notApplicable;
  if (byCourt)
    return missing(
      lead,
      'No certificate of service was found in this document. One is required if any person is served other than through the court’s e-filing system; it may be filed separately.',
      `If all persons are served through the court’s e-filing system, nothing is needed. Otherwise: ${mend.charAt(0).toLowerCase()}${mend.slice(1)}`,
      { adviceOnly: true },
    );
  if (separate_document === true)
    return missing(
      lead,
      'No proof of service is among the documents submitted.',
      `File it as a document of its own. ${mend.replace(/^Add above a signature/, 'In it')}`,
    );
  const name = submission.forum.jurisdiction === 'California' ? 'proof of service' : 'certificate of service';
  if (anyStates(submission, 'certificate_of_service')) return met;
  return missing(
    lead,
    `No ${name} was found in this document; it may be filed separately.`,
    `If the ${name} is filed as a separate document, nothing is needed here. Otherwise: ${mend.charAt(0).toLowerCase()}${mend.slice(1)}`,
    { adviceOnly: true },
  );
}

/** Each detail may stand in any of the certificates; a system that serves knows the addresses by itself. */
function lackingDetails(
  fields: readonly string[],
  certificates: readonly Statement[],
  { under_penalty_of_perjury }: Readonly<Record<string, unknown>>,
): string[] {
  const shows = (sign: string) => certificates.some((one) => has(one, sign));
  const lacking = new Set<string>();
  for (const field of fields) {
    const [sign, name] = details[field] ?? [];
    if (sign === undefined || name === undefined || shows(sign)) continue;
    // Whoever has an address there was named with it.
    if (sign === 'persons' && shows('address')) continue;
    if ((sign === 'address' || sign === 'party' || sign === 'adult') && (shows('efiled') || shows('certifies')))
      continue;
    lacking.add(name);
  }
  if (under_penalty_of_perjury === true && !shows('perjury') && !shows('certifies') && shows('declares'))
    lacking.add('that it is made under penalty of perjury');
  return [...lacking];
}

const has = ({ value = '' }: Statement, sign: string) => value.split(' ').includes(sign);
