import { useTranslation } from 'react-i18next';
import { docketGroups } from '#contract/cases';
import { docketKinds } from '#domain/cases/docketKinds';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './DocketFilters.module.css';
import type { DocketAddress } from './useDocketAddress.ts';

/** Search and filters of a docket; the rarer ones open on request. */
export function DocketFilters({ address: { query, narrow } }: { address: DocketAddress }) {
  const { t } = useTranslation();
  const { words, kind, group, filer, document, from, to, order } = query;
  const more = Boolean(group || filer || document || from || to);
  return (
    <search className={styles.docketFilters}>
      <div className="table-filters">
        <TextField
          label={t('cases.docket.search')}
          type="search"
          required={false}
          value={words}
          onChange={(words) => narrow({ words })}
        />
        <Select
          label={t('cases.docket.kind')}
          required={false}
          value={kind ?? ''}
          onChange={(kind) => narrow({ kind })}
          placeholder={t('cases.docket.everyKind')}
          options={docketKinds.map((value) => ({ value, label: t(`cases.docket.kinds.${value}`) }))}
        />
        <Select
          label={t('cases.docket.order')}
          required={false}
          value={order}
          onChange={(order) => narrow({ order })}
          options={(['newest', 'oldest'] as const).map((value) => ({
            value,
            label: t(`cases.docket.orders.${value}`),
          }))}
        />
      </div>
      <details open={more || undefined}>
        <summary>{t('cases.docket.moreFilters')}</summary>
        <div className="table-filters">
          <Select
            label={t('cases.docket.group')}
            required={false}
            value={group ?? ''}
            onChange={(group) => narrow({ group })}
            placeholder={t('cases.docket.everyGroup')}
            options={docketGroups.map((value) => ({ value, label: t(`cases.docket.groups.${value}`) }))}
          />
          <TextField
            label={t('cases.docket.filer')}
            required={false}
            value={filer}
            onChange={(filer) => narrow({ filer })}
          />
          <Select
            label={t('cases.docket.documents')}
            required={false}
            value={document ?? ''}
            onChange={(document) => narrow({ document })}
            placeholder={t('cases.docket.everyEntry')}
            options={[{ value: 'yes', label: t('cases.docket.withDocument') }]}
          />
          <TextField
            label={t('cases.docket.from')}
            type="date"
            required={false}
            value={from}
            onChange={(from) => narrow({ from })}
          />
          <TextField
            label={t('cases.docket.to')}
            type="date"
            required={false}
            value={to}
            onChange={(to) => narrow({ to })}
          />
        </div>
      </details>
    </search>
  );
}
