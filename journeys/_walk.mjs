import { chromium } from 'playwright-core';
const address = 'http://localhost:4611';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const login = async (email) => (await (await fetch(address + '/api/auth/judge/login/', { method: 'POST', headers: { 'content-type': 'application/json', origin: address }, body: JSON.stringify({ email, password: 'evaluation' }) })).json()).session;
const pub = ['/', '/login-switch', '/login', '/judge-login', '/register-judge', '/forgot-password', '/forgot-password?token=x', '/sign-up', '/verify-email', '/switch-profile', '/become-judge', '/api-docs', '/platform', '/contact', '/accessibility', '/privacy', '/status', '/kit', '/nowhere'];
const guarded = ['/dashboard', '/case-processing', '/review', '/cases', '/calendar', '/attorneys', '/attorneys/add-attorney', '/legal-research', '/legal-research?tab=platforms', '/legal-research?tab=search', '/legal-research?tab=search&q=motion', '/legal-research?tab=settings', '/research', '/research/activity', '/reports', '/integrations', '/api-access', '/api-access?tab=review', ...['', 'security', 'preferences', 'notifications', 'sessions', 'court', 'calendar', 'rules'].map((t) => '/settings?tab=' + t), '/activity', '/activity?tab=access', '/self-help', '/self-help/fee-waiver', '/courtdoc', '/courtdoc?tab=generation', '/courtdoc?tab=requirements', '/courtdoc?tab=history', ...['', 'judges', 'attorneys', 'invitations', 'requests'].map((t) => '/people?tab=' + t), '/notifications', '/deadlines', '/deadlines?tab=calculator', '/sessions', '/judge-dashboard', '/judge-dashboard?view=awaiting', '/judge-dashboard?view=bundle'];
const bad = [];
for (const [who, routes] of [[null, pub], ['r.registrar@alder.example.com', guarded], ['a.reyes@alder.example.com', ['/judge-dashboard', '/judge-dashboard?view=awaiting', '/judge-dashboard?view=bundle', '/dashboard']], ['a.example@example.com', ['/dashboard', '/case-processing', '/cases', '/courtdoc', '/settings']]]) {
  const context = await b.newContext({ viewport: { width: 1440, height: 900 } });
  const session = who && (await login(who)); if (who && !session) { console.log('no session', who); continue; }
  let routes2 = routes;
  if (who?.startsWith('r.')) { const read = async (p) => (await fetch(address + '/api' + p, { headers: { authorization: 'Bearer ' + session.token } })).json();
    const f = (await read('/review/')).results[0].id, c = (await read('/cases/')).results[0].id, a = (await read('/attorneys/')).data[0].id; routes2 = [...routes, '/review?filing=' + f, '/cases/' + c, '/attorneys/view-attorney/' + a, '/attorneys/edit-attorney/' + a]; }
  await context.addInitScript((s) => { if (s && location.protocol === 'http:') sessionStorage.setItem('authData', s); }, session && JSON.stringify({ ...session, isAuthenticated: true }));
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && bad.push([page.url(), m.text()])); page.on('pageerror', (e) => bad.push([page.url(), String(e)]));
  for (const r of routes2) {
    await page.goto(address + r); await page.waitForSelector('h1', { timeout: 20000 }).catch(() => bad.push([r, 'no h1']));
    await page.waitForTimeout(900);
    const look = () => page.evaluate(() => { const out = []; const re = /^[a-z][A-Za-z]+(\.[A-Za-z_]+)+$/; const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); while (w.nextNode()) { const t = w.currentNode.textContent.trim(); if (re.test(t)) out.push(t); } for (const e of document.querySelectorAll('*')) for (const a of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) { const v = e.getAttribute(a); if (v && re.test(v)) out.push(a + '=' + v); } return [...new Set(out)]; });
    for (const t of await look()) bad.push([r, t]);
    if (who) { for (const name of [/^User menu/, /^Notifications/]) { const x = page.getByRole('button', { name }); if (await x.count()) { await x.first().click({ timeout: 3000 }).catch((e) => bad.push([r, 'click ' + name])); await page.waitForTimeout(150); for (const t of await look()) bad.push([r, t]); await page.keyboard.press('Escape'); } } }
  }
  await context.close();
}
console.log(JSON.stringify([...new Set(bad.map((x) => x.join(' | ')))], null, 1));
await b.close();
