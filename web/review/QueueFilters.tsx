import { useTranslation } from 'react-i18next';
import { queueClaims, queueStates } from '#contract/review';
import { caseTypes } from '#domain/courts/choices';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { SectionSelect } from './SectionSelect.tsx';
import type { QueueAddress } from './useQueueAddress.ts';

type Props = {
  query: QueueAddress['query'];
  onChange: QueueAddress['change'];
  className: string | undefined;
  /** With the choice between waiting, returned, and decided filings. */
  withState?: boolean;
};

/** The filters of the queue, above its table and next to the open filing. */
export function QueueFilters({ query, onChange, className, withState = false }: Props) {
  const { t } = useTranslation();
  return (
    <search className={className}>
      <TextField
        label={t('review.queue.search')}
        type="search"
        required={false}
        value={query.q}
        onChange={(q) => onChange({ q })}
      />
      {withState && (
        <Select
          label={t('review.queue.state')}
          required={false}
          value={query.state}
          onChange={(state) => onChange({ state })}
          options={queueStates.map((value) => ({ value, label: t(`review.state.${value}`) }))}
        />
      )}
      <Select
        label={t('review.queue.claim')}
        required={false}
        value={query.claim}
        onChange={(claim) => onChange({ claim })}
        options={queueClaims.map((value) => ({ value, label: t(`review.claim.${value}`) }))}
      />
      <Select
        label={t('review.queue.type')}
        required={false}
        value={query.case_type ?? ''}
        onChange={(type) => onChange({ type })}
        placeholder={t('review.queue.everyType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
      {query.state !== 'decided' && (
        <SectionSelect value={query.section} onChange={(section) => onChange({ section })} />
      )}
    </search>
  );
}
