import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { Guard } from './identity/Guard.tsx';
import { Failure } from './layout/Failure.tsx';
import { LeaveForLanding } from './layout/LeaveForLanding.tsx';
import { Loading } from './layout/Loading.tsx';
import { Shell } from './layout/Shell.tsx';
import type { RouteHandle } from './layout/useRouteFocus.ts';

/** A route, its title, and its screen, which is fetched when it is first gone to. */
function screen(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: RouteHandle = { title: `titles.${title}` };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

const publicRoutes: RouteObject[] = [
  screen(
    '/login-switch',
    'loginSwitch',
    async () => (await import('./identity/LoginSwitchScreen.tsx')).LoginSwitchScreen,
  ),
  screen('/login', 'login', async () => (await import('./identity/LoginScreen.tsx')).LoginScreen),
  screen(
    '/login-success',
    'loginSuccess',
    async () => (await import('./identity/LoginSuccessScreen.tsx')).LoginSuccessScreen,
  ),
  screen(
    '/forgot-password',
    'forgotPassword',
    async () => (await import('./identity/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  screen(
    '/second-factor',
    'secondFactor',
    async () => (await import('./identity/secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
  ),
  screen(
    '/verify-email',
    'verifyEmail',
    async () => (await import('./identity/VerifyEmailScreen.tsx')).VerifyEmailScreen,
  ),
  screen('/sign-up', 'signUp', async () => (await import('./identity/SignUpScreen.tsx')).SignUpScreen),
  screen(
    '/register-judge',
    'registerJudge',
    async () => (await import('./identity/RegisterJudgeScreen.tsx')).RegisterJudgeScreen,
  ),
  screen('/judge-login', 'judgeLogin', async () => (await import('./identity/JudgeLoginScreen.tsx')).JudgeLoginScreen),
  screen(
    '/switch-profile',
    'switchProfile',
    async () => (await import('./identity/SwitchProfileScreen.tsx')).SwitchProfileScreen,
  ),
  screen(
    '/become-judge',
    'becomeJudge',
    async () => (await import('./identity/BecomeJudgeScreen.tsx')).BecomeJudgeScreen,
  ),
  screen(
    '/dashboard-check',
    'dashboardCheck',
    async () => (await import('./identity/DashboardCheckScreen.tsx')).DashboardCheckScreen,
  ),
  screen('/api-docs', 'apiDocs', async () => (await import('./apiDocs/ApiDocsScreen.tsx')).ApiDocsScreen),
  screen('/platform', 'platform', async () => (await import('./platform/PlatformScreen.tsx')).PlatformScreen),
  screen('/contact', 'contact', async () => (await import('./site/ContactScreen.tsx')).ContactScreen),
  screen(
    '/accessibility',
    'accessibility',
    async () => (await import('./site/AccessibilityScreen.tsx')).AccessibilityScreen,
  ),
  screen('/privacy', 'privacy', async () => (await import('./site/PrivacyScreen.tsx')).PrivacyScreen),
  screen('/status', 'status', async () => (await import('./site/StatusScreen.tsx')).StatusScreen),
  screen('/kit', 'kit', async () => (await import('./kit/KitScreen.tsx')).KitScreen),
];

const guardedRoutes: RouteObject[] = [
  screen('/dashboard', 'dashboard', async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen),
  screen(
    '/case-processing',
    'caseProcessing',
    async () => (await import('./filings/CaseProcessingScreen.tsx')).CaseProcessingScreen,
  ),
  screen('/review', 'review', async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen),
  screen('/cases', 'cases', async () => (await import('./cases/CasesScreen.tsx')).CasesScreen),
  screen('/cases/:id', 'case', async () => (await import('./cases/CaseScreen.tsx')).CaseScreen),
  screen(
    '/ai-dashboard',
    'caseProcessing',
    async () => (await import('./filings/CaseProcessingScreen.tsx')).CaseProcessingScreen,
  ),
  screen('/sessions', 'sessions', async () => (await import('./identity/SessionsScreen.tsx')).SessionsScreen),
  screen(
    '/notifications',
    'notifications',
    async () => (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  screen('/courtdoc', 'courtdoc', async () => (await import('./courtdoc/CourtdocScreen.tsx')).CourtdocScreen),
  screen('/calendar', 'calendar', async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen),
  screen('/attorneys', 'attorneys', async () => (await import('./attorneys/AttorneysScreen.tsx')).AttorneysScreen),
  screen(
    '/attorneys/add-attorney',
    'addAttorney',
    async () => (await import('./attorneys/AddAttorneyScreen.tsx')).AddAttorneyScreen,
  ),
  screen(
    '/attorneys/edit-attorney/:id',
    'editAttorney',
    async () => (await import('./attorneys/EditAttorneyScreen.tsx')).EditAttorneyScreen,
  ),
  screen(
    '/attorneys/view-attorney/:id',
    'viewAttorney',
    async () => (await import('./attorneys/ViewAttorneyScreen.tsx')).ViewAttorneyScreen,
  ),
  { path: '/attorney-management', element: <Navigate to="/attorneys" replace /> },
  screen('/research', 'research', async () => (await import('./research/ResearchScreen.tsx')).ResearchScreen),
  screen(
    '/research/activity',
    'researchActivity',
    async () => (await import('./research/RecentResearchScreen.tsx')).RecentResearchScreen,
  ),
  screen(
    '/research/authorities/:id',
    'authority',
    async () => (await import('./research/AuthorityScreen.tsx')).AuthorityScreen,
  ),
  screen(
    '/legal-research',
    'legalResearch',
    async () => (await import('./research/LegalResearchScreen.tsx')).LegalResearchScreen,
  ),
  screen('/deadlines', 'deadlines', async () => (await import('./deadlines/DeadlinesScreen.tsx')).DeadlinesScreen),
  screen('/reports', 'reports', async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen),
  screen(
    '/integrations',
    'integrations',
    async () => (await import('./integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
  ),
  screen('/api-access', 'apiAccess', async () => (await import('./apiAccess/ApiAccessScreen.tsx')).ApiAccessScreen),
  screen('/settings', 'settings', async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen),
  screen('/activity', 'activity', async () => (await import('./activity/ActivityScreen.tsx')).ActivityScreen),
  screen('/people', 'people', async () => (await import('./people/PeopleScreen.tsx')).PeopleScreen),
  screen('/self-help', 'selfHelp', async () => (await import('./selfHelp/SelfHelpScreen.tsx')).SelfHelpScreen),
  screen('/self-help/:id', 'selfHelp', async () => (await import('./selfHelp/ResourceScreen.tsx')).ResourceScreen),
  screen(
    '/judge-dashboard',
    'judgeDashboard',
    async () => (await import('./chambers/JudgeDashboardScreen.tsx')).JudgeDashboardScreen,
  ),
];

/** All routes of the app. The landing page at / is a separate document. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Failure,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: Failure,
        children: [
          { path: '/', Component: LeaveForLanding },
          ...publicRoutes,
          { Component: Guard, children: guardedRoutes },
          screen('*', 'notFound', async () => (await import('./layout/NotFoundScreen.tsx')).NotFoundScreen),
        ],
      },
    ],
  },
];
