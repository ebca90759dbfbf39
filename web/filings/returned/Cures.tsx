import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cure } from '#domain/filings/returned/curesOf';
import type { CureProps } from './CureProps.ts';
import { AttachmentCure, DocumentCure } from './documentCures.tsx';
import styles from './returned.module.css';
import { AnswerCure, CaseCure, FieldsCure, TypeCure } from './valueCures.tsx';

/** How each cure is offered. */
const parts: Record<Cure, ComponentType<CureProps>> = {
  document: DocumentCure,
  case: CaseCure,
  document_type: TypeCure,
  fields: FieldsCure,
  attachment: AttachmentCure,
  fee: ({ fee }) => fee,
  answer: AnswerCure,
};

/** What can cure the return: what fits its reason first, and everything else on request. */
export function Cures(props: CureProps) {
  const { t } = useTranslation();
  const { first, also } = props.data.cures;
  const main = first.includes('answer') ? first : [...first, 'answer' as const];
  const more = also.filter((cure) => cure !== 'answer');
  return (
    <>
      <h4>{t('filings.returned.cure')}</h4>
      {main.map((cure) => (
        <CurePart key={cure} cure={cure} {...props} />
      ))}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('filings.returned.more')}</summary>
          <div className="stack">
            {more.map((cure) => (
              <CurePart key={cure} cure={cure} {...props} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function CurePart({ cure, ...props }: CureProps & { cure: Cure }) {
  const Part = parts[cure];
  return <Part {...props} />;
}
