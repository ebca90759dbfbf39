import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './KitFiles.module.css';
import kitStyles from './kit.module.css';

export function KitFiles() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string[]>([]);
  const say = (key: string) => t(`kit.files.${key}`);
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className={kitStyles.cols2}>
        <FileDrop
          title={say('title')}
          rules={say('rules')}
          accept=".pdf,.doc,.docx,.txt"
          multiple
          onFiles={(files) => setChosen(files.map((file) => file.name))}
        />
        <div className="panel">
          {chosen.map((name) => (
            <FileRow key={name} name={name} />
          ))}
          <div className="file">
            <FileText className="i i-lg" aria-hidden />
            <span>{say('readyName')}</span>
            <Status tone="ok">{say('ready')}</Status>
          </div>
          <div className="body">
            <ProgressBar label={say('sending')} value={64} max={91} words={say('sent')} />
          </div>
          <div className="file">
            <FileText className="i i-lg" aria-hidden />
            <span>{say('refusedName')}</span>
            <Status tone="bad">{say('refused')}</Status>
          </div>
        </div>
      </div>
      <FileDropDisabled />
    </section>
  );
}

function FileRow({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className="file">
      <FileText className="i i-lg" aria-hidden />
      <span className="clip">{name}</span>
      <Status tone="info">{t('kit.files.chosen')}</Status>
    </div>
  );
}

function FileDropDisabled() {
  const { t } = useTranslation();
  return (
    <div className={styles.kitGap}>
      <FileDrop
        title={t('kit.files.disabled')}
        rules={t('kit.files.rules')}
        accept=".pdf"
        disabled
        onFiles={() => {}}
      />
    </div>
  );
}
