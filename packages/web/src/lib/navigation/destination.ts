/** Key in `sessionStorage` of the page that a visitor wanted to open before signing in (D39, D49). */
const key = "resumeAfterSignIn";

let isDue = false;

export function rememberDestination(path: string): void {
  isDue = true;
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

/** Returns whether somebody was just sent to the sign-in page. Its dialog then opens at once, on later visits it does not. */
export const isSignInDue = (): boolean => isDue;

export function settleSignIn(): void {
  isDue = false;
}
