import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { signInPages } from '#domain/paths/signInPages';
import { Failure } from './frame/Failure.tsx';
import { LeaveByRoute } from './frame/LeaveByRoute.tsx';
import { Loading } from './frame/Loading.tsx';
import type { RouteHandle } from './frame/useRouteFocus.ts';
import { Guard } from './identity/Guard.tsx';
import { Shell } from './layout/Shell.tsx';

/** A route, the key of its title, and its screen, which is fetched on the first visit. */
function screen(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

const publicRoutes: RouteObject[] = [
  screen(
    '/switch-profile',
    'titles.switchProfile',
    async () => (await import('./identity/SwitchProfileInApp.tsx')).SwitchProfileInApp,
  ),
  screen(
    '/become-judge',
    'titles.becomeJudge',
    async () => (await import('./identity/BecomeJudgeInApp.tsx')).BecomeJudgeInApp,
  ),
  screen(
    '/dashboard-check',
    'titles.dashboardCheck',
    async () => (await import('./identity/DashboardCheckScreen.tsx')).DashboardCheckScreen,
  ),
  screen('/api-docs', 'titles.apiDocs', async () => (await import('./apiDocs/ApiDocsScreen.tsx')).ApiDocsScreen),
  screen('/platform', 'titles.platform', async () => (await import('./platform/PlatformScreen.tsx')).PlatformScreen),
  screen('/contact', 'titles.contact', async () => (await import('./site/ContactScreen.tsx')).ContactScreen),
  screen(
    '/accessibility',
    'titles.accessibility',
    async () => (await import('./site/AccessibilityScreen.tsx')).AccessibilityScreen,
  ),
  screen('/privacy', 'titles.privacy', async () => (await import('./site/PrivacyScreen.tsx')).PrivacyScreen),
  screen('/help', 'titles.selfHelp', async () => (await import('./selfHelp/SelfHelpScreen.tsx')).SelfHelpScreen),
  screen('/help/:id', 'titles.selfHelp', async () => (await import('./selfHelp/ResourceScreen.tsx')).ResourceScreen),
  screen(
    '/help/requirements',
    'titles.requirements',
    async () => (await import('./courtdoc/RequirementsScreen.tsx')).RequirementsScreen,
  ),
  screen('/status', 'titles.status', async () => (await import('./site/StatusScreen.tsx')).StatusScreen),
  screen(
    '/tentative-rulings',
    'titles.tentativeRulings',
    async () => (await import('./rulings/tentatives/PublicTentativesScreen.tsx')).PublicTentativesScreen,
  ),
  screen(
    '/records',
    'titles.records',
    async () => (await import('./publicAccess/PublicSearchScreen.tsx')).PublicSearchScreen,
  ),
  screen(
    '/records/cases/:id',
    'titles.publicCase',
    async () => (await import('./publicAccess/PublicCaseScreen.tsx')).PublicCaseScreen,
  ),
  screen(
    '/records/terminal',
    'titles.terminal',
    async () => (await import('./publicAccess/TerminalScreen.tsx')).TerminalScreen,
  ),
  screen('/verify', 'titles.verifySeal', async () => (await import('./verify/VerifySealScreen.tsx')).VerifySealScreen),
  screen('/verify/:token', 'titles.verify', async () => (await import('./verify/VerifyScreen.tsx')).VerifyScreen),
  screen(
    '/served/entry/:token',
    'titles.served',
    async () => (await import('./entryService/ServedEntryScreen.tsx')).ServedEntryScreen,
  ),
  screen(
    '/served/:token',
    'titles.served',
    async () => (await import('./service/ServedScreen.tsx')).ServedByLinkScreen,
  ),
  screen('/kit', 'titles.kit', async () => (await import('./kit/KitScreen.tsx')).KitScreen),
];

const guardedRoutes: RouteObject[] = [
  screen(
    '/dashboard',
    'titles.dashboard',
    async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  screen(
    '/case-processing',
    'titles.caseProcessing',
    async () => (await import('./intake/CaseProcessingScreen.tsx')).CaseProcessingScreen,
  ),
  screen('/filings/:id', 'titles.filing', async () => (await import('./intake/filing/FilingScreen.tsx')).FilingScreen),
  screen(
    '/entry-service',
    'titles.entryService',
    async () => (await import('./entryService/EscalatedScreen.tsx')).EscalatedScreen,
  ),
  screen('/service/:id', 'titles.served', async () => (await import('./service/ServedScreen.tsx')).ServedScreen),
  screen('/review', 'titles.review', async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen),
  screen('/counter', 'titles.counter', async () => (await import('./counter/CounterScreen.tsx')).CounterScreen),
  screen('/cases', 'titles.cases', async () => (await import('./cases/CasesScreen.tsx')).CasesScreen),
  screen('/cases/:id', 'titles.case', async () => (await import('./cases/CaseScreen.tsx')).CaseScreen),
  screen(
    '/ai-dashboard',
    'titles.caseProcessing',
    async () => (await import('./intake/CaseProcessingScreen.tsx')).CaseProcessingScreen,
  ),
  screen('/sessions', 'titles.sessions', async () => (await import('./identity/SessionsScreen.tsx')).SessionsScreen),
  screen(
    '/notifications',
    'titles.notifications',
    async () => (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  screen('/courtdoc', 'titles.courtdoc', async () => (await import('./courtdoc/CourtdocScreen.tsx')).CourtdocScreen),
  screen('/session', 'titles.session', async () => (await import('./courtroom/SessionScreen.tsx')).SessionScreen),
  screen('/calendar', 'titles.calendar', async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen),
  screen(
    '/calendar/reschedule',
    'titles.reschedule',
    async () => (await import('./calendar/batches/RescheduleScreen.tsx')).RescheduleScreen,
  ),
  screen('/calendar/plans', 'titles.plans', async () => (await import('./calendar/plans/PlansScreen.tsx')).PlansScreen),
  screen(
    '/calendar/plans/:id',
    'titles.plan',
    async () => (await import('./calendar/plans/PlanScreen.tsx')).PlanScreen,
  ),
  screen(
    '/calendar/changes/:id',
    'titles.batch',
    async () => (await import('./calendar/batches/BatchScreen.tsx')).BatchScreen,
  ),
  screen(
    '/calendar/what-if',
    'titles.whatIf',
    async () => (await import('./calendar/whatIf/WhatIfsScreen.tsx')).WhatIfsScreen,
  ),
  screen(
    '/calendar/what-if/:id',
    'titles.whatIf',
    async () => (await import('./calendar/whatIf/WhatIfScreen.tsx')).WhatIfScreen,
  ),
  screen(
    '/calendar/people',
    'titles.hearingStaff',
    async () => (await import('./calendar/staff/StaffScreen.tsx')).StaffScreen,
  ),
  screen(
    '/calendar/people/:id',
    'titles.hearingStaff',
    async () => (await import('./calendar/staff/StaffPersonScreen.tsx')).StaffPersonScreen,
  ),
  screen(
    '/calendar/recurring',
    'titles.weekTemplates',
    async () => (await import('./calendar/templates/WeekTemplatesScreen.tsx')).WeekTemplatesScreen,
  ),
  screen(
    '/attorneys',
    'titles.attorneys',
    async () => (await import('./attorneys/AttorneysScreen.tsx')).AttorneysScreen,
  ),
  screen(
    '/attorneys/add-attorney',
    'titles.addAttorney',
    async () => (await import('./attorneys/AddAttorneyScreen.tsx')).AddAttorneyScreen,
  ),
  screen(
    '/attorneys/edit-attorney/:id',
    'titles.editAttorney',
    async () => (await import('./attorneys/EditAttorneyScreen.tsx')).EditAttorneyScreen,
  ),
  screen(
    '/attorneys/view-attorney/:id',
    'titles.viewAttorney',
    async () => (await import('./attorneys/ViewAttorneyScreen.tsx')).ViewAttorneyScreen,
  ),
  screen(
    '/attorneys/imports',
    'titles.rosterImports',
    async () => (await import('./attorneys/imports/ImportsScreen.tsx')).ImportsScreen,
  ),
  screen(
    '/attorneys/imports/:id',
    'titles.rosterImport',
    async () => (await import('./attorneys/imports/ImportScreen.tsx')).ImportScreen,
  ),
  { path: '/attorney-management', element: <Navigate to="/attorneys" replace /> },
  screen('/research', 'titles.research', async () => (await import('./research/ResearchScreen.tsx')).ResearchScreen),
  screen(
    '/research/activity',
    'titles.researchActivity',
    async () => (await import('./research/RecentResearchScreen.tsx')).RecentResearchScreen,
  ),
  screen(
    '/research/authorities/:id',
    'titles.authority',
    async () => (await import('./research/AuthorityScreen.tsx')).AuthorityScreen,
  ),
  screen(
    '/legal-research',
    'titles.legalResearch',
    async () => (await import('./research/LegalResearchScreen.tsx')).LegalResearchScreen,
  ),
  screen(
    '/deadlines',
    'titles.deadlines',
    async () => (await import('./deadlines/DeadlinesScreen.tsx')).DeadlinesScreen,
  ),
  screen('/firm', 'titles.firm', async () => (await import('./firms/FirmScreen.tsx')).FirmScreen),
  screen(
    '/work-items',
    'titles.workItems',
    async () => (await import('./workItems/WorkItemsScreen.tsx')).WorkItemsScreen,
  ),
  screen('/reports', 'titles.reports', async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen),
  screen('/pilots', 'titles.pilots', async () => (await import('./pilots/PilotsScreen.tsx')).PilotsScreen),
  screen('/pilots/:id', 'titles.pilot', async () => (await import('./pilots/PilotScreen.tsx')).PilotScreen),
  screen(
    '/pilots/:id/results',
    'titles.pilotResults',
    async () => (await import('./pilots/PilotResultsScreen.tsx')).PilotResultsScreen,
  ),
  screen(
    '/integrations',
    'titles.integrations',
    async () => (await import('./integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
  ),
  screen(
    '/api-access',
    'titles.apiAccess',
    async () => (await import('./apiAccess/ApiAccessScreen.tsx')).ApiAccessScreen,
  ),
  screen('/settings', 'titles.settings', async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen),
  screen('/activity', 'titles.activity', async () => (await import('./activity/ActivityScreen.tsx')).ActivityScreen),
  screen('/people', 'titles.people', async () => (await import('./people/PeopleScreen.tsx')).PeopleScreen),
  screen('/self-help', 'titles.selfHelp', async () => (await import('./selfHelp/SelfHelpScreen.tsx')).SelfHelpScreen),
  screen(
    '/self-help/:id',
    'titles.selfHelp',
    async () => (await import('./selfHelp/ResourceScreen.tsx')).ResourceScreen,
  ),
  screen(
    '/submitted-matters',
    'titles.submittedMatters',
    async () => (await import('./rulings/matters/MattersScreen.tsx')).MattersScreen,
  ),
  screen('/orders', 'titles.orders', async () => (await import('./orders/OrdersScreen.tsx')).OrdersScreen),
  screen('/orders/new', 'titles.newOrder', async () => (await import('./orders/NewOrderScreen.tsx')).NewOrderScreen),
  screen('/orders/:id', 'titles.order', async () => (await import('./orders/OrderScreen.tsx')).OrderScreen),
  screen(
    '/orders/:id/compare/:other',
    'titles.compareOrders',
    async () => (await import('./orders/CompareScreen.tsx')).CompareScreen,
  ),
  screen(
    '/judge-dashboard',
    'titles.judgeDashboard',
    async () => (await import('./chambers/JudgeDashboardScreen.tsx')).JudgeDashboardScreen,
  ),
  screen(
    '/judge-dashboard/hearings/:id',
    'titles.hearingBinder',
    async () => (await import('./chambers/binder/BinderScreen.tsx')).BinderScreen,
  ),
  screen(
    '/judge-dashboard/memos/:id',
    'titles.benchMemo',
    async () => (await import('./chambers/memos/MemoScreen.tsx')).MemoScreen,
  ),
];

/** All routes of the app. The landing page and the sign-in pages are separate documents. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Failure,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: Failure,
        children: [
          ...['/', ...signInPages].map((path) => ({ path, element: <LeaveByRoute path={path} /> })),
          ...publicRoutes,
          { Component: Guard, children: guardedRoutes },
          screen('*', 'titles.notFound', async () => (await import('./frame/NotFoundScreen.tsx')).NotFoundScreen),
        ],
      },
    ],
  },
];
