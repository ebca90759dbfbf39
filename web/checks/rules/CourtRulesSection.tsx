import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourtRule } from '#contract/checks';
import { courtLevels, jurisdictions } from '#domain/courts/choices';
import { errorText } from '#web/errorText.ts';
import { ChoiceSelect } from '#web/filings/ChoiceSelect.tsx';
import { Loaded } from '#web/settings/Loaded.tsx';
import { Setting } from '#web/settings/Setting.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { formatDay } from '#web/ui/formatDay.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAdoptRulesMutation, useListCourtRulesQuery, useWithdrawRuleMutation } from '../checksApi.ts';
import { StandingOrders } from './StandingOrders.tsx';

const shows = ['all', 'unconfirmed', 'adopted'] as const;
type Asked = NonNullable<Parameters<typeof useListCourtRulesQuery>[0]> & object;

/** The rules with which filings are checked. An administrator confirms those that nobody saw in a source. */
export function CourtRulesSection() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>({ show: 'all' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const { data, error } = useListCourtRulesQuery(asked);
  const [adopt, { isLoading }] = useAdoptRulesMutation();
  const [withdraw, { isLoading: isUndoing }] = useWithdrawRuleMutation();
  const change = (changes: Partial<Asked>) => {
    setSelected(new Set());
    setAsked((before) => ({ ...before, ...changes }));
  };
  const adoptSelected = async () => {
    const reply = await adopt({ rule_ids: [...selected], ...(note.trim() && { note: note.trim() }) });
    setAsking(null);
    if (reply.error) {
      toast.error(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    setSelected(new Set());
    setNote('');
  };
  const [asking, setAsking] = useState<'adopt' | { undo: string } | null>(null);
  const takeBack = async (rule_id: string) => {
    const reply = await withdraw(rule_id);
    setAsking(null);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };

  return (
    <div className="settings-stack">
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'adopt' ? adoptSelected() : takeBack(asking.undo))}
          title={
            asking === 'adopt'
              ? t('checks.rules.adoptTitle', { count: selected.size })
              : t('checks.rules.undoTitle', { id: asking.undo })
          }
          confirmLabel={t(asking === 'adopt' ? 'checks.rules.confirm' : 'checks.rules.undo')}
          busy={isLoading || isUndoing}
        >
          <p>{t(asking === 'adopt' ? 'checks.rules.adoptEffect' : 'checks.rules.undoEffect')}</p>
        </ConfirmDialog>
      )}
      <Panel title={t('checks.rules.heading')} padded={false}>
        <Setting id="rules">
          <p className="small muted">{t('checks.rules.intro')}</p>
          <div className="form-grid">
            <TextField
              label={t('checks.rules.search')}
              type="search"
              required={false}
              value={asked.q ?? ''}
              onChange={(q) => change({ q })}
            />
            <ChoiceSelect
              name="court_level"
              options={courtLevels}
              value={asked.court_level}
              onChange={(court_level) => change({ court_level })}
            />
            <ChoiceSelect
              name="jurisdiction"
              options={jurisdictions}
              value={asked.jurisdiction}
              onChange={(jurisdiction) => change({ jurisdiction })}
            />
          </div>
          <Segmented
            label={t('checks.rules.show')}
            value={asked.show ?? 'all'}
            onChange={(show) => change({ show: shows.find((one) => one === show) ?? 'all' })}
            options={shows.map((value) => ({ value, label: t(`checks.rules.shows.${value}`) }))}
          />
        </Setting>
        <div className="rules-shown">
          <Loaded data={data} error={error}>
            {({ packs, rules }) => (
              <>
                <p className="rules-packs small muted">
                  {t('checks.rules.packs', {
                    packs: packs.map(({ id, edition }) => `${id} ${edition}`).join(', '),
                    count: rules.length,
                  })}
                </p>
                {rules.length === 0 ? (
                  <EmptyState icon={BookCheck} title={t('checks.rules.none')} text={t('checks.rules.noneText')} />
                ) : (
                  <Table
                    caption={t('checks.rules.heading')}
                    columns={columns(t, rules.some(({ adopted }) => adopted) ? (id) => setAsking({ undo: id }) : null)}
                    rows={rules}
                    rowKey={({ rule_id }) => rule_id}
                    dense
                    cards
                    {...(asked.show === 'unconfirmed' && { selected, onSelect: setSelected })}
                  />
                )}
                {selected.size > 0 && (
                  <div className="rules-adopt">
                    <Note>{t('checks.rules.adoptNote', { count: selected.size })}</Note>
                    <TextField
                      label={t('checks.rules.seenIn')}
                      optional
                      required={false}
                      value={note}
                      onChange={setNote}
                    />
                    <Button kind="primary" busy={isLoading} onClick={() => setAsking('adopt')}>
                      {t('checks.rules.adopt', { count: selected.size })}
                    </Button>
                  </div>
                )}
              </>
            )}
          </Loaded>
        </div>
      </Panel>
      <StandingOrders />
    </div>
  );
}

function columns(
  t: ReturnType<typeof useTranslation>['t'],
  /** Null where nothing is adopted. */
  onWithdraw: ((id: string) => void) | null,
): Column<CourtRule>[] {
  return [
    {
      key: 'rule',
      title: t('checks.rules.rule'),
      cell: ({ rule_id, requirement, authority, effective_from, checked_on }) => (
        <div className="rule-words">
          <span>{requirement}</span>
          <span className="muted small">
            {[
              rule_id,
              authority,
              effective_from && t('checks.rules.from', { day: formatDay(effective_from) }),
              checked_on && t('courtdoc.requirements.lastChecked', { day: formatDay(checked_on) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'class',
      title: t('checks.rules.class'),
      cell: ({ class: now, full_class }) => (
        <div className="rule-words">
          <span>{t(`checks.class.${now}`)}</span>
          {now !== full_class && (
            <span className="muted small">{t('checks.rules.once', { what: t(`checks.class.${full_class}`) })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'standing',
      title: t('checks.rules.standing'),
      cell: ({ adopted, confidence, checked }) => (
        <div className="rule-words">
          <span>{adopted ? t('checks.rules.adopted') : t(`checks.rules.confidence.${confidence}`)}</span>
          <span className="muted small">
            {adopted && [adopted.by, adopted.note].filter(Boolean).join(' · ')}
            {!checked && ` ${t('checks.rules.byPerson')}`}
          </span>
        </div>
      ),
    },
    ...(onWithdraw
      ? [
          {
            key: 'act',
            title: t('checks.rules.act'),
            cell: ({ adopted, rule_id }: CourtRule) =>
              adopted && (
                <Button
                  dense
                  onClick={() => onWithdraw(rule_id)}
                  aria-label={t('checks.rules.withdrawOf', { rule: rule_id })}
                >
                  {t('checks.rules.withdraw')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
