import { isDocumentLanguage } from '#domain/documentFacts/languages';
import type { Statement } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';
import { type TranslationDetail, translationDetails } from './translationDetails.ts';

/** Whether text in another language has a certified translation. */
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
    says: { code: 'statements.translation_missing', values: { language: languageOf(first.statement) } },
    evidence: first.statement.evidence,
    document: first.index,
  });
};

/** Some courts may accept documents in other languages; all courts accept English. */
const isLanguageOfCourt = (language: string | undefined, { court }: Submission) =>
  isDocumentLanguage(language) && court.languages.includes(language);

const languageOf = ({ value }: Statement) => (isDocumentLanguage(value) ? value : null);

function certified(
  found: readonly Statement[],
  { must_state = [], under_oath }: Asked<'language_translation'>['parameters'],
  { documents }: Submission,
): Outcome {
  const signs = new Set(found.flatMap(({ value = '' }) => value.split(' ')));
  const lacking: (TranslationDetail | 'oath')[] = must_state.filter((detail) => !signs.has(translationDetails[detail]));
  const isSworn = documents.some(
    (document) => statementsIn(document, 'penalty_of_perjury', 'sworn', 'notary').length > 0,
  );
  if (under_oath && !isSworn) lacking.push('oath');
  if (lacking.length === 0) return met;
  return broken({
    says: { code: 'statements.translation_incomplete', values: { details: lacking } },
    evidence: found[0]!.evidence,
    document: Math.max(
      0,
      documents.findIndex(({ facts }) => facts.statements.includes(found[0]!)),
    ),
  });
}
