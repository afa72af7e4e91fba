/** Key in `sessionStorage` of the page that a visitor wanted to open before signing in (D39, D49). */
const key = "resumeAfterSignIn";

export function rememberDestination(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the visitor starts at the dashboard.
  }
}

export function takeDestination(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Accept only paths of this site. Browsers treat `//other` and `/\\other` as another site.
    return path && /^\/(?![/\\])/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export function hasDestination(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
