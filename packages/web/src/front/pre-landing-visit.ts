const key = "cameFromPreLanding";

export function rememberPreLanding(): void {
  try {
    sessionStorage.setItem(key, "true");
  } catch {
    // Without storage there is no way back but the browser's own.
  }
}

export function cameFromPreLanding(): boolean {
  try {
    return sessionStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}
