import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChambersMember } from '#contract/chambersStaff';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useEndChambersMembershipMutation, useListChambersStaffQuery } from '#web/chambers/staffApi.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { Setting } from '../Setting.tsx';
import { AppointDialog } from './AppointDialog.tsx';

/** The staff of a judge’s chambers, whom the judge or an administrator appoints. */
export function ChambersSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useListChambersStaffQuery();
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<ChambersMember | null>(null);
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <Setting id="chambers_staff">
      <Panel
        title={t('settings.chambers.heading')}
        actions={
          <Button dense onClick={() => setAdding(true)}>
            {t('settings.chambers.add')}
          </Button>
        }
        padded={false}
      >
        <p className="body muted">{t('settings.chambers.text')}</p>
        {data.members.length === 0 && <p className="body muted">{t('settings.chambers.none')}</p>}
        {data.members.length > 0 && (
          <Table
            cards
            caption={t('settings.chambers.heading')}
            rows={data.members}
            rowKey={({ id }) => id}
            columns={columnsOf(t, format, setEnding)}
          />
        )}
      </Panel>
      {isAdding && <AppointDialog staff={data} onClose={() => setAdding(false)} />}
      {ending && <EndDialog member={ending} onClose={() => setEnding(null)} />}
    </Setting>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

function columnsOf(t: T, format: Format, onEnd: (member: ChambersMember) => void): Column<ChambersMember>[] {
  return [
    { key: 'name', title: t('settings.chambers.name'), cell: ({ full_name }) => full_name },
    {
      key: 'position',
      title: t('settings.chambers.position'),
      cell: ({ position }) => t(`settings.chambers.positions.${position}`),
    },
    { key: 'judge', title: t('settings.chambers.judge'), cell: ({ judge }) => judge },
    {
      key: 'days',
      title: t('settings.chambers.days'),
      cell: ({ starts_on, ends_on, begun }) => (
        <>
          {ends_on === null
            ? t('settings.chambers.since', { from: format.day(starts_on) })
            : t('settings.judges.coverage.range', { from: format.day(starts_on), to: format.day(ends_on) })}{' '}
          {!begun && <Badge tone="info">{t('settings.chambers.later')}</Badge>}
        </>
      ),
    },
    { key: 'by', title: t('settings.chambers.by'), secondary: true, cell: ({ appointed_by }) => appointed_by },
    {
      key: 'act',
      title: t('lists.actions'),
      cell: (member) => (
        <Button
          dense
          aria-label={t('settings.chambers.endOf', { name: member.full_name })}
          onClick={() => onEnd(member)}
        >
          {t('settings.chambers.end')}
        </Button>
      ),
    },
  ];
}

function EndDialog({ member, onClose }: { member: ChambersMember; onClose: () => void }) {
  const { t } = useTranslation();
  const [end, { isLoading }] = useEndChambersMembershipMutation();
  const confirm = async () => {
    const reply = await end({ id: member.id });
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      title={t('settings.chambers.endTitle', { name: member.full_name })}
      confirmLabel={t('settings.chambers.end')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('settings.chambers.endText', { judge: member.judge })}</p>
    </ConfirmDialog>
  );
}
