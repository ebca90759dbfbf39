import type { Statement } from '#domain/documentFacts/Statement';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { isOfService, isServedDocument } from '../shared/documentNature.ts';
import { anyStates, broken, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { type ServiceDetail, serviceDetails } from './details.ts';

/** Whether a document that must be served has a certificate of service with the details that its court requires. */
export const certificateOfService: Evaluator<'certificate_of_service'> = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (!isServedDocument(lead)) return notApplicable;
  if (parameters.separate_document && submission.documents.length === 1 && !hasCertificate(submission))
    return notChecked({ code: 'certificates.service_perhaps_separate', values: { citation: rule.citation } });
  const found = submission.documents.flatMap((document, index) =>
    statementsIn(document, 'certificate_of_service').map((statement) => ({ statement, document: index })),
  );
  // A heading alone does not show the content, which may be in a form.
  const certificates = found.filter(({ statement }) => statement.value !== undefined);
  if (certificates.length === 0 && found.length > 0) return met;
  const first = certificates[0];
  if (first === undefined) {
    // A separate proof of service may be a form with little text.
    if (submission.documents.some((one) => isOfService(one))) return met;
    if (lead.reading.has_certificate_of_service?.value === true) return met;
    return absent(lead, submission, parameters);
  }
  if (certificates.every(({ statement }) => has(statement, 'blank')))
    return broken({
      says: { code: 'certificates.service_blank', values: {} },
      evidence: first.statement.evidence,
      document: first.document,
    });
  const lacking = lackingDetails(
    parameters,
    certificates.map(({ statement }) => statement),
  );
  if (lacking.length === 0) return met;
  return broken({
    says: { code: 'certificates.service_incomplete', values: { lacking } },
    evidence: first.statement.evidence,
    document: first.document,
  });
};

type Service = Asked<'certificate_of_service'>['parameters'];

/** A proof of service or of mailing; a separate document may be a form with little text. */
function hasCertificate({ documents }: Submission): boolean {
  return documents.some((one) => statementsIn(one, 'certificate_of_service').length > 0 || isOfService(one));
}

function absent(
  lead: CheckedDocument,
  submission: Submission,
  { not_if_served_by_court: byCourt, separate_document }: Service,
): Outcome {
  const { jurisdiction, court_system } = submission.forum;
  const wording = jurisdiction === 'California' && court_system === 'state' ? 'california' : 'general';
  // A document with the e-filing system's banner was filed and served through it (Fed. R. Civ. P. 5(b)(2)(E)).
  if (byCourt && statementsIn(lead, 'efiling_banner').length > 0) return notApplicable;
  if (byCourt)
    return missing(
      lead,
      { code: 'certificates.service_missing_unless_by_court', values: { wording } },
      { adviceOnly: true },
    );
  if (separate_document) return missing(lead, { code: 'certificates.proof_not_submitted', values: { wording } });
  if (anyStates(submission, 'certificate_of_service')) return met;
  const called = jurisdiction === 'California' ? 'proof' : 'certificate';
  return missing(lead, { code: 'certificates.service_missing', values: { called, wording } }, { adviceOnly: true });
}

/** Each detail may be in any of the certificates. An e-filing system that serves documents has the addresses. */
function lackingDetails(
  { must_state = [], under_penalty_of_perjury }: Service,
  certificates: readonly Statement[],
): (ServiceDetail | 'perjury')[] {
  const shows = (sign: string) => certificates.some((one) => has(one, sign));
  const lacking: (ServiceDetail | 'perjury')[] = [];
  for (const detail of must_state) {
    const sign = serviceDetails[detail];
    if (shows(sign)) continue;
    // If an address is given, the person is named with it.
    if (sign === 'persons' && shows('address')) continue;
    if ((sign === 'address' || sign === 'party' || sign === 'adult') && (shows('efiled') || shows('certifies')))
      continue;
    lacking.push(detail);
  }
  if (under_penalty_of_perjury && !shows('perjury') && !shows('certifies') && shows('declares'))
    lacking.push('perjury');
  return lacking;
}

const has = ({ value = '' }: Statement, sign: string) => value.split(' ').includes(sign);
