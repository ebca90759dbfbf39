import { CalendarClock, FileText, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetails, DocketEntry } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { pathToFound } from '#domain/paths/pathToFound';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { FiledCell } from '../FiledCell.tsx';
import { LodgedMarks } from '../sealing/LodgedMarks.tsx';
import styles from './CaseDocket.module.css';
import { EntryText } from './EntryText.tsx';

type Props = {
  found: Pick<CaseDetails, 'id' | 'case_type'>;
  entries: DocketEntry[];
  /** Opens the documents of an entry beside the list. */
  onOpen: (number: number) => void;
  /** For court staff: opens the entry with its history. */
  onChange: ((number: number) => void) | undefined;
};

/** The entries of one page of a docket. */
export function DocketList({ found, entries, onOpen, onChange }: Props) {
  const { t } = useTranslation();
  const computes = useAppSelector((state) => may(capacityOf(state.user), 'home:read'));
  const columns: Column<DocketEntry>[] = [
    { key: 'number', title: t('cases.docket.number'), numeric: true, cell: ({ number }) => number },
    {
      key: 'filed',
      title: t('cases.docket.filed'),
      cell: (entry) => <FiledCell entry={entry} />,
    },
    {
      key: 'description',
      title: t('cases.docket.description'),
      cell: (entry) => (
        <div>
          <EntryText entry={entry} />
          <LodgedMarks caseId={found.id} number={entry.number} />
        </div>
      ),
    },
    {
      key: 'kind',
      title: t('cases.docket.kind'),
      secondary: true,
      cell: ({ kind }) => t(`cases.docket.kinds.${kind}`),
    },
    {
      key: 'acts',
      title: t('cases.docket.acts'),
      cell: ({ number, filed, documents, filed_on, code }) => (
        <div className={styles.entryActs}>
          {(filed || documents.length > 0) && (
            <Button dense aria-label={t('cases.docket.openDocument', { number })} onClick={() => onOpen(number)}>
              <FileText className="i" aria-hidden />
            </Button>
          )}
          {computes && (
            <Link
              className={buttonClass({ dense: true })}
              aria-label={t('cases.docket.computeFrom', { number })}
              to={pathToFound.calculatorOf({ case: found.id, type: found.case_type, day: filed_on, entry: code })}
            >
              <CalendarClock className="i" aria-hidden />
            </Link>
          )}
          {onChange && (
            <Button dense aria-label={t('cases.docket.changeEntry', { number })} onClick={() => onChange(number)}>
              <PenLine className="i" aria-hidden />
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Table
      cards
      caption={t('cases.tab.docket')}
      rows={entries}
      rowKey={({ number }) => String(number)}
      columns={columns}
    />
  );
}
