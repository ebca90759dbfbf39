import { useLocation } from 'react-router';

/** Where the guides are: /help for everyone, /self-help within the signed-in portal. */
export function useHelpBase(): '/help' | '/self-help' {
  return /^\/help(?:\/|$)/.test(useLocation().pathname) ? '/help' : '/self-help';
}
