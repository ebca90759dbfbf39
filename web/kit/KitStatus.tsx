import { CircleDot, CircleSlash, EqualNot, Eye, Files, Lock, Minus, Pause, Quote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/Chip.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Badge, Status } from '#web/ui/Status.tsx';
import { Tray } from './Tray.tsx';

export function KitStatus() {
  const { t } = useTranslation();
  const [priority, setPriority] = useState('all');
  const say = (key: string) => t(`kit.status.${key}`);
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <Tray name={say('filters')}>
          {['all', 'high', 'medium', 'low'].map((one) => (
            <Chip key={one} pressed={one === priority} onClick={() => setPriority(one)}>
              {say(`priorities.${one}`)}
            </Chip>
          ))}
        </Tray>
        <Tray name={say('evidence')}>
          <Chip>
            <Quote className="i" aria-hidden />
            {say('place')}
          </Chip>
        </Tray>
        <Tray name={say('badges')}>
          <Badge tone="none" icon={Files}>
            {say('draft')}
          </Badge>
          <Badge tone="info" icon={Eye}>
            {say('review')}
          </Badge>
          <Badge tone="ok">{say('complete')}</Badge>
          <Badge tone="bad">{say('incomplete')}</Badge>
          <Badge tone="warn" icon={Pause}>
            {say('held')}
          </Badge>
          <Badge tone="gold">{say('proposal')}</Badge>
          <Badge tone="none" icon={Lock}>
            {say('sealed')}
          </Badge>
          <CountBadge count={1284} />
        </Tray>
        <Tray name={say('confidence')}>
          <Status tone="ok">{say('sure')}</Status>
          <Status tone="info" icon={CircleDot}>
            {say('probable')}
          </Status>
          <Status tone="warn">{say('unsure')}</Status>
        </Tray>
        <Tray name={say('citations')}>
          <Status tone="ok">{say('found')}</Status>
          <Status tone="bad" icon={EqualNot}>
            {say('otherName')}
          </Status>
          <Status tone="warn">{say('notFound')}</Status>
          <Status tone="none" icon={CircleSlash}>
            {say('notChecked')}
          </Status>
        </Tray>
        <Tray name={say('attorneys')}>
          <Status tone="ok">{say('active')}</Status>
          <Status tone="none" icon={Minus}>
            {say('inactive')}
          </Status>
          <Status tone="bad" icon={CircleSlash}>
            {say('suspended')}
          </Status>
        </Tray>
      </div>
    </section>
  );
}
