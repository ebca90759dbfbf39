import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint';
import type { verifySeal } from '#contract/seals';
import { writeMoment } from '#domain/settings/writeMoment';
import { errorText } from '#web/calls/errorText.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { sealFactsOf } from './sealFactsOf.ts';
import { useVerifySealMutation } from './verifyApi.ts';

type Validity = ReplyOf<typeof verifySeal>;
type Answer = { name: string; text?: string; validity?: Validity };

const tones: Record<Validity['result'], Tone> = { valid: 'ok', appended: 'warn', changed: 'bad', unknown: 'none' };

/** Anyone checks here whether a PDF carries the seal of a court. The file stays in the browser. */
export function SealCheck() {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const [verify] = useVerifySealMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const check = async ([file]: File[]) => {
    if (!file) return;
    const { name } = file;
    setAnswer({ name, text: t('verify.seal.checking') });
    const found = await sealFactsOf(file);
    if ('problem' in found) return setAnswer({ name, text: t(`verify.seal.${found.problem}`) });
    const reply = await verify(found.facts);
    return setAnswer(reply.error ? { name, text: errorText(reply.error) } : { name, validity: reply.data });
  };
  const validity = answer?.validity;
  return (
    <Panel title={t('verify.seal.heading')}>
      <div className="stack">
        <FileDrop
          title={t('verify.seal.drop')}
          rules={t('verify.seal.private')}
          accept=".pdf"
          onFiles={(files) => void check(files)}
        />
        {answer && (
          <div role="status" className="stack">
            <strong>{answer.name}</strong>
            {answer.text && <span>{answer.text}</span>}
            {validity && (
              <Status tone={tones[validity.result]}>
                {t(`verify.seal.${validity.result}`, { court: validity.court ?? '' })}
              </Status>
            )}
            {validity?.signer && validity.sealed_at && (
              <span className="muted">
                {t('verify.seal.signed', {
                  signer: validity.signer,
                  when: writeMoment(new Date(validity.sealed_at), preferences, validity.time_zone ?? 'UTC'),
                })}
              </span>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
