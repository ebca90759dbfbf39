import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { SecretOnce } from '#web/ui/SecretOnce.tsx';
import { Tray } from './Tray.tsx';

const sample = 'curl -H "Authorization: Bearer ak_sample" https://court.example.gov/api/v1/cases/26CV00431/status';

export function KitSecrets() {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string | null>(null);
  const say = (key: string) => t(`kit.secrets.${key}`);
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <Tray name={say('code')}>
          <CodeBlock label={say('curl')} text={sample} />
        </Tray>
        <Tray name={say('copy')}>
          <CopyButton label={say('number')} text="26CV00431" />
        </Tray>
        <Tray name={say('once')}>
          <Button onClick={() => setSecret('ak_sample_that_opens_nothing')}>{say('show')}</Button>
          <SecretOnce
            title={say('title')}
            label={say('key')}
            warning={say('warning')}
            secret={secret}
            onClose={() => setSecret(null)}
          />
        </Tray>
      </div>
    </section>
  );
}
