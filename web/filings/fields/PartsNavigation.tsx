import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { countBesideFields } from '#domain/acceptance/assessCompleteness';

const parts = ['fields', 'checks', 'documents', 'record'] as const;

type Props = { filing: FilingDetails; open: number; column: RefObject<HTMLDivElement | null> };

/** Links to the parts of the column beneath it, and shows which one is in view. */
export function PartsNavigation({ filing, open, column }: Props) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<(typeof parts)[number]>('fields');
  const findings = filing.compliance_check.check?.findings.length ?? null;
  const lacking = filing.is_complete ? 0 : countBesideFields(filing.reasons);
  const counts = { fields: open + lacking, checks: findings, documents: filing.documents.length, record: null };
  useEffect(() => {
    const scrolled = column.current;
    if (!scrolled) return;
    const look = () => {
      const top = scrolled.scrollTop + 60;
      const passed = parts.filter(
        (part) => (scrolled.querySelector<HTMLElement>(`#part-${part}`)?.offsetTop ?? 0) <= top,
      );
      const atEnd = scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - 2;
      setCurrent(atEnd && scrolled.scrollTop > 0 ? 'record' : (passed.at(-1) ?? 'fields'));
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [column]);
  return (
    <nav className="jump" aria-label={t('filings.fields.parts')}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? 'true' : undefined}
          onClick={() => {
            const target = column.current?.querySelector<HTMLElement>(`#part-${part}`);
            if (target) column.current?.scrollTo({ top: target.offsetTop });
          }}
        >
          {t(`filings.fields.part.${part}`)}
          {counts[part] !== null && <b>{counts[part]}</b>}
        </button>
      ))}
    </nav>
  );
}
