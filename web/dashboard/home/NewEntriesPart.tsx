import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type HomeAttention, mostNewEntries, type NewEntry } from '#contract/home';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './home.module.css';
import { useMarkEntriesSeenMutation } from './homeApi.ts';
import { Part } from './Part.tsx';

type Props = { kind: 'orders' | 'filings'; found: HomeAttention['orders'] };

/** Orders and judgments, or filings of others, that the person has not seen. Opening one marks it as seen. */
export function NewEntriesPart({ kind, found: { data, total } }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { see, busy } = useSee();
  return (
    <Part
      title={t(`home.${kind}.heading`)}
      total={total}
      shown={total >= mostNewEntries ? total : data.length}
      all={pathTo.cases({})}
      none={t(`home.${kind}.none`)}
    >
      <ul className={styles.lines}>
        {data.map((entry) => (
          <li key={entry.id}>
            <div className={styles.what}>
              <Link
                className="strong"
                to={pathTo.docketEntry(entry.case_id, entry.number)}
                onClick={() => void see([entry])}
              >
                {entry.text}
              </Link>
              <p className="small">
                {[entry.case_number, entry.case_title].join(' ')}
                {entry.on_behalf_of && ` · ${entry.on_behalf_of}`}
              </p>
              <p className="muted small">{t('home.entered', { moment: format.moment(entry.entered_at) })}</p>
            </div>
            <Button dense busy={busy} onClick={() => void see([entry])}>
              <Eye className="i" aria-hidden />
              {t('home.seen')}
              <span className="vh">: {entry.text}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button dense kind="quiet" busy={busy} onClick={() => void see(data)}>
          {t('home.allSeen', { count: data.length })}
        </Button>
      )}
    </Part>
  );
}

/** Marks entries as seen; the list then shows the next ones. */
function useSee() {
  const [send, { isLoading: busy }] = useMarkEntriesSeenMutation();
  const see = async (entries: readonly NewEntry[]) => {
    const reply = await send({ entries: entries.map(({ id }) => id) });
    if (reply.error) toast.error(errorText(reply.error));
  };
  return { see, busy };
}
