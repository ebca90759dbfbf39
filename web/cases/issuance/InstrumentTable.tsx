import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IssuedInstrument } from '#contract/issuance';
import type { InstrumentState } from '#domain/issuance/instrumentKinds';
import { downloadDocument } from '#web/filings/fetchDocument.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import life from '../life/life.module.css';

type Act = ((instrument: IssuedInstrument) => void) | undefined;
type Props = { instruments: readonly IssuedInstrument[]; onReissue: Act; onClose: Act };

const tones: Record<InstrumentState, Tone> = {
  issued: 'info',
  returned_served: 'ok',
  returned_unserved: 'warn',
  recalled: 'none',
};

/** Issued instruments with their numbers, states, and documents; the latest first. */
export function InstrumentTable({ instruments, onReissue, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      caption={t('cases.issuance.heading')}
      rows={instruments.toReversed()}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('cases.issuance.instrument'),
          cell: ({ title, number, alias_of }) => (
            <div>
              {title}
              <br />
              <span className="muted">
                {alias_of ? t('cases.issuance.numberAlias', { number, before: alias_of }) : number}
              </span>
            </div>
          ),
        },
        {
          key: 'to',
          title: t('cases.issuance.to'),
          cell: ({ directed_to }) => directed_to ?? t('cases.issuance.noOne'),
        },
        {
          key: 'issued',
          title: t('cases.issuance.issuedOn'),
          cell: ({ issued_on, issued_by, entry }) => (
            <div>
              {format.day(issued_on)}
              <br />
              <span className="muted">{t('cases.issuance.by', { name: issued_by, entry })}</span>
            </div>
          ),
        },
        { key: 'state', title: t('cases.field.status'), cell: (one) => <State instrument={one} /> },
        {
          key: 'acts',
          title: t('cases.life.actions'),
          cell: (one) => <Acts instrument={one} onReissue={onReissue} onClose={onClose} />,
        },
      ]}
    />
  );
}

function State({ instrument: { state, is_replaced, closed_on, close_reason } }: { instrument: IssuedInstrument }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <div>
      <Status tone={tones[state]}>{t(`cases.issuance.states.${state}`)}</Status>
      {closed_on && <p className="muted">{[format.day(closed_on), close_reason].filter(Boolean).join(': ')}</p>}
      {is_replaced && <p className="muted">{t('cases.issuance.replaced')}</p>}
    </div>
  );
}

function Acts({ instrument, onReissue, onClose }: { instrument: IssuedInstrument; onReissue: Act; onClose: Act }) {
  const { t } = useTranslation();
  const { state, is_replaced, document, kind, number } = instrument;
  const mayReissue = onReissue && !is_replaced && state !== 'recalled' && kind !== 'certified_copy';
  return (
    <div className={life.partActs}>
      {document && (
        <Button
          dense
          aria-label={t('cases.issuance.downloadOf', { number })}
          onClick={() =>
            void downloadDocument(document.id, document.file_name).catch((failed: Error) => toast.error(failed.message))
          }
        >
          <Download className="i" aria-hidden /> {t('cases.issuance.download')}
        </Button>
      )}
      {onClose && state === 'issued' && (
        <Button dense aria-label={t('cases.issuance.closeOf', { number })} onClick={() => onClose(instrument)}>
          {t('cases.issuance.close')}
        </Button>
      )}
      {mayReissue && (
        <Button dense aria-label={t('cases.issuance.reissueOf', { number })} onClick={() => onReissue(instrument)}>
          {t('cases.issuance.reissue')}
        </Button>
      )}
    </div>
  );
}
