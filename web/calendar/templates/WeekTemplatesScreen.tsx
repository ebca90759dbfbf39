import { ArrowLeft, CalendarRange, LockKeyhole, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlannedCall, WeekTemplate } from '#contract/weekTemplates';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useListWeekTemplatesQuery, useRemoveWeekTemplateMutation } from '../calendarApi.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { UnchangedCalls } from './UnchangedCalls.tsx';
import { useTemplateWords } from './useTemplateWords.ts';

/** /calendar/recurring: the court's recurring calendar calls. */
export function WeekTemplatesScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const schedules = may(capacity, 'hearings:schedule');
  const { data: templates, error } = useListWeekTemplatesQuery(undefined, { skip: !schedules });
  const [edited, setEdited] = useState<WeekTemplate | 'new' | null>(null);
  const [removed, setRemoved] = useState<WeekTemplate | null>(null);
  const [unchanged, setUnchanged] = useState<readonly PlannedCall[]>([]);

  if (!schedules) {
    return (
      <>
        <PageHead title={t('titles.weekTemplates')} />
        <Panel>
          <EmptyState
            icon={LockKeyhole}
            title={t('calendar.templates.notYours')}
            text={t('calendar.templates.staff')}
          />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t('titles.weekTemplates')}
        actions={
          <>
            <Link className={buttonClass({})} to="/calendar">
              <ArrowLeft className="i" aria-hidden />
              {t('titles.calendar')}
            </Link>
            <Button kind="primary" onClick={() => setEdited('new')}>
              <Plus className="i" aria-hidden />
              {t('calendar.templates.add')}
            </Button>
          </>
        }
      >
        {t('calendar.templates.about')}
      </PageHead>
      <UnchangedCalls calls={unchanged} />
      <Panel title={t('calendar.templates.list')} padded={false}>
        <CallFailure className="body" error={error} />
        {!templates && !error && (
          <div className="body">
            <Skeleton lines={4} />
          </div>
        )}
        {templates?.length === 0 && (
          <EmptyState
            icon={CalendarRange}
            title={t('calendar.templates.none')}
            text={t('calendar.templates.noneText')}
          />
        )}
        {templates && templates.length > 0 && (
          <TemplateTable templates={templates} onEdit={setEdited} onRemove={setRemoved} />
        )}
      </Panel>
      {edited !== null && (
        <TemplateDialog
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(kept) => {
            setEdited(null);
            setUnchanged(kept);
          }}
        />
      )}
      {removed && (
        <RemoveTemplate
          template={removed}
          onClose={() => setRemoved(null)}
          onRemoved={(kept) => {
            setRemoved(null);
            setUnchanged(kept);
          }}
        />
      )}
    </>
  );
}

type TableProps = {
  templates: readonly WeekTemplate[];
  onEdit: (template: WeekTemplate) => void;
  onRemove: (template: WeekTemplate) => void;
};

function TemplateTable({ templates, onEdit, onRemove }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTemplateWords();
  return (
    <Table
      cards
      caption={t('calendar.templates.list')}
      rows={templates}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('calendar.sitting.title'),
          cell: ({ title, event_types }) => (
            <>
              <b>{title}</b>
              <p className="small muted">
                {event_types.length > 0 ? event_types.join(', ') : t('calendar.templates.everyType')}
              </p>
            </>
          ),
        },
        {
          key: 'when',
          title: t('calendar.templates.when'),
          cell: (template) => (
            <>
              {words.days(template)}
              <p className="small muted">{words.validity(template)}</p>
            </>
          ),
        },
        {
          key: 'where',
          title: t('calendar.templates.where'),
          cell: ({ judge, venue }) => (
            <>
              {judge}
              <p className="small muted">{venue}</p>
            </>
          ),
        },
        { key: 'capacity', title: t('calendar.sitting.capacity'), numeric: true, cell: ({ capacity }) => capacity },
        {
          key: 'ahead',
          title: t('calendar.templates.ahead'),
          cell: ({ ahead, booked, capacity, next_on }) => (
            <>
              {t('calendar.templates.booked', { booked, places: ahead * capacity })}
              <p className="small muted">
                {next_on
                  ? t('calendar.templates.next', { count: ahead, day: format.day(next_on) })
                  : t('calendar.templates.noneAhead')}
              </p>
            </>
          ),
        },
        {
          key: 'actions',
          title: t('lists.actions'),
          cell: (template) => (
            <span className="row">
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('lists.change', { name: template.title })}
                onClick={() => onEdit(template)}
              >
                <Pencil className="i" aria-hidden />
              </Button>
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('lists.remove', { name: template.title })}
                onClick={() => onRemove(template)}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

type RemoveProps = { template: WeekTemplate; onClose: () => void; onRemoved: (kept: readonly PlannedCall[]) => void };

function RemoveTemplate({ template: { id, title }, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useRemoveWeekTemplateMutation();
  const confirm = async () => {
    const reply = await remove({ id });
    if (reply.error) return toast.error(errorText(reply.error));
    toast.success(reply.data.message);
    onRemoved(reply.data.unchanged);
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      title={t('lists.removeTitle', { name: title })}
      confirmLabel={t('lists.removeConfirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('calendar.templates.removeText')}
    </ConfirmDialog>
  );
}
