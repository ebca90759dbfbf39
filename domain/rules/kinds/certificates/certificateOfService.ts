import type { Statement } from '#domain/documentFacts/Statement';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { anyStates, broken, inWords, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { isOfService, isServedPaper } from '../shared/paperNature.ts';
import { serviceDetails } from './details.ts';

const wording =
  'Add above a signature: "I certify that on [date] I served this paper on [name of each person served], [counsel for which party], by [method of service] at [address or e-mail address]. [signature and printed name]"';
const californian =
  'Attach a proof of service: "I am over 18 and not a party to this case. My business address is [address]. On [date] I served [title of this paper] on [name and address or e-mail of each person] by [method of service]. I declare under penalty of perjury under the laws of the State of California that this is true and correct. [date, printed name, signature]"';

/** Whether a paper that must be served says that it was, and with the details that its court asks for. */
export const certificateOfService: Evaluator<'certificate_of_service'> = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (!isServedPaper(lead)) return notApplicable;
  if (parameters.separate_document && submission.documents.length === 1 && !hasCertificate(submission))
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
    if (submission.documents.some((one) => isOfService(one))) return met;
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
    parameters,
    certificates.map(({ statement }) => statement),
  );
  if (lacking.length === 0) return met;
  return broken({
    message: `The certificate of service does not say ${inWords(lacking)}.`,
    mend: `Add ${inWords(lacking)} to the certificate.`,
    evidence: first.statement.evidence,
    document: first.document,
  });
};

type Service = Asked<'certificate_of_service'>['parameters'];

/** Of service, or of mailing; as a document of its own it may be a form whose words say little. */
function hasCertificate({ documents }: Submission): boolean {
  return documents.some((one) => statementsIn(one, 'certificate_of_service').length > 0 || isOfService(one));
}

function absent(
  lead: CheckedDocument,
  submission: Submission,
  { not_if_served_by_court: byCourt, separate_document }: Service,
  mend: string,
): Outcome {
  // A paper with the system's banner was filed through it, and served by it (Fed. R. Civ. P. 5(b)(2)(E)).
  if (byCourt && statementsIn(lead, 'efiling_banner').length > 0) return notApplicable;
  if (byCourt)
    return missing(
      lead,
      'No certificate of service was found in this document. One is required if any person is served other than through the court’s e-filing system; it may be filed separately.',
      `If all persons are served through the court’s e-filing system, nothing is needed. Otherwise: ${mend.charAt(0).toLowerCase()}${mend.slice(1)}`,
      { adviceOnly: true },
    );
  if (separate_document)
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
  { must_state = [], under_penalty_of_perjury }: Service,
  certificates: readonly Statement[],
): string[] {
  const shows = (sign: string) => certificates.some((one) => has(one, sign));
  const lacking = new Set<string>();
  for (const detail of must_state) {
    const { sign, name } = serviceDetails[detail];
    if (shows(sign)) continue;
    // Whoever has an address there was named with it.
    if (sign === 'persons' && shows('address')) continue;
    if ((sign === 'address' || sign === 'party' || sign === 'adult') && (shows('efiled') || shows('certifies')))
      continue;
    lacking.add(name);
  }
  if (under_penalty_of_perjury && !shows('perjury') && !shows('certifies') && shows('declares'))
    lacking.add('that it is made under penalty of perjury');
  return [...lacking];
}

const has = ({ value = '' }: Statement, sign: string) => value.split(' ').includes(sign);
