import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsLoad } from './toast.ts';

/** The area for toasts. Empty until the first toast has fetched its code. */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => whenToastsLoad((parts) => setToasts(() => parts.Toasts)), []);
  return Toasts && <Toasts />;
}
