import { Quote, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contradiction, ExtractedField } from '#contract/extractedFields';
import { placeWords } from '#web/checks/placeWords.ts';

type Props = { contradictions: readonly Contradiction[]; onShow: (place: ExtractedField) => void };

/**
 * Contradictions between the filer's choices and the document, each with the document's words. A person decides
 * (departure 23).
 */
export function ContradictionList({ contradictions, onShow }: Props) {
  const { t } = useTranslation();
  if (contradictions.length === 0) return null;
  return (
    <section aria-label={t('filings.contradictions.heading')}>
      <div className="sec">
        <h3>{t('filings.contradictions.heading')}</h3>
        <span>{t('filings.contradictions.advice')}</span>
      </div>
      <ul>
        {contradictions.map((one) => (
          <li key={one.choice} className="fd">
            <span className="st warn">
              <TriangleAlert className="i" aria-hidden />
            </span>
            <div>
              {one.message}
              <div className="ev">
                {one.evidence.map((evidence, index) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
                    key={index}
                    type="button"
                    className="chip src"
                    onClick={() =>
                      onShow({
                        field: one.choice,
                        value: one.says ?? '',
                        confidence: 1,
                        method: 'contradiction',
                        evidence: [evidence],
                      })
                    }
                  >
                    <Quote className="i" aria-hidden />
                    <span className="clip">{placeWords(evidence)}</span>
                  </button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
