import { toast } from '#web/ui/toast.ts';

const key = 'assize-toast';

/** A toast about what a page did, shown on the page that follows it. */
export const nextPageToast = {
  leave: (words: string): void => sessionStorage.setItem(key, words),
  show(): void {
    const words = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (words) toast.success(words);
  },
};
