import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourtRule } from '#contract/courtRules';
import { courtLevels, jurisdictions } from '#domain/courts/choices';
import { errorText } from '#web/calls/errorText.ts';
import { ChoiceSelect } from '#web/filings/ChoiceSelect.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import styles from './CourtRulesSection.module.css';
import { useAdoptRulesMutation, useListCourtRulesQuery, useWithdrawRuleMutation } from './courtRulesApi.ts';
import { StandingOrders } from './StandingOrders.tsx';

const shows = ['all', 'unconfirmed', 'adopted'] as const;
type Asked = NonNullable<Parameters<typeof useListCourtRulesQuery>[0]> & object;

/** The rules by which filings are checked. An administrator adopts rules that were not verified in a source. */
export function CourtRulesSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked>({ show: 'all' });
  const { data, error } = useListCourtRulesQuery(asked);
  const adoption = useAdoption();
  const change = (changes: Partial<Asked>) => {
    adoption.select(new Set());
    setAsked((before) => ({ ...before, ...changes }));
  };
  return (
    <div className="settings-stack">
      <AdoptionDialog adoption={adoption} />
      <Panel title={t('checks.rules.heading')} padded={false}>
        <RuleFilters asked={asked} onChange={change} />
        <div className={styles.rulesShown}>
          <Loaded data={data} error={error}>
            {({ packs, rules }) => (
              <>
                <p className={`${styles.rulesPacks} small muted`}>
                  {t('checks.rules.packs', {
                    packs: packs.map(({ name, edition }) => t('checks.rules.pack', { name, day: format.day(edition) })),
                    count: rules.length,
                  })}
                </p>
                <RuleTable rules={rules} adoption={adoption} selects={asked.show === 'unconfirmed'} />
                {adoption.selected.size > 0 && <AdoptForm adoption={adoption} />}
              </>
            )}
          </Loaded>
        </div>
      </Panel>
      <StandingOrders />
    </div>
  );
}

/** The selected rules with the source in which they were verified, and the pending confirmation. */
function useAdoption() {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [asking, ask] = useState<'adopt' | { undo: string } | null>(null);
  const [adopt, { isLoading: isAdopting }] = useAdoptRulesMutation();
  const [withdraw, { isLoading: isUndoing }] = useWithdrawRuleMutation();
  const report = (reply: { data?: { message: string } | undefined; error?: unknown }): boolean => {
    ask(null);
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
    return reply.data !== undefined;
  };
  const adoptSelected = async () => {
    if (!report(await adopt({ rule_ids: [...selected], ...(note.trim() && { note: note.trim() }) }))) return;
    select(new Set());
    setNote('');
  };
  return {
    selected,
    select,
    note,
    setNote,
    asking,
    ask,
    isAdopting,
    isBusy: isAdopting || isUndoing,
    confirm: async () => {
      if (asking === 'adopt') await adoptSelected();
      else if (asking) report(await withdraw({ rule_id: asking.undo }));
    },
  };
}
type Adoption = ReturnType<typeof useAdoption>;

/** Asks for confirmation before the selected rules are adopted, or one adoption is withdrawn. */
function AdoptionDialog({ adoption: { asking, ask, selected, isBusy, confirm } }: { adoption: Adoption }) {
  const { t } = useTranslation();
  if (!asking) return null;
  const adopts = asking === 'adopt';
  return (
    <ConfirmDialog
      isOpen
      onClose={() => ask(null)}
      onConfirm={() => void confirm()}
      title={
        adopts
          ? t('checks.rules.adoptTitle', { count: selected.size })
          : t('checks.rules.undoTitle', { id: asking.undo })
      }
      confirmLabel={t(adopts ? 'checks.rules.confirm' : 'checks.rules.undo')}
      busy={isBusy}
    >
      <p>{t(adopts ? 'checks.rules.adoptEffect' : 'checks.rules.undoEffect')}</p>
    </ConfirmDialog>
  );
}

/** The filters of the list of rules. */
function RuleFilters({ asked, onChange }: { asked: Asked; onChange: (changes: Partial<Asked>) => void }) {
  const { t } = useTranslation();
  return (
    <Setting id="rules">
      <p className="small muted">{t('checks.rules.intro')}</p>
      <div className="form-grid">
        <TextField
          label={t('checks.rules.search')}
          type="search"
          required={false}
          value={asked.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
        <ChoiceSelect
          name="court_level"
          options={courtLevels}
          placeholder={t('checks.rules.every.court_level')}
          value={asked.court_level}
          onChange={(court_level) => onChange({ court_level })}
        />
        <ChoiceSelect
          name="jurisdiction"
          options={jurisdictions}
          placeholder={t('checks.rules.every.jurisdiction')}
          value={asked.jurisdiction}
          onChange={(jurisdiction) => onChange({ jurisdiction })}
        />
      </div>
      <Segmented
        label={t('checks.rules.show')}
        value={asked.show ?? 'all'}
        onChange={(show) => onChange({ show: shows.find((one) => one === show) ?? 'all' })}
        options={shows.map((value) => ({ value, label: t(`checks.rules.shows.${value}`) }))}
      />
    </Setting>
  );
}

type TableProps = { rules: readonly CourtRule[]; adoption: Adoption; selects: boolean };

/** The rules found, which can be selected while those without adoption are shown. */
function RuleTable({ rules, adoption: { selected, select, ask }, selects }: TableProps) {
  const format = useFormat();
  const { t } = useTranslation();
  if (rules.length === 0)
    return <EmptyState icon={BookCheck} title={t('checks.rules.none')} text={t('checks.rules.noneText')} />;
  const anyAdopted = rules.some(({ adopted }) => adopted);
  return (
    <Table
      caption={t('checks.rules.heading')}
      columns={columns(t, anyAdopted ? (id) => ask({ undo: id }) : null, format)}
      rows={rules}
      rowKey={({ rule_id }) => rule_id}
      dense
      cards
      {...(selects && { selection: { selected, onSelect: select } })}
    />
  );
}

/** Adopts the selected rules, with the source in which they were verified. */
function AdoptForm({ adoption: { selected, note, setNote, isAdopting, ask } }: { adoption: Adoption }) {
  const { t } = useTranslation();
  return (
    <div className={styles.rulesAdopt}>
      <Note>{t('checks.rules.adoptNote', { count: selected.size })}</Note>
      <TextField label={t('checks.rules.seenIn')} optional required={false} value={note} onChange={setNote} />
      <Button kind="primary" busy={isAdopting} onClick={() => ask('adopt')}>
        {t('checks.rules.adopt', { count: selected.size })}
      </Button>
    </div>
  );
}

function columns(
  t: ReturnType<typeof useTranslation>['t'],
  /** Null if nothing is adopted. */
  onWithdraw: ((id: string) => void) | null,
  format: Format,
): Column<CourtRule>[] {
  return [
    {
      key: 'rule',
      title: t('checks.rules.rule'),
      cell: ({ rule_id, requirement, authority, effective_from, checked_on }) => (
        <div className={styles.ruleWords}>
          <span>{requirement}</span>
          <span className="muted small">
            {[
              rule_id,
              authority,
              effective_from && t('checks.rules.from', { day: format.day(effective_from) }),
              checked_on && t('lists.lastChecked', { day: format.day(checked_on) }),
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
        <div className={styles.ruleWords}>
          <span>{t(`checks.class.${now}`)}</span>
          {now !== full_class && (
            <span className="muted small">{t('checks.rules.once', { what: t(`checks.class.${full_class}`) })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'status',
      title: t('checks.rules.status'),
      cell: ({ adopted, confidence, checked }) => (
        <div className={styles.ruleWords}>
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
