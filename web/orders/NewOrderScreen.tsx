import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { startOrderDraft } from '#contract/orderDrafts';
import { plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import type { Given } from '#web/calls/Given.ts';
import { CasePicker, type PickedCase } from '#web/cases/CasePicker.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './NewOrderScreen.module.css';
import { useListOrderFormsQuery, useStartOrderDraftMutation } from './ordersApi.ts';

const schema = z.object({ filing: plainText, version: plainText, ruling: plainText });

/** /orders/new: begins an order from a proposal or a ruling that the address names, or from a form. */
export function NewOrderScreen() {
  const { t } = useTranslation();
  const { query } = useUrlQuery(schema);
  const { begin, error, isLoading } = useBegin();
  const { filing, version, ruling } = query;
  const isNamed = (filing !== '' && version !== '') || ruling !== '';
  const begun = useRef(false);
  useEffect(() => {
    if (!isNamed || begun.current) return;
    begun.current = true;
    void begin(ruling ? { ruling_id: ruling } : { filing_id: filing, version_id: version });
  });
  return (
    <>
      <PageHead title={t('titles.newOrder')}>{!isNamed && t('orders.newAbout')}</PageHead>
      <CallFailure className="before" error={error} />
      {isNamed ? !error && <Skeleton lines={10} fills /> : <FromForm busy={isLoading} onBegin={begin} />}
    </>
  );
}

type Begun = Given<typeof startOrderDraft>;

function useBegin() {
  const navigate = useNavigate();
  const [start, { error, isLoading }] = useStartOrderDraftMutation();
  const begin = async (of: Begun) => {
    const { data } = await start(of);
    if (data) await navigate(`/orders/${data.order.id}`, { replace: true });
  };
  return { begin, error, isLoading };
}

function FromForm({ busy, onBegin }: { busy: boolean; onBegin: (of: Begun) => Promise<void> }) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<PickedCase | null>(null);
  const [form, setForm] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { data } = useListOrderFormsQuery();
  const note = data?.data.find(({ id }) => id === form)?.note ?? undefined;
  const begin = () => {
    setAsked(true);
    if (picked && form) void onBegin({ case_id: picked.id, form });
  };
  return (
    <Panel>
      <div className={`stack ${styles.newOrder}`}>
        <CasePicker
          label={t('orders.column.case')}
          problem={isAsked && !picked ? t('orders.caseMissing') : undefined}
          value={picked}
          onChange={setPicked}
        />
        <Select
          label={t('orders.form')}
          hint={note}
          problem={isAsked && !form ? t('orders.formMissing') : undefined}
          placeholder={t('orders.chooseForm')}
          value={form}
          onChange={setForm}
          options={(data?.data ?? []).map(({ id, label }) => ({ value: id, label }))}
        />
        <div>
          <Button kind="primary" busy={busy} onClick={begin}>
            {t('orders.begin')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
