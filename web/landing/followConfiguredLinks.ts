/** If the court has configured an external page for a request, its buttons open it in a new tab (departure 31). */
export async function followConfiguredLinks(page: Document): Promise<void> {
  const response = await fetch('/api/site/').catch(() => null);
  const site = (await response?.json().catch(() => null)) as { links?: Record<string, unknown> } | null;
  if (!response?.ok || !site?.links) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-request]')) {
    const address = site.links[(link.dataset.request ?? '').replace('-', '_')];
    if (typeof address !== 'string' || !/^https?:\/\//.test(address)) continue;
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}
