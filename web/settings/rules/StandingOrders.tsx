import { useTranslation } from 'react-i18next';
import { enterStandingOrder } from '#contract/courtRules';
import { keepCitations } from '#domain/text/keepCitations';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import {
  useEnterStandingOrderMutation,
  useListStandingOrdersQuery,
  useWithdrawStandingOrderMutation,
} from './courtRulesApi.ts';
import styles from './StandingOrders.module.css';

const blank = { authority: '', judge_name: '', effective_from: '' };

/** Standing orders that require filers to disclose the use of artificial intelligence: the court's, or one judge's. */
export function StandingOrders() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useListStandingOrdersQuery();
  const [withdraw] = useWithdrawStandingOrderMutation();
  const end = async (id: string) => {
    const reply = await withdraw({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <Panel title={t('checks.orders.heading')} padded={false}>
      <Setting id="standing_orders">
        <p className="small muted">{t('checks.orders.intro')}</p>
        <Loaded data={data} error={error}>
          {({ orders }) =>
            orders.length === 0 ? (
              <p className="muted">{t('checks.orders.none')}</p>
            ) : (
              <ul className={styles.orderList}>
                {orders.map(({ id, authority, judge_name, effective_from }) => (
                  <li key={id} className="row between wrap">
                    <span>
                      {keepCitations(authority)}{' '}
                      <span className="muted small">
                        {t('checks.orders.line', {
                          who: judge_name ?? t('checks.orders.whole'),
                          day: format.day(effective_from),
                        })}
                      </span>
                    </span>
                    <Button dense onClick={() => void end(id)} aria-label={t('checks.orders.endOf', { authority })}>
                      {t('checks.orders.end')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <OrderForm />
      </Setting>
    </Panel>
  );
}

function OrderForm() {
  const { t } = useTranslation();
  const [enter] = useEnterStandingOrderMutation();
  const { field, ...form } = useContractForm(enterStandingOrder, {
    defaults: blank,
    toInput: ({ judge_name, ...order }) => ({
      subject: 'ai_disclosure',
      ...order,
      ...(judge_name.trim() && { judge_name }),
    }),
    send: enter,
    onSent: ({ message }) => {
      toast.success(message);
      form.reset();
    },
    onRefused: (error) => toast.error(errorText(error)),
  });
  return (
    <form className="stack" {...form.props}>
      <div className="form-grid">
        <TextField
          label={t('checks.orders.authority')}
          hint={t('checks.orders.authorityHint')}
          {...field('authority')}
        />
        <TextField label={t('checks.orders.judge')} optional required={false} {...field('judge_name')} />
        <TextField label={t('checks.orders.from')} type="date" {...field('effective_from')} />
      </div>
      <div className="row">
        <Button kind="primary" type="submit" busy={form.isSending}>
          {t('checks.orders.enter')}
        </Button>
      </div>
    </form>
  );
}
