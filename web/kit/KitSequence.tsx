import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '#web/ui/Steps.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

export function KitSequence() {
  const { t } = useTranslation();
  const [tab, setTab] = useState('across');
  const say = (key: string) => t(`kit.sequence.${key}`);
  const steps = ['scanned', 'read', 'checking', 'ready'].map((key) => ({
    key,
    title: say(`steps.${key}.title`),
    detail: say(`steps.${key}.detail`),
  }));
  const label = say('stepsLabel');
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <div className="body">
          <Tabs
            label={say('tabsLabel')}
            selected={tab}
            onSelect={setTab}
            tabs={[
              { key: 'across', title: say('across'), content: <Steps label={label} steps={steps} current={2} /> },
              { key: 'down', title: say('down'), content: <Steps label={label} steps={steps} current={1} vertical /> },
              { key: 'done', title: say('done'), content: <Steps label={label} steps={steps} current={4} /> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
