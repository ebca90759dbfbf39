import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled';

type Kind = 'success' | 'error' | 'warning' | 'info' | 'default';
const tones: Record<Kind, string> = { success: 'ok', error: 'bad', warning: 'warn', info: 'info', default: 'info' };

/**
 * Where toasts appear: top right, for five seconds, waiting while pointed at or out of sight; Alt+T goes to them
 * (SPEC.md 9). Their time runs with an animation in styles/toast.css.
 */
export function Toasts(props: Pick<ToastContainerProps, 'autoClose'>) {
  const { t } = useTranslation();
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      newestOnTop
      transition={false}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={t('ui.toasts.label')}
      toastClassName={(context) => `toast ${tones[context?.type ?? 'default']}`}
      icon={({ type }) => <ToastIcon kind={type} />}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="btn quiet dense icon"
          aria-label={t('ui.close')}
          onClick={() => closeToast(true)}
        >
          <X className="i" aria-hidden />
        </button>
      )}
      {...props}
    />
  );
}

function ToastIcon({ kind }: { kind: Kind }) {
  if (kind === 'success') return <CircleCheck className="i" aria-hidden />;
  if (kind === 'error') return <CircleAlert className="i" aria-hidden />;
  if (kind === 'warning') return <TriangleAlert className="i" aria-hidden />;
  return <Info className="i" aria-hidden />;
}
