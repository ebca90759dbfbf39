import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { anyStates, listed, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

const corporation =
  /\b(?:inc|incorporated|corp|corporation|company|co|bank|n\.a|p\.c|ltd|plc|s\.a|ag|gmbh)\b\.?(?:,|$|\s)/i;
const partnership = /\b(?:llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|pllc|partners|partnership)\b/i;
const public_ =
  /\b(?:united states|department|state of|people of|commonwealth|county|city of|town of|school district|agency|board of)\b/i;
const disclosureTitle = /disclosure|certificate of interested|rule 7\.1|corporate/i;
const wording =
  'File as a document of its own: "CORPORATE DISCLOSURE STATEMENT. [Party] states that its parent corporation is [name / none] and that [name / no publicly held corporation] owns 10% or more of its stock. [signature]"';

/** Whether a corporate party tells who stands behind it, where its first paper must. */
export const disclosureStatement: Evaluator = ({ parameters, id }, submission) => {
  const [lead] = submission.documents;
  const triggers = listed(parameters.trigger);
  const isDisclosed = (...kinds: string[]) =>
    anyStates(submission, ...kinds) || submission.documents.some((one) => disclosureTitle.test(titleOf(one)));
  if (parameters.form !== undefined || id === 'CA-APP-DIS-01') {
    if (isDisclosed('interested_persons', 'disclosure_statement')) return met;
    return missing(
      lead,
      'No certificate of interested persons or entities was found.',
      'Add after the cover: "CERTIFICATE OF INTERESTED PERSONS. These persons and entities have an interest in the outcome: [names / none]. [signature]"',
    );
  }
  if (parameters.list_all_parties === true) return partiesListed(submission);
  if (triggers.includes('diversity_jurisdiction')) return citizenshipOutcome(lead, submission);
  if (triggers.includes('organization_defendant') && !namesOf(lead, 'plaintiffs').some((name) => public_.test(name)))
    return notApplicable;
  const names = triggers.includes('organization_defendant') ? namesOf(lead, 'defendants') : filersOf(lead);
  // A party with a name of its own kind is meant; who holds shares in an individual nobody asks.
  if (!names.some((name) => (corporation.test(name) || /\bllc\b/i.test(name)) && !public_.test(name)))
    return notApplicable;
  if (isMotion(lead) && !isFirstPaper(lead)) return notApplicable;
  if (isDisclosed('disclosure_statement', 'interested_persons')) return met;
  // On the docket, and in a removed case, the statement is an entry of its own, and this may not be the party's first document.
  if (statementsIn(lead, 'efiling_banner').length > 0)
    return notChecked(
      'The document comes from a court’s docket, where the disclosure statement is an entry of its own.',
    );
  if (/\bremov(?:al|ed)\b/i.test(titleOf(lead)) || lead.reading.related_cases.length > 0)
    return notChecked('The case was in another court before; the disclosure statement may be on its docket already.');
  return missing(
    lead,
    'No corporate disclosure statement was found in this document; it is filed separately, with the first document of a corporate party.',
    `If it is filed or on the docket already, nothing is needed. Otherwise: ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`,
    { adviceOnly: true },
  );
};

/** A motion may be a party's first paper where it answers the complaint. */
const isMotion = ({ reading }: CheckedDocument) => /motion/i.test(reading.doc_type?.value ?? '');
const isFirstPaper = (lead: CheckedDocument) =>
  /to dismiss|more definite|to strike|to remand|to compel arbitration|to quash|extension of time/i.test(titleOf(lead));

function citizenshipOutcome(lead: CheckedDocument, submission: Submission): Outcome {
  if (statementsIn(lead, 'diversity').length === 0) return notApplicable;
  if (anyStates(submission, 'citizenship_statement')) return met;
  const names = filersOf(lead);
  const hasMembers = names.some((name) => partnership.test(name));
  if (anyStates(submission, ...(hasMembers ? ['members_citizenship'] : ['citizenship', 'members_citizenship'])))
    return met;
  return missing(
    lead,
    hasMembers
      ? 'Jurisdiction rests on diversity, and the citizenship of the members of a company or partnership was not found.'
      : 'Jurisdiction rests on diversity, and no statement of citizenship was found.',
    'File as a document of its own: "[Party] is a citizen of [state]. Its members are [name], a citizen of [state], and [name], a citizen of [state]. [signature]"',
  );
}

function partiesListed(submission: Submission): Outcome {
  const [lead] = submission.documents;
  const hasParties = anyStates(submission, 'parties_listed', 'parties_and_counsel');
  const company = [...namesOf(lead, 'plaintiffs'), ...namesOf(lead, 'defendants')].some(
    (name) => corporation.test(name) && !public_.test(name),
  );
  const hasTickers = !company || anyStates(submission, 'stock_ticker', 'disclosure_statement');
  if (hasParties && hasTickers) return met;
  return missing(
    lead,
    hasParties
      ? 'No stock symbols or statement that there are none was found for the corporate parties.'
      : 'No list of the parties to the proceeding was found.',
    hasParties
      ? 'Add to the list of parties: "[Company] ([exchange]: [symbol])", or "not publicly traded".'
      : 'Add a part headed "PARTIES TO THE PROCEEDING" that names every party, with the stock symbol of each listed company.',
  );
}

const namesOf = ({ reading }: CheckedDocument, side: 'plaintiffs' | 'defendants') =>
  reading[side].map(({ value }) => value);

/** The side that files: defendants answer and remove, others begin. A motion says it in its signature. */
function filersOf(lead: CheckedDocument): string[] {
  const type = lead.reading.doc_type?.value ?? '';
  if (/answer|removal/i.test(type)) return namesOf(lead, 'defendants');
  if (!isMotion(lead)) return namesOf(lead, 'plaintiffs');
  const whom = lead.reading.signatures.map(({ parts }) => parts?.capacity ?? '').join(' ');
  if (/defendant|respondent|appellee/i.test(whom)) return namesOf(lead, 'defendants');
  return /plaintiff|petitioner|appellant/i.test(whom) ? namesOf(lead, 'plaintiffs') : [];
}
