import { Ellipsis, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Tray } from './Tray.tsx';

export function KitButtons() {
  const { t } = useTranslation();
  const [view, setView] = useState('month');
  const views = ['month', 'week', 'day'].map((value) => ({ value, label: t(`kit.views.${value}`) }));
  return (
    <section>
      <h2>{t('kit.buttons.heading')}</h2>
      <div className="panel">
        <Tray name={t('kit.buttons.primary')}>
          <Button kind="primary">{t('kit.buttons.accept')}</Button>
          <Button kind="primary" className="is-hover">
            {t('kit.states.hover')}
          </Button>
          <Button kind="primary" className="is-focus">
            {t('kit.states.focus')}
          </Button>
          <Button kind="primary" disabled>
            {t('kit.states.disabled')}
          </Button>
          <Button kind="primary" busy>
            {t('kit.states.busy')}
          </Button>
        </Tray>
        <Tray name={t('kit.buttons.secondary')}>
          <Button>{t('kit.buttons.hold')}</Button>
          <Button className="is-hover">{t('kit.states.hover')}</Button>
          <Button className="is-focus">{t('kit.states.focus')}</Button>
          <Button className="is-active">{t('kit.states.pressed')}</Button>
          <Button disabled>{t('kit.states.disabled')}</Button>
          <Button busy>{t('kit.states.busy')}</Button>
        </Tray>
        <Tray name={t('kit.buttons.others')}>
          <Button kind="danger">
            <Undo2 className="i" aria-hidden />
            {t('kit.buttons.return')}
          </Button>
          <Button kind="quiet">{t('kit.buttons.quiet')}</Button>
          <Button kind="gold">{t('kit.buttons.gold')}</Button>
          <a className={buttonClass({})} href="#kit-dense">
            {t('kit.buttons.link')}
          </a>
        </Tray>
        <Tray name={t('kit.buttons.dense')}>
          <Button dense id="kit-dense">
            <Plus className="i" aria-hidden />
            {t('kit.buttons.add')}
          </Button>
          <Button dense kind="primary">
            {t('kit.buttons.review')}
          </Button>
          <Button dense iconOnly aria-label={t('kit.buttons.more')}>
            <Ellipsis className="i" aria-hidden />
          </Button>
          <Segmented label={t('kit.views.label')} options={views} value={view} onChange={setView} />
        </Tray>
      </div>
    </section>
  );
}
