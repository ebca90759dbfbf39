import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProcessedDocument } from '#contract/analyses';
import type { ChambersDocument } from '#contract/chambers';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './AwaitingDocumentPanel.module.css';
import chambersStyles from './chambers.module.css';
import { useUnmarkDocumentMutation } from './chambersApi.ts';
import { DocumentDecision } from './DocumentDecision.tsx';
import { useSits } from './useSits.ts';

const RuleByKey = lazily(async () => (await import('#web/rulings/RuleByKey.tsx')).RuleByKey, null);

type Props = {
  paper: ChambersDocument | undefined;
  error: unknown;
  shown: ProcessedDocument;
  onShowOrder: (() => void) | undefined;
};

/** The details of a filing, and the judge's available or completed actions. */
export function AwaitingDocumentPanel({ paper, error, shown, onShowOrder }: Props) {
  const format = useFormat();
  const sits = useSits();
  const { t } = useTranslation();
  if (!paper) {
    const isElsewhere = (error as Partial<CallError> | undefined)?.code === 'not_found';
    return (
      <div role={isElsewhere ? undefined : 'alert'}>
        <Note tone={isElsewhere ? 'info' : 'warn'}>
          {isElsewhere ? t('chambers.paper.notYours') : errorText(error)}
        </Note>
      </div>
    );
  }
  return (
    <>
      <dl className={styles.orderFacts}>
        <dt>{t('chambers.column.case')}</dt>
        <dd>
          <Link to={`/cases/${paper.case_id}`}>{paper.case_number}</Link> {paper.case_title}
        </dd>
        <dt>{t('chambers.paper.filedBy')}</dt>
        <dd>{paper.filed_by}</dd>
        <dt>{t('chambers.paper.received')}</dt>
        <dd>{format.moment(paper.received_at)}</dd>
      </dl>
      {paper.signable.includes(shown.version_id) && (
        <Link
          className={buttonClass({ dense: true })}
          to={`/orders/new?filing=${paper.filing_id}&version=${shown.version_id}`}
        >
          {t('orders.edit')}
        </Link>
      )}
      {paper.needs === 'ruling' && paper.mark === null && paper.state !== 'received' && (
        <RuleByKey id={paper.filing_id} />
      )}
      {paper.mark && <Marked paper={paper} />}
      {sits && paper.mark !== 'signed' && <DocumentDecision paper={paper} shown={shown} onShowOrder={onShowOrder} />}
    </>
  );
}

function Marked({ paper: { mark, mark_note, marked_at, filing_id, title } }: { paper: ChambersDocument }) {
  const format = useFormat();
  const sits = useSits();
  const { t } = useTranslation();
  const [unmark, { isLoading }] = useUnmarkDocumentMutation();
  const undo = async () => {
    const reply = await unmark({ id: filing_id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className="stack" role="status">
      <p>
        <Badge tone={mark === 'sent_back' ? 'warn' : 'ok'}>{t(`chambers.marked.${mark}`)}</Badge>{' '}
        {marked_at && <span className="muted small">{format.moment(marked_at)}</span>}
      </p>
      {mark_note && <p className={chambersStyles.noteOther}>{mark_note}</p>}
      {sits && mark !== 'signed' && (
        <div>
          <Button dense busy={isLoading} onClick={() => void undo()} aria-label={t('chambers.takeBackOf', { title })}>
            {t('chambers.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
