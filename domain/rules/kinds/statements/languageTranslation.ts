import type { Statement } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, inWords, met, notApplicable, statementsIn } from '../shared/lookup.ts';
import { translationDetails } from './translationDetails.ts';

const certificate =
  'Attach an English translation with: "I am competent to translate from [language] into English, and this translation is true and accurate to the best of my abilities. [typed name, address, telephone number, signature, date]"';

/** Whether words in another language than the court's come with a certified translation. */
export const languageTranslation: Evaluator<'language_translation'> = ({ parameters }, submission) => {
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
  { must_state = [], under_oath }: Asked<'language_translation'>['parameters'],
  { documents }: Submission,
): Outcome {
  const signs = new Set(found.flatMap(({ value = '' }) => value.split(' ')));
  const lacking: string[] = must_state
    .map((detail) => translationDetails[detail])
    .filter(({ sign }) => !signs.has(sign))
    .map(({ name }) => name);
  const isSworn = documents.some(
    (document) => statementsIn(document, 'penalty_of_perjury', 'sworn', 'notary').length > 0,
  );
  if (under_oath && !isSworn) lacking.push('that it is made under oath or penalty of perjury');
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
