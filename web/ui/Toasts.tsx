import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled';

/** The unstyled build, because the other one adds a style element to the page, which the CSP forbids. */
export { toast } from 'react-toastify/unstyled';

type Kind = 'success' | 'error' | 'warning' | 'info' | 'default';
const tones: Record<Kind, string> = { success: 'ok', error: 'bad', warning: 'warn', info: 'info', default: 'info' };

/**
 * Toasts appear at the top right for five seconds, longer while the pointer is over them or the tab is hidden. Alt+T
 * moves the focus to them. An animation in styles/toast.css measures their time.
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
