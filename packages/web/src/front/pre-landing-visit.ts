const key = "cameFromPreLanding";

export function rememberPreLanding(): void {
  try {
    sessionStorage.setItem(key, "true");
  } catch {
    // Without storage the page has no back link. The back button of the browser still leads back.
  }
}

export function cameFromPreLanding(): boolean {
  try {
    return sessionStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}
