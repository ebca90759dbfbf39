import { useTranslation } from 'react-i18next';
import type { ScreenKey } from '#domain/navigation/screens';
import { writeCount } from '#domain/text/writeCount';
import { useCountNavigationQuery } from './navigationApi.ts';

const countsEveryMs = 60_000;

/** The number of items that need the person's attention on a screen, next to the link to it; nothing if there are none. */
export function WorkCount({ screen }: { screen: ScreenKey }) {
  const { t } = useTranslation();
  const { counted } = useCountNavigationQuery(undefined, {
    pollingInterval: countsEveryMs,
    skipPollingIfUnfocused: true,
    selectFromResult: ({ data }) => ({ counted: data?.counts.find((one) => one.screen === screen) }),
  });
  if (!counted) return null;
  const { count, more } = counted;
  return (
    <>
      <b className="frame-side-count" aria-hidden>
        {`${writeCount(count)}${more ? '+' : ''}`}
      </b>
      <span className="vh">{t(`work.${counted.screen}${more ? 'More' : ''}`, { count })}</span>
    </>
  );
}
