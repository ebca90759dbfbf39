import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsLoad } from './toast.ts';

/** Where toasts appear. Empty until the first of them has fetched what it needs. */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => whenToastsLoad((parts) => setToasts(() => parts.Toasts)), []);
  return Toasts && <Toasts />;
}
