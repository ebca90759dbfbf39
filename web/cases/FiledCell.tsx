import { useTranslation } from 'react-i18next';
import type { DocketEntry } from '#contract/cases';
import { useFormat } from '#web/preferences/useFormat.ts';

/** The filing date of a docket entry, with the time of receipt and the reason where the two days differ. */
export function FiledCell({ entry: { filed_on, received_at, filed_because, entered_at } }: { entry: DocketEntry }) {
  const format = useFormat();
  const { t } = useTranslation();
  const differs = received_at !== null && filed_because !== null;
  return (
    <>
      <span className="nowrap" title={t('cases.docket.entered', { when: format.moment(entered_at) })}>
        {format.day(filed_on)}
      </span>
      {differs && (
        <span className="muted tiny">
          {' '}
          <span title={filed_because}>{t('cases.docket.received', { when: format.moment(received_at) })}</span>
          <span className="vh">{filed_because}</span>
        </span>
      )}
    </>
  );
}
