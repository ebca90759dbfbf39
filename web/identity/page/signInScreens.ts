import type { ComponentType } from 'react';

/** A sign-in page: its address, the key of its title, and its screen, which is fetched for its own page. */
export type SignInScreen = { path: string; title: string; load: () => Promise<ComponentType> };

const screen = (path: string, title: string, load: SignInScreen['load']): SignInScreen => ({ path, title, load });

/** The screens of the sign-in pages (domain/paths/signInPages). */
export const signInScreens: SignInScreen[] = [
  screen(
    '/login-switch',
    'titles.loginSwitch',
    async () => (await import('../LoginSwitchScreen.tsx')).LoginSwitchScreen,
  ),
  screen('/login', 'titles.login', async () => (await import('../LoginScreen.tsx')).LoginScreen),
  screen(
    '/login-success',
    'titles.loginSuccess',
    async () => (await import('../LoginSuccessScreen.tsx')).LoginSuccessScreen,
  ),
  screen('/judge-login', 'titles.judgeLogin', async () => (await import('../JudgeLoginScreen.tsx')).JudgeLoginScreen),
  screen(
    '/register-judge',
    'titles.registerJudge',
    async () => (await import('../RegisterJudgeScreen.tsx')).RegisterJudgeScreen,
  ),
  screen('/sign-up', 'titles.signUp', async () => (await import('../SignUpScreen.tsx')).SignUpScreen),
  screen(
    '/forgot-password',
    'titles.forgotPassword',
    async () => (await import('../ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  screen(
    '/verify-email',
    'titles.verifyEmail',
    async () => (await import('../VerifyEmailScreen.tsx')).VerifyEmailScreen,
  ),
  screen(
    '/second-factor',
    'titles.secondFactor',
    async () => (await import('../secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
  ),
  screen(
    '/switch-profile',
    'titles.switchProfile',
    async () => (await import('../SwitchProfileScreen.tsx')).SwitchProfileScreen,
  ),
  screen(
    '/become-judge',
    'titles.becomeJudge',
    async () => (await import('../BecomeJudgeScreen.tsx')).BecomeJudgeScreen,
  ),
];
