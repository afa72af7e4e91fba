export interface MailLink {
  token: string;
  email: string;
}

/**
 * Reads the secret of a mailed link and removes it from the address bar and the browser's history. It stays in the
 * state of the history entry for reloads until `forgetMailLink` removes it.
 */
export function takeMailLink(): MailLink {
  const query = new URLSearchParams(location.search);
  const token = query.get("token")?.trim() ?? "";
  // A mail program may leave the `+` of an address unencoded; it then arrives as a space.
  const email = (query.get("email") ?? "").trim().replaceAll(" ", "+");
  const stored: unknown = history.state?.mailLink;
  if (!token) return isMailLink(stored) ? stored : { token, email };
  store({ token, email });
  return { token, email };
}

/** Removes the used secret of a mailed link permanently. `outcome` is stored in its place and survives a reload. */
export const forgetMailLink = (outcome?: string): void => store(outcome);

/** Returns the outcome that `forgetMailLink` stored. */
export const storedOutcome = (): unknown => history.state?.mailLink;

function store(mailLink: MailLink | string | undefined): void {
  const query = new URLSearchParams(location.search);
  query.delete("token");
  query.delete("email");
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState({ ...history.state, mailLink }, "", location.pathname + search);
}

const isMailLink = (value: unknown): value is MailLink =>
  typeof value === "object" && value !== null && "token" in value && "email" in value;
