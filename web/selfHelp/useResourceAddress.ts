import { useSearchParams } from 'react-router';
import { type ResourceCategory, resourceCategories } from '#domain/selfHelp/Resource';

/** Search and category; they are in the address, so that Back and links restore them. */
export function useResourceAddress() {
  const [params, setParams] = useSearchParams();
  const category = resourceCategories.find((name) => name === params.get('category'));
  const change = (name: 'q' | 'category', value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    q: params.get('q') ?? '',
    category,
    search: (words: string) => change('q', words),
    choose: (chosen: ResourceCategory | undefined) => change('category', chosen),
  };
}
