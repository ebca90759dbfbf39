import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import type { ReturnedPaper } from './useCorrectionIntake.ts';

/** What is corrected: the returned document with its filer and case, why it was returned, and the rule on its date. */
export function ReturnedFacts({ returned: { intake, status, filing } }: { returned: ReturnedPaper }) {
  const { t } = useTranslation();
  const format = useFormat();
  const review = status.reviews.findLast(({ decision }) => decision === 'returned');
  const in_case = [status.case?.case_number ?? intake.case_number, filing.case_type].filter(Boolean).join(', ');
  const facts = [
    [t('counter.correction.of'), filing.title ?? intake.document_name],
    [t('counter.correction.filer'), intake.filer.name],
    [t('counter.correction.case'), in_case || t('counter.correction.newCase')],
    [t('counter.correction.reason'), review?.reason ?? review?.reason_words ?? null],
    [t('counter.correction.by'), status.correct_by && format.moment(status.correct_by)],
  ] as const;
  return (
    <>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="small">
        {status.relation_back?.says ?? status.correction_terms.join(' ')} {t('counter.correction.inTime')}
      </p>
    </>
  );
}
