import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceDetails } from '#contract/selfHelp';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import styles from './StarRating.module.css';
import { useRateResourceMutation } from './selfHelpApi.ts';

const stars = [1, 2, 3, 4, 5];

/** One to five stars, selected with the mouse or the arrow keys; the latest choice counts. */
export function StarRating({ resource }: { resource: ResourceDetails }) {
  const { t } = useTranslation();
  const [rate, { isLoading }] = useRateResourceMutation();
  const choose = async (chosen: number) => {
    const reply = await rate({ id: resource.id, stars: chosen });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <fieldset className={styles.stars} disabled={isLoading}>
      <legend>{t('selfHelp.rate')}</legend>
      {stars.map((count) => (
        <label key={count} data-on={count <= (resource.own_rating ?? 0) || undefined}>
          <input
            type="radio"
            name="stars"
            className="vh"
            checked={resource.own_rating === count}
            onChange={() => void choose(count)}
          />
          <Star className="i i-lg" aria-hidden />
          <span className="vh">{t('selfHelp.stars', { count })}</span>
        </label>
      ))}
    </fieldset>
  );
}
