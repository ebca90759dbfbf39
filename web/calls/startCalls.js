// Runs before the first paint, while the app's script is fetched: starts the calls that the screen will make, with the
// session of this tab. web/calls/startedCalls.ts hands their replies to the screen.
(() => {
  const screens = {
    '/dashboard': ['/api/dashboard/', '/api/site/', '/api/activities/logs?limit=4'],
    '/review': ['/api/documents/{filing}/', '/api/review/{filing}/'],
    '/case-processing': ['/api/documents/{filing}/'],
  };
  const filing = new URLSearchParams(location.search).get('filing');
  const isId = /^[0-9a-f-]{36}$/.test(filing);
  let session = null;
  try {
    session = JSON.parse(sessionStorage.getItem('authData'));
  } catch {
    // Without storage nobody is signed in.
  }
  if (session?.stage !== 'complete' || !(session.expiry > Date.now())) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${session.token}` };
  const replies = {};
  for (const call of screens[location.pathname] ?? []) {
    if (call.includes('{filing}') && !isId) continue;
    const address = call.replace('{filing}', filing);
    replies[address] = fetch(address, { headers }).catch(() => null);
  }
  window.assizeStarted = { token: session.token, until: Date.now() + 30_000, replies };
})();
