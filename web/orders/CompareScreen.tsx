import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './CompareScreen.module.css';
import { adopt } from './changeContent.ts';
import { useCompareOrderDraftsQuery, useReadOrderDraftQuery, useSaveOrderDraftMutation } from './ordersApi.ts';

type Run = { kind: 'same' | 'removed' | 'added'; text: string };
type Row = { first: string | null; second: string | null; runs: Run[] };

/** /orders/:id/compare/:other: two orders of one case beside each other, with their differences. */
export function CompareScreen() {
  const { t } = useTranslation();
  const { id = '', other = '' } = useParams();
  const { data, error, refetch } = useCompareOrderDraftsQuery({ id, other });
  const takeIn = { first: useAdopt(id, refetch), second: useAdopt(other, refetch) };
  return (
    <>
      <PageHead title={t('titles.compareOrders')}>
        {data && t('orders.compareAbout', { number: data.first.case_number })}
      </PageHead>
      {!data && (error ? <CallFailure className="before" error={error} /> : <Skeleton lines={10} fills />)}
      {data && (
        <table className={styles.compared}>
          <thead>
            <tr>
              {[data.first, data.second].map((order) => (
                <th key={order.id} scope="col">
                  <Link to={`/orders/${order.id}`}>{order.title}</Link>{' '}
                  <span className="muted small">{t(`orders.source.${order.source}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a comparison have no identity but their place.
              <ComparedParagraphs key={index} row={row} takeIn={takeIn} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

type Adopting = (text: string) => void;
type RowProps = { row: Row; takeIn: { first: Adopting; second: Adopting } };

/** Two paragraphs that correspond, or one that only one order has. Each can be adopted into the other order. */
function ComparedParagraphs({ row, takeIn }: RowProps) {
  const { t } = useTranslation();
  const isSame = row.first === row.second;
  const cell = (text: string | null, own: 'removed' | 'added', into: Adopting) => (
    <td data-missing={text === null || undefined}>
      {text === null ? (
        <span className="muted small">{t('orders.onlyOther')}</span>
      ) : (
        <>
          <p>{row.runs.filter(({ kind }) => kind === 'same' || kind === own).map(toMark)}</p>
          {!isSame && (
            <Button dense onClick={() => into(text)} aria-label={t('orders.adoptOf', { text: text.slice(0, 60) })}>
              {t(own === 'removed' ? 'orders.adoptRight' : 'orders.adoptLeft')}
            </Button>
          )}
        </>
      )}
    </td>
  );
  return (
    <tr>
      {cell(row.first, 'removed', takeIn.second)}
      {cell(row.second, 'added', takeIn.first)}
    </tr>
  );
}

const toMark = ({ kind, text }: Run, index: number) =>
  kind === 'same' ? text : <mark key={`${index}-${kind}`}>{text}</mark>;

/** Adds a paragraph to an order as this person’s addition, and compares again. */
function useAdopt(id: string, onAdopted: () => unknown): Adopting {
  const { t } = useTranslation();
  const { data, refetch } = useReadOrderDraftQuery({ id });
  const [save] = useSaveOrderDraftMutation();
  const take = async (text: string) => {
    if (!data) return;
    const content = adopt(data.content, text, data.writer);
    const { error } = await save({ id, version: data.version, content });
    await refetch();
    onAdopted();
    if (error) toast.error(errorText(error));
    else toast.success(t('orders.adopted', { title: data.title }));
  };
  return (text) => void take(text);
}
