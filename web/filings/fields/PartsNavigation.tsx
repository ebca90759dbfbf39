import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { countBesideFields } from '#domain/acceptance/assessCompleteness';

const ofFields = ['fields', 'checks', 'documents', 'record'] as const;
/** What is filed is above the fields of its document. */
const ofFiling = ['filing', ...ofFields] as const;
type Part = (typeof ofFiling)[number];

type Props = {
  filing: FilingDetails;
  /** Whether the filer sees it, for whom the column begins with what is filed. */
  isFilers: boolean;
  open: number;
  column: RefObject<HTMLDivElement | null>;
};

/** Links to the parts of the column beneath it, and shows which one is in view. */
export function PartsNavigation({ filing, isFilers, open, column }: Props) {
  const { t } = useTranslation();
  const parts: readonly Part[] = isFilers ? ofFiling : ofFields;
  const [current, setCurrent] = useState<Part>(isFilers ? 'filing' : 'fields');
  const findings = filing.compliance_check.check?.findings.length ?? null;
  const lacking = filing.is_complete ? 0 : countBesideFields(filing.reasons);
  const counts: Record<Part, number | null> = {
    filing: null,
    fields: open + lacking,
    checks: findings,
    documents: filing.documents.length,
    record: null,
  };
  useEffect(() => {
    const scrolled = column.current;
    if (!scrolled) return;
    const look = () => {
      const top = scrolled.scrollTop + 60;
      const passed = parts.filter((part) => (topOf(scrolled, part) ?? 0) <= top);
      const atEnd = scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - 2;
      setCurrent(atEnd && scrolled.scrollTop > 0 ? 'record' : (passed.at(-1) ?? parts[0]!));
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [column, parts]);
  return (
    <nav className="jump" aria-label={t('filings.fields.parts')}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? 'true' : undefined}
          onClick={() => {
            const top = topOf(column.current, part);
            if (top !== undefined) column.current?.scrollTo({ top });
          }}
        >
          {t(`filings.fields.part.${part}`)}
          {counts[part] !== null && <b>{counts[part]}</b>}
        </button>
      ))}
    </nav>
  );
}

/** Where a part begins; what is filed begins the column. */
function topOf(column: HTMLElement | null, part: Part): number | undefined {
  return part === 'filing' ? 0 : column?.querySelector<HTMLElement>(`#part-${part}`)?.offsetTop;
}
