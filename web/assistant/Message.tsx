import { ArrowRight, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { assistantName } from '#domain/assistant/routeQuestion';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Message.module.css';
import type { ShownMessage } from './useConversation.ts';

/** One message: the person's text, or the assistant's with its list, its sources, and its link. */
export function Message({ message, onGo }: { message: ShownMessage; onGo: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { type, content, items, sources, action, local } = message;
  if (type === 'user') {
    return (
      <div className="me">
        <span className="vh">{t('assistant.you')}: </span>
        {content}
      </div>
    );
  }
  return (
    <div className="ai">
      <span className="who">{t('assistant.who', { name: assistantName })}</span>
      <p>{content}</p>
      {local && <p className="muted small">{t('assistant.withoutData')}</p>}
      {items.length > 0 && (
        <ul className={styles.answerItems}>
          {items.map(({ text, href, when }) => (
            <li key={`${text} ${when ?? ''} ${href ?? ''}`}>
              {href ? (
                <Link to={href} onClick={onGo}>
                  {text}
                </Link>
              ) : (
                text
              )}
              {when && <time dateTime={when}>{when.length === 10 ? format.day(when) : format.moment(when)}</time>}
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <div className={styles.srcs}>
          <span className="muted tiny">{t('assistant.sources', { count: sources.length })}</span>
          {sources.map(({ label, href }) => (
            <Link key={`${label} ${href}`} className="chip src" to={href} onClick={onGo}>
              <ExternalLink className="i" aria-hidden />
              {label}
            </Link>
          ))}
        </div>
      )}
      {action && (
        <Link className={buttonClass({ dense: true }, styles.answerAction)} to={action.route} onClick={onGo}>
          {action.label}
          <ArrowRight className="i" aria-hidden />
        </Link>
      )}
    </div>
  );
}
