import type { Statement } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { anyStates, broken, inWords, listed, met, notApplicable, statementsIn } from '../shared/lookup.ts';

const certificate =
  'Attach an English translation with: "I am competent to translate from [language] into English, and this translation is true and accurate to the best of my abilities. [typed name, address, telephone number, signature, date]"';
const interpretation =
  'Add: "I am competent in English and [language]. I read this declaration to [name] in [language] before it was signed. [typed name, signature, date]"';

/** What rules ask a translator to certify, by the sign that shows it. */
const details: Record<string, [sign: string, name: string]> = {
  competence: ['competence', 'that the translator is competent'],
  qualifications: ['competence', 'the translator’s qualifications'],
  accuracy: ['accuracy', 'that the translation is accurate'],
  address: ['address', 'the translator’s address'],
  phone: ['phone', 'the translator’s telephone number'],
};

/** Whether words in another language than the court's come with a certified translation. */
export const languageTranslation: Evaluator = ({ parameters }, submission) => {
  if (parameters.certificate_of_interpretation === true) return interpreted(submission);
  const foreign = submission.documents.flatMap((document, index) =>
    statementsIn(document, 'foreign_language')
      .filter(({ value }) => !isLanguageOfCourt(value, submission))
      .map((statement) => ({ statement, index })),
  );
  const certificates = submission.documents.flatMap((document) => statementsIn(document, 'translation_certificate'));
  const [first] = foreign;
  if (first === undefined)
    return certificates.length === 0 ? notApplicable : certified(certificates, parameters, submission);
  if (certificates.length > 0) return certified(certificates, parameters, submission);
  return broken({
    message: `Part of the paper is in ${first.statement.value ?? 'another language'}, and no certified translation was found.`,
    mend: certificate,
    evidence: first.statement.evidence,
    document: first.index,
  });
};

/** A court may take papers in other languages; English is every court's. */
const isLanguageOfCourt = (language: string | undefined, { court }: Submission) =>
  language !== undefined && court.languages.includes(language);

function certified(
  found: readonly Statement[],
  parameters: Readonly<Record<string, unknown>>,
  { documents }: Submission,
): Outcome {
  const signs = new Set(found.flatMap(({ value = '' }) => value.split(' ')));
  const asked = [...listed(parameters.certificate), ...listed(parameters.translator_affidavit)];
  const lacking = asked.flatMap((name) =>
    details[name] !== undefined && !signs.has(details[name][0]) ? [details[name][1]] : [],
  );
  const isSworn = documents.some(
    (document) => statementsIn(document, 'penalty_of_perjury', 'sworn', 'notary').length > 0,
  );
  if (parameters.certified_under_oath === true && !isSworn)
    lacking.push('that it is made under oath or penalty of perjury');
  if (lacking.length === 0) return met;
  return broken({
    message: `The translator’s certificate does not state ${inWords([...new Set(lacking)])}.`,
    mend: certificate,
    evidence: found[0]!.evidence,
    document: Math.max(
      0,
      documents.findIndex(({ facts }) => facts.statements.includes(found[0]!)),
    ),
  });
}

/** Someone declares in English who says that he does not understand it. */
function interpreted(submission: Submission): Outcome {
  const [lead] = submission.documents;
  const said = statementsIn(lead, 'no_english')[0];
  if (said === undefined) return anyStates(submission, 'interpretation_certificate') ? met : notApplicable;
  if (anyStates(submission, 'interpretation_certificate')) return met;
  return broken({
    message: 'The declarant does not understand English, and no certificate of interpretation was found.',
    mend: interpretation,
    evidence: said.evidence,
  });
}
