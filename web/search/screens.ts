/** The screens that the header's search finds by name, with the catalogue keys of their names. */
export const screens = [
  { href: '/dashboard', title: 'titles.dashboard' },
  { href: '/case-processing', title: 'titles.caseProcessing' },
  { href: '/calendar', title: 'titles.calendar' },
  { href: '/attorneys', title: 'titles.attorneys' },
  { href: '/attorneys/add-attorney', title: 'titles.addAttorney' },
  { href: '/legal-research', title: 'titles.legalResearch' },
  { href: '/research', title: 'titles.research' },
  { href: '/reports', title: 'titles.reports' },
  { href: '/integrations', title: 'titles.integrations' },
  { href: '/api-access', title: 'titles.apiAccess' },
  { href: '/settings', title: 'titles.settings' },
  { href: '/self-help', title: 'titles.selfHelp' },
  { href: '/courtdoc', title: 'titles.courtdoc' },
  { href: '/judge-dashboard', title: 'titles.judgeDashboard' },
  { href: '/sessions', title: 'titles.sessions' },
  { href: '/api-docs', title: 'titles.apiDocs' },
] as const;
