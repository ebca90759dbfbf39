import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from './ArrangedDocument.module.css';
import { asLead, ownCase } from './placesOf.ts';
import type { Arranging } from './useArranging.ts';

/** A document with its place, which is chosen from a list, and the buttons that move it up and down. */
export function ArrangedDocument({ id, work }: { id: string; work: Arranging }) {
  const { t } = useTranslation();
  const { title, lead, isFirst, isLast } = work.describe(id);
  const isLead = lead === id;
  const leads = work.arrangement.map((one) => one.lead).filter((other) => other !== id);
  const options = [
    { value: asLead, label: t('filings.arrange.asLead') },
    ...leads.map((value) => ({ value, label: t('filings.arrange.attachedTo', { title: work.describe(value).title }) })),
    ...(isLead && leads.length > 0 ? [{ value: ownCase, label: t('filings.arrange.ownCase') }] : []),
  ];
  return (
    <li className={styles.arranged} data-attached={!isLead || undefined}>
      <div className={styles.place}>
        <Select
          label={t('filings.arrange.place', { title })}
          value={isLead ? asLead : lead}
          disabled={work.isBusy}
          onChange={(place) => work.put(id, place)}
          options={options}
        />
      </div>
      <div className="row">
        <Button
          dense
          iconOnly
          kind="quiet"
          disabled={isFirst || work.isBusy}
          aria-label={t('filings.arrange.up', { title })}
          onClick={() => work.move(id, -1)}
        >
          <ArrowUp className="i" aria-hidden />
        </Button>
        <Button
          dense
          iconOnly
          kind="quiet"
          disabled={isLast || work.isBusy}
          aria-label={t('filings.arrange.down', { title })}
          onClick={() => work.move(id, 1)}
        >
          <ArrowDown className="i" aria-hidden />
        </Button>
      </div>
    </li>
  );
}
