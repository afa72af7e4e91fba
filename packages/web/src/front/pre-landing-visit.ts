const key = "cameFromPreLanding";

export function rememberPreLanding(): void {
  try {
    sessionStorage.setItem(key, "true");
  } catch {
    // Without storage only the browser's back button leads back.
  }
}

export function cameFromPreLanding(): boolean {
  try {
    return sessionStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}
